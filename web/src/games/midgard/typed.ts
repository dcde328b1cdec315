// How this game's positions are read, with names that are checked against the engine's tables.
import type { Chronicle } from "../../table/chronicle";
import { readerFor } from "../../table/game";
import type { Names } from "../../words/made/types/midgard";

export const { rowsOf, rowFor, num, word, field, promptOf, tells } = readerFor<Names>();
/** An id of a panel or of a cell. */
export type Title = Names["title"];
export type Field = Names["field"];
export type Event = Names["event"];
/** What the log of this game makes of its events. */
export type OwnChronicle = Chronicle<Names["event"], keyof Names["kinds"]>;
