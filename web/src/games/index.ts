// The games' drawings, loaded when a table of the game is opened. A game without one uses the generic table.
import type { GameUi } from "../table/game";
import { genericUi } from "./generic";

const drawn: Record<string, () => Promise<GameUi>> = {
  midgard: async () => (await import("./midgard")).midgardUi,
  divinus: async () => (await import("./divinus")).divinusUi,
  odin: async () => (await import("./odin")).odinUi,
  rage: async () => (await import("./rage")).rageUi,
};

export const loadUi = async (game: string): Promise<GameUi> => (await drawn[game]?.()) ?? genericUi;
export const isDrawn = (game: string) => game in drawn;
