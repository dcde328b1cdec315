// The engine's WebAssembly module behind typed calls. Runs in a worker, and in tests under Node.

export interface SagaError {
  line: number;
  rule: string;
  text: string;
}

/** What the module refuses, in one sentence (a rule id where a rule forbids). */
export class Refused extends Error {}
export class BadSaga extends Error {
  constructor(readonly at: SagaError) {
    super(at.text);
  }
}

type Exports = Record<string, (...args: (number | bigint)[]) => number> & { memory: WebAssembly.Memory };

const refuse = () => {
  throw new Error("the engine asked its host for something");
};
const encoder = new TextEncoder();
const decoder = new TextDecoder();

export interface SeatConfig {
  name: string;
  bot: string;
}

export class Engine {
  /** What this page has open in the module. */
  private readonly handle: number;

  private constructor(private readonly x: Exports) {
    this.handle = this.raw("mh_ffi_new");
    if (!this.handle) throw new Error("the engine is out of memory");
  }

  static async load(code: BufferSource | WebAssembly.Module): Promise<Engine> {
    // A clock for searches that are bounded by time is all the module may ask for.
    const clock_time_get = (_id: number, _precision: bigint, at: number) => {
      new DataView(x.memory.buffer).setBigUint64(at, BigInt(Math.round(performance.now() * 1e6)), true);
      return 0;
    };
    const wasi = new Proxy(
      { clock_time_get },
      { get: (known, name) => (name === "clock_time_get" ? known.clock_time_get : refuse) },
    );
    const module = code instanceof WebAssembly.Module ? code : await WebAssembly.compile(code);
    const instance = await WebAssembly.instantiate(module, { wasi_snapshot_preview1: wasi });
    const x = instance.exports as unknown as Exports;
    (x._initialize as () => number)();
    return new Engine(x);
  }

  /** Texts for people, behind the address where they belong: an engine of the page comes without them. */
  hear(said: Uint8Array) {
    const at = new DataView(said.buffer, said.byteOffset).getUint32(0, true);
    new Uint8Array(this.x.memory.buffer).set(said.subarray(4), at);
  }

  private raw(name: string, ...args: (number | bigint)[]): number {
    const f = this.x[name];
    if (!f) throw new Error(`the engine has no ${name}`);
    return f(...args);
  }

  private call(name: string, ...args: (number | bigint)[]): number {
    return this.raw(name, this.handle, ...args);
  }

  /** Calls with byte arguments laid out in the module's memory, released afterwards. */
  private withBytes<T>(parts: Uint8Array[], use: (at: number[]) => T): T {
    const at = parts.map((p) => {
      const where = this.raw("mh_ffi_alloc", p.length);
      if (!where) throw new Error("the engine is out of memory");
      new Uint8Array(this.x.memory.buffer).set(p, where);
      return where;
    });
    try {
      return use(at);
    } finally {
      for (const where of at) this.raw("mh_ffi_free", where);
    }
  }

  private text(length: number): string {
    if (length < 0) throw new Refused(this.said());
    const at = this.call("mh_ffi_text");
    return decoder.decode(new Uint8Array(this.x.memory.buffer).slice(at, at + length));
  }

  private said(): string {
    const bytes = new Uint8Array(this.x.memory.buffer);
    const at = this.call("mh_ffi_text");
    return decoder.decode(bytes.slice(at, bytes.indexOf(0, at)));
  }

  private json<T>(length: number): T {
    return JSON.parse(this.text(length)) as T;
  }

  private number(result: number): number {
    if (result < 0) throw new Refused(this.said());
    return result;
  }

  games<T>(): T {
    return this.json<T>(this.call("mh_ffi_games"));
  }

  words<T>(game: string): T {
    const g = encoder.encode(game);
    return this.withBytes([g], ([p]) => this.json<T>(this.call("mh_ffi_words", p!, g.length)));
  }

  private config(game: string, options: string, seats: SeatConfig[]): Uint8Array {
    return encoder.encode([game, options, ...seats.map((s) => `${s.name}\t${s.bot}`)].join("\n"));
  }

  open(game: string, options: string, seats: SeatConfig[], key: Uint8Array): number {
    const c = this.config(game, options, seats);
    return this.withBytes([c, key], ([p, k]) => this.number(this.call("mh_ffi_open", p!, c.length, k!)));
  }

  branch(
    table: number,
    ply: number,
    game: string,
    options: string,
    seats: SeatConfig[],
    key: Uint8Array,
  ): number {
    const c = this.config(game, options, seats);
    return this.withBytes([c, key], ([p, k]) =>
      this.number(this.call("mh_ffi_branch", table, ply, p!, c.length, k!)),
    );
  }

  read(saga: string): number {
    const s = encoder.encode(saga);
    return this.withBytes([s], ([p]) => {
      const table = this.call("mh_ffi_read", p!, s.length);
      if (table > 0) return table;
      throw new BadSaga(JSON.parse(this.said()) as SagaError);
    });
  }

  close(table: number): void {
    this.call("mh_ffi_close", table);
  }
  about<T>(table: number): T {
    return this.json<T>(this.call("mh_ffi_about", table));
  }
  plies(table: number): number {
    return this.number(this.call("mh_ffi_plies", table));
  }
  turn(table: number): number {
    return this.number(this.call("mh_ffi_turn", table));
  }

  play(table: number, seat: number, action: string): void {
    const a = encoder.encode(action);
    this.withBytes([a], ([p]) => this.number(this.call("mh_ffi_play", table, seat, p!, a.length)));
  }

  chance(table: number): void {
    this.number(this.call("mh_ffi_chance", table));
  }

  /** The rule that forbids, with its text; null where the action is legal. */
  why(table: number, seat: number, action: string): { rule: string; text?: string } | null {
    const a = encoder.encode(action);
    return this.withBytes([a], ([p]) => {
      const n = this.call("mh_ffi_why", table, seat, p!, a.length);
      return n === 0 ? null : this.json<{ rule: string; text?: string }>(n);
    });
  }

  look<T>(table: number, ply: number, viewer: number): T {
    return this.json<T>(this.call("mh_ffi_look", table, ply, viewer));
  }

  log<T>(table: number, from: number, to: number, viewer: number): T {
    return this.json<T>(this.call("mh_ffi_log", table, from, to, viewer));
  }

  score<T>(table: number, ply: number, viewer: number): T {
    return this.json<T>(this.call("mh_ffi_score", table, ply, viewer));
  }

  undoLimit(table: number, seat: number): number {
    return this.number(this.call("mh_ffi_undo_limit", table, seat));
  }
  undo(table: number, seat: number, ply: number): void {
    this.number(this.call("mh_ffi_undo", table, seat, ply));
  }
  saga(table: number, viewer: number): string {
    return this.text(this.call("mh_ffi_saga", table, viewer));
  }

  botCheck(spec: string): void {
    const s = encoder.encode(spec);
    this.withBytes([s], ([p]) => this.number(this.call("mh_ffi_bot_check", p!, s.length)));
  }

  bot(table: number, seat: number, spec: string, seed: bigint): string {
    const s = encoder.encode(spec);
    return this.withBytes([s], ([p]) => this.text(this.call("mh_ffi_bot", table, seat, p!, s.length, seed)));
  }

  advise<T>(table: number, seat: number, spec: string, seed: bigint): T {
    const s = encoder.encode(spec);
    return this.withBytes([s], ([p]) =>
      this.json<T>(this.call("mh_ffi_advise", table, seat, p!, s.length, seed)),
    );
  }

  // ---- campaigns: a series of games behind one number (docs/campaign.md) ----

  campaignOpen(game: string, options: string, seats: SeatConfig[], key: Uint8Array): number {
    const c = this.config(game, options, seats);
    return this.withBytes([c, key], ([p, k]) =>
      this.number(this.call("mh_ffi_campaign_open", p!, c.length, k!)),
    );
  }

  campaignRead(text: string): number {
    const s = encoder.encode(text);
    return this.withBytes([s], ([p]) => {
      const c = this.call("mh_ffi_campaign_read", p!, s.length);
      if (c > 0) return c;
      throw new BadSaga(JSON.parse(this.said()) as SagaError);
    });
  }

  campaignClose(c: number): void {
    this.call("mh_ffi_campaign_close", c);
  }
  campaignText(c: number): string {
    return this.text(this.call("mh_ffi_campaign_text", c));
  }
  campaignShow<T>(c: number): T {
    return this.json<T>(this.call("mh_ffi_campaign_show", c));
  }
  campaignBegin(c: number, byHand: boolean, key: Uint8Array): number {
    return this.withBytes([key], ([k]) =>
      this.number(this.call("mh_ffi_campaign_begin", c, byHand ? 1 : 0, k!)),
    );
  }
  campaignGame(c: number, n: number): number {
    return this.number(this.call("mh_ffi_campaign_game", c, n));
  }
  campaignKeep(c: number, table: number): void {
    this.number(this.call("mh_ffi_campaign_keep", c, table));
  }
  campaignFork(c: number, at: number, key: Uint8Array): number {
    return this.withBytes([key], ([k]) => this.number(this.call("mh_ffi_campaign_fork", c, at, k!)));
  }

  // ---- books of a box whose things the group names itself (docs/campaign.md) ----

  boxOpen(game: string, seats: number, key: Uint8Array): number {
    const g = encoder.encode(game);
    return this.withBytes([g, key], ([p, k]) =>
      this.number(this.call("mh_ffi_box_open", p!, g.length, seats, k!)),
    );
  }
  boxRead(text: string): number {
    const s = encoder.encode(text);
    return this.withBytes([s], ([p]) => {
      const b = this.call("mh_ffi_box_read", p!, s.length);
      if (b > 0) return b;
      throw new BadSaga(JSON.parse(this.said()) as SagaError);
    });
  }
  boxClose(b: number): void {
    this.call("mh_ffi_box_close", b);
  }
  boxText(b: number): string {
    return this.text(this.call("mh_ffi_box_text", b));
  }
  boxShow<T>(b: number): T {
    return this.json<T>(this.call("mh_ffi_box_show", b));
  }
  /** What the answer changed in what was told before. */
  boxSet<T>(b: number, key: string, value: string): T {
    const [k, v] = [encoder.encode(key), encoder.encode(value)];
    return this.withBytes([k, v], ([p, q]) =>
      this.json<T>(this.call("mh_ffi_box_set", b, p!, k.length, q!, v.length)),
    );
  }
  boxRename(b: number, list: string, at: number, name: string): void {
    const [l, n] = [encoder.encode(list), encoder.encode(name)];
    this.withBytes([l, n], ([p, q]) =>
      this.number(this.call("mh_ffi_box_rename", b, p!, l.length, at, q!, n.length)),
    );
  }
  boxUndo(b: number): void {
    this.number(this.call("mh_ffi_box_undo", b));
  }
  boxFork(b: number, at: number, key: Uint8Array): number {
    return this.withBytes([key], ([k]) => this.number(this.call("mh_ffi_box_fork", b, at, k!)));
  }

  // ---- score sheets for real tables (docs/score.md) ----

  /** What is entered for a seat; null where the game has no sheet. */
  sheet<T>(game: string): T | null {
    const g = encoder.encode(game);
    return this.withBytes([g], ([p]) => {
      const n = this.call("mh_ffi_sheet", p!, g.length);
      return n < 0 ? null : this.json<T>(n);
    });
  }

  sheetScore<T>(game: string, options: string, seats: number, lines: string): T {
    const [g, o, l] = [game, options, lines].map((x) => encoder.encode(x)) as [
      Uint8Array,
      Uint8Array,
      Uint8Array,
    ];
    return this.withBytes([g, o, l], ([p, q, r]) => {
      const n = this.call("mh_ffi_sheet_score", p!, g.length, q!, o.length, seats, r!, l.length);
      if (n >= 0) return this.json<T>(n);
      throw new BadSaga(JSON.parse(this.said()) as SagaError);
    });
  }

  odds<T>(table: number, viewer: number): T {
    return this.json<T>(this.call("mh_ffi_odds", table, viewer));
  }
  /** The same as they would be after an answer of the seat. */
  oddsAfter<T>(table: number, seat: number, action: string): T {
    const a = encoder.encode(action);
    return this.withBytes([a], ([p]) =>
      this.json<T>(this.call("mh_ffi_odds_after", table, seat, p!, a.length)),
    );
  }

  sample<T>(table: number, seat: number, action: string, until: string, samples: number, seed: bigint): T {
    const a = encoder.encode(action),
      u = encoder.encode(until);
    return this.withBytes([a, u], ([p, q]) =>
      this.json<T>(this.call("mh_ffi_sample", table, seat, p!, a.length, q!, u.length, samples, seed)),
    );
  }
}
