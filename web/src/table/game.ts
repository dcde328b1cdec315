// What a game brings to the common table: its drawing, and a few words about its seats.
import type { ComponentType } from "preact";
import type { LogEntry, StateValue, TableMsg, ViewRow } from "../core/protocol";
import type { Parsed, Words } from "../core/words";
import type { Chronicle } from "./chronicle";
import type { Controller } from "./controller";

export interface Scene {
  m: TableMsg;
  words: Words;
  ctl: Controller;
  log: LogEntry[];
}

export type Box = readonly [x: number, y: number, width: number, height: number];

export interface SeatView {
  sub: string;
  points: number | null;
  stats: { icon: string; label: string; value: string | number; low?: boolean }[];
}
export interface Phase {
  id: string;
  label: string;
  icon: string;
}

export interface GameUi {
  /** What its panels count of which one wants less: gaining it is a cost. */
  worse?: readonly string[];
  /** What its questions speak of that the one who is asked has: fields of the state, a number a seat. */
  amounts?: readonly string[];
  /** What its log makes of events: filters, how stories end, what they bring. */
  kinds?: Chronicle;
  /** Kinds of slots the board draws; answers about them are picked there. */
  covers: Set<string>;
  /** Answers without operands that close a question, shown beside it; `pass` where not said. */
  closing?: string[];
  /** Answers that the board draws by itself, whatever they name. */
  drawn?: (p: Parsed) => boolean;
  /** Other names of a slot's place. */
  alias?: (slot: string) => string[];
  /** The answer a closed slot is asked about; null: the first verb that fits. */
  meant?: (slot: string) => string | null;
  /** A slot's name for people; null: the name of the thing. */
  slotName?: (s: Scene, slot: string) => string | null;
  /** Why a place is closed, in the reader's language; null: the rule's own words. */
  reason?: (rule: string) => string | null;
  /** The board is text: choices stand above it, not over it. */
  plain?: boolean;
  /** Slots worth a reason when closed. */
  slots?: (s: Scene) => string[];
  Board: ComponentType<{ scene: Scene }>;
  /** A window on the board for the rulebook, in the units of its drawing: x, y, width, height. */
  Cutout?: ComponentType<{ scene: Scene; box: Box }>;
  /** A tile of the game as its board draws it, by its printed id, so many quarters turned. */
  Piece?: ComponentType<{ of: string; turned: number; symbols: string[] }>;
  Tray?: ComponentType<{ scene: Scene }>;
  /** Answers without a slot that the drawing offers itself, so that they are not listed again. */
  own?: (p: Parsed, s: Scene) => boolean;
  /** Takes the place of the list of choices for some questions. */
  Dialog?: ComponentType<{ scene: Scene }>;
  hasDialog?: (s: Scene) => boolean;
  Inspect?: ComponentType<{ scene: Scene; slot: string }>;
  /** Kinds that the inspector has something to say about, of what an answer names. */
  looks?: Set<string>;
  /** Brings the game's pictures, once a table of it is open: nothing waits for them. */
  hang?: () => void;
  /** A seat's picture, beside its name. */
  Portrait?: ComponentType<{ scene: Scene; seat: number }>;
  /** More about a seat, in its panel. */
  Panel?: ComponentType<{ scene: Scene; seat: number }>;
  /** The kinds of answer there are and what they cost, between question and board. */
  Deeds?: ComponentType<{ scene: Scene }>;
  /** Stands beside the board, above the log, while there is something to tell. */
  Aside?: ComponentType<{ scene: Scene }>;
  /** Further leaves beside log, chat and score. */
  tabs?: { id: string; label: () => string; Panel: ComponentType<{ scene: Scene }> }[];
  /** The action to ask "why not" about for a closed slot, where the slot alone does not say it. */
  asks?: (m: TableMsg, slot: string) => string | null;
  /** Questions that no standing order passes. */
  always?: Set<string>;
  seat: (s: Scene, seat: number) => SeatView;
  scoreIcon: string;
  scoreLabel: (w: Words) => string;
  /** Where the score band ends at least. */
  scoreEnd?: number;
  crumbs: (s: Scene) => string;
  phases?: (s: Scene) => { all: Phase[]; now: string };
  /** Names an answer on its button shorter than its sentence; null: as it is. */
  button?: (s: Scene, action: string) => string | null;
  /** Things that have another name on this board, for sentences: `space id stall id`. */
  called?: (m: TableMsg) => string[];
}

/** The answers that close this question. */
export const closingOf = (s: Scene, ui: Pick<GameUi, "closing">): string[] =>
  s.ctl.mine.value ? (ui.closing ?? ["pass"]).filter((a) => s.m.legal.includes(a)) : [];
/** Is an undo offered? Not while a bot is about to move, which would close it again. */
export const mayUndo = (m: TableMsg): boolean => m.undo && !m.turn.some((s) => m.players[s]?.bot);

export const rowsOf = (m: TableMsg, table: string): ViewRow[] =>
  m.view.find((t) => t.id === table)?.rows ?? [];
export const rowFor = (m: TableMsg, table: string, value: string | number): ViewRow | undefined =>
  rowsOf(m, table).find((r) => r.value === value);
export const num = (r: ViewRow | undefined, cell: string): number => Number(r?.cells[cell]?.value ?? 0);
export const word = (r: ViewRow | undefined, cell: string): string | null => {
  const v = r?.cells[cell]?.value;
  return v === undefined || v === null || v === "none" ? null : String(v);
};
export const field = (m: TableMsg, name: string, ...at: number[]): StateValue => {
  let v: StateValue = m.board[name] ?? null;
  for (const i of at) v = Array.isArray(v) ? (v[i] ?? null) : null;
  return v;
};

/** What was chosen at this table; null: what is usual. */
export const option = (m: TableMsg, name: string): string | null => {
  const chosen = m.options.split(",").find((o) => o.startsWith(`${name}=`));
  return chosen?.slice(name.length + 1) ?? null;
};

/** Reads lines of one game's log, as they come: an event and what it is about. */
export const logFor = <Event extends string>() => ({
  split: (text: string) => text.split(" ") as [Event, ...(string | undefined)[]],
  /** Does a line tell one of these? */
  tells: (text: string, ...all: Event[]): boolean => (all as string[]).includes(text.split(" ", 1)[0]!),
});

/** What the engine's tables name, a game's own: `words/made/types/<game>.ts`. */
export interface Named {
  about: object;
  kinds: object;
  event: string;
  field: string;
  title: string;
  prompt: string;
  option: string;
}

/** Reads positions of one game. A name that its tables do not have is refused by the type checker. */
export const readerFor = <N extends Named>() => ({
  ...logFor<N["event"]>(),
  rowsOf: rowsOf as (m: TableMsg, table: N["title"]) => ViewRow[],
  rowFor: rowFor as (m: TableMsg, table: N["title"], value: string | number) => ViewRow | undefined,
  num: num as (r: ViewRow | undefined, cell: N["title"]) => number,
  word: word as (r: ViewRow | undefined, cell: N["title"]) => string | null,
  field: field as (m: TableMsg, name: N["field"], ...at: number[]) => StateValue,
  option: option as (m: TableMsg, name: N["option"]) => string | null,
  promptOf: (m: TableMsg) => (m.prompt?.id ?? null) as N["prompt"] | null,
  /** Things of a kind that the open question names. */
  topicOf: (m: TableMsg, kind: keyof N["kinds"]): string[] =>
    m.topic.filter((x) => x.kind === kind).map((x) => String(x.value)),
  /** What the open question is about, where it is this one. */
  aboutOf: <P extends keyof N["about"]>(m: TableMsg, prompt: P): N["about"][P] | null =>
    m.prompt?.id === prompt ? ((m.prompt.about ?? null) as N["about"][P] | null) : null,
});
