// What the log of Divinus makes of its events.
import type { OwnChronicle } from "./typed";

export const chronicle: OwnChronicle = {
  fights: ["marked", "beast", "norns", "overcome"],
  points: ["xp", "quest-xp", "lost-xp"],
  pointIcon: "honour",
  ends: ["overcome", "quest", "title"],
  gains: {
    honour: ([, n], w) => [{ icon: "honour", label: w.title("honour"), n: Number(n) }],
    xp: ([, n], w) => [{ icon: "upgrade", label: w.title("xp"), n: Number(n) }],
    "quest-xp": ([, n], w) => [{ icon: "upgrade", label: w.title("xp"), n: Number(n) }],
    "lost-xp": ([, n], w) => [{ icon: "upgrade", label: w.title("xp"), n: -Number(n) }],
  },
  names: ["tile", "quest", "monster", "god", "title", "location", "box"],
};
