// Stages of Midgard: a fight, a hunt, the end of a round.
import { Die, Ic, Mk } from "../art/icons";
import { value } from "../games/midgard/read";
import type { Scene } from "../table/game";
import type { Names } from "../words/made/types/midgard";
import type { Stage, Told } from "./fold";
import { Art, at, type CardProps, Delta, type Gain, type Head, type StageUi, Tick } from "./parts";
import { tellerFor } from "./typed";
import { say } from "./words";

const { is, of, first, nameOf, split, sums } = tellerFor<Names>();
type Kind = Names["event"] | "fight" | "hunt" | "round" | "begins";

const DICE = ["sword", "spear", "axe"];
const ROUNDS = 8;

// ---- a fight, read from its events ----

interface Blow {
  dice: [string, string][];
  hits: number;
  shields: number;
  attack: number;
  fallen: number;
  /** Wounds after it. */
  wounds: number;
}
export interface Fight {
  seat: number;
  kind: string;
  foe: string | null;
  attack: number;
  defence: number;
  blows: Blow[];
  won: boolean;
  lost: number[];
  gains: [string, number][];
}

const blank = (): Blow => ({ dice: [], hits: 0, shields: 0, attack: 0, fallen: 0, wounds: 0 });
const lift = (b: Blow, die: string, roll: string) => {
  const i = b.dice.findIndex(([d, r]) => d === die && r === roll);
  if (i >= 0) b.dice.splice(i, 1);
};

const note = (f: Fight, e: Told, now: Blow): Blow => {
  const [a = "", b = "", c = "", d = ""] = e.args,
    what = nameOf(e);
  if (what === "foe-troll" || what === "foe-draugr" || what === "foe-monster") f.foe = a;
  else if (what === "rolled") now.dice.push([b, c]);
  else if (what === "lifted") lift(now, b, c);
  else if (what === "struck") {
    now.hits = Number(b);
    now.wounds = Math.min(Number(c), Number(d));
  } else if (what === "parried") {
    [now.shields, now.attack, now.fallen] = [Number(b), Number(c), Number(d)];
    f.blows.push(now);
    return blank();
  } else if (what === "lost" && Number(a) === f.seat)
    [b, c, d].forEach((n, i) => {
      f.lost[i] = (f.lost[i] ?? 0) + Number(n);
    });
  else if (what === "won") f.won = true;
  return now;
};

export const readFight = (s: Stage): Fight => {
  const [seat = "0", kind = "", attack, defence] = s.events[0]!.args;
  const f: Fight = {
    seat: Number(seat),
    kind,
    foe: null,
    attack: Number(attack),
    defence: Number(defence),
    blows: [],
    won: false,
    lost: [0, 0, 0],
    gains: sums(s.events, Number(seat), "gain", "spend", { n: 1, thing: 2 }),
  };
  let now = blank();
  for (const e of s.events) now = note(f, e, now);
  return f;
};

const foeName = (f: Fight, scene: Scene) =>
  f.foe ? scene.words.label(f.kind, f.foe) : scene.words.label("contest", f.kind);

const gainsOf = (f: Fight, scene: Scene): Gain[] => [
  ...f.gains.map(([good, n]) => ({
    icon: good,
    n,
    label: scene.words.amount("good", good, n),
    worse: good === "blame",
  })),
  ...f.lost
    .map((n, i) => ({ icon: DICE[i]!, n: -n, label: scene.words.amount("die", DICE[i]!, n) }))
    .filter((g) => g.n < 0),
];

const HIT: Record<string, number> = { hit: 1, double: 2 };

const Slashes = ({ n }: { n: number }) => (
  <svg class="slashes" viewBox="0 0 200 240" aria-hidden="true">
    <g fill="none" stroke="var(--focus)" stroke-width="5" stroke-linecap="round" stroke-dasharray="300">
      {["M38 60L160 196", "M164 78L44 182", "M100 46L112 214"].slice(0, n).map((d, i) => (
        <path key={d} class="m-slash" style={at(14 + i * 4)} d={d} />
      ))}
    </g>
  </svg>
);

const Foe = ({ f, scene }: { f: Fight; scene: Scene }) => {
  const last = f.blows.at(-1);
  const reward: [string, string][] =
    f.kind === "troll"
      ? [["wood", "wood"]]
      : f.kind === "draugr"
        ? [["coin", "coins"]]
        : [["favor", "favor"]];
  return (
    <div class="foe2">
      <Art
        game="midgard"
        of={f.foe ? `${f.kind}:${f.foe}` : "journey:kraken"}
        icon={f.kind === "kraken" ? "kraken" : f.kind}
        cls={`tall m-strike ${f.won ? "toppled" : ""}`}
      >
        {last && <Slashes n={Math.min(3, last.hits)} />}
      </Art>
      <div class="cap2">
        <h3>{foeName(f, scene)}</h3>
        <div class="fstat">
          <span>
            <Ic name="axes" label={scene.words.title("attack")} />
            {f.attack}
          </span>
          <span>
            <Ic name="shield" label={scene.words.title("defence")} />
            {f.defence}
          </span>
          {f.foe && (
            <span>
              <Ic name="glory" label={scene.words.title("glory")} />
              {value(f.kind, f.foe, "glory")}
            </span>
          )}
          {f.foe &&
            reward.map(([icon, cell]) => (
              <span key={icon}>
                <Ic name={icon} label={scene.words.label("good", icon)} />
                {value(f.kind, f.foe, cell)}
              </span>
            ))}
        </div>
      </div>
    </div>
  );
};

/** Which dice of the last roll are lost: as many of each weapon as fell, those without a hit first. */
const fallenOf = (dice: [string, string][], lost: number[]): Set<number> => {
  const out = new Set<number>();
  DICE.forEach((die, d) => {
    const mine = dice.map(([w, r], i) => ({ w, r, i })).filter((x) => x.w === die);
    mine.sort((a, b) => (HIT[a.r] ?? 0) - (HIT[b.r] ?? 0));
    for (const x of mine.slice(0, lost[d] ?? 0)) out.add(x.i);
  });
  return out;
};

const Rolls = ({ blow, lost, scene }: { blow: Blow; lost: number[]; scene: Scene }) => {
  const gone = fallenOf(blow.dice, lost),
    more = blow.hits - blow.dice.reduce((n, [, roll]) => n + (HIT[roll] ?? 0), 0);
  return (
    <div class="bt">
      <h4>
        {say("fight.rolls")} <small>{say("fight.warriors", { n: blow.dice.length })}</small>
      </h4>
      <div class="rollrow" data-snd="dice">
        {blow.dice.map(([die, roll], i) => (
          <div
            key={i}
            class={`rr ${HIT[roll] ? "hit" : ""} ${gone.has(i) ? "dead" : ""}`}
            style={at(gone.has(i) ? 31 : 8)}
          >
            <span class="dd m-tumble" style={at(Math.min(i, 6))}>
              <span class={gone.has(i) ? "m-fall" : ""} style={at(31)}>
                <Die die={die} face={roll} label={scene.words.label("die", die)} />
              </span>
            </span>
            <span class="m-in" style={at(8)}>
              {scene.words.label("roll", roll)}
            </span>
          </div>
        ))}
        {more > 0 && (
          <span class="more-hits m-in" style={at(10)}>
            {say("fight.more", { n: more })}
          </span>
        )}
      </div>
    </div>
  );
};

const Wounds = ({ f, blow }: { f: Fight; blow: Blow }) => {
  const before = f.blows.at(-2)?.wounds ?? 0;
  return (
    <div class="bt m-in" style={at(12)}>
      <h4>
        {say("fight.takes")} <small>{say("fight.defence", { n: f.defence })}</small>
      </h4>
      <div class="hpn">
        <div class="hp" role="img" aria-label={say("fight.of", { n: blow.wounds, m: f.defence })}>
          {Array.from({ length: f.defence }, (_, i) => (
            <i
              key={i}
              class={i < blow.wounds ? "" : "e"}
              style={at(i < before ? 0 : 15 + (i - before) * 3)}
              data-snd={i >= before && i < blow.wounds ? "strike" : undefined}
            />
          ))}
        </div>
        <b>
          <Tick from={before} to={blow.wounds} beat={17} /> / {f.defence}
        </b>
      </div>
    </div>
  );
};

const Back = ({ blow }: { blow: Blow }) => (
  <div class="bt m-in" style={at(26)}>
    <h4>
      {say("fight.back")} <small>{say("fight.less")}</small>
    </h4>
    <p class="eq" data-snd={blow.shields ? "shield" : undefined} style={at(28)}>
      <Ic name="axes" />
      <b>{blow.attack}</b> − <Ic name="shield" />
      <b>{blow.shields}</b> ={" "}
      <span class={blow.fallen ? "bad" : ""} data-snd={blow.fallen ? "fall" : undefined} style={at(31)}>
        {blow.fallen ? say("fight.lost", { n: blow.fallen }) : say("fight.nolost")}
      </span>
    </p>
  </div>
);

const Verdict = ({ f, scene }: { f: Fight; scene: Scene }) => {
  const foe = foeName(f, scene),
    last = f.blows.at(-1),
    home = Math.max(0, (last?.dice.length ?? 0) - (last?.fallen ?? 0));
  return (
    <div class={`verdict m-in ${f.won ? "" : "beaten"}`} style={at(38)} data-snd={f.won ? "topple" : "fall"}>
      <Ic name={f.won ? "check" : "loss"} cls="crest" />
      <h3>
        {f.won ? say("fight.won", { foe }) : say("fight.beaten", { foe })}{" "}
        <small>{f.won ? say("fight.home", { n: home }) : say("fight.nobody")}</small>
      </h3>
      <div class="deltas">
        {gainsOf(f, scene).map((g, i) => (
          <Delta key={g.icon} gain={g} beat={40 + i * 2} snd={g.icon === "coin" ? "coin" : undefined} />
        ))}
      </div>
    </div>
  );
};

const FightCard = ({ stage, scene }: CardProps) => {
  const f = readFight(stage),
    last = f.blows.at(-1);
  return (
    <div class="fg two">
      <Foe f={f} scene={scene} />
      <div class="beats">
        {f.blows.slice(0, -1).map((b, i) => (
          <p class="past" key={i}>
            <Ic name="replay" />
            {say("fight.past", { n: i + 1, hits: b.hits, lost: b.fallen })}
          </p>
        ))}
        {last && (
          <>
            <Rolls blow={last} lost={lastLost(stage)} scene={scene} />
            <Wounds f={f} blow={last} />
            <Back blow={last} />
          </>
        )}
      </div>
      <Verdict f={f} scene={scene} />
    </div>
  );
};

/** What fell after the last roll, by weapon. */
const lastLost = (s: Stage): number[] => {
  const from = s.events.findLastIndex(is("parried"));
  const e = s.events.slice(from).find(is("lost"));
  return e ? e.args.slice(1).map(Number) : [0, 0, 0];
};

// ---- the end of a round ----

const drawn = (s: Stage, verb: Names["verb"]): string[] =>
  s.done.filter((d) => d.seat === 7 && d.text.startsWith(`${verb} `)).map((d) => d.text.split(" ")[1]!);
/** Blame of a seat by what was told until then, so that it is right in a replay, too. */
const blameOf = (log: CardProps["log"], upTo: number, seat: number): number =>
  sums(
    log
      .filter((l) => l.ply <= upTo)
      .flatMap((l) => l.events)
      .filter((e) => e.endsWith(" blame"))
      .map(
        (text): Told => ({ ply: 0, by: 7, what: text.split(" ")[0]!, args: text.split(" ").slice(1), text }),
      ),
    seat,
    "gain",
    "spend",
    { n: 1, thing: 2 },
  ).reduce((n, [, k]) => n + k, 0);
const price = (n: number): number => (n * (n + 1)) / 2;

const Blame = ({ stage, scene, log, escaped }: CardProps & { escaped: boolean }) => {
  const seats = scene.m.players.map((_, i) => i).filter((i) => escaped || blameOf(log, stage.to, i) > 0);
  return seats.length === 0 ? null : <BlameTable {...{ stage, scene, log, escaped, seats }} />;
};

const BlameTable = ({
  stage,
  scene,
  log,
  escaped,
  seats,
}: CardProps & { escaped: boolean; seats: number[] }) => (
  <table class="bl">
    <thead>
      <tr>
        <th>{say("round.blame")}</th>
        <th>{say("round.now")}</th>
        <th>{say("round.end")}</th>
      </tr>
    </thead>
    <tbody>
      {seats.map((i) => {
        const n = blameOf(log, stage.to, i),
          was = escaped ? n - 1 : n;
        return (
          <tr key={i}>
            <td>
              <Mk seat={i} />
              <b>{scene.words.seat(i)}</b>
            </td>
            <td>
              {escaped && (
                <span class="stampd m-stamp" style={at(12 + i * 4)} data-snd="stamp">
                  <Ic name="blame" />
                </span>
              )}{" "}
              <Tick from={Math.max(0, was)} to={n} beat={13 + i * 4} />
            </td>
            <td class={n ? "bad" : ""}>
              <span class="m-in" style={at(escaped ? 14 + i * 4 : 0)}>
                {n ? `−${price(n)}` : "0"}
              </span>
            </td>
          </tr>
        );
      })}
    </tbody>
  </table>
);

const NewFoes = ({ stage, scene, from }: { stage: Stage; scene: Scene; from: number }) => {
  const foes = (["troll", "draugr", "monster"] as const).flatMap((k) =>
    drawn(stage, k).map((id) => ({ k, id })),
  );
  return (
    <div class="foes">
      {foes.map(({ k, id }, i) => (
        <div class="fo m-flip" key={id} style={at(from + i * 3)} data-snd="flip">
          <Art game="midgard" of={`${k}:${id}`} icon={k} cls="low" />
          <h4>{scene.words.label(k, id)}</h4>
          <span>
            {(["attack", "defence", "glory"] as const).map((c) => (
              <i key={c}>
                <Ic
                  name={c === "attack" ? "axes" : c === "defence" ? "shield" : "glory"}
                  label={scene.words.title(c)}
                />
                {value(k, id, c)}
              </i>
            ))}
          </span>
        </div>
      ))}
    </div>
  );
};

const MERCHANT = ["food", "wood", "sword", "spear", "axe"];
const Also = ({ stage, scene, from }: { stage: Stage; scene: Scene; from: number }) => {
  const runes = drawn(stage, "rune"),
    ship = drawn(stage, "merchant")[0],
    bounty = of(stage, "bounty");
  const goods = MERCHANT.flatMap((g) => {
    const n = ship ? value("merchant", ship, g) : 0,
      kind = g === "food" || g === "wood" ? "good" : "die";
    return n ? [`${n} ${scene.words.amount(kind, g, n)}`] : [];
  });
  return (
    <ul class="also">
      {bounty.length > 0 && (
        <li class="m-in" style={at(from)} data-snd="coin">
          <Ic name="coin" />
          <p>
            {say("round.bounty", {
              list: bounty.map((e) => `${scene.words.label("shore", e.args[0])} (${e.args[1]})`).join(", "),
            })}
          </p>
        </li>
      )}
      {goods.length > 0 && (
        <li class="m-in" style={at(from + 3)}>
          <Ic name="merchant-ship" />
          <p>{say("round.merchant", { list: goods.join(", ") })}</p>
        </li>
      )}
      {runes.length > 0 && (
        <li class="m-in" style={at(from + 6)}>
          <Ic name="rune" />
          <p>{say("round.rune", { list: runes.map((r) => scene.words.label("rune", r)).join(", ") })}</p>
        </li>
      )}
      <li class="m-in" style={at(from + 9)}>
        <Ic name="worker" />
        <p>{say("round.home")}</p>
      </li>
    </ul>
  );
};

/** The troll that stood there: the last one that was drawn before. */
const oldTroll = (log: CardProps["log"], before: number): string | null =>
  log
    .filter((l) => l.ply < before && l.action?.startsWith("troll "))
    .at(-1)
    ?.action?.split(" ")[1] ?? null;

const hasEscaped = (s: Stage) => !!first(s, "escaped");
/** Where nobody is blamed there is nothing to wait for: what is new comes earlier by so many beats. */
const CALM_ROUND = 18;
const LONG_ROUND = 64;

const RoundCard = ({ stage, scene, log }: CardProps) => {
  const escaped = hasEscaped(stage),
    from = escaped ? 30 : 30 - CALM_ROUND,
    troll = oldTroll(log, stage.from);
  const foe = troll ? scene.words.label("troll", troll) : scene.words.label("contest", "troll");
  return (
    <div class="halves">
      <section>
        <h3>
          <Ic name="troll" />
          {say(escaped ? "round.troll" : "round.beaten")}
        </h3>
        <div class={`trollrow m-in ${escaped ? "" : "gone"}`} style={at(4)}>
          <Art game="midgard" of={troll ? `troll:${troll}` : null} icon="troll" cls="low" />
          <p>
            <b>{escaped ? say("round.robs", { foe }) : foe}</b> {say(escaped ? "round.all" : "round.safe")}
          </p>
        </div>
        <Blame stage={stage} scene={scene} log={log} escaped={escaped} />
      </section>
      <section>
        <h3>
          <Ic name="ph-prepare" />
          {say("round.new")}
        </h3>
        <NewFoes stage={stage} scene={scene} from={from} />
        <Also stage={stage} scene={scene} from={from + 16} />
      </section>
    </div>
  );
};

const SawCard = ({ stage, scene }: CardProps) => {
  const [, , id = ""] = stage.events[0]!.args;
  return (
    <div class="sawg">
      <Art
        game="midgard"
        of={`journey:${id}`}
        icon={id === "kraken" ? "kraken" : "journey"}
        cls="low m-flip"
      />
      <div>
        <h3>{scene.words.label("journey", id)}</h3>
        <p class="say">{scene.words.note("journey", id)}</p>
      </div>
    </div>
  );
};

const roundNumber = (s: Stage): number => Number(first(s, "round")?.args[0] ?? 0);

const head = (s: Stage<Kind>, scene: Scene): Head => {
  if (s.kind === "fight") {
    const f = readFight(s);
    return {
      seat: f.seat,
      where: say("fight.where", { n: f.blows.length }),
      title: say("fight.title", { seat: scene.words.seat(f.seat), foe: foeName(f, scene) }),
    };
  }
  if (s.kind === "round") {
    const b = roundNumber(s);
    return {
      icon: "ph-cleanup",
      where: say("round.where"),
      title: say("round.title", { a: b - 1, b }),
      small: say("round.left", { n: ROUNDS - b + 1 }),
    };
  }
  const [seat, shore] = s.events[0]!.args;
  return s.kind === "saw"
    ? {
        seat: Number(seat),
        where: say("saw.only"),
        title: say("saw.title", { shore: scene.words.label("shore", shore) }),
      }
    : { where: "", title: scene.words.event(s.events[0]!.text) };
};

const fightPlank = (s: Stage, scene: Scene) => {
  const f = readFight(s),
    at2 = { seat: scene.words.seat(f.seat), foe: foeName(f, scene) };
  return {
    seat: f.seat,
    text: say(f.won ? "fight.other" : "fight.otherLost", at2),
    gains: gainsOf(f, scene),
  };
};

const BEATS: Partial<Record<Kind, number>> = { fight: 50, round: LONG_ROUND, hunt: 15, saw: 8 };

export const stages: StageUi<Kind> = {
  beats: (s) => (s.kind === "round" && !hasEscaped(s) ? LONG_ROUND - CALM_ROUND : BEATS[s.kind]),
  head,
  cards: { fight: FightCard, round: RoundCard, saw: SawCard },
  small: new Set(["saw"]),
  stays: { saw: "slow" },
  opens: { phase: "drum", fight: "drum", round: "horn", begins: "horn", saw: "flip", hunt: "dice" },
  plank: (s, scene) => {
    if (s.kind === "fight") return fightPlank(s, scene);
    if (s.kind === "round" || s.kind === "begins")
      return { icon: "ph-prepare", text: say("round.first", { b: roundNumber(s) }) };
    if (s.kind !== "hunt") return null;
    const seat = Number(s.events[0]!.args[0]),
      food = sums(s.events, seat, "gain", "spend", { n: 1, thing: 2 }).find(([g]) => g === "food")?.[1] ?? 0,
      hits = Number(first(s, "caught")?.args[1] ?? 0);
    return {
      seat,
      text: say("hunt.text", { seat: scene.words.seat(seat), hits, food }),
      gains: food ? [{ icon: "food", n: food, label: scene.words.amount("good", "food", food) }] : [],
    };
  },
  flies: (text) => {
    const [what, seat, n, good] = split(text);
    return what === "gain" ? { seat: Number(seat), icon: good!, n: Number(n) } : null;
  },
};
