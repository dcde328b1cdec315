// A die of A Feast for Odin: keep what it shows, or roll again?

/** The main button: the better chance, in per cent; where they are even the one that ends it. Null: nobody
 * knows yet. */
export const mainRoll = (
  legal: readonly string[],
  odds: { now: number; next: number } | null,
): "keep" | "roll" | null => {
  if (!legal.includes("roll")) return legal.includes("keep") ? "keep" : null;
  if (!legal.includes("keep")) return "roll";
  return odds && (odds.now >= odds.next ? "keep" : "roll");
};
