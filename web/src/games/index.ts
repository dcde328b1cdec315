// The games' drawings, loaded when a table of the game is opened. A game without one uses the generic table.
import type { ComponentType } from "preact";
import type { Route } from "../core/route";
import type { GameUi } from "../table/game";
import type { GameInfo } from "../core/protocol";
import { GAME_INFO, GAMES, SHEETS } from "../words/made/games";
import { genericUi } from "./generic";

export { GAMES, SHEETS };

/** What can be played, before the engine is there to say so. */
export const INFO = GAME_INFO as unknown as readonly GameInfo[];

/** A game's drawing on the home page lies in its folder as door.svg. */
const doors = import.meta.glob<string>("./*/door.svg", { query: "?raw", import: "default", eager: true });
export const doorOf = (game: string): string => doors[`./${game}/door.svg`] ?? "";

const icons: Record<string, string> = { midgard: "serpent", rage: "rage", odin: "fur", divinus: "sapling" };
export const iconOf = (game: string): string => icons[game] ?? "card";

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
