// Words of Midgard's drawing that the engine has no need of: what a card or place does, in one line.
import { speaker } from "../../words";
import de from "./de.json";
import en from "./en.json";
import ru from "./ru.json";

export type SayKey = keyof typeof en;
export const say = speaker<SayKey>({ en, ru, de });
