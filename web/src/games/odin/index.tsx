// A Feast for Odin at the common table.
import { signal } from "@preact/signals";
import { Ic } from "../../art/icons";
import { loadArt } from "../../art/pictures";
import type { GameUi, Scene } from "../../table/game";
import { chronicle } from "./chronicle";
import { Actions } from "./Actions";
import art from "./art.svg?raw";
import { CLOSING, Dialog, hasDialog } from "./Dialogs";
import { armText, Estate } from "./Estate";
import { Inspect } from "./Inspect";
import "./odin.css";
import { hand, isleFace, played, player, round, rounds, shipsOf, stock, vikings } from "./read";
import { SPACES } from "./spaces";
import { Cards, Dragged, Goods, Mountains, Tray, Weapons } from "./Tray";
import { say } from "./words";
import { type Title, field, num, rowsOf } from "./typed";

/** Which part a phone shows. */
const part = signal<"actions" | "estate" | "cards">("actions");
const PARTS = [
  ["actions", "ph-place"],
  ["estate", "b-hall"],
  ["cards", "occupation"],
] as const;

const PartTabs = ({ s }: { s: Scene }) => (
  <div class="parts" role="tablist" aria-label={say("parts")}>
    {PARTS.map(([id, icon]) => {
      const n = id === "cards" ? hand(s.m).length : 0;
      return (
        <button
          key={id}
          role="tab"
          type="button"
          aria-selected={part.value === id}
          aria-controls={`part-${id}`}
          id={`tab-part-${id}`}
          onClick={(e) => {
            const board = e.currentTarget.closest(".board");
            part.value = id;
            // The part that was read may have been longer: the new one is shown from its beginning.
            requestAnimationFrame(() => {
              if (board && board.getBoundingClientRect().top < 0) board.scrollIntoView({ block: "start" });
            });
          }}
        >
          <Ic name={icon} />
          <span>{say(`part.${id}`)}</span>
          {n > 0 && <b>{n}</b>}
        </button>
      );
    })}
  </div>
);

const Board = ({ scene: s }: { scene: Scene }) => (
  <div class={`odin p-${part.value}`}>
    <svg
      class="art"
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: art.replace(/^<svg[^>]*>|<\/svg>\s*$/g, "") }}
    />
    <PartTabs s={s} />
    <div class="od-act" id="part-actions">
      <Actions s={s} />
    </div>
    <div class="od-est" id="part-estate">
      <div class="only-part">
        <Goods s={s} unit={12} />
      </div>
      <Estate s={s} />
      <div class="only-part two-up">
        <section>
          <h3>{say("mountains")}</h3>
          <Mountains s={s} />
        </section>
        <section>
          <h3>{say("weapons")}</h3>
          <Weapons s={s} />
        </section>
      </div>
    </div>
    <div class="od-cards only-part" id="part-cards">
      <Cards s={s} all />
    </div>
    <Dragged s={s} />
  </div>
);

const seat = ({ m, words, ...rest }: Scene, i: number) => {
  const row = player(m, i),
    all = stock({ m, words, ...rest }, i),
    n = (cell: Title) => num(row, cell),
    ships = shipsOf(m, i).length;
  const animals = ["sheep", "cattle", "sheep_pregnant", "cattle_pregnant"].reduce(
    (k, x) => k + (all.get(x) ?? 0),
    0,
  );
  const stat = (icon: string, label: string, value: number | string, low = value === 0) => ({
    icon,
    label,
    value,
    low,
  });
  return {
    sub: [
      say("free", { n: n("vikings"), of: vikings(m) }),
      ...((Number(field(m, "passed") ?? 0) >> i) & 1 ? [words.title("passed")] : []),
      ...(n("penalties") ? [say("penalties", { n: n("penalties") })] : []),
    ].join(" · "),
    points: n("score"),
    stats: [
      stat(
        "silver",
        words.title("silver"),
        `${n("silver")}${n("income") ? ` +${n("income")}` : ""}`,
        n("silver") === 0,
      ),
      stat("wood", words.title("wood"), n("wood")),
      stat("stone", words.title("stone"), n("stone")),
      stat("ore", words.title("ore"), n("ore")),
      stat("knarr", words.title("ships"), ships),
      stat("cattle", say("animals"), animals),
      stat("longsword", say("weapons"), n("bow") + n("snare") + n("spear") + n("sword")),
      stat(
        "occupation",
        say("cardsOf"),
        `${n("cards")}/${played(m).filter((p) => p.owner === i).length}`,
        n("cards") === 0,
      ),
    ],
  };
};

const PHASES = [
  ["vikings", "worker"],
  ["harvest", "ph-harvest"],
  ["islands", "explore"],
  ["weapons", "longsword"],
  ["actions", "ph-place"],
  ["income", "silver"],
  ["breeding", "sheep"],
  ["feast", "ph-feast"],
  ["bonus", "favor"],
  ["mountains", "mountain-strip"],
] as const;
const STAGE: Record<string, string> = {
  setup: "vikings",
  start_player: "actions",
  before_income: "income",
  before_bonus: "bonus",
  return: "mountains",
  final: "bonus",
  scoring: "bonus",
};

export const odinUi: GameUi = {
  kinds: chronicle,
  covers: new Set(["space"]),
  closing: CLOSING,
  drawn: (p) => /^(place|slot|buy|arm|use|at)/.test(p.verb),
  slots: () => SPACES.map((x) => `space:${x}`),
  Board,
  Tray,
  Dialog,
  hasDialog,
  Inspect,
  looks: new Set(["space", "item", "occupation"]),
  hang: () => void loadArt("odin"),
  seat,
  worse: ["penalties"],
  scoreIcon: "glory",
  scoreLabel: () => say("score"),
  crumbs: (s) => (round(s.m) ? say("round", { n: round(s.m), of: rounds(s.m) }) : ""),
  // An exploration board is called by the side that lies up.
  called: (m) =>
    ["island_a", "island_b", "island_c", "island_d"].map(
      (place, i) => `place ${place} island ${isleFace(m, i)}`,
    ),
  phases: (s) => {
    const stage = String(rowsOf(s.m, "table")[0]?.value ?? "");
    return {
      all: PHASES.map(([id, icon]) => ({ id, icon, label: s.words.label("stage", id) })),
      now: STAGE[stage] ?? stage,
    };
  },
  button: armText,
};
