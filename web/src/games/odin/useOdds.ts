// What the engine tells before an answer: chances of dice, the best feast.
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { ViewRow, Panel } from "../../core/protocol";
import type { Scene } from "../../table/game";
import { num, word } from "./typed";

/** One question for all who want to know the same of a position. */
let asked: { key: string; answer: Promise<Panel[]> } | null = null;
const ask = (s: Scene, key: string, after: string | undefined): Promise<Panel[]> => {
  if (after !== undefined) return s.ctl.model.exactOdds(after);
  if (asked?.key !== key) asked = { key, answer: s.ctl.model.exactOdds() };
  return asked.answer;
};

/**
 * The panels of this position, or as they would be after an answer. While others play, those of my last
 * question stay.
 */
export const useOdds = (s: Scene, after?: string): Panel[] | null => {
  const got = useSignal<{ key: string; panels: Panel[] } | null>(null),
    key = `${s.m.table}/${s.m.ply}/${after ?? ""}`,
    mine = s.ctl.mine.value;
  useEffect(() => {
    if (!mine) return;
    let live = true;
    ask(s, key, after).then(
      (panels) => {
        if (live) got.value = { key, panels };
      },
      () => {},
    );
    return () => {
      live = false;
    };
  }, [key, mine]);
  return got.value && (got.value.key === key || !mine) ? got.value.panels : null;
};

export const chanceRows = (t: Panel[] | null): ViewRow[] => t?.find((x) => x.id === "chances")?.rows ?? [];

export interface Plan {
  squares: number;
  served: number;
  silver: number;
  moves: { item: string | null; stance: string }[];
}
export const planOf = (t: Panel[] | null): Plan | null => {
  const rows = t?.find((x) => x.id === "plan")?.rows,
    head = rows?.find((r) => r.kind === "seat");
  if (!rows || !head) return null;
  return {
    squares: num(head, "squares_to_serve"),
    served: num(head, "served"),
    silver: num(head, "silver"),
    moves: rows
      .filter((r) => r.kind === "number")
      .map((r) => ({ item: word(r, "piece"), stance: word(r, "stance") ?? "horizontal" })),
  };
};
