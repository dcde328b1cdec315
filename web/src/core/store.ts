// Where games on this device are kept: IndexedDB, or memory in tests and where there is none.
import type { ChatLine } from "./protocol";

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

export interface Store {
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

export class DiskStore implements Store {
  private constructor(private readonly db: IDBDatabase) {}

  static async open(): Promise<Store> {
    try {
      const r = indexedDB.open("meadhall", 2);
      r.onupgradeneeded = () => {
        for (const name of ["tables", "campaigns"])
          if (!r.result.objectStoreNames.contains(name)) r.result.createObjectStore(name, { keyPath: "id" });
      };
      return new DiskStore(await asPromise(r));
    } catch {
      return new MemoryStore(); // a private window may refuse; the game still plays
    }
  }

  private of(name: string, mode: IDBTransactionMode) {
    return this.db.transaction(name, mode).objectStore(name);
  }

  private write(name: string, k: Kept | KeptCampaign): Promise<void> {
    return new Promise((done, fail) => {
      const tx = this.db.transaction(name, "readwrite");
      tx.objectStore(name).put(k);
      tx.oncomplete = () => done();
      tx.onerror = () => fail(tx.error);
    });
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
