// Stages of Blood Rage: a battle, the Quests, Ragnarök.
import { Ic, Mk } from "../art/icons";
import { cardIcon, printed } from "../games/rage/cards";
import type { Words } from "../core/words";
import { unitIcon } from "../games/rage/map";
import type { Scene } from "../table/game";
import type { Names } from "../words/made/types/rage";
import type { Stage, Told } from "./fold";
import { Art, at, type CardProps, type Head, type StageUi, Tick } from "./parts";
import { landOf, RagnarokBoard, RagnarokCard } from "./ragnarok";
import { tellerFor } from "./typed";
import { say } from "./words";

const { is, lastBefore, of, nameOf, split } = tellerFor<Names>();
type Kind = Names["event"] | "battle" | "pillage" | "quests" | "ragnarok" | "age" | "upgraded";

const seatOf = (e: Told) => Number(e.args[0]);

// ---- a battle, read from its events ----

interface Clan {
  seat: number;
  strength: number;
  figures: { unit: string; n: number; strength: number; lost: number }[];
  card: string | null;
  added: string[];
  blanked: boolean;
  total: number | null;
  from: string | null;
}
export interface Battle {
  land: string;
  raider: number;
  clans: Clan[];
  winner: number | null;
  tie: boolean;
}

export const readBattle = (s: Stage): Battle => {
  const [raider = "0", land = ""] = s.events[0]!.args;
  const clans = of(s, "fights").map((e): Clan => {
    const seat = seatOf(e),
      mine = (what: Names["event"]) => of(s, what).filter((x) => seatOf(x) === seat);
    const died = (unit: string) =>
      mine("died")
        .filter((x) => x.args[1] === unit)
        .reduce((n, x) => n + Number(x.args[2]), 0);
    return {
      seat,
      strength: Number(e.args[1]),
      figures: mine("stands").map((x) => {
        const [, unit = "", n, strength] = x.args;
        return { unit, n: Number(n), strength: Number(strength), lost: Math.min(Number(n), died(unit)) };
      }),
      card: mine("revealed").at(-1)?.args[1] ?? null,
      added: mine("added").map((x) => x.args[1]!),
      blanked: mine("blanked").length > 0,
      total: mine("total").length ? Number(mine("total").at(-1)!.args[1]) : null,
      from: mine("joined")[0]?.args[2] ?? null,
    };
  });
  const won = of(s, "won")[0];
  return {
    land,
    raider: Number(raider),
    clans,
    winner: won ? seatOf(won) : null,
    tie: of(s, "nobody-won").length > 0,
  };
};

const Figure = ({ seat, unit }: { seat: number; unit: string }) => (
  <svg viewBox="0 0 40 40" aria-hidden="true">
    <use href={`#i-mk-${seat + 1}`} width="40" height="40" />
    <use
      href={`#i-${unitIcon(unit)}`}
      x="9"
      y="9"
      width="22"
      height="22"
      style={{ color: "var(--seat-ink)" }}
    />
  </svg>
);

const many = (n: number) => (n > 1 ? `${n} × ` : "");

/** Whose figures fell, clan by clan: Orm (Leader, 2 × Warrior). */
export const fallen = (dead: Told[], words: Pick<Words, "seat" | "label">): string =>
  [...new Set(dead.map((e) => e.args[0]!))]
    .map((seat) => {
      const own = dead.filter((e) => e.args[0] === seat);
      const units = own.map((e) => `${many(Number(e.args[2]))}${words.label("unit", e.args[1]!)}`);
      return `${words.seat(seat)} (${units.join(", ")})`;
    })
    .join(", ");

const Figures = ({ clan, scene, dead }: { clan: Clan; scene: Scene; dead: number }) => (
  <div class="figs">
    {clan.figures.map((f) => (
      <span key={f.unit} class={`fig ${f.lost >= f.n ? "fell" : ""}`} style={at(dead)}>
        <span class={f.lost >= f.n ? "gl" : ""}>
          <Figure seat={clan.seat} unit={f.unit} />
        </span>
        {f.lost > 0 && (
          <span class="up m-rise" style={at(dead)}>
            <Figure seat={clan.seat} unit={f.unit} />
          </span>
        )}
        <b>{f.strength}</b>
        {many(f.n)}
        {scene.words.label("unit", f.unit)}
      </span>
    ))}
  </div>
);

const Face = ({ clan, scene, beat }: { clan: Clan; scene: Scene; beat: number }) => {
  if (!clan.card) return <p class="bcard nocard">{say("battle.nocard")}</p>;
  const c = printed(clan.card);
  return (
    <div class="bcard">
      <div class={`face m-flip ${clan.blanked ? "blanked" : ""}`} style={at(beat + 1)} data-snd="flip">
        <Art game="rage" of={`card:${clan.card}`} icon={cardIcon(clan.card)} cls="low" />
        {c.strength !== "-" && c.strength !== undefined && <span class="str2">+{c.strength}</span>}
        <h4>{scene.words.label("card", clan.card)}</h4>
        <p>{clan.blanked ? say("battle.blank") : scene.words.note("card", clan.card)}</p>
        {clan.added.map((id) => (
          <p key={id}>
            <b>+ {scene.words.label("card", id)}</b>
          </p>
        ))}
      </div>
      <div class="bk m-back" style={at(beat)}>
        <Ic name="b-hall" />
      </div>
    </div>
  );
};

const Side = ({ clan, b, i, scene }: { clan: Clan; b: Battle; i: number; scene: Scene }) => {
  const beat = 8 + i * 7,
    won = clan.seat === b.winner,
    total = clan.total ?? clan.strength;
  return (
    <div class={`sd s${clan.seat + 1} ${won ? "win" : ""} ${b.tie ? "tied" : ""}`} style={at(34)}>
      {won && (
        <span class="crownt m-crown" style={at(36)} data-snd="crown">
          <Ic name="crown" />
        </span>
      )}
      <div class="who">
        <h3>
          <Mk seat={clan.seat} />
          {scene.words.seat(clan.seat)}
        </h3>
        <p>
          {clan.seat === b.raider
            ? say("battle.pillages")
            : clan.from
              ? say("battle.joined", { land: scene.words.label("province", clan.from) })
              : say("battle.there")}
        </p>
      </div>
      <Figures clan={clan} scene={scene} dead={48 + i * 2} />
      <Face clan={clan} scene={scene} beat={beat} />
      <p class="sumr">
        <span class="add">
          {clan.strength}{" "}
          <span class="m-in" style={at(beat + 3)}>
            + {total - clan.strength} =
          </span>
        </span>{" "}
        <b>
          <Tick from={clan.strength} to={total} beat={beat + 4} />
        </b>
      </p>
    </div>
  );
};

interface Line {
  icon: string;
  text: string;
  n?: number;
  snd?: string;
}

/** What came of it, in the order of the rules. */
const ledger = (s: Stage, b: Battle, scene: Scene): Line[] => {
  const out: Line[] = [],
    { words } = scene,
    names = (all: Told[], f: (e: Told) => string) => all.map(f).join(", ");
  const top = Math.max(0, ...b.clans.map((c) => c.total ?? c.strength));
  if (b.winner !== null)
    out.push({ icon: "strength", text: say("battle.won", { seat: words.seat(b.winner), n: top }) });
  else if (b.tie) out.push({ icon: "strength", text: say("battle.tie", { n: top }), snd: "fall" });
  for (const e of [...of(s, "stole"), ...of(s, "discarded")])
    out.push({ icon: "card", text: words.event(e.text) });
  const back = of(s, "took-back");
  if (back.length)
    out.push({
      icon: "card",
      text: say("battle.cards", { list: names(back, (e) => words.label("card", e.args[1])) }),
    });
  const dead = of(s, "died");
  if (dead.length)
    out.push({
      icon: "valhalla",
      text: say("battle.dead", { list: fallen(dead, words) }),
      snd: "valhalla",
    });
  for (const e of [...of(s, "reward"), ...of(s, "raised"), ...of(s, "rage")])
    out.push({ icon: "pillage", text: words.event(e.text), snd: "set" });
  for (const e of [...of(s, "glory"), ...of(s, "glory-lost")])
    out.push({
      icon: "glory",
      text: `${words.seat(e.args[0]!)}: ${words.label("score", e.args[2])}`,
      n: nameOf(e) === "glory" ? Number(e.args[1]) : -Number(e.args[1]),
    });
  return out;
};

const BattleCard = ({ stage, scene }: CardProps) => {
  const b = readBattle(stage);
  return (
    <>
      <div class={`sides n${b.clans.length}`}>
        {b.clans.map((clan, i) => (
          <Side key={clan.seat} clan={clan} b={b} i={i} scene={scene} />
        ))}
      </div>
      <ol class="ledger">
        {ledger(stage, b, scene).map((l, i) => (
          <li class="m-in" key={i} style={at(38 + i * 4)} data-snd={l.snd}>
            <i>{i + 1}</i>
            <Ic name={l.icon} />
            <span>{l.text}</span>
            {l.n !== undefined && <em class={l.n < 0 ? "dn" : "up"}>{l.n < 0 ? `−${-l.n}` : `+${l.n}`}</em>}
          </li>
        ))}
      </ol>
    </>
  );
};

// ---- the Quests of an Age ----

const judges = is("fulfilled", "failed"),
  follows = is("glory", "raised");
/** One judgement: the card, whether it was met, and what followed it. */
const judged = (s: Stage) => {
  const out: { seat: number; card: string; met: boolean; more: Told[] }[] = [];
  for (const e of s.events)
    if (judges(e)) out.push({ seat: seatOf(e), card: e.args[1]!, met: nameOf(e) === "fulfilled", more: [] });
    else if (follows(e)) out.at(-1)?.more.push(e);
  return out;
};

const QuestCard = ({ stage, scene }: CardProps) => {
  const all = judged(stage);
  return (
    <ol class="quests">
      {all.map((q, i) => (
        <li key={i} class={`s${q.seat + 1} ${q.met ? "met" : "not"}`}>
          <span class="whose">
            <Mk seat={q.seat} />
            <b>{scene.words.seat(q.seat)}</b>
          </span>
          <div class="qc m-flip" style={at(6 + i * 6)} data-snd="flip">
            <Art game="rage" of={`card:${q.card}`} icon="card-quest" cls="low" />
            <div>
              <h4>{scene.words.label("card", q.card)}</h4>
              <p>{scene.words.note("card", q.card)}</p>
            </div>
          </div>
          <p
            class={`qv m-stamp ${q.met ? "good2" : "bad2"}`}
            style={at(9 + i * 6)}
            data-snd={q.met ? "coin" : undefined}
          >
            <Ic name={q.met ? "check" : "close"} />
            {say(q.met ? "quests.met" : "quests.not")}
          </p>
          <p class="qg m-in" style={at(11 + i * 6)}>
            {q.more.map((e, k) => (
              <b key={k}>
                {nameOf(e) === "glory"
                  ? `+${e.args[1]} ${scene.words.title("glory")}`
                  : scene.words.label("stat", e.args[1])}
              </b>
            ))}
          </p>
        </li>
      ))}
    </ol>
  );
};

const head = (s: Stage<Kind>, scene: Scene): Head => {
  const { words } = scene;
  if (s.kind === "battle") {
    const b = readBattle(s);
    return {
      icon: "axes",
      where: say("battle.where", { seat: words.seat(b.raider), n: b.clans.length }),
      title: say("battle.title", { land: words.label("province", b.land) }),
    };
  }
  if (s.kind === "quests")
    return { icon: "quest", where: words.label("phase", "quests"), title: say("quests.title") };
  return {
    icon: "ph-ragnarok",
    where: say("ragnarok.where"),
    title: say("ragnarok.title", { land: words.label("province", landOf(s)) }),
  };
};

/** Three Ages have them: in a list each is told with its own. */
const questsOf = (scene: Scene, s: Stage): string => {
  const age = lastBefore(scene.log, s, "age");
  return age ? say("quests.of", { age: scene.words.label("age", age) }) : say("quests.title");
};

const battlePlank = (s: Stage, scene: Scene) => {
  const b = readBattle(s),
    land = scene.words.label("province", b.land),
    seat = b.winner ?? b.raider,
    glory = of(s, "glory")
      .filter((e) => seatOf(e) === seat)
      .reduce((n, e) => n + Number(e.args[1]), 0);
  const key = !b.clans.length ? "battle.unopposed" : b.tie ? "battle.bannerTie" : "battle.banner";
  return {
    seat,
    text: say(key, { seat: scene.words.seat(seat), land }),
    gains: glory ? [{ icon: "glory", n: glory, label: scene.words.title("glory") }] : [],
  };
};

const BEATS: Partial<Record<Kind, number>> = { battle: 70, ragnarok: 62 };

export const stages: StageUi<Kind> = {
  beats: (s) => (s.kind === "quests" ? Math.max(20, 14 + judged(s).length * 6) : BEATS[s.kind]),
  head,
  cards: { battle: BattleCard, quests: QuestCard, ragnarok: RagnarokCard },
  boards: { ragnarok: RagnarokBoard },
  opens: {
    battle: "drum",
    quests: "drum",
    ragnarok: "horn",
    age: "horn",
    phase: "drum",
    upgraded: "flip",
  },
  plank: (s, scene) => {
    if (s.kind === "battle" || s.kind === "pillage") return battlePlank(s, scene);
    if (s.kind === "upgraded" || s.kind === "age")
      return {
        seat: s.seats?.[0],
        icon: "doom",
        text: s.events
          .filter((e) => nameOf(e) !== "phase")
          .map((e) => scene.words.event(e.text))
          .join(" "),
      };
    if (s.kind === "quests") return { icon: "doom", text: questsOf(scene, s) };
    if (s.kind === "ragnarok") return { icon: "doom", text: head(s, scene).title };
    return null;
  },
  flies: (text) => {
    const [what, seat, n] = split(text);
    return what === "glory" ? { seat: Number(seat), icon: "glory", n: Number(n) } : null;
  },
};
