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
const sit = async (store = new MemoryStore(), seats = ["me", "greedy"], seed?: string) => {
  const client = new Client(new DirectTransport(await loadEngine(), store));
  const { table } = await client.ask<{ table: string }>({
    t: "create",
    game: "midgard",
    options: "",
    seats,
    ...(seed ? { seed } : {}),
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
    // nobody but me: a bot that is asked as well would go on
    return m && (m.status === "over" || (m.turn.length > 0 && m.turn.every((s) => s === m.me))) ? m : null;
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
    expect(m2.board).toEqual(m.board);
    expect(t2.log.value).toEqual(t.log.value);
  });

  it("goes on with a game that an older page kept, under the name it had", async () => {
    const engine = await loadEngine(),
      store = new MemoryStore(),
      players = [
        { name: "Ann", bot: "human" },
        { name: "Bo", bot: "greedy" },
      ];
    const saga = engine.saga(
      engine.campaignBegin(
        engine.campaignOpen("divinus", "", players, new Uint8Array(32)),
        false,
        new Uint8Array(32),
      ),
      7,
    );
    const id = "heron-shore-1ekf", // longer than the names of today
      chat = [{ seat: 0, name: "Ann", text: "good evening", at: 5 }];
    await store.put({
      ...{ id, game: "divinus", saga, players, mine: 0, ply: 0 },
      ...{ turn: [0], over: false, updated: 5, chat },
    });
    const client = new Client(new DirectTransport(engine, store)),
      t = client.follow(id),
      first = await asked(t);
    expect(first.players.map((p) => p.name)).toEqual(["Ann", "Bo"]);
    expect(t.chats.value.map((c) => c.text)).toEqual(["good evening"]);
    await play(t, 6);
    expect(await store.get(id)).toBeUndefined();
    const again = new Client(new DirectTransport(await loadEngine(), store)).follow(id);
    expect((await asked(again)).ply).toBe((await asked(t)).ply);
    const { tables } = await client.ask<{ tables: { id: string }[] }>({ t: "tables", which: "mine" });
    expect(tables).toHaveLength(1);
  });

  it("is the same in two windows over one store", async () => {
    const store = new MemoryStore(),
      halls = [
        new DirectTransport(await loadEngine(), store),
        new DirectTransport(await loadEngine(), store),
      ];
    for (const [i, h] of halls.entries()) h.tell = (table, seq) => halls[1 - i]!.hall.heard(table, seq);
    const [a, b] = halls.map((h) => new Client(h)) as [Client, Client];
    const { table } = await a.ask<{ table: string }>({
      t: "create",
      game: "midgard",
      seats: ["me", "greedy"],
    });
    const one = a.follow(table),
      two = b.follow(table);
    for (let i = 0; i < 8; i++) {
      const t = i % 2 ? one : two,
        m = await asked(t);
      expect(await t.act(m.legal[0]!)).toBe(true);
      await until(() => t.latest.value!.ply > m.ply);
      const seen = await asked(t);
      await until(() => [one, two].every((x) => x.latest.value!.ply >= seen.ply));
    }
    expect(two.log.value).toEqual(one.log.value);
  });

  it("is dealt by a word: the same game again, another with another", async () => {
    const fates: string[] = [];
    for (const seed of ["skald", "skald", "skalds"]) {
      const client = new Client(new DirectTransport(await loadEngine())),
        seats = ["me", "greedy"];
      const { table } = await client.ask<{ table: string }>({ t: "create", game: "midgard", seats, seed });
      fates.push((await asked(client.follow(table))).fate!);
    }
    expect(fates[1]).toBe(fates[0]);
    expect(fates[2]).not.toBe(fates[0]);
    expect(fates[0]).toHaveLength(64);
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
        await until(() => t.latest.value!.ply < ply);
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

  it("counts the food that a hunt brings home", async () => {
    const { t } = await sit(undefined, undefined, "game");
    for (let i = 0; i < 400; i++) {
      const m = await asked(t);
      if (m.status === "over") break;
      if (m.prompt!.id === "reroll") {
        const { samples, events } = await t.odds("stop", "caught", 20);
        const [, hits = 0] = events.caught?.sum ?? [];
        if (hits) {
          expect(events.gain!.sum[1]).toBeGreaterThan(0);
          expect(events.gain!.sum[1]! / samples).toBeLessThanOrEqual(6);
          return;
        }
      }
      const hunts = m.legal.find((a) => a === "place hunting-grounds");
      await t.act(hunts ?? m.legal[0]!);
      await until(() => t.latest.value!.ply > m.ply);
    }
    throw new Error("nothing was ever hunted");
  });
});
