// Stages of Blood Rage: a battle, the Quests, Ragnarök.
import { Ic, Mk } from "../art/icons";
import { cardIcon, printed } from "../games/rage/cards";
import { SHAPES, unitIcon } from "../games/rage/map";
import type { Scene } from "../table/game";
import type { Stage, Told } from "./fold";
import { Art, at, type CardProps, type Head, type StageUi, Tick } from "./parts";
import { say } from "./words";

const of = (s: Stage, what: string) => s.events.filter((e) => e.what === what);
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
      mine = (what: string) => of(s, what).filter((x) => seatOf(x) === seat);
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
        {f.n > 1 ? `${f.n} × ` : ""}
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
      text: say("battle.dead", {
        list: names(
          dead,
          (e) => `${words.seat(e.args[0]!)} ${e.args[2]} × ${words.label("unit", e.args[1])}`,
        ),
      }),
      snd: "valhalla",
    });
  for (const e of [...of(s, "reward"), ...of(s, "raised"), ...of(s, "rage")])
    out.push({ icon: "pillage", text: words.event(e.text), snd: "set" });
  for (const e of [...of(s, "glory"), ...of(s, "glory-lost")])
    out.push({
      icon: "glory",
      text: `${words.seat(e.args[0]!)}: ${words.label("score", e.args[2])}`,
      n: e.what === "glory" ? Number(e.args[1]) : -Number(e.args[1]),
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

/** One judgement: the card, whether it was met, and what followed it. */
const judged = (s: Stage) => {
  const out: { seat: number; card: string; met: boolean; more: Told[] }[] = [];
  for (const e of s.events)
    if (e.what === "fulfilled" || e.what === "failed")
      out.push({ seat: seatOf(e), card: e.args[1]!, met: e.what === "fulfilled", more: [] });
    else if (["glory", "raised"].includes(e.what)) out.at(-1)?.more.push(e);
  return out;
};

const QuestCard = ({ stage, scene }: CardProps) => {
  const all = judged(stage);
  return (
    <ol class="quests">
      {all.map((q, i) => (
        <li key={i} class={`s${q.seat + 1} ${q.met ? "met" : "not"}`}>
          <Mk seat={q.seat} />
          <div class="qc m-flip" style={at(6 + i * 6)} data-snd="flip">
            <Ic name="card-quest" />
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
                {e.what === "glory"
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

// ---- Ragnarök ----

const landOf = (s: Stage) => of(s, "ragnarok")[0]?.args[0] ?? "";

/** The province alone, cracked: it sinks and turns to ash. */
const Sinking = ({ land, dead }: { land: string; dead: Told[] }) => {
  const d = SHAPES[land] ?? "";
  const nums = (d.match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number);
  const xs = nums.filter((_, i) => i % 2 === 0),
    ys = nums.filter((_, i) => i % 2 === 1);
  const [x0, x1, y0, y1] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const w = x1 - x0,
    h = y1 - y0,
    cx = x0 + w / 2,
    cy = y0 + h / 2;
  return (
    <svg class="sinking" viewBox={`${x0 - 24} ${y0 - 24} ${w + 48} ${h + 64}`} aria-hidden="true">
      <rect x={x0 - 400} y={y0 - 400} width={w + 800} height={h + 800} class="sea" />
      <g class="sunk m-sink" style={at(8)} data-snd="sink">
        <path d={d} class="land" />
        <path d={d} class="ash m-burn" style={at(16)} data-snd="burn" />
        <path
          class="lava m-crack"
          style={at(2)}
          d={`M${cx} ${y0 + h * 0.06}l${-w * 0.08} ${h * 0.26}l${w * 0.13} ${h * 0.16}l${-w * 0.1} ${h * 0.42}M${cx} ${cy}l${w * 0.3} ${-h * 0.12}M${cx} ${cy}l${-w * 0.32} ${h * 0.1}`}
        />
      </g>
      {dead.slice(0, 6).map((e, i) => {
        const x = cx + (i - (Math.min(dead.length, 6) - 1) / 2) * 46 - 20;
        return (
          <g key={i} class="spirit m-rise" style={at(20 + i * 3)}>
            <use href={`#i-mk-${seatOf(e) + 1}`} x={x} y={cy - 20} width="40" height="40" />
            <use
              href={`#i-${unitIcon(e.args[1]!)}`}
              x={x + 9}
              y={cy - 11}
              width="22"
              height="22"
              style={{ color: "var(--seat-ink)" }}
            />
          </g>
        );
      })}
    </svg>
  );
};

const Tally = ({ stage, scene }: { stage: Stage; scene: Scene }) => {
  const dead = of(stage, "died"),
    glory = (seat: number) =>
      of(stage, "glory")
        .filter((e) => seatOf(e) === seat && e.args[2] === "sc-ragnarok")
        .reduce((n, e) => n + Number(e.args[1]), 0);
  const seats = scene.m.players.map((_, i) => i),
    hit = seats.filter((i) => dead.some((e) => seatOf(e) === i)),
    none = seats.filter((i) => !hit.includes(i));
  return (
    <ul class="tally">
      {hit.map((seat, i) => (
        <li key={seat} class="m-in" style={at(22 + i * 5)} data-snd="stamp">
          <Mk seat={seat} />
          <h4>{scene.words.seat(seat)}</h4>
          <p>
            {dead
              .filter((e) => seatOf(e) === seat)
              .map((e, k) => (
                <span key={k} class="spirits">
                  <Ic name={unitIcon(e.args[1]!)} />
                  {Number(e.args[2]) > 1 ? `${e.args[2]} × ` : ""}
                  {scene.words.label("unit", e.args[1])}
                </span>
              ))}
          </p>
          <em class={glory(seat) ? "" : "z"}>+{glory(seat)}</em>
        </li>
      ))}
      {none.length > 0 && (
        <li class="none m-in" style={at(22 + hit.length * 5)}>
          <Ic name="close" />
          <p>{say("ragnarok.none", { list: none.map((i) => scene.words.seat(i)).join(", ") })}</p>
        </li>
      )}
    </ul>
  );
};

const RagnarokCard = ({ stage, scene, log }: CardProps) => {
  const { words } = scene,
    back = of(stage, "released"),
    age = of(stage, "age")[0]?.args[0];
  const doomed = log.flatMap((l) => l.events).filter((e) => e.startsWith("doomed ")),
    next = age ? doomed.map((e) => e.split(" ")).find((e) => e[2] === age)?.[1] : undefined;
  return (
    <div class="ragg">
      <Sinking land={landOf(stage)} dead={of(stage, "died")} />
      <div>
        <p class="say">{say("ragnarok.glory")}</p>
        <Tally stage={stage} scene={scene} />
        {back.length > 0 && (
          <p class="val m-in" style={at(46)} data-snd="valhalla">
            <Ic name="valhalla" />
            <span>
              {say("ragnarok.open", {
                list: back
                  .map((e) => say("ragnarok.back", { seat: words.seat(e.args[0]!), n: e.args[1]! }))
                  .join(", "),
              })}
            </span>
          </p>
        )}
        {age && (
          <p class="next m-in" style={at(54)}>
            <Ic name="doom" />
            <span>
              {say("ragnarok.age", { age: words.label("age", age) })}{" "}
              {next && say("ragnarok.next", { land: words.label("province", next) })}
            </span>
          </p>
        )}
      </div>
    </div>
  );
};

const head = (s: Stage, scene: Scene): Head => {
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

export const stages: StageUi = {
  beats: (s) => ({ battle: 70, quests: Math.max(20, 14 + judged(s).length * 6), ragnarok: 62 })[s.kind],
  head,
  cards: { battle: BattleCard, quests: QuestCard, ragnarok: RagnarokCard },
  opens: { battle: "drum", quests: "drum", ragnarok: "horn" },
  plank: (s, scene) => {
    if (s.kind === "battle") return battlePlank(s, scene);
    if (s.kind === "ragnarok" || s.kind === "quests") return { icon: "doom", text: head(s, scene).title };
    return null;
  },
  flies: (text) => {
    const [what, seat, n] = text.split(" ");
    return what === "glory" ? { seat: Number(seat), icon: "glory", n: Number(n) } : null;
  },
};
