// The hall in the page: the same C as the server's, as WebAssembly. This is its host: rows go to the device's
// store, searches to a second worker; and it answers what is the host's own, lists, campaigns and books.
import { Boxes, isBox } from "./boxes";
import { Campaigns } from "./campaigns";
import { BadSaga, type Engine, Refused, type SeatConfig } from "./engine";
import { type Append, type Chair, HallModule, MAY, type Solved, STORED, type Wish } from "./hallmodule";
import { chairOf, rowsOf, shortId } from "./old";
import type { ServerMsg, TableInfo } from "./protocol";
import { PROTOCOL } from "./protocol";
import { type Opened, Reader } from "./reader";
import { type Beside, type Kept, type KeptTable, ME, type Store } from "./store";

const MAX_SAGA = 8 << 20;
/** Who speaks to the hall: the page, and this host itself. */
const PAGE = 1,
  HOST = 2;

const REST = 1000,
  MOST_RESTS = 600;
const rest = () => new Promise((done) => setTimeout(done, REST));

type Message = { t: string; req?: number } & Record<string, unknown>;
type Answer = Record<string, unknown> & { t: string };

class Trouble extends Error {
  constructor(
    readonly code: string,
    text: string,
  ) {
    super(text);
  }
}

export interface HallEnv {
  random(n: number): Uint8Array;
  now(): number;
  /** Lets other messages in between two bots' turns. */
  breathe(): Promise<void>;
  /** Answers a question elsewhere, while this goes on. */
  think?(question: Uint8Array): Promise<Solved>;
  /** Somebody sits down to this game: what bots have learnt of it may come. */
  playing?(game: string): void;
  /** Tells other windows of a row. */
  tell?(table: string, seq: number): void;
  /** The page has to come anew and find everything so. */
  again?(): void;
}

export class LocalHall {
  private readonly module: HallModule;
  private readonly campaigns: Campaigns;
  private readonly boxes: Boxes;
  private readonly reader: Reader;
  /** What is known of tables beside their rows. */
  private readonly beside = new Map<string, Beside & { shared: boolean }>();
  /** Names that older pages gave, by those of today. */
  private readonly oldNames = new Map<string, string>();
  private readonly asked = new Map<number, (m: ServerMsg) => void>();
  private questions = 0;
  private timer: ReturnType<typeof setTimeout> | null = null;
  private queue: Promise<void> = Promise.resolve();

  constructor(
    engine: Engine,
    private readonly store: Store,
    private readonly env: HallEnv,
    private readonly send: (text: string) => void,
  ) {
    const now = () => env.now();
    this.module = new HallModule(engine.wasm, env);
    this.module.came(HOST, ME, "");
    this.reader = new Reader(engine);
    this.boxes = new Boxes(engine, store, now);
    this.campaigns = new Campaigns(engine, store, now, (table) => this.sagaOf(table));
  }

  /** Messages are taken in the order they come. */
  receive(text: string): Promise<void> {
    this.queue = this.queue
      .then(() => this.answer(text, JSON.parse(text) as Message))
      .catch((e: unknown) => {
        this.send(JSON.stringify({ t: "error", code: "internal", text: String(e) }));
      });
    return this.queue;
  }

  /** Another window wrote a row. */
  heard(table: string, seq: number) {
    this.module.heard(table, seq);
    this.pump();
  }

  // ---- the hall and its wishes ----

  private pump() {
    for (const w of this.module.wishes()) this.grant(w);
    const due = this.module.due();
    if (this.timer) clearTimeout(this.timer);
    this.timer = due ? setTimeout(() => this.tick(), Math.max(1, due - this.env.now())) : null;
  }

  private tick() {
    this.module.tick();
    this.pump();
  }

  private grant(w: Wish) {
    switch (w.want) {
      case "send":
        for (const to of w.to) if (to === PAGE) this.send(this.completed(w.text));
        if (w.to.includes(HOST)) this.hear(w.text);
        break;
      case "hang_up":
        this.module.went(PAGE);
        this.env.again?.();
        break;
      case "append":
        void this.append(w);
        break;
      case "load":
        void this.load(w.op, w.table, w.seq);
        break;
      case "search":
        void this.search(w.op);
    }
  }

  private async append(w: Append & { op: number }): Promise<void> {
    let how: number = STORED.away;
    try {
      how = (await this.store.append(w)) ? STORED.written : STORED.outrun;
    } catch {
      // the device has no room left, or took the store away
    }
    if (how === STORED.written && w.head) await this.remember(w.table);
    this.module.stored(w.op, how);
    this.pump();
    if (how === STORED.written) this.env.tell?.(w.table, w.seq);
  }

  private async load(op: number, table: string, from: number): Promise<void> {
    const known = await this.remember(table),
      rows = known ? await this.store.rows(table, from) : [];
    this.module.loaded(op, known ? { head: from ? null : known.head, rows } : null);
    this.pump();
  }

  private async search(op: number): Promise<void> {
    await this.env.breathe();
    // bots among themselves rest while nobody looks at their table
    for (let i = 0; i < MOST_RESTS && !this.module.awaited(op); i++) await rest();
    if (!(await this.searchElsewhere(op))) this.module.think(op);
    this.pump();
  }

  private async searchElsewhere(op: number): Promise<boolean> {
    if (!this.env.think) return false;
    try {
      this.module.answered(op, await this.env.think(this.module.question(op)));
      return true;
    } catch {
      return false; // no second worker here
    }
  }

  private async remember(id: string): Promise<KeptTable | undefined> {
    const k = await this.store.table(id);
    if (k) this.env.playing?.(k.head.game);
    if (k)
      this.beside.set(id, {
        campaign: k.campaign,
        byHand: k.byHand,
        shared: k.own.length > 1 && !k.byHand,
      });
    return k;
  }

  /** A message about a table with what this host knows of it. */
  private completed(text: string): string {
    const id = /^\{"t":"\w+"(?:,"req":\d+)?,"table":"([^"]+)"/.exec(text)?.[1];
    if (id === undefined) return text;
    const about = text.startsWith('{"t":"table"') ? this.beside.get(id) : undefined,
      old = this.oldNames.get(id);
    const said = about
      ? `${text.slice(0, -1)},"campaign":${JSON.stringify(about.campaign)},"shared":${about.shared}}`
      : text;
    return old ? said.replace(`"table":"${id}"`, `"table":"${old}"`) : said;
  }

  // ---- questions of the host's own to the hall ----

  private hear(text: string) {
    const m = JSON.parse(text) as ServerMsg,
      done = this.asked.get(m.req ?? -1);
    this.asked.delete(m.req ?? -1);
    done?.(m);
  }

  private ask(message: Record<string, unknown>): Promise<ServerMsg> {
    const req = ++this.questions;
    return new Promise((done) => {
      this.asked.set(req, done);
      this.module.said(HOST, MAY.everything, JSON.stringify({ ...message, req }));
      this.pump();
    });
  }

  /** All of a game that is played here, whoever may know it. */
  private async sagaOf(table: string): Promise<string | null> {
    const m = await this.ask({ t: "saga", table: await this.bring(table) });
    return m.t === "saga" ? String(m.text) : null;
  }

  // ---- tables that are no rows yet ----

  /** A table under the name the hall has for it; one of an older page becomes rows. */
  private async bring(name: string): Promise<string> {
    const id = shortId(name);
    if (id !== name) this.oldNames.set(id, name);
    if (this.beside.has(id)) return id;
    const old = await this.store.get(name);
    if (old && old.mine !== null) await this.takeOver(old);
    return id;
  }

  private async takeOver(k: Kept): Promise<void> {
    const { rows, beside } = rowsOf(k, this.module, (n) => this.env.random(n));
    for (const a of rows) await this.store.append(a, beside);
    await this.store.remove(k.id);
  }

  /** A new table that goes on with a saga. */
  private async playSaga(saga: string, ply: number, chairs: Chair[], beside: Beside = {}): Promise<string> {
    const a = this.module.takeSaga(saga, this.newId(), ME, ply, chairs);
    if (!(await this.store.append(a, beside))) throw new Trouble("busy", "the store is away");
    return a.table;
  }

  private newId(): string {
    const digits = "0123456789abcdefghjkmnpqrstvwxyz";
    return [...this.env.random(12)].map((b) => digits[b & 31]).join("");
  }

  /** A saga that is only looked at, if this is one. */
  private async readAt(id: string): Promise<Opened | undefined> {
    const open = this.reader.get(id);
    if (open || this.beside.has(id)) return open;
    const kept = await this.store.get(id);
    return kept?.mine === null ? this.reader.read(id, kept.saga, kept.players) : undefined;
  }

  // ---- messages ----

  private say(m: Message, reply: Answer) {
    this.send(JSON.stringify(m.req === undefined ? reply : { ...reply, req: m.req }));
  }

  private async answer(text: string, m: Message): Promise<void> {
    try {
      const own = await this.ownAnswer(m);
      if (own) this.say(m, own);
      else await this.pass(text, m);
    } catch (e) {
      if (e instanceof BadSaga)
        this.say(m, { t: "error", code: "saga", text: e.at.text, rule: e.at.rule || null, line: e.at.line });
      else if (e instanceof Refused)
        this.say(m, { t: "error", code: "refused", text: e.message, rule: null });
      else if (e instanceof Trouble) this.say(m, { t: "error", code: e.code, text: e.message, rule: null });
      else throw e;
    }
  }

  /** To the hall, or to the saga that is looked at. */
  private async pass(text: string, m: Message): Promise<void> {
    let said = text;
    if (typeof m.table === "string") {
      const opened = await this.readAt(m.table);
      if (opened) return this.say(m, await this.atSaga(opened, m));
      const id = await this.bring(m.table);
      if (id !== m.table) said = JSON.stringify({ ...m, table: id });
    }
    this.module.said(PAGE, MAY.people, said);
    this.pump();
  }

  private async atSaga(o: Opened, m: Message): Promise<Answer> {
    if (m.t === "branch") {
      const seat = Number(m.seat) || 0,
        bot = typeof m.bot === "string" ? m.bot : "greedy";
      const chairs = o.seats.map((s, i) => chairOf(s.name, i === seat ? "human" : bot));
      return made(await this.playSaga(this.reader.saga(o), Number(m.ply) || 0, chairs));
    }
    const answer = this.reader.answer(o, m);
    if (!answer) throw new Trouble("status", "this game is only looked at");
    return answer;
  }

  private async ownAnswer(m: Message): Promise<Answer | null> {
    // campaigns that are tables of the hall are its own
    const own = m.t.startsWith("campaign") && typeof m.table === "string" ? undefined : this.own[m.t];
    return own ? own(m) : null;
  }

  /** Messages of the host's own; docs/protocol.md has the others. */
  private readonly own: Record<string, ((m: Message) => Answer | Promise<Answer>) | undefined> = {
    hello: (m) => this.hello(m),
    tables: (m) => this.tables(m),
    forget: (m) => this.forget(m),
    open_saga: (m) => this.openSaga(m),
    study: (m) => this.study(m),
    campaigns: async () => ({ t: "campaigns", campaigns: await this.campaigns.list() }),
    campaign: async (m) => ({ t: "campaign", ...(await known(this.book(m))) }),
    campaign_new: (m) => this.campaignNew(m),
    campaign_play: (m) => this.campaignPlay(m),
    campaign_replay: (m) => this.campaignReplay(m),
    campaign_fork: async (m) => ({
      t: "campaign_made",
      id: await known(
        ((await this.isBox(m)) ? this.boxes : this.campaigns).fork(
          text(m, "id"),
          Number(m.at) || 1,
          text(m, "title"),
          this.env.random(32),
        ),
      ),
    }),
    campaign_text: async (m) => ({
      t: "campaign_text",
      text: await known(this.campaigns.text(text(m, "id"))),
    }),
    campaign_take: (m) => this.campaignTake(m),
    campaign_forget: (m) => this.campaignForget(m),
    box_new: async (m) => ({
      t: "campaign_made",
      id: await this.boxes.create(text(m, "game"), Number(m.seats), text(m, "title"), this.env.random(32)),
    }),
    box_set: async (m) => ({
      t: "campaign",
      ...(await known(this.boxes.set(text(m, "id"), text(m, "key"), text(m, "value")))),
    }),
    box_rename: async (m) => ({
      t: "campaign",
      ...(await known(this.boxes.rename(text(m, "id"), text(m, "list"), Number(m.at), text(m, "name")))),
    }),
    box_undo: async (m) => ({ t: "campaign", ...(await known(this.boxes.undo(text(m, "id")))) }),
  };

  private hello(m: Message): Answer {
    const name = typeof m.name === "string" ? m.name.replace(/\s+/g, " ").trim().slice(0, 40) : "";
    this.module.came(PAGE, ME, name);
    this.pump();
    return {
      t: "welcome",
      protocol: PROTOCOL,
      version: "here",
      me: { id: ME, name, guest: true },
      token: "here",
    };
  }

  private async tables(m: Message): Promise<Answer> {
    if (m.which !== "mine") return { t: "tables", tables: [] };
    const rows = (await this.store.tables()).map(infoOfTable),
      old = (await this.store.all()).map(infoOfOld);
    return { t: "tables", tables: [...rows, ...old].sort((a, b) => (b.at ?? 0) - (a.at ?? 0)) };
  }

  private async forget(m: Message): Promise<Answer> {
    const name = text(m, "table"),
      id = shortId(name),
      campaign = (await this.store.table(id))?.campaign;
    if (campaign && (await this.store.getCampaign(campaign))) await this.campaigns.show(campaign);
    this.reader.forget(name);
    this.beside.delete(id);
    await this.store.remove(name);
    await this.store.drop(id);
    this.module.forget(id);
    this.pump();
    return { t: "forgotten", table: name };
  }

  private async openSaga(m: Message): Promise<Answer> {
    const saga = text(m, "text");
    if (saga.length > MAX_SAGA) throw new Trouble("saga", "the file is too large for a saga");
    const o = this.reader.read(this.newId(), saga);
    if (this.reader.isWhole(o))
      await this.store.put({
        id: o.id,
        game: o.about.game,
        saga,
        players: o.seats,
        mine: null,
        ply: o.about.plies,
        turn: [],
        over: this.reader.isOver(o),
        updated: this.env.now(),
        chat: [],
      });
    return made(o.id);
  }

  /** A question of a saga, or of a game that is here, put once more to one seat: nothing is kept of it. */
  private async study(m: Message): Promise<Answer> {
    const opened = typeof m.table === "string" ? await this.readAt(m.table) : undefined,
      saga = opened
        ? this.reader.saga(opened)
        : typeof m.table === "string"
          ? await this.sagaOf(m.table)
          : text(m, "text");
    if (saga === null) throw new Trouble("table", "there is no such table");
    const ply = typeof m.ply === "number" ? m.ply : null;
    return made(this.reader.study(this.newId(), saga, Number(m.seat) || 0, ply).id);
  }

  // ---- campaigns ----

  private async isBox(m: Message): Promise<boolean> {
    return (await this.store.getCampaign(text(m, "id")))?.box === true;
  }

  private async book(m: Message): Promise<object> {
    return ((await this.isBox(m)) ? this.boxes : this.campaigns).show(text(m, "id"));
  }

  private async campaignNew(m: Message): Promise<Answer> {
    const id = await this.campaigns.create(
      text(m, "game"),
      String(m.options ?? ""),
      m.seats as SeatConfig[],
      text(m, "title"),
      this.env.random(32),
    );
    return { t: "campaign_made", id };
  }

  private async campaignTake(m: Message): Promise<Answer> {
    const book = text(m, "text");
    if (book.length > MAX_SAGA) throw new Trouble("saga", "the file is too large for a campaign");
    const taken = await (isBox(book) ? this.boxes : this.campaigns).take(book, text(m, "title"));
    return { t: "campaign_made", ...taken };
  }

  /** To the table of the game that is being played, or to a new one with the next game. */
  private async campaignPlay(m: Message): Promise<Answer> {
    const id = text(m, "id"),
      byHand = m.by_hand === true,
      { table } = await known(this.campaigns.show(id));
    if (table && (await this.store.table(await this.bring(table)))) return made(table);
    const { saga, seats } = await known(this.campaigns.begin(id, byHand, this.env.random(32)));
    const chairs = seats.map((s) => chairOf(s.name, byHand ? "human" : s.bot));
    const next = await this.playSaga(saga, -1, chairs, { campaign: id, byHand });
    await this.campaigns.playAt(id, next, saga);
    return made(next);
  }

  private async campaignReplay(m: Message): Promise<Answer> {
    const { handle, seats } = await known(this.campaigns.game(text(m, "id"), Number(m.number) || 1));
    return made(this.reader.take(this.newId(), handle, seats).id);
  }

  private async campaignForget(m: Message): Promise<Answer> {
    this.boxes.forgotten(text(m, "id"));
    await this.campaigns.forget(text(m, "id"));
    return { t: "forgotten" };
  }
}

const made = (table: string): Answer => ({ t: "created", table, invite: null });

const text = (m: Message, key: string): string => {
  const v = m[key];
  if (typeof v !== "string") throw new Trouble("type", `'${key}' is missing`);
  return v;
};

const known = async <T>(what: Promise<T>): Promise<T> => {
  try {
    return await what;
  } catch (e) {
    if (e instanceof Error && e.message === "campaign")
      throw new Trouble("campaign", "there is no such campaign on this device");
    throw e;
  }
};

const infoOfTable = (k: KeptTable): TableInfo => ({
  id: k.id,
  game: k.head.game,
  status: k.status,
  players: k.players,
  turn: k.turn,
  mine: k.own.find((s) => k.turn.includes(s)) ?? k.own[0] ?? null,
  at: k.updated,
});

const infoOfOld = (k: Kept): TableInfo => ({
  id: k.id,
  game: k.game,
  status: k.over ? "over" : "playing",
  players: k.players.map((p) => p.name),
  turn: k.turn,
  mine: k.mine,
  at: k.updated,
});
