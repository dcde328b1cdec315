// Blood Rage at the common table.
import { Ic, Mk } from "../../art/icons";
import { type GameUi, num, rowFor, rowsOf, type Scene, word } from "../../table/game";
import { Cards } from "../../table/Sheet";
import content from "../../words/made/content/rage.json";
import { Board } from "./Board";
import { FJORDS, PROVINCES, unitIcon } from "./map";
import { say } from "./words";

type Row = Record<string, number | string>;
const cards = (content as unknown as Record<string, Record<string, Row>>)["card"] ?? {};
/** The printed card; the id in play may carry the number of players it comes with. */
const printed = (id: string): Row => cards[id] ?? cards[id.replace(/-\dp$|-\d$/, "")] ?? {};
const cardIcon = (id: string) => { const c = printed(id); return c["type"] === "upgrade" ? "card-upgrade" : c["type"] === "quest" ? "card-quest" : "card-battle"; };
const facts = (id: string): [string, number | string][] => {
  const c = printed(id), out: [string, number | string][] = [];
  if (c["type"] === "quest") out.push(["glory", c["quest_glory"] ?? ""]);
  else if (c["strength"] !== "-" && c["strength"] !== undefined) out.push(["strength", c["strength"]]);
  if (c["type"] === "upgrade") out.push(["rage", c["cost"] ?? ""]);
  return out;
};

const seat = ({ m, words }: Scene, i: number) => {
  const row = rowFor(m, "clans", i), n = (c: string) => num(row, c);
  const stat = (icon: string, cell: string, value: string | number = n(cell)) => ({ icon, label: words.title(cell), value, low: n(cell) === 0 });
  return {
    sub: words.label("clan", word(row, "clan")), points: n("glory"),
    stats: [stat("rage", "rage", `${n("rage")}/${n("rage-stat")}`), stat("axes", "axes"), stat("horns", "horns", `${n("on-board")}/${n("horns")}`),
      stat("card", "hand"), stat("quest", "quests"), stat("warrior", "warriors"), stat("valhalla", "dead")],
  };
};

const Hand = ({ s, table, title }: { s: Scene; table: string; title: string }) => {
  const rows = rowsOf(s.m, table), { ctl, words } = s;
  if (!rows.length && table !== "own-hand") return null;
  return (
    <section><h3>{title}</h3><div class="hand">
      {!rows.length && <span class="none">{say("empty")}</span>}
      {rows.map((r) => {
        const id = String(r.value), slot = `card:${id}`, state = ctl.state(slot), open = state === "legal" || state === "selected";
        return (
          <button key={id} type="button" class={`hcard ${open ? "open" : ""} ${state === "selected" ? "sel" : ""}`} data-slot={open ? slot : undefined} onClick={() => ctl.pick(slot)}
                  onFocus={() => { ctl.looked.value = slot; }} onMouseEnter={() => { ctl.looked.value = slot; }} onMouseLeave={() => { ctl.looked.value = null; }}>
            <b class="hname"><Ic name={cardIcon(id)} />{words.label("card", id)}</b>{words.note("card", id)}
            <span class="tag">{facts(id).map(([icon, v]) => <><Ic name={icon} />{v}</>)}</span></button>);
      })}
    </div></section>
  );
};

const Tray = ({ scene: s }: { scene: Scene }) => {
  const me = s.m.me;
  if (me === null) return null;
  const reserve = rowsOf(s.m, "figures").filter((r) => r.value === me && word(r, "spot") === "reserve");
  return (
    <footer class="tray" aria-label={say("hand")} tabindex={0}>
      <section><h3>{say("reserve")}</h3><div class="big-stats wk">
        {reserve.map((r) => { const unit = word(r, "unit")!; return <span key={unit} class="stat" title={s.words.label("unit", unit)}><Ic name={unitIcon(unit)} label={s.words.label("unit", unit)} /><b>{num(r, "number")}</b></span>; })}
        {!reserve.length && <span class="none">0</span>}</div></section>
      <Hand s={s} table="own-quests" title={say("quests")} />
      <Hand s={s} table="own-hand" title={say("hand")} />
    </footer>
  );
};

const Inspect = ({ scene: s, slot }: { scene: Scene; slot: string }) => {
  const [kind = "", id = ""] = slot.split(":"), { words, m } = s;
  if (kind === "card") return <><h3><Ic name={cardIcon(id)} />{words.label("card", id)}</h3><p class="desc">{words.note("card", id)}</p>
    <dl class="facts">{facts(id).map(([icon, v]) => <div key={icon}><dt><Ic name={icon} /></dt><dd>{v}</dd></div>)}</dl></>;
  const row = rowFor(m, "provinces", id), strong = rowFor(m, "strengths", id), token = word(row, "token");
  return <><h3><Ic name={row ? "b-village" : "ship-figure"} />{words.label("spot", id)}</h3>
    {token && <p class="desc">{words.label("token", token)}{num(row, "villages") > 0 ? ` · ${say("villages", { free: num(row, "free"), n: num(row, "villages") })}` : ""}</p>}
    {strong && <table class="strengths"><thead><tr><th scope="col">{say("clan")}</th><th scope="col">{say("strength")}</th></tr></thead><tbody>
      {m.players.map((_, i) => <tr key={i}><td><Mk seat={i} /> {words.seat(i)}</td><td>{num(strong, `strength-${i}`)}</td></tr>)}</tbody></table>}</>;
};

const DEALT = new Set(["draft", "keep", "battle-card", "late", "tyr-quest"]);
const PHASES = [["draft", "ph-gifts"], ["turn", "axes"], ["discard", "deck"], ["quests", "quest"], ["ragnarok", "ph-ragnarok"], ["release", "valhalla"]] as const;

export const rageUi: GameUi = {
  covers: new Set(["spot", "province", "card"]),
  alias: (slot) => { const [kind, id] = slot.split(":"); return kind === "spot" || kind === "province" ? [`spot:${id}`, `province:${id}`] : [slot]; },
  slots: () => [...PROVINCES, ...Object.keys(FJORDS)].map((p) => `spot:${p}`),
  Board, Tray, Inspect, seat,
  Dialog: ({ scene }) => <Cards s={scene} kind="card" icon={cardIcon} facts={facts} />,
  hasDialog: (s) => s.ctl.mine.value && DEALT.has(s.m.prompt?.id ?? ""),
  scoreIcon: "glory",
  scoreLabel: (w) => w.title("glory"),
  crumbs: (s) => say("age", { n: Number(rowsOf(s.m, "time")[0]?.value ?? 1) }),
  phases: (s) => ({ all: PHASES.map(([id, icon]) => ({ id, icon, label: say(`phase.${id}`) })), now: word(rowsOf(s.m, "time")[0], "phase") ?? "" }),
  quiet: new Set(["phase", "dealt", "drafted", "keeps", "invaded", "marched", "upgraded", "pillages", "rides", "vowed-card", "passed"]),
  quietChance: true,
};
