// Odds: the engine's exact ones, and those of one answer played on by a bot.
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { Odds, ViewRow } from "../../core/protocol";
import type { Scene } from "../../table/game";

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

/** Undefined while they are counted, null where a hall does not count them. */
export const useSampled = (s: Scene, action: string | null, until: string): Odds | null | undefined => {
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
