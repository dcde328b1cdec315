// Books of a box whose things the group names itself, on this device: texts in the store, the engine reckons.
import type { Engine } from "./engine";
import type { KeptCampaign, Store } from "./store";

type Three = [string, string, string];
export interface BoxField {
  key: string;
  scenario: number;
  part: string;
  ask: Three;
  value: number | null;
  usual: number | null;
  sort: "number" | "name" | "choice";
  low?: number;
  high?: number;
  list?: string;
  optional?: boolean;
  choices?: { value: number; label: Three }[];
}
export interface BoxLine {
  group: string;
  scenario: number;
  say: string;
  text: Three;
  values: number[];
}
export interface BoxChange {
  group: string;
  scenario: number;
  before: Three | null;
  after: Three | null;
}
/** A book as the engine shows it (docs/campaign.md). */
export interface BoxShow {
  id: string;
  parent: string | null;
  game: string;
  seats: (string | null)[];
  length: number;
  scenario: number;
  over: boolean;
  asked: string | null;
  cut: number;
  parts: Record<string, Three>;
  groups: Record<string, Three>;
  lists: Record<string, Three>;
  names: Record<string, string[]>;
  fields: BoxField[];
  lines: BoxLine[];
}
export interface BoxOpen {
  box: BoxShow;
  title: string;
  changes?: BoxChange[];
}

const OPEN_AT_ONCE = 5; // the engine keeps eight

export const isBox = (text: string) => text.startsWith("meadhall box ");

export class Boxes {
  private readonly open = new Map<string, number>();

  constructor(
    private readonly engine: Engine,
    private readonly store: Store,
    private readonly now: () => number,
  ) {}

  private hold(id: string, b: number) {
    this.open.delete(id);
    this.open.set(id, b);
    for (const [old, handle] of this.open) {
      if (this.open.size <= OPEN_AT_ONCE) break;
      this.engine.boxClose(handle);
      this.open.delete(old);
    }
  }

  /** The kept text is the truth: another window may have written it. */
  private async use(id: string): Promise<{ b: number; kept: KeptCampaign }> {
    const kept = await this.store.getCampaign(id);
    if (!kept?.box) throw new Error("campaign");
    const known = this.open.get(id);
    if (known !== undefined && this.engine.boxText(known) === kept.text) return { b: known, kept };
    if (known !== undefined) this.engine.boxClose(known);
    const b = this.engine.boxRead(kept.text);
    this.hold(id, b);
    return { b, kept };
  }

  private async keep(b: number, title: string): Promise<BoxShow> {
    const s = this.engine.boxShow<BoxShow>(b);
    const honour = s.seats.map(
      (_, i) => s.lines.filter((l) => l.group === "standing" && l.values[0] === i).at(-1)?.values[1] ?? 0,
    );
    await this.store.putCampaign({
      id: s.id,
      game: s.game,
      box: true,
      title,
      text: this.engine.boxText(b),
      updated: this.now(),
      table: null,
      length: s.length,
      honour,
      seats: s.seats.map((name) => ({ name: name ?? "", bot: "human" })),
      next: s.over ? null : Math.max(1, s.scenario),
      parent: s.parent,
    });
    this.hold(s.id, b);
    return s;
  }

  async create(game: string, seats: number, title: string, key: Uint8Array): Promise<string> {
    return (await this.keep(this.engine.boxOpen(game, seats, key), title)).id;
  }

  /** From a file; one that is here already is not taken a second time. */
  async take(text: string, title: string): Promise<{ id: string; cut: boolean }> {
    const b = this.engine.boxRead(text),
      { id, cut } = this.engine.boxShow<BoxShow>(b);
    if (await this.store.getCampaign(id)) {
      this.engine.boxClose(b);
      return { id, cut: false };
    }
    await this.keep(b, title);
    return { id, cut: cut > 0 };
  }

  async fork(id: string, at: number, title: string, key: Uint8Array): Promise<string> {
    const { b } = await this.use(id);
    return (await this.keep(this.engine.boxFork(b, at, key), title)).id;
  }

  async show(id: string): Promise<BoxOpen> {
    const { b, kept } = await this.use(id);
    return { box: this.engine.boxShow<BoxShow>(b), title: kept.title };
  }

  async set(id: string, key: string, value: string): Promise<BoxOpen> {
    const { b, kept } = await this.use(id),
      changes = this.engine.boxSet<BoxChange[]>(b, key, value);
    return { box: await this.keep(b, kept.title), title: kept.title, changes };
  }

  async rename(id: string, list: string, at: number, name: string): Promise<BoxOpen> {
    const { b, kept } = await this.use(id);
    this.engine.boxRename(b, list, at, name);
    return { box: await this.keep(b, kept.title), title: kept.title };
  }

  async undo(id: string): Promise<BoxOpen> {
    const { b, kept } = await this.use(id);
    this.engine.boxUndo(b);
    return { box: await this.keep(b, kept.title), title: kept.title };
  }

  forgotten(id: string): void {
    const b = this.open.get(id);
    if (b !== undefined) this.engine.boxClose(b);
    this.open.delete(id);
  }
}
