// The messages of docs/protocol.md, spoken alike over a WebSocket and to the worker.

export const PROTOCOL = 2;

export interface GameInfo {
  id: string;
  name: string;
  seats: [number, number];
  options: { name: string; values: string[]; default: string }[];
}
/** What an option is where nobody chose: the edition in the page's language, where a game has one. */
export const usual = (o: GameInfo["options"][number], language: string) =>
  o.name === "edition" && o.values.includes(language) ? language : o.default;
export type Scalar = string | number | null;
export interface Cell {
  kind: string;
  value: Scalar;
}
export interface ViewRow {
  kind: string;
  value: Scalar;
  cells: Record<string, Cell>;
}
export interface Panel {
  id: string;
  rows: ViewRow[];
}
export type StateValue = Scalar | StateValue[];
export interface LogEntry {
  ply: number;
  seat: number;
  action: string | null;
  events: string[];
}
/** What an answer would bring until somebody is asked again: the numbers of the table that change. Low and
 * high are the same where it is certain. */
export interface Outlook {
  changes: { seat: number; panel: string; id: string; before: number; low: number; high: number }[];
  chance: boolean;
  exact: boolean;
  limits: string[];
  /** What is told of it in every case, up to the first difference. */
  events?: string[];
  asked: number | null;
  prompt: string | null;
  /** The question to chance that comes at once in every case: a die, a card. */
  fate?: string | null;
  ends: boolean;
}
/** Points are null where the asker cannot know them; then the total is of the others, and not whole. */
export interface Sheet {
  seat: number;
  total: number;
  whole: boolean;
  rank: number | null;
  lines: { category: string; points: number | null }[];
}
export interface PlayerInfo {
  name: string | null;
  id?: string | null;
  bot: string | null;
  here: boolean;
  late?: boolean;
}
export interface Clock {
  kind: "none" | "live" | "days";
  base?: number;
  more?: number;
  now?: number;
  left?: (number | null)[];
  running?: number[];
}
export type Status = "open" | "playing" | "over";

/** What a seat sees after a number of plies, as the page uses it. */
export interface Position {
  ply: number;
  turn: number[];
  /** The question, and by name what its numbers mean. */
  prompt: { id: string; about?: Record<string, string | number | null> } | null;
  /** The things the question is about. */
  topic: Cell[];
  legal: string[];
  /** What is to be said beside each of them; nothing where the game says nothing. */
  remarks: string[][];
  view: Panel[];
  /** Of the state what drawn boards read (src/games, `board`). */
  board: Record<string, StateValue>;
}

/** The same as it comes over the wire: cells are bare values, their kinds beside them. */
export interface WirePanel {
  id: string;
  rows: { kind: string; value: Scalar; cells: Record<string, Scalar> }[];
  kinds: Record<string, string>;
}
export interface WirePosition extends Partial<Omit<Position, "view">> {
  view?: WirePanel[];
}

export interface TableMsg extends Position {
  t: "table";
  table: string;
  game: string;
  options: string;
  status: Status;
  me: number | null;
  players: PlayerInfo[];
  clock: Clock;
  undo: boolean;
  from?: number;
  seq?: number;
  /** What chance is bound to (docs/saga.md, Fate). */
  fate?: string;
  asked?: { seat: number; ply: number; yes: number[] } | null;
  /** The campaign it is a scenario of. */
  campaign?: string | null;
  /** It is a campaign: scenarios that are over, and the table where the next is played. */
  book?: {
    title: string;
    played: number;
    table: string | null;
    parent: { table: string; at: number } | null;
  };
  /** Do several people share the device? The hall in the page says so. */
  shared?: boolean;
  /** Why an administrator closed it: over, without a result. */
  closed?: string | null;
  log: LogEntry[];
  /** When plies were played: those from the first number on. */
  times?: [ply: number, at: number][];
  result?: Sheet[];
  invite?: string | null;
  chats?: ChatLine[];
  listed?: boolean;
  /** Does it count for the ratings? */
  rated?: boolean;
  /** How many look on. */
  watchers?: number;
  req?: number;
}
export interface ChatLine {
  seat: number | null;
  name: string;
  text: string;
  at: number;
  /** Who wrote it, where the hall says so. */
  id?: string | null;
}
/** How strong somebody is in a game with so many seats, as far as it is known. */
export interface Rating {
  rating: number;
  /** Half the width of 95 %. */
  range: number;
  games: number;
  /** Too few games to say much. */
  settling?: boolean;
}
export interface TableInfo {
  id: string;
  game: string;
  status: Status;
  players: (string | null)[];
  turn: number[];
  mine: number | null;
  at?: number;
  options?: string;
  /** The round that is played; null where a game has none. */
  round?: number | null;
  rounds?: number | null;
  /** Since when somebody is asked. */
  since?: number | null;
  /** When a clock runs out; 0: none does. */
  due?: number | null;
  points?: (number | null)[] | null;
  clock?: Clock | null;
  watchers?: number;
  rated?: boolean;
  undo?: boolean;
  listed?: boolean;
  ids?: (string | null)[];
  bots?: (string | null)[];
  ratings?: (Rating | null)[];
  rests?: boolean;
}

/** Several things as `a+b`; nothing as `none`. */
export const listOf = (v: Scalar | undefined): string[] =>
  v === null || v === undefined || v === "none" || v === "" ? [] : String(v).split("+");
/** What a bot would do, the best first; `chances`: the values are chances to win, in thousandths. */
export interface Hints {
  chances: boolean;
  choices: Hint[];
}
export interface Hint {
  action: string;
  share?: number;
  value?: number;
}
export interface Tally {
  n: number;
  sum: number[];
  bins: number[];
}
export interface Odds {
  samples: number;
  events: Record<string, Tally>;
}

export interface ServerMsg {
  t: string;
  req?: number;
  [k: string]: unknown;
}
export interface ErrorMsg {
  t: "error";
  req?: number;
  code: string;
  text: string;
  rule?: string | null;
  line?: number;
}

export interface CreateMsg {
  t: "create";
  game: string;
  options: string;
  seats: string[];
  clock: Clock;
  listed: boolean;
  handover: string | null;
  undo: boolean;
}

/** One way to a hall: the server's socket, or the worker. */
export interface Transport {
  readonly kind: "hall" | "here";
  send(text: string): void;
  onMessage(f: (text: string) => void): void;
  /** Told when the way opens (true) and when it is lost (false). */
  onOpen(f: (open: boolean) => void): void;
  /** Tries now, where it waits for the next try. */
  hurry?(): void;
  /** Closes and opens again. */
  again?(): void;
  close(): void;
}
