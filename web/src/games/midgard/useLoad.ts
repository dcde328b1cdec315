// Warriors and food for a fight: the place, what may be sent there, what is chosen, and what is wrong with
// it.
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { TableMsg } from "../../core/protocol";
import type { Parsed } from "../../core/words";
import type { Scene } from "../../table/game";
import { capacity, DICE, fedBy, foeAt } from "./read";

/** Swords, spears, axes and food, in the order of the answer. */
type Load = number[];
const NOTHING: Load = [0, 0, 0, 0];

const isShore = (spot: string) => spot.startsWith("shore");
const placeOf = (p: Parsed) => p.operands[0]?.text ?? "troll";
const loadsFor = (legal: Parsed[], spot: string): Load[] =>
  legal
    .filter((p) => p.operands[0]?.text === spot)
    .map((p) => p.operands.slice(1).map((o) => Number(o.text)));

/** To begin with: as many as can go and be fed on the way. */
const firstLoad = (loads: Load[], spot: string): Load => {
  const worth = (n: Load) => {
    const men = n[0]! + n[1]! + n[2]!,
      fed = isShore(spot) ? Math.min(men, n[3]! * fedBy(spot)) : men;
    return fed * 100 - (men - fed) * 10 - n[3]!;
  };
  return [...loads].sort((a, b) => worth(b) - worth(a))[0] ?? NOTHING;
};

/** What a load meets at its place: the foe and what it bans, the room on the ship, the food it needs. */
const weigh = (m: TableMsg, spot: string, load: Load) => {
  const [swords = 0, spears = 0, axes = 0, food = 0] = load,
    warriors = swords + spears + axes,
    foe = foeAt(m, spot),
    shore = isShore(spot),
    ship = foe?.ship ?? null;
  return {
    foe,
    shore,
    ship,
    warriors,
    food,
    room: capacity(ship),
    needs: shore ? Math.ceil(warriors / fedBy(spot)) : 0,
    banned: foe?.ban ? (load[DICE.indexOf(foe.ban as "sword")] ?? 0) : 0,
  };
};

export const useLoad = (s: Scene) => {
  const { ctl, m } = s,
    legal = ctl.legal.value,
    wanted = useSignal<string | null>(null);
  /** Places in any order: those still open, and the one at hand. */
  const places = [...new Set(legal.map(placeOf))];
  const spot = wanted.value !== null && places.includes(wanted.value) ? wanted.value : (places[0] ?? "troll");
  const loads = loadsFor(legal, spot),
    first = firstLoad(loads, spot),
    now = useSignal(first);
  useEffect(() => {
    now.value = first;
  }, [m.ply, spot]);
  /** Takes over an answer that somebody else has given: `assign SPOT SWORDS SPEARS AXES FOOD`. */
  const follow = (action: string) => {
    const [, place, ...load] = action.split(" ");
    wanted.value = place!;
    now.value = load.map(Number);
  };
  useEffect(() => {
    if (ctl.chosen.value?.startsWith("assign")) follow(ctl.chosen.value);
  }, [ctl.chosen.value]);
  const take = (load: Load) => {
    now.value = load;
    ctl.cancel();
  };
  const action = `assign ${spot} ${now.value.join(" ")}`;
  return {
    places,
    spot,
    load: now.value,
    most: NOTHING.map((_, i) => Math.max(0, ...loads.map((n) => n[i]!))),
    ...weigh(m, spot, now.value),
    action,
    legal: m.legal.includes(action),
    goTo: (place: string) => {
      wanted.value = place;
      ctl.cancel();
    },
    take,
    set: (i: number, n: number) => take(now.value.map((x, k) => (k === i ? n : x))),
    takeHint: async () => {
      await ctl.askHint();
      if (ctl.hint.value) follow(ctl.hint.value);
    },
  };
};
export type Loading = ReturnType<typeof useLoad>;
