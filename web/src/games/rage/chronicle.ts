// What the log of Blood Rage makes of its events.
import type { OwnChronicle } from "./typed";

export const chronicle: OwnChronicle = {
  fights: [
    "pillages",
    "joined",
    "unopposed",
    "battle",
    "fights",
    "revealed",
    "added",
    "total",
    "won",
    "nobody-won",
    "died",
    "saved",
    "stole",
  ],
  pointIcon: "glory",
  opens: ["pillages"],
  ends: ["unopposed", "won", "nobody-won", "fulfilled", "failed"],
  gains: {
    glory: ([, n], w) => [{ icon: "glory", label: w.title("glory"), n: Number(n) }],
    "glory-lost": ([, n], w) => [{ icon: "glory", label: w.title("glory"), n: -Number(n) }],
    rage: ([, n], w) => [{ icon: "rage", label: w.title("rage"), n: Number(n) }],
    "rage-lost": ([, n], w) => [{ icon: "rage", label: w.title("rage"), n: -Number(n) }],
    died: ([, unit = "", n], w) => [{ icon: "loss", label: w.label("unit", unit), n: -Number(n) }],
  },
  names: ["card", "province", "spot", "clan"],
};
