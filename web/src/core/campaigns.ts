// Campaigns on this device: their texts in the store, the engine's numbers for those in use.
import type { Engine, SeatConfig } from "./engine";
import type { Sheet, WirePanel } from "./protocol";
import type { KeptCampaign, Store } from "./store";

/** A campaign as the engine shows it (docs/campaign.md). */
export interface CampaignShow {
  id: string;
  parent: { id: string; at: number } | null;
  game: string;
  options: string;
  seats: SeatConfig[];
  length: number;
  running: boolean;
  over: boolean;
  can_record: boolean;
  cut: number;
  stale: boolean;
  changed: string;
  next: number | null;
  games: {
    number: number;
    plies: number;
    over: boolean;
    by_hand: boolean;
    sealed: boolean;
    book: WirePanel[];
    result?: Sheet[];
    story: { begin: Told[]; end: Told[] };
  }[];
  book: WirePanel[];
}
export interface Told {
  id: string;
  text: [string, string, string];
}

const EVERYTHING = 7; // the viewer from whom nothing is hidden
const OPEN_AT_ONCE = 5; // the engine keeps eight; tables of games in play need none

export class Campaigns {
  private readonly open = new Map<string, number>();

  constructor(
    private readonly engine: Engine,
    private readonly store: Store,
    private readonly now: () => number,
    /** All of the game at a table; null where there is none. */
    private readonly sagaOf: (table: string) => Promise<string | null>,
  ) {}

  /** The engine's number of a campaign, read from its text where it is not in use. */
  private async use(id: string): Promise<{ c: number; kept: KeptCampaign }> {
    const kept = await this.store.getCampaign(id);
    if (!kept) throw new Error("campaign");
    const known = this.open.get(id);
    const c = known ?? this.engine.campaignRead(kept.text);
    this.hold(id, c);
    return { c, kept };
  }

  private hold(id: string, c: number) {
    this.open.delete(id);
    this.open.set(id, c);
    for (const [old, handle] of this.open) {
      if (this.open.size <= OPEN_AT_ONCE) break;
      this.engine.campaignClose(handle);
      this.open.delete(old);
    }
  }

  private summary(
    c: number,
  ): Pick<KeptCampaign, "id" | "game" | "seats" | "next" | "length" | "honour" | "parent"> {
    const s = this.engine.campaignShow<CampaignShow>(c);
    const players = s.book.find((t) => t.id === "players")?.rows ?? [];
    return {
      id: s.id,
      game: s.game,
      seats: s.seats,
      next: s.next,
      length: s.length,
      parent: s.parent?.id ?? null,
      honour: s.seats.map((_, i) => Number(players.find((r) => r.value === i)?.cells.honour ?? 0)),
    };
  }

  private async add(c: number, title: string): Promise<string> {
    const about = this.summary(c);
    this.hold(about.id, c);
    await this.store.putCampaign({
      ...about,
      title,
      text: this.engine.campaignText(c),
      updated: this.now(),
      table: null,
    });
    return about.id;
  }

  async list(): Promise<Omit<KeptCampaign, "text">[]> {
    for (const k of await this.store.allCampaigns()) if (!k.box) await this.catchUp(k);
    return (await this.store.allCampaigns())
      .sort((a, b) => b.updated - a.updated)
      .map(({ text: _, ...rest }) => rest);
  }

  create(
    game: string,
    options: string,
    seats: SeatConfig[],
    title: string,
    key: Uint8Array,
  ): Promise<string> {
    return this.add(this.engine.campaignOpen(game, options, seats, key), title);
  }

  /** From a file; one that is here already is not taken a second time. */
  async take(text: string, title: string): Promise<{ id: string; cut: boolean }> {
    const c = this.engine.campaignRead(text),
      { id } = this.summary(c),
      cut = this.engine.campaignShow<CampaignShow>(c).cut > 0;
    if (await this.store.getCampaign(id)) {
      this.engine.campaignClose(c);
      return { id, cut: false };
    }
    return { id: await this.add(c, title), cut };
  }

  /** Caught up with its table. */
  private async current(id: string): Promise<{ c: number; kept: KeptCampaign }> {
    await this.catchUp((await this.use(id)).kept);
    return this.use(id);
  }

  async fork(id: string, at: number, title: string, key: Uint8Array): Promise<string> {
    const { c } = await this.current(id);
    return this.add(this.engine.campaignFork(c, at, key), title);
  }

  async show(id: string): Promise<{ show: CampaignShow; title: string; table: string | null }> {
    const { c, kept } = await this.current(id);
    return { show: this.engine.campaignShow<CampaignShow>(c), title: kept.title, table: kept.table };
  }

  async text(id: string): Promise<string> {
    const kept = await this.store.getCampaign(id);
    if (!kept) throw new Error("campaign");
    return kept.box ? kept.text : (await this.current(id)).kept.text;
  }

  /** The game to go on with as a saga, and who sits at it. */
  async begin(id: string, byHand: boolean, key: Uint8Array): Promise<{ saga: string; seats: SeatConfig[] }> {
    const { c, kept } = await this.use(id),
      handle = this.engine.campaignBegin(c, byHand, key);
    try {
      return { saga: this.engine.saga(handle, EVERYTHING), seats: kept.seats };
    } finally {
      this.engine.close(handle);
    }
  }

  async game(id: string, number: number): Promise<{ handle: number; seats: SeatConfig[] }> {
    const { c, kept } = await this.use(id);
    return { handle: this.engine.campaignGame(c, number), seats: kept.seats };
  }

  /** The table at which its next game is played from now on. */
  async playAt(id: string, table: string, saga: string): Promise<void> {
    const { c, kept } = await this.use(id);
    await this.put(c, { ...kept, table }, saga);
  }

  /** What has become of the game at its table; a finished one leads to the next, and its table is left. */
  private async catchUp(kept: KeptCampaign): Promise<void> {
    const saga = kept.table && (await this.sagaOf(kept.table));
    if (saga) await this.put((await this.use(kept.id)).c, kept, saga);
  }

  private async put(c: number, kept: KeptCampaign, saga: string): Promise<void> {
    const handle = this.engine.read(saga),
      over = this.engine.turn(handle) === 0;
    try {
      this.engine.campaignKeep(c, handle);
    } finally {
      this.engine.close(handle);
    }
    const text = this.engine.campaignText(c);
    if (text === kept.text && !over) return;
    await this.store.putCampaign({
      ...kept,
      ...(over ? this.summary(c) : {}),
      text,
      updated: this.now(),
      table: over ? null : kept.table,
    });
  }

  async forget(id: string): Promise<void> {
    const c = this.open.get(id);
    if (c !== undefined) this.engine.campaignClose(c);
    this.open.delete(id);
    await this.store.removeCampaign(id);
  }
}
