// Games as older pages kept them, a saga and beside it who plays: read once, and rows from then on.
import type { Append, Chair, HallModule, Row } from "./hallmodule";
import { type Beside, type Kept, ME } from "./store";

const MOST_ID = 15;
/** Older pages gave longer names to tables than the hall does. */
export const shortId = (id: string) => (id.length > MOST_ID ? id.replaceAll("-", "").slice(0, MOST_ID) : id);

/** A person of this device, or a bot: each may have a name. */
export const chairOf = (name: string, bot: string, handed = ""): Chair =>
  bot === "human"
    ? { chair: "human", player: ME, name, bot: handed }
    : { chair: bot, player: name ? "-" : "", name, bot: "" };

const chairsOf = (k: Kept): Chair[] =>
  k.players.map((p, i) =>
    i === k.mine && p.bot !== "human" ? chairOf(p.name, "human", p.bot) : chairOf(p.name, p.bot),
  );

const hex = (bytes: Uint8Array) => [...bytes].map((b) => b.toString(16).padStart(2, "0")).join("");

const chatRows = (k: Kept, first: Append, random: (n: number) => Uint8Array): Append[] => {
  let after = first.mark;
  return k.chat.map((c, i) => {
    const mark = hex(random(8)),
      body = `chat ${c.seat ?? 6} ${c.name}\t${c.text.replace(/\s+/g, " ")}\t${ME}\n`,
      row: Row = { seq: i + 1, mark, after, hash: "0".repeat(16), at: c.at, body };
    const a: Append = {
      ...{ table: first.table, seq: i + 1, mark, after },
      ...{ status: first.status, at: c.at, turn: first.turn, row },
    };
    after = mark;
    return a;
  });
};

/** The rows that go on with it. */
export const rowsOf = (
  k: Kept,
  hall: HallModule,
  random: (n: number) => Uint8Array,
): { rows: Append[]; beside: Beside } => {
  const first = hall.takeSaga(k.saga, shortId(k.id), ME, -1, chairsOf(k)),
    byHand = first.head.options.split(",").includes("by_hand=yes");
  first.at = k.updated;
  return {
    rows: [first, ...chatRows(k, first, random)],
    beside: { campaign: k.campaign ?? null, byHand },
  };
};
