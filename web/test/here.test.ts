// What only the hall in the page does: keep, take back, branch, odds, sagas.
import { describe, expect, it } from "vitest";
import { Client, Rejected } from "../src/core/client";
import type { TableModel } from "../src/core/model";
import { MemoryStore } from "../src/core/store";
import { DirectTransport, loadEngine } from "./halls";

const until = async <T>(f: () => T | null | undefined | false): Promise<T> => {
  const end = Date.now() + 20_000;
  for (;;) {
    const x = f();
    if (x) return x;
    if (Date.now() > end) throw new Error("it did not come to that in time");
    await new Promise((done) => setTimeout(done, 2));
  }
};
const sit = async (store = new MemoryStore(), seats = ["me", "greedy"]) => {
  const client = new Client(new DirectTransport(await loadEngine(), store));
  const { table } = await client.ask<{ table: string }>({
    t: "create",
    game: "midgard",
    options: "",
    seats,
    clock: { kind: "none" },
    listed: false,
    handover: null,
    undo: true,
  });
  return { client, store, t: client.follow(table) };
};
const asked = (t: TableModel) =>
  until(() => {
    const m = t.latest.value;
    return m && (m.status === "over" || (m.me !== null && m.turn.includes(m.me))) ? m : null;
  });
const play = async (t: TableModel, times: number) => {
  for (let i = 0; i < times; i++) {
    const m = await asked(t);
    if (m.status === "over") return;
    await t.act(m.legal[i % m.legal.length]!);
    await until(() => t.latest.value!.ply > m.ply);
  }
};

describe("a table on this device", () => {
  it("comes back after a reload at the same ply with the same log", async () => {
    const { t, store } = await sit();
    await play(t, 25);
    const m = await asked(t);
    const again = new Client(new DirectTransport(await loadEngine(), store));
    const t2 = again.follow(t.id);
    const m2 = await asked(t2);
    expect(m2.ply).toBe(m.ply);
    expect(m2.legal).toEqual(m.legal);
    expect(m2.state).toEqual(m.state);
    expect(t2.log.value).toEqual(t.log.value);
  });

  it("refuses a broken saga with its line", async () => {
    const { t, client } = await sit();
    await play(t, 12);
    const text = (await t.saga()).replace(/^0 (leader|place) \S+/m, "0 $1 nonsense");
    const e = await client.ask({ t: "open_saga", text }).then(
      () => null,
      (x: unknown) => x as Rejected,
    );
    expect(e).toBeInstanceOf(Rejected);
    expect(e!.line).toBeGreaterThan(1);
  });

  it("branches at any ply and plays on", async () => {
    const { t, client } = await sit();
    await play(t, 20);
    const { table } = await client.ask<{ table: string }>({
      t: "branch",
      table: t.id,
      ply: 30,
      seat: 1,
      bot: "random",
    });
    const b = client.follow(table);
    const m = await asked(b);
    expect(m.me).toBe(1);
    await play(b, 5);
    expect(b.log.value.slice(0, 30).map((l) => l.seat)).toEqual(t.log.value.slice(0, 30).map((l) => l.seat));
  });

  it("takes back an own step where nothing was revealed", async () => {
    const { t } = await sit();
    for (let i = 0; i < 200; i++) {
      const m = await asked(t);
      if (m.undo) {
        const ply = m.ply;
        expect(await t.undo()).toBe(true);
        expect(t.latest.value!.ply).toBeLessThan(ply);
        expect(t.log.value.every((l) => l.ply < t.latest.value!.ply)).toBe(true);
        return;
      }
      if (m.status === "over") break;
      await t.act(m.legal[(i * 7) % m.legal.length]!);
      await until(() => t.latest.value!.ply > m.ply);
    }
    throw new Error("nothing could ever be taken back");
  });

  it("finds odds of a fight by playing it on", async () => {
    const { t } = await sit();
    for (let i = 0; i < 400; i++) {
      const m = await asked(t);
      if (m.status === "over") throw new Error("no reroll was ever asked");
      if (m.prompt!.id === "reroll") {
        const odds = await t.odds("stop", "won beaten", 200);
        const ended = (odds.events.won?.n ?? 0) + (odds.events.beaten?.n ?? 0);
        expect(odds.samples).toBe(200);
        expect(ended).toBeGreaterThan(100);
        return;
      }
      await t.act(m.legal.at(-1)!);
      await until(() => t.latest.value!.ply > m.ply);
    }
  });
});
