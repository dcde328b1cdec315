// One client core, two transports: the same tests over both.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Client, Rejected } from "../src/core/client";
import { readPosition, type TableModel } from "../src/core/model";
import { type GameInfo, type TableInfo, type TableMsg, usual, type WirePosition } from "../src/core/protocol";
import { canServe, type Hall, hereHall, ServedHall } from "./halls";

const halls: Hall[] = [hereHall()];
if (await canServe()) halls.push(new ServedHall());

const until = async <T>(f: () => T | null | undefined | false, ms = 20_000): Promise<T> => {
  const end = Date.now() + ms;
  for (;;) {
    const x = f();
    if (x) return x;
    if (Date.now() > end) throw new Error("it did not come to that in time");
    await new Promise((done) => setTimeout(done, 2));
  }
};
const asked = (t: TableModel) =>
  until(() => {
    const m = t.latest.value;
    return m && (m.status === "over" || (m.me !== null && m.turn.includes(m.me) && m.legal.length > 0))
      ? m
      : null;
  });
const create = async (c: Client, seats: string[], game = "midgard") => {
  const made = await c.ask<{ table: string }>({
    t: "create",
    game,
    options: "",
    seats,
    clock: { kind: "none" },
    listed: false,
    handover: null,
    undo: true,
  });
  return c.follow(made.table);
};

const playOut = async (t: TableModel, limit: number, pick: (n: number, i: number) => number) => {
  let m = await asked(t);
  for (let i = 0; m.status !== "over" && i < limit; i++) {
    const before = m.ply;
    if (!(await t.act(m.legal[pick(m.legal.length, i)]!))) expect(t.trouble.value!.code).toBe("stale");
    await until(() => t.latest.value!.ply > before);
    m = await asked(t);
  }
  return m;
};

describe.each(halls)("over the $name", (hall) => {
  let client: Client;
  beforeAll(async () => {
    client = new Client(await hall.open());
    await until(() => client.link.value === "open");
  });
  afterAll(async () => {
    client.transport.close();
    await hall.close();
  });

  it("lists the games with their seats and options", async () => {
    const { games } = await client.ask<{ games: GameInfo[] }>({ t: "games" });
    const g = games.find((x) => x.id === "midgard")!;
    expect(g.seats).toEqual([2, 4]);
    expect(g.options.length).toBeGreaterThan(0);
  });

  it("plays a whole game, first choice every time, to a ranking", async () => {
    const t = await create(client, ["me", "random", "random"]);
    const m = await playOut(t, 3000, (n) => n >> 1);
    expect(m.status).toBe("over");
    expect(m.result!.map((r) => r.rank)).toContain(1);
    const log = t.log.value;
    expect(log.map((l) => l.ply)).toEqual(log.map((_, i) => i));
    expect(await t.saga()).toMatch(/^meadhall saga /);
  });

  it("plays every registered game to its end", { timeout: 120_000 }, async () => {
    const { games } = await client.ask<{ games: GameInfo[] }>({ t: "games" });
    for (const g of games) {
      const seats = ["me", ...Array.from({ length: Math.max(1, g.seats[0] - 1) }, () => "random")];
      const m = await playOut(await create(client, seats, g.id), 4000, (n, i) => (i * 7919) % n);
      expect([g.id, m.status]).toEqual([g.id, "over"]);
    }
  });

  it("is told piece by piece what the whole says", async () => {
    const t = await create(client, ["me", "random"], "odin");
    const m = await playOut(t, 12, (n, i) => (i * 31) % n);
    const whole = await client.ask<TableMsg>({ t: "watch", table: t.id });
    const shown = t.latest.value!;
    expect(shown.seq).toBe(whole.seq);
    expect(shown.ply).toBeGreaterThanOrEqual(m.ply);
    for (const key of ["status", "players", "turn", "prompt", "topic", "state", "undo", "over"] as const)
      expect([key, m[key as keyof TableMsg]]).toEqual([key, whole[key as keyof TableMsg]]);
    expect(m.view).toEqual(readPosition(whole as unknown as WirePosition).view);
    expect(m.legal).toEqual(whole.legal);
  });

  it("explains a refused action by its rule and keeps the position", async () => {
    const t = await create(client, ["me", "random"]);
    const m = await asked(t);
    expect(await t.act("place market")).toBe(false);
    expect(t.trouble.value!.rule).toMatch(/^CM-/);
    expect(t.latest.value!.ply).toBe(m.ply);
    const why = await t.why("place market");
    expect(why.rule).toMatch(/^CM-/);
    expect((why.text ?? "").length).toBeGreaterThan(5);
  });

  it("refuses what is no action, and a stale ply", async () => {
    const t = await create(client, ["me", "random"]);
    const m = await asked(t);
    expect(await t.act("dance wildly")).toBe(false);
    await expect(
      client.ask({ t: "act", table: t.id, ply: m.ply + 40, action: m.legal[0] }, false),
    ).rejects.toBeInstanceOf(Rejected);
  });

  it("begins with the edition in the page's language, where there is one", async () => {
    const { games } = await client.ask<{ games: GameInfo[] }>({ t: "games" });
    const edition = games.find((g) => g.id === "midgard")!.options.find((o) => o.name === "edition")!;
    expect(["de", "ru", "en"].map((l) => usual(edition, l))).toEqual(["de", "ru", edition.default]);
    for (const o of games.flatMap((g) => g.options).filter((x) => x.name !== "edition"))
      expect(usual(o, "de")).toBe(o.default);
  });

  it("names the scores, a hint, and its own tables", async () => {
    const t = await create(client, ["me", "random"]);
    const m = await asked(t);
    const sheets = await t.score();
    expect(sheets).toHaveLength(2);
    expect(sheets[0]!.lines.length).toBeGreaterThan(3);
    const sets = sheets.map((s) => s.lines.find((l) => l.category === "sets")!.points);
    expect(sets.map((n) => n === null)).toEqual(sheets.map((s) => s.seat !== m.me)); // trophies are secret
    expect(sheets.map((s) => s.whole)).toEqual(sheets.map((s) => s.lines.every((l) => l.points !== null)));
    for (const quick of [true, false]) {
      const hint = await t.hint(quick);
      expect(m.legal).toContain(hint.choices[0]!.action);
    }
    const { tables } = await client.ask<{ tables: TableInfo[] }>({ t: "tables", which: "mine" });
    expect(tables.map((x) => x.id)).toContain(t.id);
  });

  it("tells a seat only what it may know", async () => {
    const t = await create(client, ["me", "random", "random", "random"]);
    const m: TableMsg = await asked(t);
    expect(m.turn).toContain(m.me);
    for (const l of t.log.value) if (l.action === null) expect(l.seat).not.toBe(m.me);
  });
});
