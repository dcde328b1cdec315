// Midgard at the common table.
import { Die, Ic, Mk, Stat } from "../../art/icons";
import { loadArt, Picture } from "../../art/pictures";
import { TrayCard } from "../../art/TrayCard";
import type { GameUi, Scene } from "../../table/game";
import { listOf } from "../../core/protocol";
import { chronicle } from "./chronicle";
import { Board, Cutout } from "./Board";
import { Dialog, hasDialog } from "./Dialogs";
import { Inspect } from "./Inspect";
import { PLACES } from "./places";
import { destinyWorth, DICE, seatRow, shores, value } from "./read";
import { say } from "./words";
import { type Title, field, num, rowsOf, word } from "./typed";

const STATS: [Title, string][] = [
  ["swords", "sword"],
  ["spears", "spear"],
  ["axes", "axe"],
  ["food", "food"],
  ["wood", "wood"],
  ["coins", "coin"],
  ["favor", "favor"],
  ["blame", "blame"],
];

const seat = ({ m, words }: Scene, i: number) => {
  const row = seatRow(m, i),
    leader = word(row, "leader"),
    ship = word(row, "ship");
  const runes = listOf(row?.cells.runes?.value).length,
    crew = Number(field(m, "crew", i) ?? 0);
  const destinies = Number(field(m, "destiny_count", i) ?? 0);
  return {
    sub: [leader ? words.label("leader", leader) : "", ship ? words.label("ship", ship) : ""]
      .filter(Boolean)
      .join(" · "),
    points: num(row, "glory"),
    stats: [
      {
        icon: "worker",
        label: words.title("workers"),
        value: `${num(row, "workers")}/${crew}`,
        low: num(row, "workers") === 0,
      },
      ...STATS.map(([cell, icon]) => ({
        icon,
        label: words.title(cell),
        value: num(row, cell),
        low: num(row, cell) === 0,
      })),
      { icon: "rune", label: words.title("runes"), value: runes, low: runes === 0 },
      { icon: "destiny", label: words.title("destinies"), value: destinies, low: destinies === 0 },
    ],
  };
};

/** Journey cards that this seat has looked at: paid for, so they stay in sight until they are met. */
const Journeys = ({ scene: { m, words } }: { scene: Scene }) => {
  const known = shores(m).flatMap((shore, i) => {
    const card = field(m, "journey", i),
      seen = m.me !== null && ((Number(field(m, "journey_known", i) ?? 0) >> m.me) & 1) === 1;
    return seen && typeof card === "string" && /^[a-z]/.test(card) && card !== "none"
      ? [{ shore, card }]
      : [];
  });
  if (!known.length) return null;
  return (
    <section class="card journeys" aria-label={say("journeys")}>
      <h3>
        <Ic name="journey" />
        {say("journeys")}
      </h3>
      <ul>
        {known.map(({ shore, card }) => (
          <li key={shore}>
            <b>{words.label("journey", card)}</b> <em>{words.label("shore", shore)}</em>
            <p class="desc">{words.note("journey", card)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
};

const Tray = ({ scene: s }: { scene: Scene }) => {
  const { m, words } = s,
    me = m.me;
  if (me === null) return null;
  const row = seatRow(m, me),
    home = DICE.map((_, d) => Number(field(m, "dice", me, d) ?? 0));
  const all = num(row, "swords") + num(row, "spears") + num(row, "axes");
  const runes = listOf(row?.cells.runes?.value),
    used = listOf(row?.cells.used?.value),
    destinies = listOf(row?.cells.destinies?.value);
  const rune = (id: string) => ({
    s,
    slot: `rune:${id}`,
    game: "midgard",
    kind: "rune",
    name: words.label("rune", id),
    text: words.note("rune", id),
    stones: [{ icon: "glory", n: value("rune", id, "glory"), means: words.title("glory"), gold: true }],
  });
  return (
    <footer class="tray" aria-label={say("tray")} tabindex={0}>
      <section>
        <h3>{say("longhouse", { n: all })}</h3>
        <div class="dice">
          {DICE.flatMap((d, i) =>
            Array.from({ length: home[i]! }, (_, k) => (
              <Die key={d + k} die={d} face={d === "axe" ? "double" : "hit"} label={words.label("die", d)} />
            )),
          )}
          {all === 0 && <span class="none">{say("nobody")}</span>}
        </div>
      </section>
      <section>
        <h3>{say("stock")}</h3>
        <div class="big-stats">
          {(
            [
              ["food", "food"],
              ["wood", "wood"],
              ["coins", "coin"],
              ["favor", "favor"],
              ["blame", "blame"],
            ] as const
          ).map(([c, icon]) => (
            <Stat key={c} icon={icon} label={words.title(c)} low={num(row, c) === 0}>
              {num(row, c)}
            </Stat>
          ))}
        </div>
      </section>
      <section>
        <h3>{words.title("workers")}</h3>
        <div class="big-stats wk">
          {Array.from({ length: num(row, "workers") }, (_, i) => (
            <span key={i} data-drag="worker" class="drag">
              <Mk seat={me} cls="big" />
            </span>
          ))}
          {num(row, "workers") === 0 && <span class="none">0</span>}
        </div>
      </section>
      <section class="t-hand">
        <h3>{say("hand")}</h3>
        <div class="fan">
          {runes.map((id) => (
            <TrayCard key={id} {...rune(id)} />
          ))}
          {used.map((id) => (
            <TrayCard key={`used ${id}`} {...rune(id)} spent={say("used")} />
          ))}
          {destinies.map((id) => (
            <TrayCard
              key={id}
              s={s}
              slot={`destiny:${id}`}
              game="midgard"
              kind="destiny"
              name={words.label("destiny", id)}
              text={words.note("destiny", id)}
              stones={[destinyWorth(id, words.title("glory"))]}
            />
          ))}
          {!runes.length && !used.length && !destinies.length && <span class="none">{say("noCards")}</span>}
        </div>
      </section>
    </footer>
  );
};

const PHASES = [
  ["prepare", "ph-prepare"],
  ["place", "ph-place"],
  ["assign", "ph-assign"],
  ["resolve", "ph-fight"],
  ["clean", "ph-cleanup"],
] as const;

export const midgardUi: GameUi = {
  kinds: chronicle,
  covers: new Set(["space", "shore", "seat"]),
  slots: (s) => [...PLACES.map((p) => `space:${p.id}`), ...shores(s.m).map((x) => `shore:${x}`)],
  Board,
  Cutout,
  Tray,
  Dialog,
  hasDialog,
  Inspect,
  looks: new Set(["space", "shore", "rune", "destiny"]),
  Aside: Journeys,
  hang: () => void loadArt("midgard"),
  Portrait: ({ scene, seat: i }) => (
    <Picture game="midgard" of={`leader:${word(seatRow(scene.m, i), "leader")}`} cut="medal" />
  ),
  seat,
  worse: ["blame"] satisfies Title[],
  scoreIcon: "glory",
  scoreLabel: (w) => w.title("glory"),
  crumbs: (s) => {
    const n = num(rowsOf(s.m, "board")[0], "round");
    return n ? say("round", { n }) : "";
  },
  phases: (s) => ({
    all: PHASES.map(([id, icon]) => ({ id, icon, label: say(`phase.${id}`) })),
    now: String(rowsOf(s.m, "board")[0]?.value ?? ""),
  }),
  called: (m) =>
    rowsOf(m, "stalls").flatMap((r) => {
      const stall = word(r, "offer");
      return stall ? [`space ${r.value} stall ${stall}`] : [];
    }),
};
