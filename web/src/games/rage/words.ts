// Words of the drawing of Blood Rage.
import { speaker } from "../../words";
import type en from "./en.json";

export type SayKey = keyof typeof en;
export const say = speaker<SayKey>(import.meta.glob("./??.json", { eager: true, import: "default" }));
