// The drawing of Divinus: the tree, the maps, the dice and the god's table.
import { Ic } from "../../art/icons";
import type { GameUi, Scene, SeatView } from "../../table/game";
import { chronicle } from "./chronicle";
import { Aside } from "./Aside";
import { loadArt, Picture } from "../../art/pictures";
import { Board, ownAction, Tray } from "./Board";
import { Dialog, hasDialog } from "./Dialogs";
import { Piece } from "./Tile";
import "./divinus.css";
import { Ways } from "./Pay";
import {
  beastState,
  BEAST_ICON,
  cells,
  diceOf,
  godIcon,
  godOf,
  looseTile,
  mapSize,
  marksOf,
  MONSTERS,
  playerRow,
  scenario,
  stage,
  symbolCount,
  waysOf,
} from "./read";
import { dieText, Face, Tile, tileText } from "./Tile";
import { about, say, type SayKey } from "./words";
import { type Field, field, num, promptOf, rowsOf, topicOf, word } from "./typed";

const seat = (s: Scene, i: number): SeatView => {
  const { m, words } = s,
    row = playerRow(m, i),
    god = godOf(m, i);
  const stats = [
    ...["viking", "dwarf", "jotun", "rune"].map((x) => ({
      icon: x,
      label: words.label("symbol", x),
      value: symbolCount(m, i, x),
    })),
    { icon: "upgrade", label: words.title("xp"), value: num(row, "xp") },
    ...MONSTERS.filter((b) => beastState(m, b) > 0).map((b) => ({
      icon: BEAST_ICON[b]!,
      label: say("marksOf", { monster: words.label("monster", b) }),
      value: marksOf(m, b)[i] ?? 0,
    })),
  ];
  return {
    sub: [
      god ? words.label("god", god) : "",
      stage(m) === "rounds" || stage(m) === "reckoning"
        ? say("laidOf", { n: num(row, "tiles"), of: mapSize(m) })
        : "",
    ]
      .filter(Boolean)
      .join(" · "),
    points: num(row, "honour"),
    stats: stats.map((x) => ({ ...x, low: x.value === 0 })),
  };
};

/** A player's god and dice, in the panel of the seat. */
const Panel = ({ scene: s, seat: i }: { scene: Scene; seat: number }) => {
  const god = godOf(s.m, i),
    dice = god ? diceOf(s.m, i) : [];
  return (
    <div class="dv-seat">
      {god && <Ic name={godIcon(god)} label={s.words.label("god", god)} cls="dv-seatgod" />}
      <span class="dv-seatdice">
        {dice.map((d) => (
          <span
            key={d.id}
            class={d.where === "active" ? "" : "used"}
            role="img"
            aria-label={dieText(s, d)}
            title={dieText(s, d)}
          >
            <Face face={d.face} seat={i} />
          </span>
        ))}
      </span>
    </div>
  );
};

const Inspect = ({ scene: s, slot }: { scene: Scene; slot: string }) => {
  const [kind, id] = [slot.slice(0, slot.indexOf(":")), slot.slice(slot.indexOf(":") + 1)];
  if (kind === "cell") {
    const c = cells(s.m).find((x) => x.id === id),
      ways = s.ctl.mine.value && promptOf(s.m) === "turn" ? waysOf(s.m).filter((w) => w.cell === id) : [];
    if (!c) return null;
    return (
      <>
        <h3>{say("cell", { n: id })}</h3>
        {c.tile ? (
          <div class="dv-look">
            <Tile tile={c.tile} />
            <p>{tileText(s, c.tile)}</p>
          </div>
        ) : (
          <p class="desc">
            {c.dice.length
              ? c.dice.map((d) => `${s.words.seat(d.seat)}: ${s.words.label("face", d.face)}`).join(", ")
              : say("cellEmpty")}
          </p>
        )}
        {c.beast && (
          <p class="desc">
            <b>{s.words.label("monster", c.beast)}.</b> {about(c.beast)}
          </p>
        )}
        {ways.length > 0 && (
          <>
            <h4>{say("allWays", { n: ways.length })}</h4>
            <Ways s={s} ways={ways} explore />
          </>
        )}
      </>
    );
  }
  if (kind === "spot") {
    const chosen = s.ctl.chosen.value?.split(" "),
      now = field(s.m, "tile_now");
    if (chosen?.[0] !== "place" || promptOf(s.m) !== "place" || typeof now !== "string") return null;
    const tile = looseTile(s, now, Number(chosen[2]!.slice(1)));
    return (
      <>
        <h3>{say("layIt")}</h3>
        <div class="dv-look">
          <Tile tile={tile} />
          <p>{tileText(s, tile)}</p>
        </div>
      </>
    );
  }
  const note = s.words.note(kind, id);
  return (
    <>
      <h3>{s.words.label(kind, id)}</h3>
      {note && <p class="desc">{note}</p>}
    </>
  );
};

const RULES = new Set([
  "DV-EXPLORE-02",
  "DV-EXPLORE-04",
  "DV-EXPLORE-06",
  "DV-TOK-02",
  "DV-NID-02",
  "DV-KRA-08",
  "DV-NOR-02",
  "DV-TURN-02",
]);
const STAGES = [
  ["prologue", "log"],
  ["preparation", "ph-prepare"],
  ["rounds", "explore"],
  ["reckoning", "honour"],
] as const;

/** Answers in the words of a player, without numbers of rows and coordinates. */
const button = (s: Scene, action: string): string | null => {
  const p = s.words.parse(action),
    o = p.operands.map((x) => x.text);
  switch (p.verb) {
    case "place":
      return say("layIt");
    case "rest":
      return say("rest");
    case "end":
      return say("end");
    case "explore":
      return say("explore", { n: o[0]! }) + (o[1] === "plain" ? "" : `, ${s.words.label("how", o[1])}`);
    case "choose":
    case "vote":
    case "meet":
      return told(s, p.operands[0]!.text);
    case "use":
      return `${o[2] === "minus" ? "−" : "+"}${o[1]}`;
    default:
      return null;
  }
};

/** The words of an option of the story that is asked now. */
const told = (s: Scene, option: string): string | null => {
  const key = topicOf(s.m, s.m.prompt?.id === "encounter" ? "location" : "decision")[0] ?? "";
  return about(`${key.toLowerCase()}-${option}`) || null;
};

/** Scenario and round. */
const crumbs = (s: Scene): string => {
  const n = scenario(s.m),
    where = `${say("scenarioN", { n: n === "endless" ? "∞" : n })} · ${s.words.label("scenario", n)}`;
  if (stage(s.m) !== "rounds") return where;
  const time = rowsOf(s.m, "time")[0],
    last = word(time, "last") === "yes" ? `, ${say("lastRound")}` : "";
  return `${where} · ${say("round", { n: num(time, "round") })}${last}`;
};

export const divinusUi: GameUi = {
  amounts: ["xp"] satisfies Field[],
  Piece,
  kinds: chronicle,
  covers: new Set(["cell", "spot", "die", "tile"]),
  slots: () => Array.from({ length: 12 }, (_, i) => `cell:${i + 1}`),
  meant: (slot) => (slot.startsWith("cell:") ? `explore ${slot.slice(5)} plain` : null),
  slotName: (_, slot) => (slot.startsWith("cell:") ? say("cell", { n: slot.slice(5) }) : null),
  reason: (rule) => (RULES.has(rule) ? say(`why.${rule}` as SayKey) : null),
  own: ownAction,
  Board,
  Tray,
  hang: () => void loadArt("divinus"),
  Portrait: ({ scene, seat: i }) => (
    <Picture game="divinus" of={`god:${godOf(scene.m, i)?.toLowerCase()}`} cut="medal" />
  ),
  Aside,
  Panel,
  Inspect,
  looks: new Set(["cell", "spot"]),
  seat,
  Dialog,
  hasDialog,
  button,
  scoreIcon: "honour",
  scoreLabel: (w) => w.title("honour"),
  scoreEnd: 20,
  crumbs,
  phases: (s) => ({
    all: STAGES.map(([id, icon]) => ({ id, icon, label: s.words.label("stage", id) })),
    now: stage(s.m),
  }),
};
