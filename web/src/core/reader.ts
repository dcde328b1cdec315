// Sagas to look through: opened from a file, or a game of a campaign. Nothing is played at them.
import type { Engine, SeatConfig } from "./engine";
import type { LogEntry, Sheet, TableMsg, WirePosition } from "./protocol";

const CHANCE = 7,
  NOBODY = 6;
const OPEN_AT_ONCE = 6;

interface About {
  game: string;
  options: string;
  plies: number;
  viewer: number;
  seats: SeatConfig[];
}
export interface Opened {
  id: string;
  handle: number;
  about: About;
  seats: SeatConfig[];
  /** A question that is put once more, to this seat, which sees what it saw then. No answer counts. */
  asked?: number;
}
type Answer = Record<string, unknown> & { t: string };

export class Reader {
  private readonly open = new Map<string, Opened>();

  constructor(private readonly engine: Engine) {}

  get(id: string): Opened | undefined {
    return this.open.get(id);
  }

  /** From a saga's text; a broken one is refused with its line. */
  read(id: string, saga: string, seats?: SeatConfig[]): Opened {
    return this.take(id, this.engine.read(saga), seats);
  }

  take(id: string, handle: number, seats?: SeatConfig[]): Opened {
    const about = this.engine.about<About>(handle),
      opened = { id, handle, about, seats: seats ?? about.seats };
    this.open.set(id, opened);
    for (const old of this.open.values()) {
      if (this.open.size <= OPEN_AT_ONCE) break;
      this.forget(old.id);
    }
    return opened;
  }

  /** The question at a ply of a saga, as the seat that was asked saw it; without a ply the last one. */
  study(id: string, saga: string, seat: number, ply: number | null): Opened {
    const whole = this.engine.read(saga);
    if (ply === null) return Object.assign(this.take(id, whole), { asked: seat });
    try {
      const at = this.engine.branch(whole, ply, this.engine.about<About>(whole));
      return Object.assign(this.take(id, at), { asked: seat });
    } finally {
      this.engine.close(whole);
    }
  }

  forget(id: string) {
    const o = this.open.get(id);
    if (o) this.engine.close(o.handle);
    this.open.delete(id);
  }

  /** Was nothing left out of it for anybody? */
  isWhole(o: Opened): boolean {
    return o.about.viewer === CHANCE;
  }

  isOver(o: Opened): boolean {
    return this.engine.turn(o.handle) === 0;
  }

  saga(o: Opened): string {
    return this.engine.saga(o.handle, this.isWhole(o) ? CHANCE : o.about.viewer);
  }

  private viewer(o: Opened): number {
    return o.asked ?? (this.isOver(o) ? CHANCE : NOBODY);
  }

  private table(o: Opened, from: number): Partial<Omit<TableMsg, "view" | "t">> & WirePosition {
    const plies = this.engine.plies(o.handle),
      viewer = this.viewer(o),
      over = this.isOver(o);
    return {
      table: o.id,
      game: o.about.game,
      options: o.about.options,
      status: over ? "over" : "playing",
      me: o.asked ?? null,
      players: o.seats.map((s, i) => ({
        name: s.name,
        bot: s.bot === "human" || i === o.asked ? null : s.bot,
        here: true,
      })),
      clock: { kind: "none" },
      undo: false,
      from,
      ...this.engine.look<WirePosition>(o.handle, plies, viewer),
      log: this.engine.log<LogEntry[]>(o.handle, Math.min(from, plies), plies, viewer),
      ...(over ? { result: this.engine.score<Sheet[]>(o.handle, plies, CHANCE) } : {}),
    };
  }

  /** What a message about it is answered with; null: it cannot be asked of something that is only looked
   * at. */
  answer(o: Opened, m: Record<string, unknown>): Answer | null {
    const plies = this.engine.plies(o.handle),
      ply = Math.max(0, Math.min(plies, typeof m.ply === "number" ? m.ply : plies));
    switch (m.t) {
      case "join":
      case "watch":
        return { t: "table", ...this.table(o, typeof m.from === "number" ? m.from : 0), chats: [] };
      case "unwatch":
        return { t: "unwatched", table: o.id };
      case "leave":
        return { t: "left", table: o.id };
      case "at":
        return { t: "at", plies, ...this.engine.look<WirePosition>(o.handle, ply, this.viewer(o)) };
      case "score":
        return { t: "score", seats: this.engine.score<Sheet[]>(o.handle, ply, this.viewer(o)) };
      case "why": {
        if (o.asked === undefined) return null;
        const why = this.engine.why<object>(o.handle, o.asked, String(m.action));
        return { t: "why", ...(why ?? { rule: null, text: "" }) };
      }
      case "saga":
        return { t: "saga", text: this.saga(o) };
      case "odds":
        return { t: "odds", odds: this.engine.odds(o.handle, o.asked ?? NOBODY) };
    }
    return null;
  }
}
