// What the log of Midgard makes of its events.
import type { Gain } from "../../table/chronicle";
import type { OwnChronicle } from "./typed";
import { DICE } from "./read";

type Say = Parameters<NonNullable<NonNullable<OwnChronicle["gains"]>["gain"]>>[1];

const good =
  (sign: 1 | -1) =>
  ([, n = "0", id = ""]: readonly string[], words: Say): Gain[] => [
    { icon: id, label: words.label("good", id), n: sign * Number(n), worse: id === "blame" },
  ];
const warriors =
  (sign: 1 | -1) =>
  ([, ...n]: readonly string[], words: Say): Gain[] =>
    DICE.map((die, i) => ({ icon: die, label: words.label("die", die), n: sign * Number(n[i] ?? 0) }));

export const chronicle: OwnChronicle = {
  fights: [
    "fights",
    "foe-troll",
    "foe-draugr",
    "foe-monster",
    "rolled",
    "struck",
    "lost",
    "won",
    "beaten",
    "voyage",
    "starved",
  ],
  pointIcon: "glory",
  opens: ["fights", "hunts"],
  ends: ["won", "beaten"],
  gains: { gain: good(1), spend: good(-1), recruit: warriors(1), lost: warriors(-1) },
  names: ["troll", "draugr", "monster", "space", "shore", "rune", "destiny", "ship", "journey", "contest"],
};
