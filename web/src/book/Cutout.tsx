// A window on the real board, in a position that the engine played when the page was built. Numbered bone
// buttons stand on it, and what they mean beside it.
import { signal, useSignal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import { readPosition } from "../core/model";
import type { LogEntry, TableMsg, WirePosition } from "../core/protocol";
import { lang } from "../core/settings";
import { loadWords, type Words as GameWords } from "../core/words";
import { loadUi } from "../games";
import type { Controller } from "../table/controller";
import type { GameUi, Scene } from "../table/game";
import { t } from "../words";
import { Words, type View } from "./Blocks";
import { type Figure, plain, sceneOf } from "./guide";
import { say } from "./words";

interface Played {
  me: number;
  seats: number;
  options: string;
  position: WirePosition;
  log: LogEntry[];
}

/** Nobody plays here: nothing is open, nothing is picked, nothing happens. */
const stillController = (): Controller => {
  const still = {
    state: () => "idle",
    pick: () => {},
    choose: () => {},
    alias: (slot: string) => [slot],
    remarkOn: () => "",
    said: () => "",
  };
  const empty: Record<string, unknown> = {
    looked: signal(null),
    reason: signal(null),
    chosen: signal(null),
    hint: signal(null),
    only: signal(null),
    hinting: signal(false),
    mine: signal(false),
    picked: signal([]),
    legal: signal([]),
    candidates: signal([]),
    legalSlots: signal(new Set()),
    askedKinds: signal(new Set()),
    closed: signal(new Map()),
  };
  return { ...still, ...empty } as unknown as Controller;
};

const tableOf = (game: string, p: Played): TableMsg => {
  const names = t("bot.names").split(" ");
  return {
    ...readPosition(p.position),
    t: "table",
    table: "",
    game,
    options: p.options,
    status: "playing",
    me: p.me,
    players: Array.from({ length: p.seats }, (_, i) => ({ name: names[i] ?? "", bot: null, here: true })),
    clock: { kind: "none" },
    undo: false,
    log: p.log,
  };
};

/** The game's drawing and words, when they have come. */
const useDrawing = (game: string) => {
  const got = useSignal<{ ui: GameUi; words: GameWords } | null>(null);
  useEffect(() => {
    let live = true;
    void Promise.all([loadUi(game), loadWords(game, lang.value)]).then(
      ([ui, words]) => {
        if (live) got.value = { ui, words };
      },
      () => {}, // without a connection the words beside the picture must do
    );
    return () => {
      live = false;
    };
  }, [game, lang.value]);
  return got.value;
};

export const Cutout = ({ f, v }: { f: Extract<Figure, { name: "board" }>; v: View }) => {
  const drawing = useDrawing(v.game),
    played = sceneOf<Played>(v.game, f.scene),
    [x = 0, y = 0, w = 1, h = 1] = f.box;
  const scene = useMemo<Scene | null>(() => {
    if (!drawing || !played) return null;
    const m = tableOf(v.game, played);
    const words = drawing.words.withNames(m.players.map((p) => p.name ?? ""));
    return { m, words, ctl: stillController(), log: played.log };
  }, [drawing, played]);
  const Cut = drawing?.ui.Cutout;
  return (
    <div class="bcut">
      <div class="bcut-b" style={{ aspectRatio: `${w} / ${h}` }} role="img" aria-label={say("board")}>
        {scene && Cut && (
          <div class={`bcut-in g-${v.game}`} inert>
            <Cut scene={scene} box={[x, y, w, h]} />
          </div>
        )}
        {f.marks.map((m, i) => (
          <span
            key={i}
            class="mark-n"
            aria-hidden="true"
            style={{ left: `${((m.x - x) / w) * 100}%`, top: `${((m.y - y) / h) * 100}%` }}
          >
            {i + 1}
          </span>
        ))}
      </div>
      {f.marks.length > 0 && (
        <ol class="bmarks">
          {f.marks.map((m) => (
            <li key={plain(m.t)}>
              <Words t={m.t} v={v} />
            </li>
          ))}
        </ol>
      )}
    </div>
  );
};
