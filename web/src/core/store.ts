// Where games on this device are kept: IndexedDB, or memory in tests and where there is none.
import type { Append, Head, Row } from "./hallmodule";
import type { ChatLine, Status } from "./protocol";

/** A saga that was opened, or a game as older pages kept it. */
export interface Kept {
  id: string;
  game: string;
  saga: string;
  players: { name: string; bot: string }[];
  mine: number | null;
  ply: number;
  turn: number[];
  over: boolean;
  updated: number;
  chat: ChatLine[];
  seed?: string;
  /** The campaign it is a game of. */
  campaign?: string | null;
}

/** A campaign: its text is the truth, the rest is for lists. */
export interface KeptCampaign {
  id: string;
  title: string;
  game: string;
  text: string;
  updated: number;
  /** The book of a box whose things the group names itself. */
  box?: boolean;
  /** The table of the game that is being played. */
  table: string | null;
  seats: { name: string; bot: string }[];
  next: number | null;
  length: number;
  honour: number[];
  parent: string | null;
}

/** A table whose rows are kept; never more than lists and the order of rows need. */
export interface KeptTable {
  id: string;
  head: Head;
  /** Rows so far, and the mark of the last. */
  seq: number;
  mark: string;
  status: Status;
  players: (string | null)[];
  /** Seats of the people around this device. */
  own: number[];
  turn: number[];
  updated: number;
  campaign: string | null;
  /** One person records a game that is played on a real table. */
  byHand: boolean;
}
export interface KeptRow {
  table: string;
  seq: number;
  row: Row;
}
/** What a page knows of a table beside its rows. */
export type Beside = Partial<Pick<KeptTable, "campaign" | "byHand">>;

const NO_MARK = "0".repeat(16);
const STATUS: Status[] = ["open", "playing", "over"];
/** Whoever plays on this device. */
export const ME = "me";

const seatsOf = (mask: number) => [0, 1, 2, 3, 4].filter((s) => (mask >> s) & 1);

const newTable = (head: Head, beside: Beside): KeptTable => ({
  id: head.id,
  head,
  seq: 0,
  mark: NO_MARK,
  status: "open",
  players: head.chairs.split(",").map(() => null),
  own: [],
  turn: [],
  updated: 0,
  campaign: beside.campaign ?? null,
  byHand: beside.byHand ?? false,
});

/** The table after this row; null: the row does not go right behind the last one. */
const withRow = (before: KeptTable | undefined, a: Append, beside: Beside): KeptTable | null => {
  const was = before ?? (a.head ? newTable(a.head, beside) : null);
  if (!was || was.seq !== a.seq || was.mark !== a.after) return null;
  const t = { ...was, seq: a.seq + 1, mark: a.mark, turn: seatsOf(a.turn), updated: a.at };
  if (a.status >= 0) t.status = STATUS[a.status]!;
  for (const [, word, seat, player, name] of a.row.body.matchAll(/^(sit|leave) (\d)(?: (\S+) ?(.*))?$/gm)) {
    const sits = word === "sit",
      at = Number(seat);
    t.players = t.players.map((p, i) => (i === at ? (sits ? (name ?? "") : null) : p));
    t.own = t.own
      .filter((s) => s !== at)
      .concat(sits && player === ME ? [at] : [])
      .sort();
  }
  return t;
};

export interface Store {
  /** False: another was first, the row is not written. */
  append(a: Append, beside?: Beside): Promise<boolean>;
  table(id: string): Promise<KeptTable | undefined>;
  tables(): Promise<KeptTable[]>;
  rows(id: string, from: number): Promise<Row[]>;
  drop(id: string): Promise<void>;
  put(k: Kept): Promise<void>;
  get(id: string): Promise<Kept | undefined>;
  all(): Promise<Kept[]>;
  remove(id: string): Promise<void>;
  putCampaign(k: KeptCampaign): Promise<void>;
  getCampaign(id: string): Promise<KeptCampaign | undefined>;
  allCampaigns(): Promise<KeptCampaign[]>;
  removeCampaign(id: string): Promise<void>;
}

export class MemoryStore implements Store {
  private readonly heads = new Map<string, KeptTable>();
  private readonly lines = new Map<string, Row[]>();
  async append(a: Append, beside: Beside = {}) {
    const t = withRow(this.heads.get(a.table), a, beside);
    if (!t) return false;
    this.heads.set(t.id, t);
    this.lines.set(t.id, [...(this.lines.get(t.id) ?? []), a.row]);
    return true;
  }
  async table(id: string) {
    return this.heads.get(id);
  }
  async tables() {
    return [...this.heads.values()];
  }
  async rows(id: string, from: number) {
    return (this.lines.get(id) ?? []).slice(from);
  }
  async drop(id: string) {
    this.heads.delete(id);
    this.lines.delete(id);
  }
  private readonly kept = new Map<string, Kept>();
  async put(k: Kept) {
    this.kept.set(k.id, structuredClone(k));
  }
  async get(id: string) {
    return this.kept.get(id);
  }
  async all() {
    return [...this.kept.values()];
  }
  async remove(id: string) {
    this.kept.delete(id);
  }
  private readonly books = new Map<string, KeptCampaign>();
  async putCampaign(k: KeptCampaign) {
    this.books.set(k.id, structuredClone(k));
  }
  async getCampaign(id: string) {
    return this.books.get(id);
  }
  async allCampaigns() {
    return [...this.books.values()];
  }
  async removeCampaign(id: string) {
    this.books.delete(id);
  }
}

const asPromise = <T>(r: IDBRequest<T>) =>
  new Promise<T>((done, fail) => {
    r.onsuccess = () => done(r.result);
    r.onerror = () => fail(r.error);
  });

const openBase = (name: string, version: number, stores: Record<string, string | string[]>) => {
  const r = indexedDB.open(name, version);
  r.onupgradeneeded = () => {
    for (const [store, keyPath] of Object.entries(stores))
      if (!r.result.objectStoreNames.contains(store)) r.result.createObjectStore(store, { keyPath });
  };
  return asPromise(r);
};

const finished = (tx: IDBTransaction) =>
  new Promise<void>((done, fail) => {
    tx.oncomplete = () => done();
    tx.onerror = () => fail(tx.error);
    tx.onabort = () => fail(tx.error);
  });

/** Rows have a base of their own: one that an older page of another window holds open cannot be changed. */
export class DiskStore implements Store {
  private constructor(
    private readonly db: IDBDatabase,
    private readonly hall: IDBDatabase,
  ) {}

  static async open(): Promise<Store> {
    try {
      const [old, hall] = await Promise.all([
        openBase("meadhall", 2, { tables: "id", campaigns: "id" }),
        openBase("meadhall.hall", 1, { tables: "id", rows: ["table", "seq"] }),
      ]);
      return new DiskStore(old, hall);
    } catch {
      return new MemoryStore(); // a private window may refuse; the game still plays
    }
  }

  private of(name: string, mode: IDBTransactionMode) {
    return this.db.transaction(name, mode).objectStore(name);
  }

  /** One transaction: the row goes right behind the one it names, or it is not written. */
  async append(a: Append, beside: Beside = {}) {
    const tx = this.hall.transaction(["tables", "rows"], "readwrite"),
      done = finished(tx),
      tables = tx.objectStore("tables");
    let won = false;
    const r = tables.get(a.table) as IDBRequest<KeptTable | undefined>;
    r.onsuccess = () => {
      const t = withRow(r.result, a, beside);
      if (!t) return;
      won = true;
      tables.put(t);
      tx.objectStore("rows").put({ table: a.table, seq: a.seq, row: a.row } satisfies KeptRow);
    };
    await done;
    return won;
  }
  table(id: string) {
    return asPromise(this.hall.transaction("tables").objectStore("tables").get(id)) as Promise<
      KeptTable | undefined
    >;
  }
  tables() {
    return asPromise(this.hall.transaction("tables").objectStore("tables").getAll()) as Promise<KeptTable[]>;
  }
  async rows(id: string, from: number) {
    const range = IDBKeyRange.bound([id, from], [id, Number.MAX_SAFE_INTEGER]);
    const all = await asPromise(this.hall.transaction("rows").objectStore("rows").getAll(range));
    return (all as KeptRow[]).map((k) => k.row);
  }
  async drop(id: string) {
    const tx = this.hall.transaction(["tables", "rows"], "readwrite"),
      done = finished(tx);
    tx.objectStore("tables").delete(id);
    tx.objectStore("rows").delete(IDBKeyRange.bound([id, 0], [id, Number.MAX_SAFE_INTEGER]));
    await done;
  }

  private write(name: string, k: Kept | KeptCampaign): Promise<void> {
    const tx = this.db.transaction(name, "readwrite"),
      done = finished(tx);
    tx.objectStore(name).put(k);
    return done;
  }
  put(k: Kept) {
    return this.write("tables", k);
  }
  get(id: string) {
    return asPromise(this.of("tables", "readonly").get(id)) as Promise<Kept | undefined>;
  }
  all() {
    return asPromise(this.of("tables", "readonly").getAll()) as Promise<Kept[]>;
  }
  async remove(id: string) {
    await asPromise(this.of("tables", "readwrite").delete(id));
  }
  putCampaign(k: KeptCampaign) {
    return this.write("campaigns", k);
  }
  getCampaign(id: string) {
    return asPromise(this.of("campaigns", "readonly").get(id)) as Promise<KeptCampaign | undefined>;
  }
  allCampaigns() {
    return asPromise(this.of("campaigns", "readonly").getAll()) as Promise<KeptCampaign[]>;
  }
  async removeCampaign(id: string) {
    await asPromise(this.of("campaigns", "readwrite").delete(id));
  }
}
