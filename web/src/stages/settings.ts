// What a person sets about stages and sound: kept on the device.
import { kept } from "../core/settings";
import type { Others } from "./fold";

export type SoundGroup = "table" | "event" | "turn";
export const GROUPS: SoundGroup[] = ["table", "event", "turn"];

/** The one mute. Silent on a first visit, and before the first own move in any case. */
export const sound = kept<boolean>("sound", false, (x) => typeof x === "boolean");
/** Was "Sound?" answered? Then it is not asked again. */
export const soundAsked = kept<boolean>("sound-asked", false, (x) => typeof x === "boolean");
export const volumes = kept<Record<SoundGroup, number>>(
  "volumes",
  { table: 0.8, event: 1, turn: 1 },
  (x) =>
    typeof x === "object" &&
    x !== null &&
    GROUPS.every((g) => typeof (x as Record<string, unknown>)[g] === "number"),
);
export const OTHERS: Others[] = ["full", "banner", "log"];
/** Other people's fights. */
export const others = kept<Others>("others", "banner", (x) => OTHERS.includes(x as Others));
