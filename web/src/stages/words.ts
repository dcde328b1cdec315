// Words of the stages, loaded with them.
import { speaker } from "../words";
import de from "./words/de.json";
import en from "./words/en.json";
import ru from "./words/ru.json";

export type SayKey = keyof typeof en;
export const say = speaker<SayKey>({ en, ru, de });
