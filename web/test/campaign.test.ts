// Campaigns in the page's hall: from one scenario to the next over a reload, branches, files, and the device
// handed on.
import { describe, expect, it } from "vitest";
import type { CampaignShow } from "../src/core/campaigns";
import { Client, Rejected } from "../src/core/client";
import type { TableModel } from "../src/core/model";
import { MemoryStore } from "../src/core/store";
import { DirectTransport, loadEngine } from "./halls";

const until = async <T>(f: () => T | null | undefined | false): Promise<T> => {
  const end = Date.now() + 60_000;
  for (;;) {
    const x = f();
    if (x) return x;
    if (Date.now() > end) throw new Error("it did not come to that in time");
    await new Promise((done) => setTimeout(done, 1));
  }
};
const open = async (store: MemoryStore) => new Client(new DirectTransport(await loadEngine(), store));
const show = async (c: Client, id: string) =>
  (await c.ask<{ show: CampaignShow }>({ t: "campaign", id })).show;
const make = async (c: Client, bots: string[]) =>
  (
    await c.ask<{ id: string }>({
      t: "campaign_new",
      game: "divinus",
      options: "",
      title: "Test",
      seats: bots.map((bot, i) => ({ bot, name: `P${i}` })),
    })
  ).id;
const asked = (t: TableModel) =>
  until(() => {
    const m = t.latest.value;
    return m && (m.status === "over" || (m.me !== null && m.turn.includes(m.me) && m.legal.length > 0))
      ? m
      : null;
  });
/** Answers as often as asked; the seats that answered. */
const play = async (t: TableModel, times: number): Promise<Set<number>> => {
  const seats = new Set<number>();
  for (let i = 0; i < times; i++) {
    const m = await asked(t);
    if (m.status === "over") break;
    seats.add(m.me!);
    await t.act(m.legal.find((a) => a.startsWith("explore") || a.startsWith("place")) ?? m.legal.at(-1)!);
    await until(() => t.latest.value!.ply > m.ply);
  }
  return seats;
};
const begin = async (c: Client, id: string, byHand = false) =>
  c.follow((await c.ask<{ table: string }>({ t: "campaign_play", id, by_hand: byHand })).table);

describe("a campaign on this device", () => {
  it("leads from one scenario to the next, over a new start of the page", async () => {
    const store = new MemoryStore(),
      one = await open(store),
      id = await make(one, ["human", "greedy"]);
    const t = await begin(one, id);
    await play(t, 12);
    const { ply } = await asked(t);
    const two = await open(store),
      again = await begin(two, id);
    expect(again.id).toBe(t.id);
    expect((await asked(again)).ply).toBe(ply);
    await play(again, 2000);
    const after = await show(two, id);
    expect(after.next).toBe(2);
    expect(after.games[0]!.over).toBe(true);
    expect(after.games[0]!.story.begin[0]!.text.every((x) => x.length > 20)).toBe(true);
    const next = await begin(two, id);
    expect((await asked(next)).options).toContain("scenario=2");

    const { text } = await two.ask<{ text: string }>({ t: "campaign_text", id });
    const fork = (await two.ask<{ id: string }>({ t: "campaign_fork", id, at: 1, title: "Anew" })).id;
    expect((await show(two, fork)).next).toBe(1);
    expect((await show(two, fork)).parent?.id).toBe(id);
    const three = await open(new MemoryStore()),
      taken = (await three.ask<{ id: string }>({ t: "campaign_take", text, title: "Taken" })).id;
    expect(taken).toBe(id);
    expect((await show(three, id)).games.length).toBe(2);
    const broken = await three
      .ask({ t: "campaign_take", text: text.replace(/^seats \d/m, "seats 9"), title: "x" })
      .then(
        () => null,
        (e: unknown) => e,
      );
    expect(broken).toBeInstanceOf(Rejected);
    // A file that breaks off in game 2 gives back game 1 (DV-APP-10).
    const four = await open(new MemoryStore()),
      whole = text.slice(0, text.indexOf("part 2 ") + 400);
    const part = await four.ask<{ id: string; cut: boolean }>({
      t: "campaign_take",
      text: whole,
      title: "Cut",
    });
    expect(part.cut).toBe(true);
    expect((await show(four, part.id)).games.length).toBe(1);
    expect((await show(four, part.id)).next).toBe(2);
    await two.ask({ t: "campaign_forget", id });
    expect(
      await two.ask({ t: "campaign", id }).then(
        () => null,
        (e: unknown) => (e as Rejected).code,
      ),
    ).toBe("campaign");
  }, 120_000);

  it("is handed on between people at one device, and recorded by one for all", async () => {
    const c = await open(new MemoryStore()),
      id = await make(c, ["human", "human"]);
    const t = await begin(c, id);
    expect((await asked(t)).shared).toBe(true);
    expect(await play(t, 30)).toEqual(new Set([0, 1]));
    const other = await make(c, ["human", "greedy"]),
      hand = await begin(c, other, true);
    expect((await asked(hand)).shared).toBe(false);
    await play(hand, 300);
    const after = await show(c, other);
    expect(after.games[0]!.by_hand).toBe(true);
    expect(after.next).toBe(2);
  }, 120_000);
});
