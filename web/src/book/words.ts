import { speaker } from "../words";
import de from "./de.json";
import en from "./en.json";
import ru from "./ru.json";

/** The rulebook's own words: what stands around its pages. */
export const say = speaker<keyof typeof en>({ en, ru, de });
