// Which events of which game make a stage. One table a game; a game without one has lines of the log only.
import type { Fold, Grammar, Stage, Told } from "./fold";

const is =
  (...all: string[]) =>
  (e: Told) =>
    all.includes(e.what);
const seatOf = (e: Told | undefined): number => Number(e?.args[0] ?? Number.NaN);
const first = (s: Stage, what: string) => s.events.find((e) => e.what === what);
const one = (what: string) => (s: Stage) => [seatOf(first(s, what))];
const all = () => null;
const same = (e: Told, s: Stage) => seatOf(e) === seatOf(s.events[0]);

// ---- Champions of Midgard ----

const fight: Fold = {
  kind: "fight",
  level: "A",
  opens: is("fights"),
  closes: is("won", "beaten"),
  tail: (e, s) => ["gain", "spend"].includes(e.what) && same(e, s),
  seats: one("fights"),
  inside: true,
};
const hunt: Fold = {
  kind: "hunt",
  level: "B",
  opens: is("hunts"),
  closes: is("caught"),
  tail: (e, s) => e.what === "gain" && same(e, s),
  seats: one("hunts"),
};
/** Was there a round before? The first one only begins. */
const isTurnOfRound = (s: Stage) => !!first(s, "round") && s.events.some((e) => e.text === "phase clean");
const round: Fold = {
  kind: "round",
  level: "A",
  opens: (e, open) => !open && (e.text === "phase clean" || e.what === "round"),
  closes: (e) => e.text === "phase place",
  before: is("over"),
  seats: all,
  // After the last one nothing begins: the end tells of it.
  rank: (s) => (isTurnOfRound(s) ? "A" : first(s, "round") ? "B" : "D"),
  name: (s) => (isTurnOfRound(s) ? "round" : "begins"),
};
const midgard: Grammar = {
  folds: [fight, hunt, round],
  single: {
    phase: "B",
    voyage: "B",
    starved: "B",
    marker: "B",
    built: "B",
    rune: "B",
    used: "B",
    saw: "A",
    drew: "B",
    looked: "C",
    sailed: "C",
    assigned: "C",
    gain: "C",
    spend: "C",
    recruit: "C",
    lost: "C",
    revealed: "B",
  },
};

// ---- Blood Rage ----

/** Everybody who had a figure there. */
const party = (s: Stage) => s.events.filter(is("fights", "pillages")).map(seatOf);
const battle: Fold = {
  kind: "battle",
  level: "A",
  opens: is("pillages"),
  closes: is("settled"),
  seats: (s) => [...new Set(party(s))],
  rank: (s) => (first(s, "battle") ? "A" : "B"),
  name: (s) => (first(s, "battle") ? "battle" : "pillage"),
};
const quests: Fold = {
  kind: "quests",
  level: "A",
  opens: (e) => e.text === "phase quests",
  closes: () => false,
  before: (e) => e.what === "phase",
  seats: all,
  rank: (s) => (s.events.some(is("fulfilled", "failed")) ? "A" : "D"),
};
const ragnarok: Fold = {
  kind: "ragnarok",
  level: "A",
  opens: (e) => e.text === "phase ragnarok",
  closes: is("age"),
  before: is("over"),
  seats: all,
};
/** The first Age begins without a Ragnarök before it. */
const age: Fold = {
  kind: "age",
  level: "B",
  opens: (e, open) => !open && ["first", "age"].includes(e.what),
  closes: is("age"),
  tail: is("phase"),
  seats: all,
};
/** The card that lay there leaves with it, and a monster may leave the game. */
const upgrade: Fold = {
  kind: "upgraded",
  level: "B",
  opens: is("upgraded", "boxed"),
  closes: is("upgraded"),
  tail: is("boxed"),
  seats: (s) => [seatOf(s.events[0])],
};
const rage: Grammar = {
  folds: [battle, quests, ragnarok, age, upgrade],
  single: {
    phase: "B",
    "phase over": "D",
    invaded: "C",
    marched: "C",
    joined: "C",
    rides: "C",
    sacrificed: "C",
    saved: "C",
    "rage-lost": "C",
    "glory-lost": "C",
    glory: "C",
    rage: "C",
    raised: "C",
    vowed: "C",
    drafted: "C",
  },
};

// ---- A Feast for Odin ----

/** Rolls after which a hunt is a story of its own; a shorter one has been seen in its question. */
const LONG_HUNT = 3;
const DIE_TAIL = new Set(["gains", "pays", "recalls"]);
const die: Fold = {
  kind: "die",
  level: "A",
  opens: is("rolls"),
  closes: is("succeeds", "fails"),
  tail: (e, s) => DIE_TAIL.has(e.what) && same(e, s),
  seats: one("rolls"),
  rank: (s) => (s.events.filter(is("rolls")).length >= LONG_HUNT ? "A" : "B"),
};
const feast: Fold = {
  kind: "feast",
  level: "A",
  opens: is("income"),
  closes: () => false,
  before: (e) => e.text === "phase mountains" || ["round", "over"].includes(e.what),
  seats: all,
};
/** The mountains, the harvest and the islands belong to the round that begins with them. */
const season: Fold = {
  kind: "season",
  level: "B",
  opens: (e, open) => !open && (e.text === "phase mountains" || ["strip_up", "round"].includes(e.what)),
  closes: (e) => e.text === "phase weapons",
  before: is("over"),
  seats: all,
  rank: (s) => (first(s, "round") ? "B" : "D"),
};
const TAKES = new Set(["gains", "pays"]);
/** An occupation with what it brings at once; one good is no more than a piece that moves. */
const occupation = (what: string): Fold => ({
  kind: what,
  level: "B",
  opens: (e, open) => !open && e.what === what,
  closes: is(what),
  tail: (e, s) => TAKES.has(e.what) && same(e, s),
  seats: one(what),
  rank: (s) => (what === "plays" || !isOneGood(s) ? "B" : "C"),
});
const isOneGood = (s: Stage) =>
  s.events.length === 2 && s.events[1]!.what === "gains" && Number(s.events[1]!.args[2]) === 1;
const odin: Grammar = {
  folds: [die, feast, season, occupation("plays"), occupation("uses")],
  single: {
    starts: "B",
    occupies: "C",
    gains: "C",
    pays: "C",
    places: "C",
    fills: "C",
    arms: "C",
    explores: "B",
    emigrates: "B",
    imitates: "C",
    strip_gone: "C",
    draws: "B",
    drawn: "C",
  },
};

// ---- Divinus ----

/** Questions may stand between the end and what it brought: where a map's corner lies. */
const reckoning: Fold = {
  kind: "reckoning",
  level: "A",
  opens: is("all-rested", "ended"),
  closes: is("weighs"),
  tail: is("weighs", "honour", "xp", "quest-xp", "lost-xp"),
  seats: all,
};
/** What the reckoning gave away: its owners are asked where it goes, and the story comes after all of it. */
const gifts: Fold = {
  kind: "gifts",
  level: "A",
  opens: (e, open, last) =>
    !open && last === "reckoning" && ["forged", "title", "founded", "removed", "stuck"].includes(e.what),
  closes: () => false,
  before: is("voted", "story"),
  seats: all,
};
/** Votes are shown together; what the choice changes at once is told with it. */
const story: Fold = {
  kind: "story",
  level: "A",
  opens: (e, open) => !open && ["voted", "story"].includes(e.what),
  closes: is("story"),
  tail: (e) => CHANGES.has(e.what),
  seats: all,
};
const CHANGES = new Set([
  "flag",
  "honour",
  "xp",
  "lost-xp",
  "marked",
  "abyssed",
  "healed",
  "stuck",
  "overcome",
]);
const OF_A_TURN = [
  "turn",
  "round",
  "explored",
  "acted",
  "rested",
  "quest",
  "last-round",
  "all-rested",
  "ended",
];
/** A place on the map is reached: its owner chooses, and it may be gone afterwards. */
const met: Fold = {
  kind: "met",
  level: "A",
  opens: (e, open) => !open && e.what === "met",
  closes: is("removed"),
  before: is(...OF_A_TURN),
  seats: one("met"),
};
const divinus: Grammar = {
  folds: [reckoning, gifts, story, met],
  single: {
    explored: "C",
    placed: "C",
    filled: "C",
    rested: "C",
    rolled: "C",
    beast: "B",
    marked: "B",
    norns: "B",
    overcome: "A",
    quest: "B",
    unlocked: "B",
    xp: "B",
    "quest-xp": "B",
    "lost-xp": "B",
    honour: "B",
    abyssed: "B",
    healed: "B",
    destroyed: "B",
    buried: "B",
    forged: "B",
    stuck: "B",
    hit: "B",
    missed: "B",
    god: "B",
    "last-round": "B",
    swapped: "C",
    moved: "C",
    revealed: "C",
    seen: "A",
    title: "B",
    founded: "B",
    removed: "B",
  },
};

const GRAMMARS: Record<string, Grammar> = { midgard, rage, odin, divinus };
const NONE: Grammar = { folds: [], single: {} };
export const grammarOf = (game: string): Grammar => GRAMMARS[game] ?? NONE;
