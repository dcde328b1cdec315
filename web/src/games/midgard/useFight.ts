// A fight or a hunt between two rolls: whom it is against, which dice are picked, and what either answer is
// worth.
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { listOf, type Odds, type TableMsg } from "../../core/protocol";
import type { Scene } from "../../table/game";
import { type MaybeOdds, useExact, useSampled } from "./odds";
import { type Foe, foeAt, value } from "./read";
import { mainRoll } from "./roll";
import { field, num, rowsOf, type Title } from "./typed";

/** The kraken stands at no place of the board. */
const kraken = (): Foe => ({
  spot: "",
  id: "kraken",
  kind: "journey",
  attack: value("journey", "kraken", "attack"),
  defence: value("journey", "kraken", "defence"),
  glory: value("journey", "kraken", "glory"),
  ban: null,
  holder: null,
  reward: [],
  colour: null,
  bounty: 0,
  ship: null,
  journey: null,
});

const opponent = (m: TableMsg) => {
  const row = rowsOf(m, "fight")[0],
    contest = String(row?.value ?? "none"),
    at = field(m, "foe_spot"),
    spot = typeof at === "string" ? at : null;
  return {
    contest,
    hunt: contest === "hunt",
    spot,
    foe: contest === "kraken" ? kraken() : spot !== null ? foeAt(m, spot) : null,
    damage: num(row, "damage"),
  };
};

const diceOf = (m: TableMsg) =>
  rowsOf(m, "dice").map((r) => ({
    id: String(r.value),
    die: String(r.cells.die?.value),
    face: String(r.cells.face?.value),
  }));

const AGAIN = ["reroll", "potential"];

export const useFight = (s: Scene) => {
  const { ctl, m } = s,
    dice = diceOf(m),
    picked = useSignal<string[]>([]);
  useEffect(() => {
    picked.value = [];
  }, [m.ply]);
  useEffect(() => {
    const h = ctl.hint.value ?? "";
    if (h.includes("reroll")) picked.value = h.split(" ")[1]!.split("+");
  }, [ctl.hint.value]);
  const set = dice
    .filter((d) => picked.value.includes(d.id))
    .map((d) => d.id)
    .join("+");
  return {
    ...opponent(m),
    dice,
    picked: picked.value,
    toggle: (id: string) => {
      picked.value = picked.value.includes(id) ? picked.value.filter((x) => x !== id) : [...picked.value, id];
    },
    /** The picked dice as an answer names them. */
    set,
    /** Verbs that roll them again. */
    ways: AGAIN.filter((v) => set && m.legal.includes(`${v} ${set}`)),
    /** Runes that can be used instead. */
    others: ctl.legal.value.filter((p) => ![...AGAIN, "stop"].includes(p.verb)),
  };
};
export type Fighting = ReturnType<typeof useFight>;

/** About: played on by a bot, not counted. */
type Figure = { n: number; about: boolean } | null | undefined;
export interface Compared {
  keep: Figure;
  again: Figure;
  /** Is rolling again better? */
  better: boolean;
}

/** The engine's own count where it tells one, a bot's play otherwise. */
export const useFightOdds = (s: Scene, { hunt, ways, set }: Fighting) => {
  const until = hunt ? "caught" : "won beaten", // a hunt that brings nothing tells no gain
    keep = useSampled(s, s.m.legal.includes("stop") ? "stop" : null, until),
    again = useSampled(s, ways[0] ? `${ways[0]} ${set}` : null, until);
  const exact = useExact(s),
    kept = exact?.[0],
    best = exact?.at(-1),
    bestSet = listOf(best?.value).join("+");
  const counted = hunt ? {} : { keep: kept, again: set && set === bestSet ? best : undefined };
  /** `scale`: of the engine's cell, which has whole numbers only. */
  const compare = (
    cell: Title | null,
    scale: number,
    sampled: (o: Odds) => number,
    more = true,
  ): Compared => {
    const figure = (row: typeof kept, o: MaybeOdds): Figure => {
      if (row && cell) return { n: num(row, cell) / scale, about: false };
      return o && { n: sampled(o), about: !hunt };
    };
    const a = figure(counted.keep, keep),
      b = figure(counted.again, again);
    return { keep: a, again: b, better: !!a && !!b && (more ? b.n > a.n : b.n < a.n) };
  };
  return {
    compare,
    best: hunt ? undefined : best,
    /** Of the answer that is looked at. */
    shown: hunt ? null : (again ?? keep),
    exact: !!kept,
    /** Is a set picked that nobody has counted? */
    guessed: !hunt && !!kept && ways.length > 0 && set !== bestSet,
    main: mainRoll(ways.length > 0, exact?.length ? bestSet : null),
  };
};
export type FightOdds = ReturnType<typeof useFightOdds>;
