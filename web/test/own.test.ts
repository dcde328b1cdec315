// What a page's hall answers and no server does (docs/protocol.md, "A page's own hall"): files of the device.
import { describe, expect, it } from "vitest";
import { Client, Rejected } from "../src/core/client";
import type { ServerMsg } from "../src/core/protocol";
import { MemoryStore } from "../src/core/store";
import { DirectTransport, loadEngine } from "./halls";

const open = async () => new Client(new DirectTransport(await loadEngine(), new MemoryStore()));
const refused = (ask: Promise<ServerMsg>) =>
  ask.then(
    () => null,
    (e: unknown) => (e instanceof Rejected ? e.code : String(e)),
  );
const members = (m: object) =>
  Object.keys(m)
    .filter((k) => k !== "t" && k !== "req")
    .sort();

describe("files of the device", () => {
  it("are forgotten when their owner says so: a table, and a campaign", async () => {
    const c = await open(),
      { table } = await c.ask<{ table: string }>({ t: "create", game: "midgard", seats: ["me", "greedy"] }),
      mine = async () => (await c.ask<{ tables: { id: string }[] }>({ t: "tables", which: "mine" })).tables;
    expect((await mine()).map((x) => x.id)).toEqual([table]);
    expect(await c.ask({ t: "forget", table })).toMatchObject({ t: "forgotten", table });
    expect(await mine()).toEqual([]);
    expect(await refused(c.ask({ t: "forget" }))).toBe("type");
    const { id } = await c.ask<{ id: string }>({ t: "box_new", game: "divinus", seats: 2, title: "Ours" });
    expect(await c.ask({ t: "campaign_forget", id })).toMatchObject({ t: "forgotten" });
    expect(await refused(c.ask({ t: "campaign", id }))).toBe("campaign");
  });

  it("are listed, and a game of a campaign can be looked through", async () => {
    const c = await open(),
      seats = ["human", "greedy"].map((bot, i) => ({ bot, name: `P${i}` })),
      { id } = await c.ask<{ id: string }>({ t: "campaign_new", game: "divinus", title: "Test", seats });
    await c.ask({ t: "campaign_play", id });
    const { campaigns } = await c.ask<{ campaigns: object[] }>({ t: "campaigns" });
    expect(campaigns).toMatchObject([{ id, title: "Test", game: "divinus", seats, next: 1 }]);
    const { table } = await c.ask<{ table: string }>({ t: "campaign_replay", id, number: 1 });
    expect(await c.ask({ t: "at", table, ply: 0 })).toMatchObject({ t: "at", ply: 0 });
    expect(await refused(c.ask({ t: "act", table, ply: 0, action: "pass" }))).toBe("status");
    expect(await refused(c.ask({ t: "campaign_replay", id: "none", number: 1 }))).toBe("campaign");
  });
});

describe("a question put once more", () => {
  it("is a table of its own, of which nothing is kept", async () => {
    const c = await open(),
      { table } = await c.ask<{ table: string }>({ t: "create", game: "midgard", seats: ["me", "greedy"] }),
      again = await c.ask<{ table: string }>({ t: "study", table, seat: 0 });
    expect(again.table).not.toBe(table);
    const { tables } = await c.ask<{ tables: { id: string }[] }>({ t: "tables", which: "mine" });
    expect(tables.map((x) => x.id)).toEqual([table]);
    expect(await refused(c.ask({ t: "study", table: "none" }))).toBe("table");
    expect(await refused(c.ask({ t: "study", text: "no saga" }))).toBe("saga");
  });
});

describe("the book of a box", () => {
  it("is written entry by entry, and its last entry taken back", async () => {
    const c = await open(),
      { id } = await c.ask<{ id: string }>({ t: "box_new", game: "divinus", seats: 2, title: "Ours" }),
      show = async () =>
        (
          await c.ask<{ box: { asked: string; fields: { key: string; value: unknown; usual: unknown }[] } }>({
            t: "campaign",
            id,
          })
        ).box,
      before = await show(),
      set = await c.ask<ServerMsg & { title: string }>({
        t: "box_set",
        id,
        key: before.asked,
        value: "Sigrid",
      });
    expect(members(set)).toEqual(["box", "changes", "title"]);
    expect(set.title).toBe("Ours");
    expect((await show()).asked).not.toBe(before.asked);
    const undone = await c.ask({ t: "box_undo", id });
    expect(members(undone)).toEqual(["box", "title"]);
    expect((await show()).asked).toBe(before.asked); // names that were typed are offered again
    expect(await refused(c.ask({ t: "box_set", id, key: "nothing", value: "1" }))).toBe("refused");
    expect(await refused(c.ask({ t: "box_rename", id, list: "nothing", at: 0, name: "x" }))).toBe("refused");
    await c.ask({ t: "box_set", id, key: before.asked, value: "Sigrid" });
    expect(await c.ask({ t: "campaign_text", id })).toMatchObject({
      text: expect.stringContaining("Sigrid"),
    });
  });
});
