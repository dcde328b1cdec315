// What the engine tells before an answer: chances of dice, the best feast.
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { ViewRow, ViewTable } from "../../core/protocol";
import type { Scene } from "../../table/game";
import { num, word } from "./typed";

/** One question for all who want to know the same of a position. */
let asked: { key: string; answer: Promise<ViewTable[]> } | null = null;
const ask = (s: Scene, key: string, after: string | undefined): Promise<ViewTable[]> => {
  if (after !== undefined) return s.ctl.model.exactOdds(after);
  if (asked?.key !== key) asked = { key, answer: s.ctl.model.exactOdds() };
  return asked.answer;
};

/**
 * The tables of this position, or as they would be after an answer. While others play, those of my last
 * question stay.
 */
export const useOdds = (s: Scene, after?: string): ViewTable[] | null => {
  const got = useSignal<{ key: string; tables: ViewTable[] } | null>(null),
    key = `${s.m.table}/${s.m.ply}/${after ?? ""}`,
    mine = s.ctl.mine.value;
  useEffect(() => {
    if (!mine) return;
    let live = true;
    ask(s, key, after).then(
      (tables) => {
        if (live) got.value = { key, tables };
      },
      () => {},
    );
    return () => {
      live = false;
    };
  }, [key, mine]);
  return got.value && (got.value.key === key || !mine) ? got.value.tables : null;
};

export const chanceRows = (t: ViewTable[] | null): ViewRow[] =>
  t?.find((x) => x.id === "chances")?.rows ?? [];

export interface Plan {
  squares: number;
  served: number;
  silver: number;
  moves: { item: string | null; stance: string }[];
}
export const planOf = (t: ViewTable[] | null): Plan | null => {
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
