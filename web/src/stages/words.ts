// Words of the stages, loaded with them.
import { speaker } from "../words";
import type en from "./words/en.json";

export type SayKey = keyof typeof en;
export const say = speaker<SayKey>(import.meta.glob("./words/??.json", { eager: true, import: "default" }));
