// What no message of the hall has yet, behind typed calls: sagas to look through, campaigns, books.
import { encoder, Wasm } from "./wasm";

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

export interface SeatConfig {
  name: string;
  bot: string;
}

export class Engine {
  /** What this page has open in the module. */
  private readonly handle: number;

  constructor(readonly wasm: Wasm) {
    this.handle = wasm.call("mh_ffi_new");
    if (!this.handle) throw new Error("the engine is out of memory");
  }

  static async load(code: BufferSource | WebAssembly.Module): Promise<Engine> {
    return new Engine(await Wasm.load(code));
  }

  private call(name: string, ...args: (number | bigint)[]): number {
    return this.wasm.call(name, this.handle, ...args);
  }

  private withBytes<T>(parts: Uint8Array[], use: (at: number[]) => T): T {
    return this.wasm.withBytes(parts, use);
  }

  private text(length: number): string {
    if (length < 0) throw new Refused(this.said());
    return this.wasm.text(this.call("mh_ffi_text"), length);
  }

  private said(): string {
    return this.wasm.said(this.call("mh_ffi_text"));
  }

  private json<T>(length: number): T {
    return JSON.parse(this.text(length)) as T;
  }

  private number(result: number): number {
    if (result < 0) throw new Refused(this.said());
    return result;
  }

  private config(game: string, options: string, seats: SeatConfig[]): Uint8Array {
    return encoder.encode([game, options, ...seats.map((s) => `${s.name}\t${s.bot}`)].join("\n"));
  }

  read(saga: string): number {
    const s = encoder.encode(saga);
    return this.withBytes([s], ([p]) => {
      const table = this.call("mh_ffi_read", p!, s.length);
      if (table > 0) return table;
      throw new BadSaga(JSON.parse(this.said()) as SagaError);
    });
  }

  /** A table that stands at an earlier ply of another one. */
  branch(table: number, ply: number, about: { game: string; options: string; seats: SeatConfig[] }): number {
    const c = this.config(about.game, about.options, about.seats),
      key = new Uint8Array(32); // nothing is drawn at it
    return this.withBytes([c, key], ([p, k]) =>
      this.number(this.call("mh_ffi_branch", table, ply, p!, c.length, k!)),
    );
  }

  /** The rule that forbids an answer; null: it is open. */
  why<T>(table: number, seat: number, action: string): T | null {
    const a = encoder.encode(action);
    return this.withBytes([a], ([p]) => {
      const n = this.call("mh_ffi_why", table, seat, p!, a.length);
      return n === 0 ? null : this.json<T>(n);
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

  look<T>(table: number, ply: number, viewer: number): T {
    return this.json<T>(this.call("mh_ffi_look", table, ply, viewer));
  }

  log<T>(table: number, from: number, to: number, viewer: number): T {
    return this.json<T>(this.call("mh_ffi_log", table, from, to, viewer));
  }

  score<T>(table: number, ply: number, viewer: number): T {
    return this.json<T>(this.call("mh_ffi_score", table, ply, viewer));
  }

  saga(table: number, viewer: number): string {
    return this.text(this.call("mh_ffi_saga", table, viewer));
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

  odds<T>(table: number, viewer: number): T {
    return this.json<T>(this.call("mh_ffi_odds", table, viewer));
  }
}
