// Where games on this device are kept: IndexedDB, or memory in tests and where there is none.
import type { ChatLine } from "./protocol";

export interface Kept {
  id: string; game: string; saga: string; players: { name: string; bot: string }[];
  mine: number | null; ply: number; turn: number[]; over: boolean; updated: number; chat: ChatLine[];
  seed?: string;
}

export interface Store {
  put(k: Kept): Promise<void>;
  get(id: string): Promise<Kept | undefined>;
  all(): Promise<Kept[]>;
  remove(id: string): Promise<void>;
}

export class MemoryStore implements Store {
  private readonly kept = new Map<string, Kept>();
  async put(k: Kept) { this.kept.set(k.id, structuredClone(k)); }
  async get(id: string) { return this.kept.get(id); }
  async all() { return [...this.kept.values()]; }
  async remove(id: string) { this.kept.delete(id); }
}

const asPromise = <T>(r: IDBRequest<T>) => new Promise<T>((done, fail) => {
  r.onsuccess = () => done(r.result);
  r.onerror = () => fail(r.error);
});

export class DiskStore implements Store {
  private constructor(private readonly db: IDBDatabase) {}

  static async open(): Promise<Store> {
    try {
      const r = indexedDB.open("meadhall", 1);
      r.onupgradeneeded = () => r.result.createObjectStore("tables", { keyPath: "id" });
      return new DiskStore(await asPromise(r));
    } catch {
      return new MemoryStore(); // a private window may refuse; the game still plays
    }
  }

  private tables(mode: IDBTransactionMode) { return this.db.transaction("tables", mode).objectStore("tables"); }

  put(k: Kept): Promise<void> {
    return new Promise((done, fail) => {
      const tx = this.db.transaction("tables", "readwrite");
      tx.objectStore("tables").put(k);
      tx.oncomplete = () => done();
      tx.onerror = () => fail(tx.error);
    });
  }
  get(id: string) { return asPromise(this.tables("readonly").get(id)) as Promise<Kept | undefined>; }
  all() { return asPromise(this.tables("readonly").getAll()) as Promise<Kept[]>; }
  async remove(id: string) { await asPromise(this.tables("readwrite").delete(id)); }
}
