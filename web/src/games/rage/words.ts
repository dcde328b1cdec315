// Words of the drawing of Blood Rage.
import { speaker } from "../../words";
import de from "./de.json";
import en from "./en.json";
import ru from "./ru.json";

export type SayKey = keyof typeof en;
export const say = speaker<SayKey>({ en, ru, de });
