// What the log of A Feast for Odin makes of its events. Silver is points; so are boats that leave, isles,
// newborns.
import type { OwnChronicle } from "./typed";
import { iconOf } from "./read";
import { say } from "./words";

export const chronicle: OwnChronicle = {
  fights: ["rolls", "succeeds", "fails"],
  fightsLabel: () => say("log.hunts"),
  points: ["penalties", "explores", "emigrates", "birth"],
  pointIcon: "silver",
  opens: ["occupies"],
  ends: ["succeeds", "fails", "explores", "emigrates"],
  gains: {
    gains: ([, item = "", n], w) => [{ icon: iconOf(item), label: w.label("item", item), n: Number(n) }],
    pays: ([, item = "", n], w) => [{ icon: iconOf(item), label: w.label("item", item), n: -Number(n) }],
    income: ([, n], w) => [{ icon: "silver", label: w.title("silver"), n: Number(n) }],
  },
  names: ["space", "occupation", "island", "place", "strip"],
};
