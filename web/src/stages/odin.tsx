// Stages of A Feast for Odin: the die of a hunt or a raid, income and feast of a round.
import { Ic, Mk } from "../art/icons";
import { colourOf, iconOf, value } from "../games/odin/read";
import type { Scene } from "../table/game";
import type { Names } from "../words/made/types/odin";
import type { Stage, Told } from "./fold";
import { at, type CardProps, Delta, type Gain, type Head, type Plank, Row, type StageUi } from "./parts";
import { tellerFor } from "./typed";
import { say } from "./words";

const { of, first, lastBefore, nameOf, split, sums } = tellerFor<Names>();
type Kind = Names["event"] | "die" | "feast" | "season";

const seatOf = (e: Told) => Number(e.args[0]);
const PENALTY = 3;
const TABLE = 12;

// ---- the die ----

const gainsOf = (s: Stage, seat: number, scene: Scene): Gain[] =>
  sums(s.events, seat, "gains", "pays", { n: 2, thing: 1 }).map(([item, n]) => ({
    icon: iconOf(item),
    n,
    label: scene.words.amount("item", item, n),
  }));

export const readDie = (s: Stage) => {
  const rolls = of(s, "rolls"),
    end = first(s, "succeeds", "fails");
  return {
    seat: seatOf(rolls[0]!),
    faces: rolls.map((e) => Number(e.args[1])),
    result: Number(rolls.at(-1)!.args[2]),
    won: !!end && nameOf(end) === "succeeds",
    kind: end?.args[1] ?? "hunting",
  };
};

const BigDie = ({ face, twelve }: { face: number; twelve: boolean }) => (
  <svg class="d8 m-tumble" viewBox="0 0 100 100" role="img" aria-label={String(face)} data-snd="dice">
    <path
      class="p0"
      d={twelve ? "M50 3L92 26L96 70L66 97H34L4 70L8 26z" : "M50 3L94 34L82 84L50 97L18 84L6 34z"}
    />
    <path class="p1" d="M50 3L22 66H78zM22 66L50 97L78 66M22 66L6 34M78 66L94 34" />
    <text x="50" y="58" text-anchor="middle">
      {face}
    </text>
  </svg>
);

const DieCard = ({ stage, scene }: CardProps) => {
  const d = readDie(stage),
    back = of(stage, "recalls")[0];
  return (
    <div class="hunt">
      <div class="dz">
        <BigDie face={d.faces.at(-1)!} twelve={d.kind === "whaling" || d.kind === "pillaging"} />
        <p class="dcap">
          {say("die.rolls", { list: d.faces.join(", ") })}
          <br />
          {say("die.result", { n: d.result })}
        </p>
      </div>
      <div>
        {/* Not before the die lies still. */}
        <h3 class="m-in" style={at(8)}>
          {say(d.won ? "die.won" : "die.lost")}
        </h3>
        <div class="deltas">
          {gainsOf(stage, d.seat, scene).map((g, i) => (
            <Delta key={g.icon} gain={g} beat={10 + i * 2} snd="set" />
          ))}
        </div>
        <ul class="also">
          {!d.won && (
            <Row icon="loss" beat={18}>
              {say("die.keeps")}
            </Row>
          )}
          {back && (
            <Row icon="viking" beat={20}>
              {scene.words.event(back.text)}
            </Row>
          )}
        </ul>
      </div>
    </div>
  );
};

// ---- the feast ----

interface Laid {
  item: string;
  width: number;
}
interface Table {
  seat: number;
  squares: number;
  laid: Laid[];
  empty: number;
}

const widthOf = (item: string, stance: string) =>
  item === "silver" ? 1 : value("good", item, stance === "horizontal" ? "w" : "h") || 1;

export const readTables = (s: Stage): Table[] => {
  const out: Table[] = [];
  for (const e of s.events) {
    const what = nameOf(e);
    if (what === "feasts") out.push({ seat: seatOf(e), squares: Number(e.args[1]), laid: [], empty: 0 });
    const t = out.findLast((x) => x.seat === seatOf(e));
    if (!t) continue;
    if (what === "serves") t.laid.push({ item: e.args[1]!, width: widthOf(e.args[1]!, e.args[2]!) });
    if (what === "penalties") t.empty = Number(e.args[1]);
  }
  return out;
};

const COLOUR: Record<string, string> = { orange: "o", red: "r", green: "g" };

const Long = ({ t, scene, small, beat }: { t: Table; scene: Scene; small: boolean; beat: number }) => {
  const used = t.laid.reduce((n, x) => n + x.width, 0),
    free = Math.max(0, t.squares - used - t.empty),
    rest = Math.max(0, TABLE - t.squares);
  return (
    <div class={`long ${small ? "sm" : ""}`} role="img" aria-label={say("feast.squares", { n: t.squares })}>
      {t.laid.map((x, i) => (
        <span
          key={i}
          class={`gd m-set ${COLOUR[colourOf(x.item)] ?? "si"} w${Math.min(4, x.width)}`}
          style={at(small ? beat : beat + i * 3)}
          data-snd={small ? undefined : "set"}
          title={scene.words.label("item", x.item)}
        >
          <Ic name={iconOf(x.item)} />
        </span>
      ))}
      {Array.from({ length: t.empty }, (_, i) => (
        <span key={`e${i}`} class="pen m-stamp" style={at(beat + 12 + i * 2)} data-snd="stamp">
          −{PENALTY}
        </span>
      ))}
      {Array.from({ length: free }, (_, i) => (
        <span key={`f${i}`} class="sq" />
      ))}
      {Array.from({ length: rest }, (_, i) => (
        <span key={`v${i}`} class="vk">
          <Ic name="viking" />
        </span>
      ))}
    </div>
  );
};

/** Said when the last tile lies, not before. */
const Verdict = ({ t, beat }: { t: Table; beat: number }) => (
  <span class={`m-in ${t.empty ? "bad" : ""}`} style={at(beat)}>
    {t.empty ? say("feast.empty", { n: t.empty }) : say("feast.served")}
  </span>
);

const Income = ({ stage, scene }: { stage: Stage; scene: Scene }) => (
  <div class="strip" data-snd="coin" style={at(3)}>
    {of(stage, "income").map((e) => (
      <div key={e.text} class="m-in" style={at(3)}>
        <Mk seat={seatOf(e)} />
        <p>
          {scene.words.seat(e.args[0]!)}
          <small>{say("feast.income", { n: e.args[1]! })}</small>
        </p>
        <b>
          <Ic name="silver" />+{e.args[1]}
        </b>
      </div>
    ))}
  </div>
);

const Changes = ({ stage, scene }: { stage: Stage; scene: Scene }) => {
  const { words } = scene,
    seat = (e: Told) => words.seat(e.args[0]!);
  const bonus = new Map<number, string[]>();
  for (const e of of(stage, "bonus"))
    bonus.set(seatOf(e), [...(bonus.get(seatOf(e)) ?? []), words.label("item", e.args[1])]);
  const rows: [string, string][] = [
    ...of(stage, "birth").map((e): [string, string] => [
      iconOf(e.args[2]!),
      say("feast.birth", { seat: seat(e), what: words.label("item", e.args[2]) }),
    ]),
    ...of(stage, "pregnant").map((e): [string, string] => [
      iconOf(e.args[1]!),
      say("feast.pregnant", { seat: seat(e), what: words.label("item", e.args[1]) }),
    ]),
    ...of(stage, "penalties").map((e): [string, string] => [
      "loss",
      say("feast.penalty", { seat: seat(e), n: e.args[1]!, m: PENALTY * Number(e.args[1]) }),
    ]),
    ...[...bonus].map(([s, list]): [string, string] => [
      "treasure-chest",
      say("feast.bonus", { seat: words.seat(s), list: list.join(", ") }),
    ]),
  ];
  return rows.length === 0 ? null : (
    <section class="what">
      <p class="kick">{say("changes")}</p>
      <ul class="also">
        {rows.map(([icon, text], i) => (
          <Row key={i} icon={icon} beat={30 + i * 2}>
            {text}
          </Row>
        ))}
      </ul>
    </section>
  );
};

const FeastCard = ({ stage, scene }: CardProps) => {
  const tables = readTables(stage),
    mine = tables.find((t) => t.seat === scene.m.me) ?? (scene.m.me === null ? tables[0] : undefined);
  return (
    <>
      <Income stage={stage} scene={scene} />
      <div class="feastg">
        <section>
          {mine && (
            <>
              <div class="tag3">
                <h3>{mine.seat === scene.m.me ? say("feast.yours") : scene.words.seat(mine.seat)}</h3>
                <p>
                  {say("feast.squares", { n: mine.squares })}{" "}
                  <b>
                    <Verdict t={mine} beat={26} />
                  </b>
                </p>
              </div>
              <Long t={mine} scene={scene} small={false} beat={8} />
            </>
          )}
          <div class="oth">
            {tables
              .filter((t) => t !== mine)
              .map((t) => (
                <div key={t.seat}>
                  <span>
                    <Mk seat={t.seat} />
                    <b>{scene.words.seat(t.seat)}</b>
                  </span>
                  <Long t={t} scene={scene} small beat={22} />
                  <p>
                    <Verdict t={t} beat={28} />
                  </p>
                </div>
              ))}
          </div>
        </section>
        <Changes stage={stage} scene={scene} />
      </div>
    </>
  );
};

/** Every round has one: without its number they cannot be told apart in a list. */
const feastOf = (log: CardProps["log"], s: Stage): string => {
  const n = lastBefore(log, s, "round");
  return n ? say("feast.title", { n }) : say("feast.plain");
};

// ---- a round begins ----

/** The round, its harvest, and the islands that turn over. */
const seasonPlank = (s: Stage, scene: Scene): Plank => {
  const { words } = scene,
    crops = [...new Set(of(s, "gains").map((e) => words.label("item", e.args[1])))];
  const harvest = crops.length ? say("season.harvest", { list: crops.join(", ") }) : say("season.none");
  const round = of(s, "round").map((e) => words.event(e.text)),
    turned = of(s, "flips").map((e) => words.event(e.text));
  return { icon: "ph-harvest", text: [...round, harvest, ...turned].join(" ") };
};

const head = (s: Stage<Kind>, scene: Scene, log: CardProps["log"]): Head => {
  if (s.kind === "die") {
    const d = readDie(s),
      what = scene.words.label("die", d.kind);
    return {
      seat: d.seat,
      where: scene.words.seat(d.seat),
      title: what,
    };
  }
  return { icon: "ph-feast", where: say("feast.where"), title: feastOf(log, s) };
};

const BEATS: Partial<Record<Kind, number>> = { die: 24, feast: 48 };

export const stages: StageUi<Kind> = {
  beats: (s) => BEATS[s.kind],
  head,
  cards: { die: DieCard, feast: FeastCard },
  small: new Set(["die"]),
  opens: { die: "drum", feast: "horn", season: "horn", plays: "flip", uses: "flip" },
  plank: (s, scene) => {
    if (s.kind === "die") {
      const d = readDie(s),
        what = scene.words.label("die", d.kind);
      return {
        seat: d.seat,
        text: say("die.text", { seat: scene.words.seat(d.seat), what, n: d.faces.at(-1)! }),
        gains: gainsOf(s, d.seat, scene).slice(0, 4),
      };
    }
    if (s.kind === "season") return seasonPlank(s, scene);
    if (s.kind === "plays" || s.kind === "uses")
      return {
        seat: seatOf(s.events[0]!),
        text: scene.words.event(s.events[0]!.text),
        gains: gainsOf(s, seatOf(s.events[0]!), scene).slice(0, 4),
      };
    return s.kind === "feast" ? { icon: "ph-feast", text: feastOf(scene.log, s) } : null;
  },
  flies: (text) => {
    const [what, seat, item, n] = split(text);
    return what === "gains" ? { seat: Number(seat), icon: iconOf(item!), n: Number(n) } : null;
  },
};
