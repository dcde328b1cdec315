// My tables, on this device and at the hall: what waits for me is counted in the page's title and on its
// icon.
import { computed, effect, signal } from "@preact/signals";
import { hall, here } from "./halls";
import type { TableInfo } from "./protocol";

export type Listed = TableInfo & { where: "here" | "hall" };

/** Tables of this device. */
export const mineHere = signal<Listed[]>([]);
/** Tables at the hall where I sit; null until it has told them. */
export const mineThere = signal<Listed[] | null>(null);

export const isMyTurn = (k: TableInfo): boolean =>
  k.status === "playing" && k.mine !== null && k.turn.includes(k.mine);

const STATUS = { playing: 0, open: 1, over: 2 };
/** What waits for me first, the least time left before the longest wait; then others' turns, tables that
 * have not begun, the finished. */
export const byUrgency = (a: TableInfo, b: TableInfo): number => {
  const turn = Number(isMyTurn(b)) - Number(isMyTurn(a));
  if (turn) return turn;
  const status = STATUS[a.status] - STATUS[b.status];
  if (status) return status;
  if (isMyTurn(a)) {
    const due = (a.due || Number.MAX_SAFE_INTEGER) - (b.due || Number.MAX_SAFE_INTEGER);
    return due || (a.since ?? a.at ?? 0) - (b.since ?? b.at ?? 0);
  }
  return (b.at ?? 0) - (a.at ?? 0);
};

/** Where people wait for me. Bots on this device wait without complaint. */
export const waiting = computed<Listed[]>(() => (mineThere.value ?? []).filter(isMyTurn).sort(byUrgency));

const list = async (client: ReturnType<typeof here>, where: "here" | "hall"): Promise<Listed[]> =>
  (await client.ask<{ tables: TableInfo[] }>({ t: "tables", which: "mine" })).tables.map((k) => ({
    ...k,
    where,
  }));

export const refreshHere = async (): Promise<void> => {
  mineHere.value = await list(here(), "here");
};
export const refreshThere = async (): Promise<void> => {
  const client = hall.value;
  if (client?.link.value === "open") mineThere.value = (await list(client, "hall")).sort(byUrgency);
};

/** What a table that is looked at tells at once; the list of the hall comes later. */
export const noteTurn = (
  id: string,
  m: { turn: number[]; me: number | null; status: TableInfo["status"] },
): void => {
  const known = mineThere.value?.find((k) => k.id === id);
  if (!known) {
    if (m.me !== null) soon();
    return;
  }
  const same = known.status === m.status && known.turn.join() === m.turn.join();
  if (same) return;
  const now = { ...known, status: m.status, turn: m.turn, mine: m.me, since: Date.now() };
  mineThere.value = mineThere.value!.map((k) => (k.id === id ? now : k)).sort(byUrgency);
};

const OFTEN = 20_000;
let asked = false;
/** Soon, and once for many reasons. */
const soon = () => {
  if (asked) return;
  asked = true;
  setTimeout(() => {
    asked = false;
    void refreshThere().catch(() => {});
  }, 200);
};

/** Follows the hall from now on: at every greeting, whenever it says that something changed, and now and
 * then. */
export const followMine = (): void => {
  effect(() => {
    const client = hall.value;
    if (!client) return;
    const ends = ["turn", "called", "found"].map((kind) => client.listen(kind, soon));
    const timer = setInterval(soon, OFTEN);
    return () => {
      for (const end of ends) end();
      clearInterval(timer);
    };
  });
  effect(() => {
    if (hall.value?.link.value === "open" && hall.value.me.value) soon();
  });
};
