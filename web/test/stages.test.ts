// Stages: folded from what the viewer was told, shown in order, skipped, caught up with, and without a
// secret.
import { describe, expect, it, vi } from "vitest";
import { Client } from "../src/core/client";
import type { TableModel } from "../src/core/model";
import type { LogEntry, Sheet } from "../src/core/protocol";
import type { Speed } from "../src/core/settings";
import { fold, levelFor, type Stage } from "../src/stages/fold";
import { grammarOf } from "../src/stages/grammars";
import { causeOf, growthOf, momentsOf, saidOf } from "../src/stages/moments";
import { type Env, LATE_MS, Queue } from "../src/stages/queue";
import { Gate, SOUNDS } from "../src/stages/sound";
import { marksUntil, readGifts } from "../src/stages/gifts";
import { readFight } from "../src/stages/midgard";
import { fallen, readBattle } from "../src/stages/rage";
import { readStory } from "../src/stages/tale";
import { DirectTransport, loadEngine } from "./halls";

const log = (...all: [number, string | null, ...string[]][]): LogEntry[] =>
  all.map(([seat, action, ...events], ply) => ({ ply, seat, action, events }));
const kinds = (all: Stage[]) => all.map((s) => s.kind);

// ---- folding ----

describe("a fight of Midgard", () => {
  const told = log(
    [0, "assign", "phase resolve", "fights 1 troll 3 4", "foe-troll cave-troll"],
    [7, "roll sword blank", "rolled 1 sword blank"],
    [7, "roll axe double", "rolled 1 axe double"],
    [1, "reroll d1", "spend 1 1 favor", "lifted 1 sword blank"],
    [7, "roll sword hit", "rolled 1 sword hit", "struck 1 3 3 4", "parried 1 0 3 1"],
    [1, "lose 1 0 0", "lost 1 1 0 0"],
    [
      7,
      "roll axe hit",
      "rolled 1 axe hit",
      "struck 1 1 4 4",
      "parried 1 0 3 1",
      "lost 1 0 0 1",
      "won 1 troll",
    ],
  );
  it("is one stage from its opener to its end", () => {
    const more = log([7, null, "won 1 troll", "gain 1 6 glory", "gain 1 1 wood", "fights 0 draugr 1 2"]);
    const all = fold([...told.slice(0, -1), { ...more[0]!, ply: 6 }], grammarOf("midgard"));
    const fight = all.find((s) => s.kind === "fight")!;
    expect([fight.from, fight.to, fight.seats, fight.level]).toEqual([0, 6, [1], "A"]);
    expect(fight.events.at(-1)!.text).toBe("gain 1 1 wood"); // the next fight is not part of it
    expect(readFight(fight).gains).toEqual([
      ["favor", -1],
      ["glory", 6],
      ["wood", 1],
    ]);
  });
  it("knows the dice that lay there in the end", () => {
    const f = readFight(fold(told, grammarOf("midgard")).find((s) => s.kind === "fight")!);
    expect(f.blows.map((b) => b.dice)).toEqual([
      [
        ["axe", "double"],
        ["sword", "hit"],
      ],
      [["axe", "hit"]],
    ]);
    expect([f.won, f.lost, f.blows.at(-1)!.wounds]).toEqual([true, [1, 0, 1], 4]);
  });
  it("is a stage for the fighter, a plank for others, a line where they wish so", () => {
    const fight = fold(told, grammarOf("midgard")).find((s) => s.kind === "fight")!;
    expect(levelFor(fight, 1, "banner")).toBe("A");
    expect(levelFor(fight, 0, "banner")).toBe("B");
    expect(levelFor(fight, null, "banner")).toBe("B");
    expect(levelFor(fight, 0, "full")).toBe("A");
    expect(levelFor(fight, 0, "log")).toBe("D");
  });
});

it("the end of a round runs from the clean-up to the first place, or to the end of the game", () => {
  const all = fold(
    log(
      [0, "pass", "phase clean", "escaped", "gain 0 1 blame", "gain 1 1 blame", "bounty shore1 1"],
      [1, "pass", "phase prepare", "round 4"],
      [7, "troll cave-troll"],
      [7, "merchant ms1", "phase place"],
      [1, "pass", "phase clean", "gain 0 1 blame", "over"],
    ),
    grammarOf("midgard"),
  );
  expect(all.map((s) => [s.kind, s.level])).toEqual([
    ["round", "A"],
    ["begins", "D"],
    ["over", "D"],
  ]);
  expect(all[0]!.done.map((d) => d.text)).toContain("troll cave-troll");
});

it("the first round only begins, a pillage without a fight is no battle, a short hunt is a plank", () => {
  const kinds = (game: string, ...plies: Parameters<typeof log>) =>
    fold(log(...plies), grammarOf(game)).map((s) => [s.kind, s.level]);
  expect(kinds("midgard", [7, "merchant ms1", "round 1", "phase place"])).toEqual([["begins", "B"]]);
  expect(kinds("rage", [0, "pillage gimle", "pillages 0 gimle", "unopposed", "settled gimle"])).toEqual([
    ["pillage", "B"],
  ]);
  expect(kinds("odin", [0, "roll", "rolls 0 hunt 3", "succeeds 0 hunt"])).toEqual([["die", "B"]]);
  expect(
    kinds("odin", [0, "roll", "rolls 0 hunt 3", "rolls 0 hunt 5", "rolls 0 hunt 1", "fails 0 hunt"]),
  ).toEqual([["die", "A"]]);
});

it("a battle of Blood Rage ends when it is settled, not with the next turn", () => {
  const all = fold(
    log(
      [0, "pillage gimle", "pillages 0 gimle"],
      [
        1,
        "decline",
        "battle gimle",
        "fights 0 4",
        "stands 0 leader 1 3",
        "fights 1 1",
        "stands 1 warrior 1 1",
      ],
      [0, "play x", "revealed 0 a1-x", "total 0 6", "total 1 1", "won 0", "died 1 warrior 1 gimle"],
      [0, "raise axes", "glory 0 3 sc-battle", "settled gimle"],
    ),
    grammarOf("rage"),
  );
  expect(kinds(all)).toEqual(["battle"]);
  const b = readBattle(all[0]!);
  expect([b.land, b.winner, b.clans.map((c) => [c.strength, c.total])]).toEqual([
    "gimle",
    0,
    [
      [4, 6],
      [1, 1],
    ],
  ]);
  expect(b.clans[1]!.figures[0]!.lost).toBe(1);
});

// ---- what a scenario of Divinus is told in ----

/** The end of the fifth scenario of a campaign, as its saga tells it. */
const ENDING = log(
  [0, "vote b"],
  [1, "end", "rested 1", "all-rested", "ended", "weighs g09", "honour 0 1 gods", "weighs g10"],
  [7, "lot 0"],
  [1, "gift second"],
  [1, "forge d5 4", "forged 1 DS04 d5", "removed l03", "xp 0 1", "title 1 t09"],
  [1, "found f11 2", "founded f11 l09"],
  [0, "found f07 2", "founded f07 l10"],
  [1, "vote a", "voted 0 d52-b", "voted 1 d52-a", "story 0 D52 d52-a", "honour 1 1 story", "flag brokk_wins"],
  [1, "next", "turn 0"],
);

describe("the end of a scenario", () => {
  const all = fold(ENDING, grammarOf("divinus")),
    stage = (kind: string) => all.find((s) => s.kind === kind)!;
  it("is a reckoning, then what it gave away, then the story: each told to everybody", () => {
    expect(all.map((s) => [s.kind, s.level]).filter(([, level]) => level === "A")).toEqual([
      ["reckoning", "A"],
      ["gifts", "A"],
      ["story", "A"],
    ]);
    expect(all.filter((s) => s.level === "A").every((s) => s.seats === null)).toBe(true);
    expect(all.flatMap((s) => s.events.map((e) => e.text))).toEqual(ENDING.flatMap((l) => l.events));
    expect(stage("reckoning").events[0]!.text).toBe("all-rested");
  });
  it("says whose title came with which place, and whose die was forged", () => {
    expect(readGifts(stage("gifts")).map((g) => [g.seat, g.title, g.event.text])).toEqual([
      [1, null, "forged 1 DS04 d5"],
      [1, "t09", "founded f11 l09"],
      [0, null, "founded f07 l10"],
    ]);
  });
  it("shows the votes with the options by name, and what the choice changed", () => {
    const s = stage("story");
    expect(readStory(s, ["d51-a", "d52-a", "d52-b", "d5-a"])).toEqual({
      ...{ decision: "D52", named: "d52", taken: "d52-a", seat: null },
      options: [
        { id: "d52-a", seats: [1] },
        { id: "d52-b", seats: [0] },
      ],
    });
    expect(s.events.slice(3).map((e) => e.what)).toEqual(["honour", "flag"]);
  });
  it("without a vote names whoever decided, and no option where there was none", () => {
    const told = (...events: string[]) =>
      readStory(fold(log([0, "choose b", ...events]), grammarOf("divinus"))[0]!, ["d12-a", "d12-b", "d32-"]);
    expect(told("story 2 D12 d12-b")).toMatchObject({ seat: 2, taken: "d12-b", options: [{}, {}] });
    expect(told("story 0 D32 d32-").options).toEqual([]);
  });
});

it("a place that is reached is one stage with what was chosen there, and ends before the next turn", () => {
  const all = fold(
    log(
      [1, "place x1y1 r1", "placed 1 r23 x1y1", "met 1 l08"],
      [1, "meet b", "lost-xp 1 1", "honour 1 1 story", "removed l08", "round 11", "turn 0"],
      [2, "place x0y0 r1", "met 2 l17"],
      [2, "meet a", "turn 1"],
    ),
    grammarOf("divinus"),
  );
  expect(all.filter((s) => s.kind === "met").map((s) => [s.seats, s.events.length, s.done[0]!.text])).toEqual(
    [
      [[1], 4, "meet b"],
      [[2], 1, "meet a"],
    ],
  );
});

it("marks on a monster are those that were told until it fell", () => {
  const told = log(
    [0, "a", "marked 0 fenrir 2"],
    [1, "b", "marked 1 fenrir 3", "marked 1 kraken 9"],
    [0, "c", "marked 0 fenrir 2", "overcome fenrir"],
    [1, "d", "marked 1 fenrir 9"],
  );
  expect(fold(told, grammarOf("divinus")).find((s) => s.kind === "overcome")).toMatchObject({
    level: "A",
    seats: null,
  });
  expect(marksUntil(told, 2, "fenrir", 3)).toEqual([
    { seat: 0, marks: 4 },
    { seat: 1, marks: 3 },
    { seat: 2, marks: 0 },
  ]);
});

describe("planks", () => {
  const levels = (game: string, ...plies: Parameters<typeof log>) =>
    fold(log(...plies), grammarOf(game)).map((s) => [s.kind, s.level, s.events.length]);
  it("of Odin tell a round with its harvest and islands, and an occupation with what it brings", () => {
    expect(
      levels(
        "odin",
        [0, "done", "phase start_player", "starts 1"],
        [7, "strip m3", "phase mountains", "strip_gone m2", "strip_up m3", "phase vikings", "round 2"],
        [7, "x", "phase harvest", "gains 0 peas 1", "flips iceland", "silver_on faroe 2", "phase weapons"],
        [0, "play 3a", "plays 0 3a", "gains 0 spices 1", "gains 1 silver 1", "uses 0 5a 0", "gains 0 oil 1"],
        [0, "use 58a 0", "uses 0 58a 0", "pays 0 flax 2", "gains 0 oil 3"],
      ).filter(([kind]) => kind !== "phase"),
    ).toEqual([
      ["starts", "B", 1],
      ["season", "B", 10],
      ["plays", "B", 2],
      ["gains", "C", 1],
      ["uses", "C", 2],
      ["uses", "B", 3],
    ]);
  });
  it("of Blood Rage and Midgard name ages and phases, and a monster that leaves with the card that took its place", () => {
    expect(
      levels(
        "rage",
        [7, "first 1", "first 1", "age 1", "phase deal"],
        [0, "upgrade x", "upgraded 0 x", "boxed 0 troll", "phase discard"],
      ),
    ).toEqual([
      ["age", "B", 3],
      ["upgraded", "B", 2],
      ["phase", "B", 1],
    ]);
    expect(levels("midgard", [0, "place x", "phase assign"])).toEqual([["phase", "B", 1]]);
  });
});

// ---- whole games, as a seat is told of them ----

const playGame = async (game: string, options: string): Promise<TableModel> => {
  const client = new Client(new DirectTransport(await loadEngine()));
  const { table } = await client.ask<{ table: string }>({
    t: "create",
    game,
    options,
    seats: ["me", "random"],
    clock: { kind: "none" },
    listed: false,
    handover: null,
    undo: false,
  });
  const t = client.follow(table);
  for (let i = 0; i < 400; ) {
    const m = t.latest.value;
    if (m?.status === "over") break;
    if (m && m.me !== null && m.turn.includes(m.me) && !t.busy.value && m.legal.length)
      await t.act(m.legal[(Math.imul(++i, 2654435761) >>> 15) % m.legal.length]!);
    else await new Promise((done) => setTimeout(done, 1));
  }
  return t;
};

describe.each([
  ["midgard", ""],
  ["rage", ""],
  ["odin", "length=short"],
  ["divinus", ""],
])("a game of %s", (game, options) => {
  it("has every event in one stage, in order, and nothing that its seat was not told", async () => {
    const t = await playGame(game, options),
      told = t.log.value,
      all = fold(told, grammarOf(game));
    const events = told.flatMap((l) => l.events),
      inStages = all.flatMap((s) => s.events.map((e) => e.text));
    expect(told.length).toBeGreaterThan(50);
    // The fold that is still open at the end is left out; whatever closed holds each event once.
    const count = (xs: string[]) =>
      xs.reduce((m, x) => m.set(x, (m.get(x) ?? 0) + 1), new Map<string, number>());
    const had = count(events);
    for (const [text, n] of count(inStages)) expect(n, text).toBeLessThanOrEqual(had.get(text) ?? 0);
    if (t.latest.value!.status === "over") expect(inStages.length).toBe(events.length);
    for (let i = 1; i < all.length; i++) expect(all[i]!.to).toBeGreaterThanOrEqual(all[i - 1]!.to);
    const actions = new Set(told.map((l) => l.action));
    for (const s of all) for (const d of s.done) expect(actions.has(d.text)).toBe(true);
    // What only its owner may know was told to this seat because it is this seat's.
    for (const s of all)
      for (const e of s.events)
        if (["drew", "saw", "draws", "vowed-card", "keeps", "seen"].includes(e.what))
          expect(e.args[0]).toBe("0");
  });
});

// ---- the queue ----

const stage = (kind: string, level: Stage["level"], seats: number[] | null = null): Stage => ({
  kind,
  level,
  seats,
  from: 0,
  to: 0,
  events: [{ ply: 0, by: 0, what: kind, args: [], text: kind }],
  done: [],
});

const queueWith = (over: Partial<Env> = {}, speed: Speed = "normal") => {
  const q = new Queue({
    speed: () => speed,
    calm: () => false,
    viewer: () => 0,
    others: () => "banner",
    pressed: () => false,
    typing: () => false,
    beats: () => 50,
    stays: () => false,
    brief: () => false,
    now: () => Date.now(),
    later: (f, ms) => {
      const id = setTimeout(f, ms);
      return () => clearTimeout(id);
    },
    ...over,
  });
  return q;
};
const timed = (f: () => void) => () => {
  vi.useFakeTimers();
  try {
    f();
  } finally {
    vi.useRealTimers();
  }
};

describe("the queue", () => {
  it(
    "plays, holds, and goes on in order",
    timed(() => {
      const q = queueWith();
      q.add([stage("a", "A"), stage("b", "A")]);
      expect([q.on.value!.stage.kind, q.on.value!.ended, q.on.value!.more]).toEqual(["a", false, 1]);
      vi.advanceTimersByTime(5000);
      expect([q.on.value!.stage.kind, q.on.value!.ended]).toEqual(["a", true]);
      vi.advanceTimersByTime(4000);
      expect(q.on.value!.stage.kind).toBe("b");
      vi.advanceTimersByTime(9000);
      expect(q.on.value).toBe(null);
    }),
  );
  it(
    "is twice as quick at fast, and shows the end only with reduced motion",
    timed(() => {
      const fast = queueWith({}, "fast"),
        calm = queueWith({ calm: () => true });
      fast.add([stage("a", "A")]);
      vi.advanceTimersByTime(2500);
      expect(fast.on.value!.ended).toBe(true);
      calm.add([stage("a", "A")]);
      expect(calm.on.value!.ended).toBe(true);
    }),
  );
  it(
    "goes to the end with the first press and on with the second",
    timed(() => {
      const q = queueWith();
      q.add([stage("a", "A"), stage("b", "A")]);
      q.press();
      expect([q.on.value!.stage.kind, q.on.value!.ended]).toEqual(["a", true]);
      q.press();
      expect([q.on.value!.stage.kind, q.on.value!.ended]).toEqual(["b", false]);
    }),
  );
  it(
    "leaves everything with Escape, and keeps it for a chip that shows it in order",
    timed(() => {
      const q = queueWith();
      q.add([stage("a", "A"), stage("b", "A")]);
      q.skipAll();
      expect([q.on.value, kinds(q.skipped.value)]).toEqual([null, ["a", "b"]]);
      q.show(q.skipped.value);
      expect([q.on.value!.stage.kind, q.skipped.value]).toEqual(["a", []]);
      vi.advanceTimersByTime(9100);
      expect(q.on.value!.stage.kind).toBe("b");
    }),
  );
  it(
    "shows others' stages as planks, two at most, and never over a card",
    timed(() => {
      const q = queueWith();
      q.add([stage("x", "A", [1]), stage("y", "A", [2]), stage("z", "A", [1])]);
      expect([q.on.value, kinds(q.banners.value.map((b) => b.stage))]).toEqual([null, ["x"]]);
      vi.advanceTimersByTime(1300);
      expect(kinds(q.banners.value.map((b) => b.stage))).toEqual(["x", "y"]);
      q.add([stage("a", "A")]);
      vi.advanceTimersByTime(10_000);
      expect([q.on.value!.stage.kind, q.banners.value]).toEqual(["a", []]);
    }),
  );
  it(
    "cuts short what waits too long, and tells it in one card where it is too much",
    timed(() => {
      const q = queueWith();
      q.add([stage("a", "A"), stage("x", "B"), stage("b", "A")]); // 9 + 3.6 + 9 s
      expect(q.on.value!.stage.kind).toBe("a");
      expect(q.on.value!.more).toBe(1); // the plank is gone
      vi.advanceTimersByTime(LATE_MS);
      const much = queueWith();
      much.add(["a", "b", "c", "d"].map((k) => stage(k, "A")));
      expect([much.on.value, kinds(much.digest.value!.stages)]).toEqual([null, ["a", "b", "c", "d"]]);
      much.closeDigest();
      expect([much.on.value, much.digest.value]).toEqual([null, null]);
    }),
  );
  it(
    "tells in one card what happened while the tab was away for a minute",
    timed(() => {
      const q = queueWith();
      q.hidden(true);
      vi.advanceTimersByTime(61_000);
      q.add([stage("x", "B"), stage("y", "B")]);
      q.hidden(false);
      expect(kinds(q.digest.value!.stages)).toEqual(["x", "y"]);
    }),
  );
  it(
    "never holds a clock: with a question open and a clock running only the end stands, shortly",
    timed(() => {
      const q = queueWith({ pressed: () => true });
      q.add([stage("a", "A")]);
      expect(q.on.value!.ended).toBe(true);
      vi.advanceTimersByTime(1500);
      expect(q.on.value).toBe(null);
    }),
  );
  it(
    "waits while a pointer rests on the end, opens nothing over the chat, and forgets what was taken back",
    timed(() => {
      const q = queueWith();
      q.add([stage("a", "A"), stage("b", "A")]);
      q.press();
      q.hold(true);
      vi.advanceTimersByTime(20_000);
      expect(q.on.value!.stage.kind).toBe("a");
      q.hold(false);
      vi.advanceTimersByTime(500);
      expect(q.on.value!.stage.kind).toBe("b");
      q.forget();
      expect([q.on.value, q.skipped.value]).toEqual([null, []]);
      const chat = queueWith({ typing: () => true });
      chat.add([stage("a", "A")]);
      expect([chat.on.value, chat.banners.value.length]).toEqual([null, 1]);
    }),
  );
  it(
    "waits for a click where there is something to read, but not with a question open and a clock running",
    timed(() => {
      const q = queueWith({ stays: () => true });
      q.add([stage("a", "A")]);
      vi.advanceTimersByTime(60_000);
      expect([q.on.value!.ended, q.on.value!.hold]).toEqual([true, Infinity]);
      q.press();
      expect(q.on.value).toBe(null);
      const pressed = queueWith({ stays: () => true, pressed: () => true });
      pressed.add([stage("a", "A")]);
      vi.advanceTimersByTime(1500);
      expect(pressed.on.value).toBe(null);
    }),
  );
  it(
    "names a phase for a moment, and not at all at fast",
    timed(() => {
      const q = queueWith({ brief: () => true, beats: () => 6 });
      q.add([stage("phase", "B")]);
      expect(q.banners.value.length).toBe(1);
      vi.advanceTimersByTime(1200);
      expect(q.banners.value.length).toBe(0);
      const fast = queueWith({ brief: () => true }, "fast");
      fast.add([stage("phase", "B")]);
      expect(fast.banners.value.length).toBe(0);
    }),
  );
  it(
    "shows no card with speed off, only a plank of the end",
    timed(() => {
      const q = queueWith({}, "off");
      q.add([stage("a", "A"), stage("x", "B")]);
      expect([q.on.value, kinds(q.banners.value.map((b) => b.stage))]).toEqual([null, ["a"]]);
    }),
  );
});

describe("sounds", () => {
  it("are three within 80 ms at most, a tick every third time, and in a hidden tab the horn alone", () => {
    const g = new Gate();
    expect([1, 2, 3, 4].map((n) => g.opens("set", n, false))).toEqual([true, true, true, false]);
    expect(g.opens("set", 200, false)).toBe(true);
    expect([300, 400, 500, 600].map((n) => g.opens("tick", n, false))).toEqual([true, false, false, true]);
    expect([g.opens("crown", 800, true), g.opens("horn", 900, true)]).toEqual([false, true]);
  });
  it("are about fourteen, each in a group and under two seconds", () => {
    expect(Object.keys(SOUNDS).length).toBeGreaterThanOrEqual(14);
    for (const [group, voices] of Object.values(SOUNDS)) {
      expect(["table", "event", "turn"]).toContain(group);
      for (const v of voices) expect((v.at ?? 0) + v.d).toBeLessThan(2);
    }
  });
});

describe("the fallen of a battle", () => {
  it("are told clan by clan, and counted where they are several", () => {
    const words = {
      seat: (n: unknown) => ["Asta", "Orm"][Number(n)]!,
      label: (_: string, id: unknown) => String(id),
    };
    const dead = [
      ["1", "leader", "1"],
      ["0", "ship", "1"],
      ["1", "warrior", "2"],
    ].map((args) => ({ text: `died ${args.join(" ")}`, args, at: 0, ply: 0 }));
    expect(fallen(dead as unknown as Stage["events"], words)).toBe("Orm (leader, 2 × warrior), Asta (ship)");
  });
});

describe("feasts and Quests in a list", () => {
  it("are told with the round or the Age they belong to", async () => {
    const { stages: odin } = await import("../src/stages/odin"),
      { stages: rage } = await import("../src/stages/rage"),
      words = { label: (_: string, id: string) => `Age ${id}`, event: () => "" };
    const texts = (ui: typeof odin | typeof rage, kind: string, told: LogEntry[]) =>
      [1, 3].map((from) => {
        const s = { kind, from, to: from, events: [] } as unknown as Stage,
          scene = { log: told, words } as unknown as Parameters<typeof odin.plank>[1];
        return (ui as typeof odin).plank(s as Parameters<typeof odin.plank>[0], scene)!.text;
      });
    const rounds = log([7, null, "round 1"], [0, null, "x"], [7, null, "round 2"], [0, null, "x"]),
      ages = log([7, null, "age 1"], [0, null, "x"], [7, null, "age 2"], [0, null, "x"]);
    const feasts = texts(odin, "feast", rounds),
      quests = texts(rage, "quests", ages);
    expect(feasts[0]).toContain("1");
    expect(feasts[1]).toContain("2");
    expect(quests[0]).toContain("Age 1");
    expect(quests[1]).toContain("Age 2");
  });
});

describe("the moments of a game", () => {
  /** Seat 0 wins 9 with the step to ply 41, seat 1 loses 4 with the one to 17, and gains 1 now and then. */
  const totals = (ply: number) => [ply >= 41 ? 12 : 3, (ply >= 17 ? 0 : 4) + Math.floor(ply / 30)];
  const ask = async (ply: number): Promise<Sheet[]> =>
    totals(ply).map((total, seat) => ({ seat, total, whole: true, rank: null, lines: [] }));
  it("are the steps that moved points most, in order", async () => {
    const found = await momentsOf(ask, await growthOf(ask, 100));
    expect(found).toEqual([
      { ply: 17, seat: 1, by: -4 },
      { ply: 30, seat: 1, by: 1 },
      { ply: 41, seat: 0, by: 9 },
    ]);
  });
  it("are named by the answer that led there, not by chance", () => {
    const l = log([0, "place market"], [7, "roll sword hit"], [7, "roll axe hit"]);
    expect(causeOf(l, { ply: 3, seat: 0, by: 2 })?.action).toBe("place market");
    expect(causeOf(l, { ply: 0, seat: 0, by: 2 })).toBe(null);
  });
  it("are told with what the turn began with, and without what came later", () => {
    const l = log([0, "explore f01"], [0, "place 1 0"], [1, "rest"]);
    const words = {
      log: (steps: readonly { ply: number; seat: number; action: string | null }[]) =>
        [0, 1].flatMap((seat) => {
          const own = steps.filter((s) => s.seat === seat);
          if (!own.length) return [];
          const [from, to] = [own[0]!.ply, own.at(-1)!.ply];
          return [
            { sort: "line" as const, seat, move: true, from, to, text: own.map((s) => s.action).join(", ") },
          ];
        }),
    };
    expect(saidOf(words, l, l[1]!)).toBe("explore f01, place 1 0");
    expect(saidOf(words, l, l[0]!)).toBe("explore f01");
  });
});
