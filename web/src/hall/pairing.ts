// Quick pairing: one press, and the hall looks for people who want the same. It goes on while other pages are
// looked at.
import { effect, signal } from "@preact/signals";
import { hall } from "../core/halls";
import type { Clock } from "../core/protocol";
import { go, tableLink } from "../core/route";
import { botWanted } from "../core/settings";
import { refusal } from "./say";

export interface Wish {
  game: string;
  /** Null: any number. */
  seats: number | null;
  clock: Clock;
  rated: boolean;
}
interface Found {
  table: string | null;
  invite?: string | null;
  band?: number | null;
  waiting?: number | null;
}
export interface Search extends Wish {
  /** My own table, at which others may sit down. */
  table: string;
  invite: string | null;
  since: number;
  /** How far from my rating others may be by now; people in line. */
  band: number | null;
  waiting: number;
}

export const search = signal<Search | null>(null);
export const trouble = signal("");

/** Three ways to spend an evening: base and increment in seconds. */
export const CLOCKS = {
  live: { kind: "live", base: 900, more: 10 },
  evening: { kind: "live", base: 2700, more: 15 },
  days: { kind: "days", base: 2 * 86400, more: 0 },
} as const satisfies Record<string, Clock>;

/** A table that is not asked for in 45 seconds is passed over. */
const EVERY = 15_000;
let timer: ReturnType<typeof setInterval> | null = null,
  unfollow: (() => void) | null = null;

const end = () => {
  if (timer) clearInterval(timer);
  timer = null;
  unfollow?.();
  unfollow = null;
  search.value = null;
};

const ask = (wish: Wish, table?: string): Promise<Found> => {
  const { game, seats, clock, rated } = wish;
  return hall.value!.ask<Found>({ t: "seek", game, seats, clock, rated, ...(table ? { table } : {}) }, false);
};

/** Sits down where somebody waits. */
const join = async (found: Found): Promise<void> => {
  await hall.value!.ask(
    { t: "join", table: found.table, ...(found.invite ? { invite: found.invite } : {}) },
    false,
  );
  end();
  go(tableLink("hall", found.table!, found.invite));
};

const lookAgain = async (): Promise<void> => {
  const now = search.value;
  if (!now) return;
  const found = await ask(now, now.table);
  if (found.table && found.table !== now.table) {
    await hall.value!.ask({ t: "leave", table: now.table }, false);
    await join(found);
  } else if (search.value?.table === now.table)
    search.value = { ...now, band: found.band ?? null, waiting: found.waiting ?? now.waiting };
};

/** My own table is called, as soon as the last seat is taken. */
const watch = (table: string, invite: string | null) => {
  const client = hall.value!,
    model = client.follow(table, invite);
  unfollow = effect(() => {
    if (model.latest.value?.status === "playing")
      queueMicrotask(() => {
        if (search.value?.table !== table) return;
        end();
        go(tableLink("hall", table));
      });
  });
};

const wait = async (wish: Wish, found: Found, seats: number): Promise<void> => {
  const made = await hall.value!.ask<{ table: string; invite: string | null }>(
    {
      t: "create",
      game: wish.game,
      seats: ["me", ...Array.from({ length: seats - 1 }, () => "open")],
      clock: wish.clock,
      listed: false,
      quick: true,
      rated: wish.rated,
      undo: false,
      handover: botWanted.value,
    },
    false,
  );
  const { table, invite } = made;
  search.value = {
    ...wish,
    table,
    invite,
    since: Date.now(),
    band: found.band ?? null,
    waiting: found.waiting ?? 0,
  };
  watch(table, invite);
  timer = setInterval(() => void lookAgain().catch(() => {}), EVERY);
};

/** Looks for a seat; where nobody waits, waits. */
export const seek = async (wish: Wish): Promise<void> => {
  if (search.value || !hall.value) return;
  trouble.value = "";
  try {
    const found = await ask(wish);
    if (found.table) await join(found);
    else await wait(wish, found, wish.seats ?? 2);
  } catch (e) {
    trouble.value = refusal(e);
    end();
  }
};

export const stopSeeking = async (): Promise<void> => {
  const now = search.value;
  end();
  if (now) await hall.value?.ask({ t: "leave", table: now.table }, false).catch(() => {});
};
