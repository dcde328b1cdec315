// Which events of which game make a stage. One table a game; a game without one has lines of the log only.
import type { Names as DivinusNames } from "../words/made/types/divinus";
import type { Names as MidgardNames } from "../words/made/types/midgard";
import type { Names as OdinNames } from "../words/made/types/odin";
import type { Names as RageNames } from "../words/made/types/rage";
import type { Fold, Grammar, Stage, Told } from "./fold";
import { tellerFor } from "./typed";

const seatOf = (e: Told | undefined): number => Number(e?.args[0] ?? Number.NaN);
/** Whose fold it is: the seat of the event that opened it. */
const opener = (s: Stage) => [seatOf(s.events[0])];
const all = () => null;
const same = (e: Told, s: Stage) => seatOf(e) === seatOf(s.events[0]);

// ---- Champions of Midgard ----

const mg = tellerFor<MidgardNames>();
const fight: Fold = {
  kind: "fight",
  level: "A",
  opens: mg.is("fights"),
  closes: mg.is("won", "beaten"),
  tail: (e, s) => mg.is("gain", "spend")(e) && same(e, s),
  seats: opener,
  inside: true,
};
const hunt: Fold = {
  kind: "hunt",
  level: "B",
  opens: mg.is("hunts"),
  closes: mg.is("caught"),
  tail: (e, s) => mg.is("gain")(e) && same(e, s),
  seats: opener,
};
const cleans = mg.about<"phase">("phase", "clean");
/** Was there a round before? The first one only begins. */
const isTurnOfRound = (s: Stage) => !!mg.first(s, "round") && s.events.some(cleans);
const round: Fold = {
  kind: "round",
  level: "A",
  opens: (e, open) => !open && (cleans(e) || mg.is("round")(e)),
  closes: mg.about<"phase">("phase", "place"),
  before: mg.is("over"),
  seats: all,
  // After the last one nothing begins: the end tells of it.
  rank: (s) => (isTurnOfRound(s) ? "A" : mg.first(s, "round") ? "B" : "D"),
  name: (s) => (isTurnOfRound(s) ? "round" : "begins"),
};
const midgard = mg.grammar([fight, hunt, round], {
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
});

// ---- Blood Rage ----

const br = tellerFor<RageNames>();
/** Everybody who had a figure there. */
const party = (s: Stage) => br.of(s, "fights", "pillages").map(seatOf);
const battle: Fold = {
  kind: "battle",
  level: "A",
  opens: br.is("pillages"),
  closes: br.is("settled"),
  seats: (s) => [...new Set(party(s))],
  rank: (s) => (br.first(s, "battle") ? "A" : "B"),
  name: (s) => (br.first(s, "battle") ? "battle" : "pillage"),
};
const quests: Fold = {
  kind: "quests",
  level: "A",
  opens: br.about<"phase">("phase", "quests"),
  closes: () => false,
  before: br.is("phase"),
  seats: all,
  rank: (s) => (br.first(s, "fulfilled", "failed") ? "A" : "D"),
};
const ragnarok: Fold = {
  kind: "ragnarok",
  level: "A",
  opens: br.about<"phase">("phase", "ragnarok"),
  closes: br.is("age"),
  before: br.is("over"),
  seats: all,
};
/** The first Age begins without a Ragnarök before it. */
const age: Fold = {
  kind: "age",
  level: "B",
  opens: (e, open) => !open && br.is("first", "age")(e),
  closes: br.is("age"),
  tail: br.is("phase"),
  seats: all,
};
/** The card that lay there leaves with it, and a monster may leave the game. */
const upgrade: Fold = {
  kind: "upgraded",
  level: "B",
  opens: br.is("upgraded", "boxed"),
  closes: br.is("upgraded"),
  tail: br.is("boxed"),
  seats: opener,
};
const rage = br.grammar([battle, quests, ragnarok, age, upgrade], {
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
});

// ---- A Feast for Odin ----

const fo = tellerFor<OdinNames>();
/** Rolls after which a hunt is a story of its own; a shorter one has been seen in its question. */
const LONG_HUNT = 3;
const inDieTail = fo.is("gains", "pays", "recalls");
const die: Fold = {
  kind: "die",
  level: "A",
  opens: fo.is("rolls"),
  closes: fo.is("succeeds", "fails"),
  tail: (e, s) => inDieTail(e) && same(e, s),
  seats: opener,
  rank: (s) => (fo.of(s, "rolls").length >= LONG_HUNT ? "A" : "B"),
};
const toMountains = fo.about<"stage">("phase", "mountains");
const feast: Fold = {
  kind: "feast",
  level: "A",
  opens: fo.is("income"),
  closes: () => false,
  before: (e) => toMountains(e) || fo.is("round", "over")(e),
  seats: all,
};
/** The mountains, the harvest and the islands belong to the round that begins with them. */
const season: Fold = {
  kind: "season",
  level: "B",
  opens: (e, open) => !open && (toMountains(e) || fo.is("strip_up", "round")(e)),
  closes: fo.about<"stage">("phase", "weapons"),
  before: fo.is("over"),
  seats: all,
  rank: (s) => (fo.first(s, "round") ? "B" : "D"),
};
const takes = fo.is("gains", "pays");
/** An occupation with what it brings at once; one good is no more than a piece that moves. */
const occupation = (what: OdinNames["event"]): Fold => ({
  kind: what,
  level: "B",
  opens: (e, open) => !open && fo.is(what)(e),
  closes: fo.is(what),
  tail: (e, s) => takes(e) && same(e, s),
  seats: opener,
  rank: (s) => (what === "plays" || !isOneGood(s) ? "B" : "C"),
});
const isOneGood = (s: Stage) =>
  s.events.length === 2 && fo.is("gains")(s.events[1]!) && Number(s.events[1]!.args[2]) === 1;
const odin = fo.grammar([die, feast, season, occupation("plays"), occupation("uses")], {
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
});

// ---- Divinus ----

const dv = tellerFor<DivinusNames>();
/** Questions may stand between the end and what it brought: where a map's corner lies. */
const reckoning: Fold = {
  kind: "reckoning",
  level: "A",
  opens: dv.is("all-rested", "ended"),
  closes: dv.is("weighs"),
  tail: dv.is("weighs", "honour", "xp", "quest-xp", "lost-xp"),
  seats: all,
};
/** What the reckoning gave away: its owners are asked where it goes, and the story comes after all of it. */
const gifts: Fold = {
  kind: "gifts",
  level: "A",
  opens: (e, open, last) =>
    !open && last === "reckoning" && dv.is("forged", "title", "founded", "removed", "stuck")(e),
  closes: () => false,
  before: dv.is("voted", "story"),
  seats: all,
};
/** Votes are shown together; what the choice changes at once is told with it. */
const story: Fold = {
  kind: "story",
  level: "A",
  opens: (e, open) => !open && dv.is("voted", "story")(e),
  closes: dv.is("story"),
  tail: dv.is("flag", "honour", "xp", "lost-xp", "marked", "abyssed", "healed", "stuck", "overcome"),
  seats: all,
};
const isOfATurn = dv.is(
  "turn",
  "round",
  "explored",
  "acted",
  "rested",
  "quest",
  "last-round",
  "all-rested",
  "ended",
);
/** A place on the map is reached: its owner chooses, and it may be gone afterwards. */
const met: Fold = {
  kind: "met",
  level: "A",
  opens: (e, open) => !open && dv.is("met")(e),
  closes: dv.is("removed"),
  before: isOfATurn,
  seats: opener,
};
const divinus = dv.grammar([reckoning, gifts, story, met], {
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
});

const GRAMMARS: Record<string, Grammar> = { midgard, rage, odin, divinus };
const NONE: Grammar = { folds: [], single: {} };
export const grammarOf = (game: string): Grammar => GRAMMARS[game] ?? NONE;
