// Odds: the engine's exact ones, and those of one answer played on by a bot.
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { Odds, ViewRow } from "../../core/protocol";
import type { Scene } from "../../table/game";
import type { Event } from "./typed";

/** Undefined while they are counted, null where a hall does not count them. */
export type MaybeOdds = Odds | null | undefined;
/** What stands in place of a figure that is not there. */
export const missing = (figure: null | undefined) => (figure === null ? "–" : "…");
export const percent = (n: number) => `${Math.round(n * 100)} %`;
export const foreseen = (o: Odds, event: Event) => o.events[event];
export const chance = (o: Odds, event: Event) => (foreseen(o, event)?.n ?? 0) / o.samples;
export const gained = (o: Odds) => (foreseen(o, "gain")?.sum[1] ?? 0) / o.samples;
/** Dice that fall, of all kinds. */
export const fallen = (o: Odds) =>
  (foreseen(o, "lost")?.sum.slice(1) ?? []).reduce((a, b) => a + b, 0) / o.samples;

const SAMPLES = 200;

/** The rows of the engine's table of odds for this position; null where a hall does not tell them. */
export const useExact = (s: Scene): ViewRow[] | null => {
  const got = useSignal<{ ply: number; rows: ViewRow[] } | null>(null),
    ply = s.m.ply;
  useEffect(() => {
    if (!s.ctl.mine.value) return;
    let live = true;
    s.ctl.model.exactOdds().then(
      (tables) => {
        if (live) got.value = { ply, rows: tables.flatMap((t) => t.rows) };
      },
      () => {},
    );
    return () => {
      live = false;
    };
  }, [ply, s.ctl.mine.value]);
  return got.value?.ply === ply ? got.value.rows : null;
};

/** `until`: the events that end what is played on. */
export const useSampled = (s: Scene, action: string | null, until: string): MaybeOdds => {
  const got = useSignal<{ action: string; odds: Odds | null } | null>(null);
  useEffect(() => {
    if (!action) return;
    let live = true;
    s.ctl.model.odds(action, until, SAMPLES).then(
      (odds) => {
        if (live) got.value = { action, odds };
      },
      () => {
        if (live) got.value = { action, odds: null };
      },
    );
    return () => {
      live = false;
    };
  }, [action, s.m.ply]);
  return action !== null && got.value?.action === action ? got.value.odds : undefined;
};
