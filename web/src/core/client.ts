// The client: one hall and the way to it, requests with their answers, and the tables it follows.
import { signal, type Signal } from "@preact/signals";
import type { ChatLine, ErrorMsg, LogEntry, PlayerInfo, ServerMsg, TableMsg, Transport } from "./protocol";
import { PROTOCOL } from "./protocol";
import { applyDelta, type Delta, readPosition, TableModel, type Whole } from "./model";
import type { Listeners } from "./transport";

export class Rejected extends Error {
  readonly code: string;
  readonly rule: string | null;
  readonly line: number;
  constructor(m: ErrorMsg) {
    super(m.text);
    this.code = m.code;
    this.rule = m.rule ?? null;
    this.line = m.line ?? 0;
  }
}

interface Waiting {
  done: (m: ServerMsg) => void;
  fail: (e: Error) => void;
  text: string;
  again: boolean;
}

export interface Keeper {
  get(): string | null;
  set(token: string | null): void;
}

/** Who the hall takes this browser for. */
export interface Me {
  id: string;
  name: string;
  guest: boolean;
  /** An account that may keep the hall in order. */
  keeper?: boolean;
  /** When the account was made. */
  since?: number;
  /** Left a rated game lately; may sit at rated tables again from then on (0: at once). */
  warned?: boolean;
  rated_from?: number;
  /** When the account will be gone; 0: it stays. */
  leaves?: number;
}

export class Client {
  /** "lost" is said to the player; the table stays as it was until the way is back. */
  readonly link: Signal<"opening" | "open" | "lost"> = signal("opening");
  readonly me: Signal<Me | null> = signal(null);
  /** The session has been ended from elsewhere: whoever sits here is a new guest. */
  readonly out: Signal<boolean> = signal(false);
  /** What whoever runs the hall tells everybody. */
  readonly notice: Signal<string | null> = signal(null);
  private readonly tables = new Map<string, TableModel>();
  /** Their last messages as they came: what changes builds on them. */
  private readonly told = new Map<string, Whole>();
  /** The table that was made last, and its first message: that comes before a page follows it. */
  private made: { id: string; told: Whole | null } | null = null;
  private readonly waiting = new Map<number, Waiting>();
  private readonly ears = new Map<string, Set<(m: ServerMsg) => void>>();
  private next = 1;
  private greeted = false;

  constructor(
    readonly transport: Transport,
    private readonly token: Keeper = { get: () => null, set: () => {} },
    /** What the player wants to be called, asked for whenever the hall is greeted. */
    private readonly name: () => string = () => "",
  ) {
    transport.onMessage((text) => this.receive(text));
    transport.onOpen((open) => {
      if (open) void this.greet();
      else this.lost();
    });
  }

  get kind() {
    return this.transport.kind;
  }

  private lost() {
    this.greeted = false;
    this.made = null;
    this.link.value = "lost";
    for (const t of this.tables.values()) t.lost();
    for (const [req, w] of this.waiting)
      if (!w.again) {
        this.waiting.delete(req);
        w.fail(new Rejected({ t: "error", code: "lost", text: "the connection was lost" }));
      }
  }

  /** Tries at once instead of waiting for the next try. */
  hurry() {
    this.transport.hurry?.();
  }

  /** A guest takes the name that was typed; accounts keep theirs. A name that cannot be is refused with a
   * reason. */
  async callMe(name: string): Promise<void> {
    const me = this.me.value,
      wanted = name.trim();
    if (this.kind !== "hall" || !me?.guest || !wanted || wanted === me.name) return;
    const m = await this.ask({ t: "name", name: wanted }, false);
    this.me.value = m.me as Me;
  }

  /** Told of every message of a kind that nobody asked for; the answer ends it. */
  listen(kind: string, f: (m: ServerMsg) => void): () => void {
    const all = this.ears.get(kind) ?? new Set();
    this.ears.set(kind, all.add(f));
    return () => all.delete(f);
  }

  /** Asks to be somebody else (or the same with another token), and looks at every table as that one. */
  async become(message: Record<string, unknown>): Promise<Me> {
    const m = await this.ask(message, false);
    this.token.set(String(m.token));
    this.me.value = m.me as Me;
    this.out.value = false;
    for (const t of this.tables.values()) void this.catchUp(t);
    return m.me as Me;
  }

  /** Leaves for good: the next greeting is a new guest's. */
  async goOut(message: Record<string, unknown>): Promise<void> {
    try {
      await this.ask(message, false);
    } catch (e) {
      // the hall may close the way before its answer is read
      if (!(e instanceof Rejected) || e.code !== "lost") throw e;
    }
    this.token.set(null);
    this.transport.again?.();
  }

  private async greet(token: string | null = this.token.get(), name = this.name().trim()): Promise<void> {
    const req = this.next++;
    const answer = new Promise<ServerMsg>((done, fail) =>
      this.waiting.set(req, { done, fail, text: "", again: false }),
    );
    const parts = ["view", "board", "legal", "log"];
    const hello = { t: "hello", protocol: PROTOCOL, token, parts, ...(name ? { name } : {}), req };
    this.transport.send(JSON.stringify(hello));
    try {
      const m = await answer;
      this.me.value = m.me as Me;
      this.token.set(String(m.token));
    } catch (e) {
      if (e instanceof Rejected && e.code === "token" && token !== null) {
        this.out.value = true;
        await this.greet(null, name);
      }
      // a name that the hall does not take is no reason to stay outside
      else if (e instanceof Rejected && e.code === "name" && name) await this.greet(token, "");
      return; // lost again: the transport tries anew
    }
    this.greeted = true;
    this.link.value = "open";
    void this.callMe(name).catch(() => {});
    for (const w of this.waiting.values()) if (w.text) this.transport.send(w.text);
    for (const t of this.tables.values()) void this.catchUp(t);
  }

  /** Asks for what happened since the last ply that arrived. */
  private async catchUp(t: TableModel): Promise<void> {
    try {
      const invite = t.invite ? { invite: t.invite } : {};
      const known = t.latest.value ? { from: t.latest.value.ply, seq: t.latest.value.seq } : { from: 0 };
      // Who has a seat there gets it back; nobody is seated by a link alone.
      await this.ask({ t: "watch", table: t.id, ...invite, ...known });
    } catch (e) {
      t.trouble.value = e instanceof Rejected ? e : null;
    }
  }

  /** `again`: repeated after a lost connection, for questions that change nothing. */
  ask<T = ServerMsg>(message: Record<string, unknown>, again = true): Promise<T> {
    const req = this.next++;
    const text = JSON.stringify({ ...message, req });
    return new Promise<T>((done, fail) => {
      if (!this.greeted && !again && this.link.value === "lost") {
        // before the first opening it simply waits
        fail(new Rejected({ t: "error", code: "lost", text: "there is no connection" }));
        return;
      }
      this.waiting.set(req, { done: done as (m: ServerMsg) => void, fail, text, again });
      if (this.greeted) this.transport.send(text);
    });
  }

  private receive(text: string) {
    const m = JSON.parse(text) as ServerMsg;
    const table = this.tables.get(String(m.table));
    if (m.t === "created") this.made = { id: String(m.table), told: null };
    if (m.t === "table") this.show(table, m as Whole);
    else if (m.t === "delta") this.change(table, m as Delta);
    else if (m.t === "chat") table?.hear(m as unknown as ChatLine);
    else if (m.t === "here") this.seen(table, m.here as boolean[], m.watchers as number | undefined);
    else if (m.t === "waits") table?.waits();
    else if (m.t === "notice") this.notice.value = String(m.text);
    if (m.req === undefined || m.req === null) for (const f of this.ears.get(m.t) ?? []) f(m);
    const w = m.req === undefined ? undefined : this.waiting.get(m.req);
    if (!w) return;
    this.waiting.delete(m.req!);
    if (m.t === "error") w.fail(new Rejected(m as unknown as ErrorMsg));
    else w.done(m);
  }

  private show(table: TableModel | undefined, m: Whole) {
    if (!table) {
      if (this.made && this.made.id === m.table) this.made.told = m;
      return;
    }
    this.told.set(table.id, m);
    table.take({ ...(m as unknown as TableMsg), ...readPosition(m) });
  }

  /** What builds on a message that did not arrive is no use: the whole is asked for. */
  private change(table: TableModel | undefined, d: Delta) {
    const now = table && applyDelta(this.told.get(table.id), d);
    if (now) this.show(table, now);
    else if (table) void this.catchUp(table);
    else if (this.made?.id === d.table) this.made = null; // whoever follows it asks for the whole
  }

  private seen(table: TableModel | undefined, here: boolean[], watchers: number | undefined) {
    const was = table && this.told.get(table.id);
    if (!was) return;
    const players = (was.players as PlayerInfo[]).map((p, i) => ({ ...p, here: here[i] ?? p.here }));
    this.told.set(table.id, { ...was, players, ...(watchers === undefined ? {} : { watchers }) });
    table.seen(here, watchers);
  }

  follow(id: string, invite: string | null = null): TableModel {
    const known = this.tables.get(id);
    if (known) return known;
    const t = new TableModel(id, this, invite);
    this.tables.set(id, t);
    const first = this.made?.id === id ? this.made.told : null;
    this.made = null;
    if (first) this.show(t, first);
    else if (this.greeted) void this.catchUp(t);
    return t;
  }

  unfollow(id: string) {
    this.told.delete(id);
    if (this.tables.delete(id) && this.greeted) void this.ask({ t: "unwatch", table: id }).catch(() => {});
  }
}

/** What was known, less what an undo took back, and the news. */
export const mergeLog = (
  old: LogEntry[],
  m: { ply: number; from?: number },
  news: LogEntry[],
): LogEntry[] => {
  const from = Math.min(m.ply, m.from ?? m.ply, news[0]?.ply ?? m.ply);
  return [...old.filter((l) => l.ply < from), ...news];
};

// ---- the way to a server

const FIRST_WAIT = 500,
  LONGEST_WAIT = 15_000;

/** Comes back by itself: after a loss it tries again, longer apart every time. */
export class SocketTransport implements Transport {
  readonly kind = "hall";
  private readonly on: Listeners = { message: [], open: [] };
  private socket: WebSocket | null = null;
  private wait = FIRST_WAIT;
  private closed = false;
  private timer: ReturnType<typeof setTimeout> | null = null;

  constructor(private readonly url: string) {
    this.connect();
    if (typeof addEventListener === "function") addEventListener("online", () => this.hurry());
    if (typeof document !== "undefined")
      document.addEventListener("visibilitychange", () => {
        if (!document.hidden) this.hurry();
      });
  }

  private connect() {
    if (this.closed) return;
    const s = new WebSocket(this.url);
    this.socket = s;
    s.onopen = () => {
      this.wait = FIRST_WAIT;
      for (const f of this.on.open) f(true);
    };
    s.onmessage = (e) => {
      for (const f of this.on.message) f(String(e.data));
    };
    s.onclose = () => {
      if (this.socket !== s) return;
      this.socket = null;
      for (const f of this.on.open) f(false);
      if (this.closed) return;
      this.timer = setTimeout(() => this.connect(), this.wait);
      this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
    };
  }

  hurry() {
    if (this.socket || this.closed) return;
    if (this.timer) clearTimeout(this.timer);
    this.wait = FIRST_WAIT;
    this.connect();
  }

  /** Closes the way and opens it anew: who comes back is greeted again. */
  again() {
    this.wait = FIRST_WAIT;
    this.socket?.close();
  }

  send(text: string) {
    if (this.socket?.readyState === 1) this.socket.send(text);
  }
  onMessage(f: (text: string) => void) {
    this.on.message.push(f);
  }
  onOpen(f: (open: boolean) => void) {
    this.on.open.push(f);
    if (this.socket?.readyState === 1) f(true);
  }
  close() {
    this.closed = true;
    if (this.timer) clearTimeout(this.timer);
    this.socket?.close();
  }
}
