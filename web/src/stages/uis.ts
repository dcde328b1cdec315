// A game's own cards, loaded with the first table of the game.
import type { Scene } from "../table/game";
import type { Stage } from "./fold";
import type { Plank, StageUi } from "./parts";

const LOADS: Record<string, () => Promise<{ stages: StageUi }>> = {
  midgard: () => import("./midgard"),
  rage: () => import("./rage"),
  odin: () => import("./odin"),
  divinus: () => import("./divinus"),
};

/** One line about a stage: the game's own, or the sentence of its event. */
export const plankOf = (s: Stage, scene: Scene, ui: StageUi | null): Plank => {
  const own = ui?.plank(s, scene);
  if (own) return own;
  const e = s.events[0]!;
  return {
    seat: s.seats?.length === 1 ? s.seats[0] : undefined,
    icon: "rune",
    text: scene.words.event(e.text),
  };
};

/** Null where a game has none, or there is no connection. */
export const loadStageUi = async (game: string): Promise<StageUi | null> => {
  try {
    return (await LOADS[game]?.())?.stages ?? null;
  } catch {
    return null;
  }
};
