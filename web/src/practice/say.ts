// Words of the practice page, loaded with it.
import { speaker } from "../words";
import type en from "./words/en.json";

export type PracticeKey = keyof typeof en;
export const say = speaker<PracticeKey>(
  import.meta.glob("./words/??.json", { eager: true, import: "default" }),
);
