// Blood Rage at the common table.
import { Ic, Mk } from "../../art/icons";
import { CardTop, loadArt, Picture } from "../../art/pictures";
import { TrayCard } from "../../art/TrayCard";
import type { GameUi, Scene } from "../../table/game";
import { Cards } from "../../table/Sheet";
import { chronicle } from "./chronicle";
import { Battle, Battles } from "./Battle";
import { Board, Cutout } from "./Board";
import { cardIcon, cardKind, facts, stones } from "./cards";
import { Clan } from "./Clan";
import { Deck } from "./Deck";
import { Deeds } from "./Deeds";
import { FJORDS, PROVINCES, unitIcon } from "./map";
import { say } from "./words";
import { type Field, type Title, num, promptOf, rowFor, rowsOf, word } from "./typed";

const seat = ({ m, words }: Scene, i: number) => {
  const row = rowFor(m, "clans", i),
    n = (c: Title) => num(row, c);
  const stat = (icon: string, cell: Title, value: string | number = n(cell)) => ({
    icon,
    label: words.title(cell),
    value,
    low: n(cell) === 0,
  });
  return {
    sub: words.label("clan", word(row, "clan")),
    points: n("glory"),
    stats: [
      stat("card", "hand"),
      stat("quest", "quests"),
      stat("warrior", "warriors"),
      stat("valhalla", "dead"),
    ],
  };
};

/** Would a Quest be fulfilled if its phase came now? Its owner is told. */
const Progress = ({ met }: { met: boolean }) => (
  <span class={`gc-prog ${met ? "met" : ""}`}>
    <Ic name={met ? "check" : "clock"} />
    {say(met ? "met" : "unmet")}
  </span>
);

const Hand = ({ s, table, title }: { s: Scene; table: Title; title: string }) => {
  const rows = rowsOf(s.m, table),
    { words } = s;
  if (!rows.length && table !== "own-hand") return null;
  return (
    <section class="t-hand" style={{ "--n": Math.max(1, rows.length) }}>
      <h3>{title}</h3>
      <div class="fan">
        {!rows.length && <span class="none">{say("empty")}</span>}
        {rows.map((r) => {
          const id = String(r.value);
          return (
            <TrayCard
              key={id}
              s={s}
              slot={`card:${id}`}
              game="rage"
              kind={cardKind(id)}
              name={words.label("card", id)}
              text={words.note("card", id)}
              stones={stones(id, words)}
            >
              {word(r, "progress") && <Progress met={word(r, "progress") === "yes"} />}
            </TrayCard>
          );
        })}
      </div>
    </section>
  );
};

const Tray = ({ scene: s }: { scene: Scene }) => {
  const me = s.m.me;
  if (me === null) return null;
  const reserve = rowsOf(s.m, "figures").filter((r) => r.value === me && word(r, "spot") === "reserve");
  return (
    <footer class="tray" aria-label={say("hand")} tabindex={0}>
      <section>
        <h3>{say("reserve")}</h3>
        <div class="big-stats wk">
          {reserve.map((r) => {
            const unit = word(r, "unit")!;
            return (
              <span key={unit} class="stat" title={s.words.label("unit", unit)}>
                <Ic name={unitIcon(unit)} label={s.words.label("unit", unit)} />
                <b>{num(r, "number")}</b>
              </span>
            );
          })}
          {!reserve.length && <span class="none">0</span>}
        </div>
      </section>
      <Hand s={s} table="own-quests" title={say("quests")} />
      <Hand s={s} table="own-hand" title={say("hand")} />
    </footer>
  );
};

const Inspect = ({ scene: s, slot }: { scene: Scene; slot: string }) => {
  const [kind = "", id = ""] = slot.split(":"),
    { words, m } = s;
  if (kind === "card")
    return (
      <>
        <Picture game="rage" of={slot} cls="look" />
        <h3>
          <Ic name={cardIcon(id)} />
          {words.label("card", id)}
        </h3>
        <p class="desc">{words.note("card", id)}</p>
        <dl class="facts">
          {facts(id, words).map(([icon, v, means]) => (
            <div key={icon}>
              <dt>
                <Ic name={icon} label={means} />
              </dt>
              <dd>{v}</dd>
            </div>
          ))}
        </dl>
      </>
    );
  const row = rowFor(m, "provinces", id),
    strong = rowFor(m, "strengths", id),
    token = word(row, "token");
  return (
    <>
      <h3>
        <Ic name={row ? "b-village" : "ship-figure"} />
        {words.label("spot", id)}
      </h3>
      {token && (
        <p class="desc">
          {`${words.title("token")}: ${words.label("token", token)}`}
          {num(row, "villages") > 0
            ? ` · ${say("villages", { free: num(row, "free"), n: num(row, "villages") })}`
            : ""}
        </p>
      )}
      {strong && (
        <table class="strengths">
          <thead>
            <tr>
              <th scope="col">{say("clan")}</th>
              <th scope="col">{say("strength")}</th>
            </tr>
          </thead>
          <tbody>
            {m.players.map((_, i) => (
              <tr key={i}>
                <td>
                  <Mk seat={i} /> {words.seat(i)}
                </td>
                <td>{num(strong, `strength-${i}` as "strength-0")}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  );
};

const DEALT = new Set(["draft", "keep", "battle-card", "late", "tyr-quest"]);
const PHASES = [
  ["draft", "ph-gifts"],
  ["turn", "axes"],
  ["discard", "deck"],
  ["quests", "quest"],
  ["ragnarok", "ph-ragnarok"],
  ["release", "valhalla"],
] as const;

export const rageUi: GameUi = {
  amounts: ["rage"] satisfies Field[],
  kinds: chronicle,
  covers: new Set(["spot", "province", "card"]),
  alias: (slot) => {
    const [kind, id] = slot.split(":");
    return kind === "spot" || kind === "province" ? [`spot:${id}`, `province:${id}`] : [slot];
  },
  slots: () => [...PROVINCES, ...Object.keys(FJORDS)].map((p) => `spot:${p}`),
  Board,
  Cutout,
  Tray,
  Inspect,
  looks: new Set(["card", "spot", "province"]),
  seat,
  hang: () => void loadArt("rage"),
  Portrait: ({ scene, seat: i }) => (
    <Picture
      game="rage"
      of={`clan:${word(rowFor(scene.m, "clans", i), "clan")}`}
      cut="shield"
      cls={`clan-${i + 1}`}
    />
  ),
  Deeds,
  Panel: Clan,
  Aside: Battle,
  tabs: [
    { id: "battles", label: () => say("battles"), Panel: Battles },
    { id: "cards", label: () => say("cards"), Panel: Deck },
  ],
  always: new Set(["turn"]),
  /** In a turn a place is closed to an invasion; pillaging has its own button. */
  asks: (m, slot) => {
    const [kind, id = ""] = slot.split(":");
    return promptOf(m) === "turn" && kind === "spot"
      ? `invade ${id in FJORDS ? "ship" : "warrior"} ${id}`
      : null;
  },
  Dialog: ({ scene }) => (
    <Cards
      s={scene}
      kind="card"
      icon={cardIcon}
      facts={(id) => facts(id, scene.words)}
      top={(id) => ({
        kind: cardKind(id),
        Top: (
          <CardTop
            game="rage"
            of={`card:${id}`}
            kind={cardKind(id)}
            stones={stones(id, scene.words)}
            cut="card"
          />
        ),
      })}
      above={<Battle scene={scene} />}
    />
  ),
  hasDialog: (s) => s.ctl.mine.value && DEALT.has(promptOf(s.m) ?? ""),
  scoreIcon: "glory",
  scoreLabel: (w) => w.title("glory"),
  crumbs: (s) => say("age", { n: Number(rowsOf(s.m, "time")[0]?.value ?? 1) }),
  phases: (s) => ({
    all: PHASES.map(([id, icon]) => ({ id, icon, label: say(`phase.${id}`) })),
    now: word(rowsOf(s.m, "time")[0], "phase") ?? "",
  }),
};
