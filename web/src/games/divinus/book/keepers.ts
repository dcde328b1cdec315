// Where a campaign is kept: on this device, or in a hall with friends far away. The book reads both alike.
import type { CampaignShow } from "../../../core/campaigns";
import type { Client } from "../../../core/client";
import { here } from "../../../core/halls";
import { readPosition } from "../../../core/model";
import type { TableInfo, TableMsg } from "../../../core/protocol";
import { tableLink } from "../../../core/route";
import type { Open, Shelf } from "./parts";

export interface BookKeeper {
  /** To the table of its scenario, which begins where it has not. */
  play(byHand: boolean): Promise<string>;
  text(): Promise<string>;
  /** A branch, for who sits there; says where to go. */
  fork?(at: number, title: string): Promise<string>;
  /** On this device alone: games with the box, a game to look through, an end. */
  records?: true;
  replay?(number: number): Promise<string>;
  forget?(): Promise<string>;
}

export const hereKeeper = (id: string): BookKeeper => ({
  async play(byHand) {
    const { table } = await here().ask<{ table: string }>({ t: "campaign_play", id, by_hand: byHand }, false);
    return tableLink("here", table);
  },
  records: true,
  text: async () => (await here().ask<{ text: string }>({ t: "campaign_text", id })).text,
  fork: async (at, title) =>
    `#/c/${(await here().ask<{ id: string }>({ t: "campaign_fork", id, at, title }, false)).id}`,
  async replay(number) {
    const { table } = await here().ask<{ table: string }>({ t: "campaign_replay", id, number }, false);
    return `#/r/here/${table}`;
  },
  async forget() {
    await here().ask({ t: "campaign_forget", id }, false);
    return "#/c";
  },
});

/** `seated`: whoever looks on begins nothing. */
export const hallKeeper = (client: Client, table: string, seated: boolean): BookKeeper => ({
  async play() {
    const made = await client.ask<{ table: string }>({ t: "campaign_play", table }, false);
    return tableLink("hall", made.table);
  },
  text: async () => (await client.ask<{ text: string }>({ t: "campaign_text", table })).text,
  ...(seated && {
    fork: async (at: number, title: string) =>
      `#/c/${(await client.ask<{ table: string }>({ t: "campaign_fork", table, at, title }, false)).table}`,
  }),
});

/** A campaign of a hall, as its messages have it. */
interface HallBook {
  book: NonNullable<TableMsg["book"]>;
  show: CampaignShow;
}

export const readHallBook = async (
  client: Client,
  table: string,
  invite: string,
): Promise<Omit<Open, "words">> => {
  const m = await client.ask<HallBook>({ t: "campaign", table, ...(invite ? { invite } : {}) });
  return {
    show: m.show,
    title: m.book.title,
    table: m.book.table,
    parent: m.book.parent?.table ?? null,
    book: readPosition({ view: m.show.book }).view,
  };
};

const MOST_SHOWN = 12;

/** Those of a hall where one has a seat, the last played first. */
export const hallShelf = async (client: Client): Promise<Shelf[]> => {
  const { tables } = await client.ask<{ tables: TableInfo[] }>({ t: "tables", which: "campaigns" });
  return Promise.all(
    tables.slice(0, MOST_SHOWN).map(async (info) => {
      const o = await readHallBook(client, info.id, ""),
        players = o.book.find((x) => x.id === "players")?.rows ?? [];
      return {
        id: info.id,
        title: o.title,
        game: info.game,
        updated: info.at ?? 0,
        table: o.table,
        seats: o.show.seats,
        next: o.show.next,
        length: o.show.length,
        parent: o.parent ?? null,
        honour: o.show.seats.map((_, i) =>
          Number(players.find((r) => r.value === i)?.cells.honour?.value ?? 0),
        ),
      };
    }),
  );
};
