// What the table knows of the stages before they are there: a place for them, and a few signals. Small, for
// it comes with the page; the stages themselves come with the first table.
import { type Signal, signal, useSignal } from "@preact/signals";
import type { ComponentType } from "preact";
import { useEffect } from "preact/hooks";
import { Ic } from "../art/icons";
import type { TableModel } from "../core/model";
import type { TableMsg } from "../core/protocol";
import type { GameUi, Scene } from "../table/game";
import type { EndProps } from "./End";

export interface StagesProps {
  scene: Scene;
  ui: GameUi;
  model: TableModel;
  /** Bots of a table on this device wait for what is shown. */
  waits: boolean;
  replay?: boolean;
}

/** A stage that can be shown again: the ply it ended with. */
interface Again {
  kind: string;
  to: number;
  show: () => void;
}
export const again: Signal<Again[]> = signal([]);
/** All that can be shown of what happened since a ply, one after another. */
export const showSince: Signal<{ has: (ply: number) => boolean; show: (ply: number) => void } | null> =
  signal(null);
/** The position before a stage that still plays: seats and points are not ahead of it. */
export const before: Signal<TableMsg | null> = signal(null);
/** Something is on, or waits to be: questions in a sheet and the end of the game come after it. */
export const staging = signal(false);
/** What "Show" is called, in the page's language; set when the words are there. */
export const showLabel = signal("");

const withoutResult = ({ result: _, ...m }: TableMsg): TableMsg => m;

/** The same scene, its numbers as they were before the stage. */
export const seatsNow = (scene: Scene): Scene => {
  const b = before.value;
  return b && b.ply <= scene.m.ply
    ? { ...scene, m: { ...withoutResult(scene.m), view: b.view, board: b.board, status: b.status } }
    : scene;
};

/** The same scene while the last stages of a game are on: who won is told after them. */
export const undecided = (scene: Scene): Scene =>
  staging.value && scene.m.status === "over"
    ? { ...scene, m: { ...withoutResult(scene.m), status: "playing", turn: [] } }
    : scene;

/** A button in the log for each that can be seen once more: of the plies from, up to before. */
export const ShowAgain = ({ from, upTo }: { from: number; upTo: number }) => (
  <>
    {again.value
      .filter((a) => a.to >= from && a.to < upTo)
      .map((a) => (
        <button
          key={a.kind}
          class="show-again"
          type="button"
          title={showLabel.value}
          data-again={a.kind}
          onClick={a.show}
        >
          <Ic name="eye" label={showLabel.value} />
        </button>
      ))}
  </>
);

/** A part that comes when it is needed; until then, and without a connection, `wait`. */
const useLater = <P,>(load: () => Promise<ComponentType<P>>): ComponentType<P> | null => {
  const part = useSignal<ComponentType<P> | null>(null);
  useEffect(() => {
    let live = true;
    load().then(
      (c) => {
        if (live) part.value = c;
      },
      () => {},
    );
    return () => {
      live = false;
    };
  }, []);
  return part.value;
};

export const EndOfGame = (p: EndProps) => {
  const Part = useLater(async () => (await import("./End")).EndOfGame);
  return Part ? <Part {...p} /> : null;
};

export const Stages = (p: StagesProps) => {
  const Part = useLater(async () => (await import("./Stages")).StagesLayer);
  return Part ? <Part {...p} /> : null;
};
