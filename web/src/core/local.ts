// The hall in the page: the same messages as the server's, answered by the engine's
// WebAssembly module. It knows no rules; the engine does.
import { Boxes, isBox } from "./boxes";
import { Campaigns } from "./campaigns";
import { BadSaga, type Engine, Refused, type SeatConfig } from "./engine";
import type {
  ChatLine,
  CreateMsg,
  GameInfo,
  Hint,
  LogEntry,
  Sheet,
  Status,
  TableInfo,
  TableMsg,
  WirePosition,
} from "./protocol";
import { PROTOCOL } from "./protocol";
import type { Kept, Store } from "./store";

const CHANCE = 7,
  NOBODY = 6,
  CHANCE_BIT = 1 << CHANCE;
const BOTS = ["level:easy", "level:normal", "level:hard", "level:jarl"];
const ADVISER = "mcts:4000";
const MAX_SAGA = 8 << 20;

interface Open {
  id: string;
  handle: number;
  game: string;
  options: string;
  seats: SeatConfig[];
  mine: number | null;
  sent: number;
  thinking: boolean;
  chat: ChatLine[];
  left: boolean;
  /** Where the whole game is dealt by a word: the bots' own luck comes from it too. */
  seed: string | null;
  campaign?: string | null;
  /** A game on a real table that is recorded here: one person answers for all. */
  byHand?: boolean;
}
interface About {
  game: string;
  options: string;
  plies: number;
  viewer: number;
  seats: { name: string; bot: string }[];
}
type Message = { t: string; req?: number } & Record<string, unknown>;

class Trouble extends Error {
  constructor(
    readonly code: string,
    text: string,
    readonly rule: string | null = null,
    readonly line = 0,
  ) {
    super(text);
  }
}

export interface HallEnv {
  random(n: number): Uint8Array;
  now(): number;
  /** Lets other messages in between two bots' turns. */
  breathe(): Promise<void>;
}

const words = [
  "birch",
  "raven",
  "iron",
  "fjord",
  "salt",
  "amber",
  "wolf",
  "pine",
  "storm",
  "skald",
  "oak",
  "ember",
  "whale",
  "stone",
  "mead",
  "frost",
  "heron",
  "ash",
  "rune",
  "shore",
];

/** Bytes from a word, the same everywhere: the key of fate and the luck of bots of a game dealt by a seed. */
export const bytesOf = (word: string, n: number): Uint8Array => {
  let h = 0xcbf29ce484222325n;
  const mask = (1n << 64n) - 1n;
  for (const c of new TextEncoder().encode(word)) h = ((h ^ BigInt(c)) * 0x100000001b3n) & mask;
  const out = new Uint8Array(n);
  for (let i = 0; i < n; i++) {
    // splitmix64
    h = (h + 0x9e3779b97f4a7c15n) & mask;
    let z = h;
    z = ((z ^ (z >> 30n)) * 0xbf58476d1ce4e5b9n) & mask;
    z = ((z ^ (z >> 27n)) * 0x94d049bb133111ebn) & mask;
    out[i] = Number((z ^ (z >> 31n)) & 255n);
  }
  return out;
};

const isByHand = (options: string) => options.split(",").includes("by_hand=yes");

export class LocalHall {
  private readonly open = new Map<string, Open>();
  private queue: Promise<void> = Promise.resolve();
  private readonly campaigns: Campaigns;
  private readonly boxes: Boxes;

  constructor(
    private readonly engine: Engine,
    private readonly store: Store,
    private readonly env: HallEnv,
    private readonly send: (text: string) => void,
  ) {
    this.campaigns = new Campaigns(engine, store, () => env.now());
    this.boxes = new Boxes(engine, store, () => env.now());
  }

  /** Messages are answered in the order they come. */
  receive(text: string): Promise<void> {
    this.queue = this.queue
      .then(() => this.answer(JSON.parse(text) as Message))
      .catch((e: unknown) => {
        this.send(JSON.stringify({ t: "error", code: "internal", text: String(e) }));
      });
    return this.queue;
  }

  private say(m: Message, reply: Record<string, unknown>) {
    this.send(JSON.stringify(m.req === undefined ? reply : { ...reply, req: m.req }));
  }

  private async answer(m: Message): Promise<void> {
    try {
      await this.dispatch(m);
    } catch (e) {
      if (e instanceof BadSaga)
        this.say(m, { t: "error", code: "saga", text: e.at.text, rule: e.at.rule || null, line: e.at.line });
      else if (e instanceof Refused)
        this.say(m, { t: "error", code: "refused", text: e.message, rule: null });
      else if (e instanceof Trouble)
        this.say(m, { t: "error", code: e.code, text: e.message, rule: e.rule, line: e.line });
      else throw e;
    }
  }

  private async dispatch(m: Message): Promise<void> {
    switch (m.t) {
      case "hello":
        return this.say(m, {
          t: "welcome",
          protocol: PROTOCOL,
          version: "here",
          me: { id: "me", name: m.name ?? "", guest: true },
          token: "here",
        });
      case "games":
        return this.say(m, { t: "games", games: this.engine.games<GameInfo[]>(), bots: this.bots() });
      case "create":
        return this.create(m);
      case "tables":
        return this.tables(m);
      case "join":
      case "watch":
        return this.join(m);
      case "act":
        return this.act(m);
      case "why":
        return this.why(m);
      case "final":
        return this.final(m);
      case "score":
        return this.score(m);
      case "hint":
        return this.hint(m);
      case "odds":
        return this.odds(m);
      case "undo":
        return this.undo(m);
      case "chat":
        return this.chat(m);
      case "saga":
        return this.saga(m);
      case "open_saga":
        return this.openSaga(m);
      case "at":
        return this.at(m);
      case "branch":
        return this.branch(m);
      case "rematch":
        return this.rematch(m);
      case "handover":
        return this.handover(m);
      case "forget":
        return this.forget(m);
      case "unwatch":
      case "leave":
        return this.leave(m);
      case "sheet":
        return this.say(m, { t: "sheet", entries: this.engine.sheet(this.text(m, "game")) });
      case "sheet_score":
        return this.say(m, {
          t: "sheet_score",
          ...this.engine.sheetScore<Record<string, unknown>>(
            this.text(m, "game"),
            String(m.options ?? ""),
            Number(m.seats),
            this.text(m, "lines"),
          ),
        });
      case "campaigns":
        return this.say(m, { t: "campaigns", campaigns: await this.campaigns.list() });
      case "campaign":
        return this.say(m, {
          t: "campaign",
          ...(await ((await this.isBox(m)) ? this.boxes.show(this.text(m, "id")) : this.book(m))),
        });
      case "campaign_new":
        return this.campaignNew(m);
      case "campaign_play":
        return this.campaignPlay(m);
      case "campaign_replay":
        return this.campaignReplay(m);
      case "box_new":
        return this.say(m, {
          t: "campaign_made",
          id: await this.boxes.create(
            this.text(m, "game"),
            Number(m.seats),
            this.text(m, "title"),
            this.env.random(32),
          ),
        });
      case "box_set":
        return this.say(m, {
          t: "campaign",
          ...(await this.known(
            this.boxes.set(this.text(m, "id"), this.text(m, "key"), this.text(m, "value")),
          )),
        });
      case "box_rename":
        return this.say(m, {
          t: "campaign",
          ...(await this.known(
            this.boxes.rename(this.text(m, "id"), this.text(m, "list"), Number(m.at), this.text(m, "name")),
          )),
        });
      case "box_undo":
        return this.say(m, { t: "campaign", ...(await this.known(this.boxes.undo(this.text(m, "id")))) });
      case "campaign_fork":
        return this.say(m, {
          t: "campaign_made",
          id: await ((await this.isBox(m)) ? this.boxes : this.campaigns).fork(
            this.text(m, "id"),
            Number(m.at) || 1,
            this.text(m, "title"),
            this.env.random(32),
          ),
        });
      case "campaign_text":
        return this.say(m, {
          t: "campaign_text",
          text: await this.known(this.campaigns.text(this.text(m, "id"))),
        });
      case "campaign_take":
        return this.campaignTake(m);
      case "campaign_forget":
        return this.campaignForget(m);
      default:
        throw new Trouble("unknown", `'${m.t}' is no message of this protocol`);
    }
  }

  // ---- campaigns ----

  private async known<T>(what: Promise<T>): Promise<T> {
    try {
      return await what;
    } catch (e) {
      if (e instanceof Error && e.message === "campaign")
        throw new Trouble("campaign", "there is no such campaign on this device");
      throw e;
    }
  }

  private async isBox(m: Message): Promise<boolean> {
    return (await this.store.getCampaign(this.text(m, "id")))?.box === true;
  }

  private book(m: Message) {
    return this.known(this.campaigns.show(this.text(m, "id")));
  }

  private async campaignNew(m: Message): Promise<void> {
    const seats = m.seats as SeatConfig[];
    for (const s of seats) this.engine.botCheck(s.bot);
    const id = await this.campaigns.create(
      this.text(m, "game"),
      String(m.options ?? ""),
      seats,
      this.text(m, "title"),
      this.env.random(32),
    );
    this.say(m, { t: "campaign_made", id });
  }

  private async campaignTake(m: Message): Promise<void> {
    const text = this.text(m, "text");
    if (text.length > MAX_SAGA) throw new Trouble("saga", "the file is too large for a campaign");
    this.say(m, {
      t: "campaign_made",
      ...(await (isBox(text) ? this.boxes : this.campaigns).take(text, this.text(m, "title"))),
    });
  }

  private sit(handle: number, seats: SeatConfig[], campaign: string | null): Open {
    const about = this.engine.about<About>(handle),
      mine = seats.findIndex((s) => s.bot === "human");
    const o: Open = {
      id: this.newId(),
      handle,
      game: about.game,
      options: about.options,
      seats,
      mine: mine < 0 ? null : mine,
      sent: 0,
      thinking: false,
      chat: [],
      left: false,
      seed: null,
      campaign,
    };
    this.open.set(o.id, o);
    return o;
  }

  /** To the table of the game that is being played, or to a new one with the next game. */
  private async campaignPlay(m: Message): Promise<void> {
    const id = this.text(m, "id"),
      { table } = await this.book(m);
    if (table && (this.open.has(table) || (await this.store.get(table))))
      return this.say(m, { t: "created", table, invite: null });
    const { handle, seats } = await this.known(
      this.campaigns.begin(id, m.by_hand === true, this.env.random(32)),
    );
    const o = this.sit(handle, m.by_hand === true ? seats.map((s) => ({ ...s, bot: "human" })) : seats, id);
    o.byHand = isByHand(o.options);
    await this.campaigns.keep(id, handle, o.id, true);
    await this.keep(o);
    this.say(m, { t: "created", table: o.id, invite: null });
    this.think(o);
  }

  private async campaignReplay(m: Message): Promise<void> {
    const { handle, seats } = await this.known(
      this.campaigns.game(this.text(m, "id"), Number(m.number) || 1),
    );
    const o = this.sit(handle, seats, null);
    o.mine = null;
    o.left = true;
    this.say(m, { t: "created", table: o.id, invite: null });
  }

  private async campaignForget(m: Message): Promise<void> {
    this.boxes.forgotten(this.text(m, "id"));
    await this.campaigns.forget(this.text(m, "id"));
    this.say(m, { t: "forgotten" });
  }

  private text(m: Message, key: string): string {
    const v = m[key];
    if (typeof v !== "string") throw new Trouble("type", `'${key}' is missing`);
    return v;
  }

  private newId(): string {
    const [a, b, c, d] = this.env.random(4) as unknown as [number, number, number, number];
    return `${words[a % words.length]}-${words[b % words.length]}-${((c << 8) | d).toString(36)}`;
  }

  private async table(m: Message): Promise<Open> {
    const id = this.text(m, "table");
    const found = this.open.get(id);
    if (found) return found;
    const kept = await this.store.get(id);
    if (!kept) throw new Trouble("table", "there is no such table on this device");
    const handle = this.engine.read(kept.saga);
    const about = this.engine.about<About>(handle);
    const o: Open = {
      id,
      handle,
      game: about.game,
      options: about.options,
      seats: kept.players,
      mine: kept.mine,
      sent: 0,
      thinking: false,
      chat: kept.chat,
      left: false,
      seed: kept.seed ?? null,
      campaign: kept.campaign ?? null,
      byHand: isByHand(about.options),
    };
    this.open.set(id, o);
    return o;
  }

  private async keep(o: Open): Promise<void> {
    const k: Kept = {
      id: o.id,
      game: o.game,
      saga: this.engine.saga(o.handle, CHANCE),
      players: o.seats,
      mine: o.mine,
      ply: this.engine.plies(o.handle),
      turn: this.turn(o),
      over: this.engine.turn(o.handle) === 0,
      updated: this.env.now(),
      chat: o.chat,
      campaign: o.campaign ?? null,
      ...(o.seed === null ? {} : { seed: o.seed }),
    };
    await this.store.put(k);
    if (o.campaign && (await this.store.getCampaign(o.campaign)))
      await this.campaigns.keep(o.campaign, o.handle, o.id);
  }

  private turn(o: Open): number[] {
    const bits = this.engine.turn(o.handle);
    return [0, 1, 2, 3, 4].filter((s) => (bits >> s) & 1);
  }

  private viewer(o: Open): number {
    return o.mine ?? NOBODY;
  }

  /** People who share this device: it is the one who is asked that looks at it. */
  private shared(o: Open): boolean {
    return o.seats.filter((s) => s.bot === "human").length > 1;
  }
  private passOn(o: Open): void {
    if (o.mine === null || !this.shared(o)) return;
    const asked = this.turn(o).filter((s) => o.seats[s]!.bot === "human");
    if (asked.length && !asked.includes(o.mine)) o.mine = asked[0]!;
  }

  private status(o: Open): Status {
    return this.engine.turn(o.handle) === 0 ? "over" : "playing";
  }

  private bots(): string[] {
    return BOTS.filter((b) => {
      try {
        this.engine.botCheck(b);
        return true;
      } catch {
        return false;
      }
    });
  }

  private update(o: Open, req?: number, from = o.sent, chats = false): void {
    this.passOn(o);
    const plies = this.engine.plies(o.handle);
    const over = this.status(o) === "over";
    const viewer = over && o.mine === null ? CHANCE : this.viewer(o);
    if (from > plies) from = plies;
    const msg: Omit<TableMsg, keyof WirePosition> & WirePosition = {
      t: "table",
      table: o.id,
      game: o.game,
      options: o.options,
      status: this.status(o),
      me: o.mine,
      players: o.seats.map((s) => ({ name: s.name, bot: s.bot === "human" ? null : s.bot, here: true })),
      clock: { kind: "none" },
      undo: this.canUndo(o),
      from,
      campaign: o.campaign ?? null,
      shared: this.shared(o) && !o.byHand,
      ...(chats ? { chats: o.chat } : {}),
      ...this.engine.look<WirePosition>(o.handle, plies, viewer),
      log: this.engine.log<LogEntry[]>(o.handle, from, plies, viewer),
    };
    if (over) msg.result = this.engine.score<Sheet[]>(o.handle, plies, CHANCE);
    if (req !== undefined) msg.req = req;
    o.sent = plies;
    this.send(JSON.stringify(msg));
  }

  /** Not while bots are about to move: what they do would close it again. */
  private canUndo(o: Open): boolean {
    if (this.turn(o).some((s) => o.seats[s]!.bot !== "human")) return false;
    return o.mine !== null && this.engine.undoLimit(o.handle, o.mine) < this.engine.plies(o.handle);
  }

  private async create(m: Message): Promise<void> {
    const c = m as unknown as CreateMsg & { names?: string[]; seed?: string };
    const seed = typeof c.seed === "string" && c.seed !== "" ? c.seed.slice(0, 64) : null;
    const mine = c.seats.indexOf("me");
    const seats = c.seats.map((s, i) => ({
      name: c.names?.[i] ?? (s === "me" ? "" : `Bot ${i + 1}`),
      bot: s === "me" ? "human" : s,
    }));
    for (const s of seats) {
      if (s.bot === "open") throw new Trouble("seats", "nobody else can sit down at a table on this device");
      this.engine.botCheck(s.bot);
    }
    const handle = this.engine.open(
      c.game,
      c.options,
      seats,
      seed === null ? this.env.random(32) : bytesOf(seed, 32),
    );
    const about = this.engine.about<About>(handle);
    const o: Open = {
      id: this.newId(),
      handle,
      game: c.game,
      options: about.options,
      seats,
      mine: mine < 0 ? null : mine,
      sent: 0,
      thinking: false,
      chat: [],
      left: false,
      seed,
    };
    this.open.set(o.id, o);
    await this.keep(o);
    this.say(m, { t: "created", table: o.id, invite: null });
    this.update(o);
    this.think(o);
  }

  private async tables(m: Message): Promise<void> {
    const all = (await this.store.all()).sort((a, b) => b.updated - a.updated);
    const tables: TableInfo[] =
      m.which === "mine"
        ? all.map((k) => ({
            id: k.id,
            game: k.game,
            status: k.over ? "over" : "playing",
            players: k.players.map((p) => p.name),
            turn: k.turn,
            mine: k.mine,
            at: k.updated,
          }))
        : [];
    this.say(m, { t: "tables", tables });
  }

  private async join(m: Message): Promise<void> {
    const o = await this.table(m);
    const from = m.from;
    o.left = false;
    this.update(o, m.req, typeof from === "number" ? from : 0, true);
    this.think(o);
  }

  /** Chance and bots go on until a person is asked. Every step is shown. */
  private think(o: Open): void {
    if (o.thinking) return;
    o.thinking = true;
    void this.thinkOn(o)
      .catch((e: unknown) => {
        this.send(JSON.stringify({ t: "error", code: "internal", text: String(e), table: o.id }));
      })
      .finally(() => {
        o.thinking = false;
      });
  }

  private async thinkOn(o: Open): Promise<void> {
    let moved = false;
    while (this.open.get(o.id) === o && !o.left && this.step(o)) {
      moved = true;
      await this.env.breathe();
    }
    if (moved && this.open.get(o.id) === o) await this.keep(o);
  }

  private step(o: Open): boolean {
    const e = this.engine,
      before = e.plies(o.handle);
    while (e.turn(o.handle) & CHANCE_BIT) e.chance(o.handle);
    const seat = this.turn(o).find((s) => o.seats[s]!.bot !== "human");
    if (seat !== undefined) {
      const r = o.seed === null ? this.env.random(8) : bytesOf(`${o.seed}/${before}`, 8);
      const seed = new DataView(r.buffer, r.byteOffset, 8).getBigUint64(0);
      e.play(o.handle, seat, e.bot(o.handle, seat, o.seats[seat]!.bot, seed));
      while (e.turn(o.handle) & CHANCE_BIT) e.chance(o.handle);
    }
    const moved = e.plies(o.handle) !== before;
    if (moved) this.update(o);
    return moved;
  }

  private seatOf(o: Open): number {
    if (o.mine === null) throw new Trouble("seat", "you watch this table, you do not play at it");
    return o.mine;
  }

  private async act(m: Message): Promise<void> {
    const o = await this.table(m),
      seat = this.seatOf(o),
      action = this.text(m, "action");
    if (m.ply !== this.engine.plies(o.handle))
      throw new Trouble("stale", "the table went on in the meantime");
    try {
      this.engine.play(o.handle, seat, action);
    } catch (e) {
      if (!(e instanceof Refused)) throw e;
      const why = this.whyNot(o, seat, action);
      throw new Trouble(why ? "illegal" : "action", why?.text ?? e.message, why?.rule ?? null);
    }
    while (this.engine.turn(o.handle) & CHANCE_BIT) this.engine.chance(o.handle);
    await this.keep(o);
    this.say(m, { t: "acted", table: o.id, ply: this.engine.plies(o.handle) });
    this.update(o);
    this.think(o);
  }

  private whyNot(o: Open, seat: number, action: string) {
    try {
      return this.engine.why(o.handle, seat, action);
    } catch {
      return null;
    }
  }

  private async why(m: Message): Promise<void> {
    const o = await this.table(m),
      action = this.text(m, "action");
    const why = this.engine.why(o.handle, this.seatOf(o), action);
    this.say(m, { t: "reason", action, rule: why?.rule ?? null, text: why?.text ?? "" });
  }

  /** Would this action be past taking back? Tried out, then taken back. */
  private async final(m: Message): Promise<void> {
    const o = await this.table(m),
      seat = this.seatOf(o),
      before = this.engine.plies(o.handle);
    const trial = this.engine.branch(o.handle, before, o.game, o.options, o.seats, this.env.random(32));
    let final = true;
    try {
      this.engine.play(trial, seat, this.text(m, "action"));
      const bits = this.engine.turn(trial);
      const others =
        bits & CHANCE_BIT ||
        [0, 1, 2, 3, 4].some((s) => (bits >> s) & 1 && s !== seat && o.seats[s]!.bot !== "human");
      final = !!others || bits === 0 || this.engine.undoLimit(trial, seat) > before;
    } finally {
      this.engine.close(trial);
    }
    this.say(m, { t: "final", final });
  }

  private async score(m: Message): Promise<void> {
    const o = await this.table(m),
      plies = this.engine.plies(o.handle);
    const ply = typeof m.ply === "number" ? Math.min(m.ply, plies) : plies;
    const viewer = this.status(o) === "over" ? CHANCE : this.viewer(o);
    this.say(m, { t: "score", seats: this.engine.score<Sheet[]>(o.handle, ply, viewer) });
  }

  private async hint(m: Message): Promise<void> {
    const o = await this.table(m),
      seat = this.seatOf(o);
    const choices = this.engine.advise<Hint[]>(o.handle, seat, ADVISER, 1n);
    this.say(m, { t: "hint", choices });
  }

  private async odds(m: Message): Promise<void> {
    const o = await this.table(m);
    if (m.after !== undefined) {
      this.say(m, {
        t: "odds",
        odds: this.engine.oddsAfter(o.handle, this.seatOf(o), this.text(m, "after")),
      });
      return;
    }
    if (m.action === undefined) {
      this.say(m, { t: "odds", odds: this.engine.odds(o.handle, this.viewer(o)) });
      return;
    }
    const samples = Math.min(2000, Number(m.samples) || 400);
    const odds = this.engine.sample<Record<string, unknown>>(
      o.handle,
      this.seatOf(o),
      this.text(m, "action"),
      this.text(m, "until"),
      samples,
      1n,
    );
    this.say(m, { t: "odds", action: m.action, ...odds });
  }

  private async undo(m: Message): Promise<void> {
    const o = await this.table(m),
      seat = this.seatOf(o);
    const log = this.engine.log<LogEntry[]>(o.handle, 0, this.engine.plies(o.handle), CHANCE);
    const limit = this.engine.undoLimit(o.handle, seat);
    const last = log.findLast((l) => l.seat === seat);
    if (!last || last.ply < limit) throw new Trouble("undo", "nothing can be taken back");
    this.engine.undo(o.handle, seat, last.ply);
    o.sent = Math.min(o.sent, last.ply);
    await this.keep(o);
    this.update(o, m.req);
  }

  private async chat(m: Message): Promise<void> {
    const o = await this.table(m);
    const text = this.text(m, "text").slice(0, 500);
    const seat = o.mine;
    o.chat = [
      ...o.chat,
      { seat, name: seat === null ? "" : o.seats[seat]!.name, text, at: this.env.now() },
    ].slice(-200);
    await this.keep(o);
    this.say(m, { t: "said" });
    this.send(JSON.stringify({ t: "chat", table: o.id, ...o.chat.at(-1) }));
  }

  private async saga(m: Message): Promise<void> {
    const o = await this.table(m);
    this.say(m, {
      t: "saga",
      text: this.engine.saga(o.handle, this.status(o) === "over" ? CHANCE : this.viewer(o)),
    });
  }

  private async openSaga(m: Message): Promise<void> {
    const text = this.text(m, "text");
    if (text.length > MAX_SAGA) throw new Trouble("saga", "the file is too large for a saga");
    const handle = this.engine.read(text);
    const about = this.engine.about<About>(handle);
    const o: Open = {
      id: this.newId(),
      handle,
      game: about.game,
      options: about.options,
      seats: about.seats,
      mine: null,
      sent: 0,
      thinking: false,
      chat: [],
      left: true,
      seed: null,
    };
    this.open.set(o.id, o);
    if (about.viewer === CHANCE) await this.keep(o);
    this.say(m, { t: "created", table: o.id, invite: null });
  }

  /** The position after so many plies, for replays. */
  private async at(m: Message): Promise<void> {
    const o = await this.table(m),
      plies = this.engine.plies(o.handle);
    const ply = Math.max(0, Math.min(plies, Number(m.ply) || 0));
    const over = this.status(o) === "over";
    const viewer = o.mine === null ? (over ? CHANCE : NOBODY) : o.mine;
    this.say(m, { t: "at", plies, ...this.engine.look<WirePosition>(o.handle, ply, viewer) });
  }

  private async branch(m: Message): Promise<void> {
    const o = await this.table(m);
    const mine = Number(m.seat) || 0,
      bot = typeof m.bot === "string" ? m.bot : "greedy";
    this.engine.botCheck(bot);
    const names = (m.names as string[] | undefined) ?? o.seats.map((s) => s.name);
    const seats = o.seats.map((_, i) => ({ name: names[i] ?? "", bot: i === mine ? "human" : bot }));
    const handle = this.engine.branch(
      o.handle,
      Number(m.ply) || 0,
      o.game,
      o.options,
      seats,
      this.env.random(32),
    );
    const b: Open = {
      ...o,
      id: this.newId(),
      handle,
      seats,
      mine,
      sent: 0,
      thinking: false,
      chat: [],
      left: false,
      seed: null,
    };
    this.open.set(b.id, b);
    await this.keep(b);
    this.say(m, { t: "created", table: b.id, invite: null });
  }

  private async rematch(m: Message): Promise<void> {
    const o = await this.table(m);
    const handle = this.engine.open(o.game, o.options, o.seats, this.env.random(32));
    const b: Open = {
      ...o,
      id: this.newId(),
      handle,
      sent: 0,
      thinking: false,
      chat: [],
      left: false,
      seed: null,
    };
    this.open.set(b.id, b);
    await this.keep(b);
    this.say(m, { t: "rematch", table: b.id });
  }

  private async handover(m: Message): Promise<void> {
    const o = await this.table(m),
      seat = this.seatOf(o),
      spec = m.spec === null ? "human" : this.text(m, "spec");
    this.engine.botCheck(spec);
    o.seats = o.seats.map((s, i) => (i === seat ? { ...s, bot: spec } : s));
    await this.keep(o);
    this.say(m, { t: "handed" });
    this.update(o);
    this.think(o);
  }

  private async forget(m: Message): Promise<void> {
    const id = this.text(m, "table"),
      o = this.open.get(id);
    if (o) this.engine.close(o.handle);
    this.open.delete(id);
    await this.store.remove(id);
    this.say(m, { t: "forgotten", table: id });
  }

  private async leave(m: Message): Promise<void> {
    const o = this.open.get(this.text(m, "table"));
    if (o) o.left = true;
    this.say(m, { t: "left" });
  }
}
