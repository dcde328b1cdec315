// Words of Midgard's drawing that the engine has no need of: what a card or place does, in one line.
import { speaker } from "../../words";
import type en from "./en.json";

export type SayKey = keyof typeof en;
export const say = speaker<SayKey>(import.meta.glob("./??.json", { eager: true, import: "default" }));
