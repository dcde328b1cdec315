// Which ply of a game is looked at, and how its plies pass by.
import { type Signal, useSignal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import type { Client } from "../core/client";
import { readPosition, TableModel } from "../core/model";
import type { TableMsg, WirePosition } from "../core/protocol";
import { pace } from "../core/settings";
import { Controller } from "./controller";

/** A game as it stood at a ply, in a model of its own: `source` goes on following the game itself. */
export const usePosition = (client: Client, id: string, ply: number) => {
  const source = useMemo(() => client.follow(id), [id]);
  const model = useMemo(() => new TableModel(id, client, null), [id]);
  const whole = source.latest.value;
  const ctl = useMemo(() => new Controller(model, whole?.game ?? ""), [model, whole?.game]);
  useEffect(() => () => ctl.dispose(), [ctl]);
  useEffect(() => () => client.unfollow(id), [id]);
  useEffect(() => {
    if (!whole) return;
    let live = true;
    void client.ask<WirePosition>({ t: "at", table: id, ply }).then((w) => {
      if (!live) return;
      const m: TableMsg = {
        ...whole,
        ...readPosition(w),
        me: null,
        status: w.turn?.length ? "playing" : "over",
        undo: false,
      };
      model.log.value = source.log.value;
      model.latest.value = model.shown.value = m;
      history.replaceState(null, "", `#/r/here/${id}/${ply}`);
    });
    return () => {
      live = false;
    };
  }, [ply, whole?.ply]);
  return { source, model, ctl, whole };
};

/** Shows one move after the other; waits while the last one is still being drawn. */
export const usePlaying = (model: TableModel, ply: Signal<number>, plies: number, moves: number[]) => {
  const playing = useSignal(false),
    rate = useSignal(1);
  useEffect(() => {
    if (!playing.value) return;
    const timer = setInterval(
      () => {
        if (model.held()) return;
        if (ply.value >= plies) playing.value = false;
        else ply.value = moves.find((x) => x > ply.value) ?? plies;
      },
      Math.max(60, (pace() || 60) / rate.value),
    );
    return () => clearInterval(timer);
  }, [playing.value, plies, moves, rate.value]);
  return {
    playing: playing.value,
    rate: rate.value,
    onRate: (r: number) => {
      rate.value = r;
    },
    onPlay: () => {
      if (ply.value >= plies) ply.value = 0;
      playing.value = !playing.value;
    },
  };
};
