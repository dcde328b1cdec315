import { speaker } from "../words";
import type en from "./en.json";

/** The rulebook's own words: what stands around its pages. */
export const say = speaker<keyof typeof en>(
  import.meta.glob("./??.json", { eager: true, import: "default" }),
);
