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
const rage: Grammar = {
  folds: [battle, quests, ragnarok],
  single: {
    upgraded: "B",
    first: "D",
    age: "B",
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
  before: is("round", "over"),
  seats: all,
};
const odin: Grammar = {
  folds: [die, feast],
  single: {
    round: "B",
    occupies: "C",
    gains: "C",
    pays: "C",
    places: "C",
    fills: "C",
    arms: "C",
    explores: "B",
    emigrates: "B",
    plays: "B",
    uses: "C",
    draws: "B",
    drawn: "C",
    flips: "C",
  },
};

// ---- Divinus ----

const reckoning: Fold = {
  kind: "reckoning",
  level: "A",
  opens: is("weighs"),
  closes: is("weighs"),
  tail: is("weighs", "honour", "xp", "quest-xp", "lost-xp"),
  seats: all,
};
const divinus: Grammar = {
  folds: [reckoning],
  single: {
    explored: "C",
    placed: "C",
    filled: "C",
    rested: "C",
    rolled: "C",
    beast: "B",
    marked: "C",
    overcome: "B",
    quest: "B",
    unlocked: "B",
    xp: "C",
    "quest-xp": "C",
    "lost-xp": "C",
    honour: "C",
    abyssed: "B",
    healed: "B",
    destroyed: "B",
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
    story: "B",
    ended: "B",
  },
};

const GRAMMARS: Record<string, Grammar> = { midgard, rage, odin, divinus };
const NONE: Grammar = { folds: [], single: {} };
export const grammarOf = (game: string): Grammar => GRAMMARS[game] ?? NONE;
