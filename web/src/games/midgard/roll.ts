// A roll of a fight: keep it, or roll picked dice again?

/** The main button. `best`: the dice that exact count would roll again, "" for none; null: nobody has
 * counted. */
export const mainRoll = (picked: boolean, best: string | null): "stop" | "reroll" | null => {
  if (best === null) return picked ? "reroll" : "stop";
  if (best === "") return "stop";
  return picked ? "reroll" : null;
};
