// The games' drawings, loaded when a table of the game is opened. A game without one uses the generic table.
import type { ComponentType } from "preact";
import type { Route } from "../core/route";
import type { GameUi } from "../table/game";
import { genericUi } from "./generic";

const drawn: Record<string, () => Promise<GameUi>> = {
  midgard: async () => (await import("./midgard")).midgardUi,
  divinus: async () => (await import("./divinus")).divinusUi,
  odin: async () => (await import("./odin")).odinUi,
  rage: async () => (await import("./rage")).rageUi,
};

/** Games that are a series have a book: its page, and the list of campaigns. */
const books: Record<string, () => Promise<ComponentType<{ at: Route }>>> = {
  divinus: async () => (await import("./divinus/Book")).BookPage,
};
export const seriesGames = Object.keys(books);
export const loadBook = async (game: string) => (await books[game]?.()) ?? null;

export const loadUi = async (game: string): Promise<GameUi> => (await drawn[game]?.()) ?? genericUi;
