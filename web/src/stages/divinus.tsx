// Stages of Divinus: the reckoning of a scenario, what it gave away, the story, a monster that falls.
import { Ic, Mk } from "../art/icons";
import { about } from "../games/divinus/words";
import type { Scene } from "../table/game";
import type { Names } from "../words/made/types/divinus";
import type { Stage } from "./fold";
import { FallCard, giftBeats, GiftsCard } from "./gifts";
import { Art, at, type CardProps, type Head, type Plank, type StageUi, Tick } from "./parts";
import { MetCard, StoryCard, taleHead } from "./tale";
import { tellerFor } from "./typed";
import { say } from "./words";

const { of, first, nameOf, split } = tellerFor<Names>();
type Kind = Names["event"] | "reckoning" | "gifts" | "story" | "met";

interface Line {
  key: string;
  label: string;
  icon: string;
  /** A god's picture, where it is a god's line, and what it honours. */
  art: string | null;
  why: string;
  n: number[];
}

const ICONS: Record<string, string> = { map: "explore", monster: "monster", quests: "quest", story: "log" };

/** Honour by what it was for, in the order in which it was told; the gods each for themselves. */
export const readReckoning = (s: Stage, scene: Scene): { lines: Line[]; xp: number[] } => {
  const seats = scene.m.players.length,
    lines = new Map<string, Line>(),
    xp = Array<number>(seats).fill(0);
  let god = "";
  for (const e of s.events) {
    const told = nameOf(e),
      seat = Number(e.args[0]),
      n = Number(e.args[1]);
    if (told === "weighs") god = e.args[0]!;
    if (told === "xp" || told === "quest-xp") xp[seat] = (xp[seat] ?? 0) + n;
    if (told === "lost-xp") xp[seat] = (xp[seat] ?? 0) - n;
    if (told !== "honour") continue;
    const what = e.args[2] ?? "",
      key = what === "gods" ? `god ${god}` : what;
    const line = lines.get(key) ?? {
      key,
      label: what === "gods" ? scene.words.label("god_card", god) : scene.words.category(what),
      icon: what === "gods" ? "honour" : (ICONS[what] ?? "honour"),
      art: what === "gods" ? `god_card:${god}` : null,
      why: what === "gods" ? scene.words.note("god_card", god) : "",
      n: Array<number>(seats).fill(0),
    };
    line.n[seat] = (line.n[seat] ?? 0) + n;
    lines.set(key, line);
  }
  return { lines: [...lines.values()], xp };
};

/** How many lines the table will have: two gods, and whatever else was honoured. */
const linesOf = (s: Stage): number => new Set(of(s, "honour").map((e) => e.args[2])).size + 2;

/** All honour that was told until then, and what a campaign brought along is not among it. */
const honourAt = (log: CardProps["log"], upTo: number, seat: number): number =>
  log
    .filter((l) => l.ply < upTo)
    .flatMap((l) => l.events)
    .map(split)
    .filter((e) => e[0] === "honour" && Number(e[1]) === seat)
    .reduce((n, e) => n + Number(e[2]), 0);

const LineRow = ({ line, i, scene }: { line: Line; i: number; scene: Scene }) => {
  const most = Math.max(...line.n);
  return (
    <tr class="m-in" style={at(6 + i * 8)} data-snd="tick">
      <td>
        <span class="gr">
          {line.art ? (
            <Art game="divinus" of={line.art} icon={line.icon} cls="mini" />
          ) : (
            <Ic name={line.icon} />
          )}
          <span>
            <b>{line.label}</b>
            {line.why && <small>{line.why}</small>}
          </span>
        </span>
      </td>
      {line.n.map((n, seat) => (
        <td key={seat} class={seat === scene.m.me ? "me" : ""}>
          <span class={`v ${n ? (n === most ? "first" : "") : "z"}`}>
            <b>{n ? `+${n}` : "0"}</b>
          </span>
        </td>
      ))}
    </tr>
  );
};

const ReckoningCard = ({ stage, scene, log }: CardProps) => {
  const { lines, xp } = readReckoning(stage, scene),
    seats = scene.m.players.map((_, i) => i);
  const before = seats.map((i) => honourAt(log, stage.from, i)),
    sum = seats.map((i) => before[i]! + lines.reduce((n, l) => n + l.n[i]!, 0));
  return (
    <table class="hon">
      <thead>
        <tr>
          <th>{say("reck.honour")}</th>
          {seats.map((i) => (
            <th key={i} class={i === scene.m.me ? "me" : ""}>
              <Mk seat={i} />
              {scene.words.seat(i)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr class="was">
          <td>{say("reck.before")}</td>
          {before.map((n, i) => (
            <td key={i} class={i === scene.m.me ? "me" : ""}>
              {n}
            </td>
          ))}
        </tr>
        {lines.map((l, i) => (
          <LineRow key={l.key} line={l} i={i} scene={scene} />
        ))}
        {xp.some(Boolean) && (
          <tr class="m-in was" style={at(6 + lines.length * 8)}>
            <td>{say("reck.xp")}</td>
            {xp.map((n, i) => (
              <td key={i} class={i === scene.m.me ? "me" : ""}>
                {n ? `+${n}` : "0"}
              </td>
            ))}
          </tr>
        )}
        <tr class="tot m-in" style={at(14 + lines.length * 8)} data-snd="stamp">
          <td>{say("reck.sum")}</td>
          {sum.map((n, i) => (
            <td key={i} class={i === scene.m.me ? "me" : ""}>
              <b>
                <Tick from={before[i]!} to={n} beat={15 + lines.length * 8} />
              </b>
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  );
};

const SeenCard = ({ stage, scene }: CardProps) => (
  <p class="say">
    {scene.words.event(stage.events[0]!.text)} {say("saw.only")}
  </p>
);

const head = (s: Stage<Kind>, scene: Scene): Head => {
  if (s.kind === "story" || s.kind === "met") return taleHead(s, scene);
  if (s.kind === "seen") return { icon: "eye", where: say("saw.only"), title: say("seen.title") };
  if (s.kind === "overcome")
    return { icon: "monster", where: say("beast.where"), title: scene.words.event(s.events[0]!.text) };
  return {
    icon: "honour",
    where: say("reck.where"),
    title: say(s.kind === "gifts" ? "gifts.title" : "reck.title"),
  };
};

const plank = (s: Stage<Kind>, scene: Scene): Plank | null => {
  if (s.kind === "reckoning") return { icon: "honour", text: say("reck.text") };
  if (s.kind === "gifts") return { icon: "honour", text: say("gifts.title") };
  if (s.kind !== "story") return null;
  const told = first(s, "story") ?? s.events[0]!;
  return { icon: "log", text: scene.words.event(told.text) };
};

const BEATS: Partial<Record<Kind, number>> = { story: 30, met: 18, overcome: 40, seen: 8 };

export const stages: StageUi<Kind> = {
  beats: (s) => {
    if (s.kind === "gifts") return giftBeats(s);
    return s.kind === "reckoning" ? 24 + 8 * linesOf(s) : BEATS[s.kind];
  },
  head,
  cards: {
    reckoning: ReckoningCard,
    gifts: GiftsCard,
    story: StoryCard,
    overcome: FallCard,
    seen: SeenCard,
    met: (p) => <MetCard {...p} about={about} />,
  },
  small: new Set(["seen", "met", "overcome", "story"]),
  stays: { story: "always", met: "always", seen: "always" },
  opens: {
    reckoning: "drum",
    gifts: "horn",
    story: "horn",
    met: "flip",
    overcome: "topple",
    seen: "flip",
    beast: "stamp",
    marked: "stamp",
    norns: "stamp",
    unlocked: "coin",
    quest: "coin",
    abyssed: "burn",
    destroyed: "sink",
    buried: "sink",
    god: "horn",
    "last-round": "horn",
    hit: "flip",
    missed: "no",
  },
  plank,
  flies: (text) => {
    const [what, seat, n] = split(text);
    return what === "honour" ? { seat: Number(seat), icon: "honour", n: Number(n) } : null;
  },
};
