// The client when the way to the hall is bad, and what it says about who one is. A hall of paper answers.
import { afterEach, describe, expect, it, vi } from "vitest";
import { Client } from "../src/core/client";
import type { Transport } from "../src/core/protocol";
import { SocketTransport } from "../src/core/client";

type Msg = Record<string, unknown> & { t: string; req?: number };

/** Writes down what it is told; answers when the test says so. */
class Paper implements Transport {
  readonly kind = "hall";
  readonly told: Msg[] = [];
  private open: (x: boolean) => void = () => {};
  private hear: (text: string) => void = () => {};
  refuses: (m: Msg) => string | null = () => null;

  send(text: string) {
    const m = JSON.parse(text) as Msg;
    this.told.push(m);
    const code = this.refuses(m);
    if (code) this.say({ t: "error", code, text: code, req: m.req });
    else if (m.t === "hello" || m.t === "name")
      this.say({
        t: "welcome",
        me: { id: "p", name: m.name ?? "Guest 1", guest: true },
        token: "x",
        req: m.req,
      });
    else if (m.t === "watch") this.say({ t: "table", ...this.table, req: m.req });
  }
  table: Record<string, unknown> = {
    table: "k",
    status: "playing",
    me: 0,
    ply: 4,
    seq: 9,
    turn: [0],
    legal: ["go"],
    players: [],
    log: [],
  };
  say(m: Record<string, unknown>) {
    queueMicrotask(() => this.hear(JSON.stringify(m)));
  }
  way(open: boolean) {
    this.open(open);
    return new Promise((done) => setTimeout(done, 5));
  }
  onMessage(f: (text: string) => void) {
    this.hear = f;
  }
  onOpen(f: (open: boolean) => void) {
    this.open = f;
  }
  close() {}
  all(t: string) {
    return this.told.filter((m) => m.t === t);
  }
}

const meet = async (name = "") => {
  const hall = new Paper(),
    called = { name },
    client = new Client(hall, undefined, () => called.name);
  await hall.way(true);
  return { hall, client, called };
};

describe("the name of a guest", () => {
  it("that is typed after the first hello is told to the hall", async () => {
    const { hall, client } = await meet();
    await client.callMe("Bjarni");
    expect(hall.all("name").map((m) => m.name)).toEqual(["Bjarni"]);
    expect(client.me.value?.name).toBe("Bjarni");
    await client.callMe("Bjarni ");
    expect(hall.all("name").length).toBe(1);
  });
  it("is the newest one when the hall is greeted again", async () => {
    const { hall, called } = await meet("Asta");
    called.name = "Ylva";
    await hall.way(false);
    await hall.way(true);
    expect(hall.all("hello").map((m) => m.name)).toEqual(["Asta", "Ylva"]);
  });
  it("that the hall does not take keeps nobody outside", async () => {
    const hall = new Paper();
    hall.refuses = (m) => (m.name === "\u200b" ? "name" : null);
    const client = new Client(hall, undefined, () => "\u200b");
    await hall.way(true);
    expect(client.link.value).toBe("open");
  });
});

describe("a link", () => {
  it("seats nobody: the table is looked at, and joined when one says so", async () => {
    const { hall, client } = await meet();
    const t = client.follow("k", "code");
    await hall.way(true);
    expect(hall.all("join")).toEqual([]);
    expect(hall.all("watch").at(-1)).toMatchObject({ table: "k", invite: "code" });
    void t.sit();
    expect(hall.all("join")).toMatchObject([{ table: "k", invite: "code" }]);
  });
});

describe("a table that was made here", () => {
  const make = async () => {
    const { hall, client } = await meet();
    hall.say({ t: "created", table: "k", invite: "code" });
    hall.say({ t: "table", ...hall.table });
    await hall.way(true);
    return { hall, client };
  };
  it("is shown as it was told, without being asked for again", async () => {
    const { hall, client } = await make();
    const t = client.follow("k", "code");
    expect([t.shown.value?.ply, hall.all("watch")]).toEqual([4, []]);
    hall.say({ t: "delta", table: "k", base: 9, seq: 10, ply: 5, from: 4, log: [[0, "go"]] });
    await new Promise((done) => setTimeout(done));
    expect(t.latest.value?.ply).toBe(5);
  });
  it("is asked for where it went on before anybody followed it, or where it is another", async () => {
    for (const [id, goesOn] of [
      ["k", true],
      ["other", false],
    ] as const) {
      const { hall, client } = await make();
      if (goesOn) hall.say({ t: "delta", table: "k", base: 9, seq: 10, ply: 5 });
      await new Promise((done) => setTimeout(done));
      client.follow(id);
      expect(hall.all("watch")).toMatchObject([{ table: id, from: 0 }]);
    }
  });
});

describe("an answer that a lost connection swallowed", () => {
  const lose = async (meanwhile: Record<string, unknown>) => {
    const { hall, client } = await meet();
    const t = client.follow("k");
    await hall.way(true);
    const done = t.act("go");
    await hall.way(false);
    expect([t.busy.value, t.trouble.value]).toEqual([true, null]);
    hall.table = { ...hall.table, ...meanwhile };
    await hall.way(true);
    return { hall, t, done };
  };
  it("is sent again, once, where it never arrived", async () => {
    const { hall, t, done } = await lose({});
    expect(hall.all("act").length).toBe(2);
    hall.say({ t: "acted", table: "k", ply: 4, seq: 9, req: hall.all("act")[1]!.req });
    expect(await done).toBe(true);
    expect(t.trouble.value).toBe(null);
  });
  it("is not sent again where it did arrive", async () => {
    const log = [{ ply: 4, seat: 0, action: "go", events: [] }];
    const { hall, t, done } = await lose({ ply: 5, seq: 10, turn: [1], legal: [], log });
    expect(await done).toBe(true);
    expect([hall.all("act").length, t.trouble.value]).toEqual([1, null]);
  });
  it("is given up, and that is said, where the table went on without it", async () => {
    const { hall, t, done } = await lose({ ply: 3, seq: 10, legal: ["stay"], log: [] });
    expect(await done).toBe(false);
    expect([hall.all("act").length, t.trouble.value?.code]).toEqual([1, "lost"]);
  });
});

describe("what others say", () => {
  it("counts as unread until it is looked at; one's own words and old ones do not", async () => {
    const { hall, client } = await meet();
    hall.table = { ...hall.table, chats: [{ seat: 1, name: "B", text: "old", at: 5 }] };
    const t = client.follow("k");
    await hall.way(true);
    expect(t.unread.value).toBe(0);
    t.hear({ seat: 0, name: "A", text: "mine", at: 7 });
    t.hear({ seat: 1, name: "B", text: "new", at: 8 });
    expect(t.unread.value).toBe(1);
    t.readChat();
    expect(t.unread.value).toBe(0);
  });
});

describe("a lost connection", () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });
  it("is tried again at once when asked to, however long the next try is away", () => {
    vi.useFakeTimers();
    const made: { onclose: (() => void) | null }[] = [];
    vi.stubGlobal(
      "WebSocket",
      class {
        onclose: (() => void) | null = null;
        constructor() {
          made.push(this);
        }
        close() {}
      },
    );
    const way = new SocketTransport("ws://hall/ws");
    for (let i = 0; i < 8; i++) {
      made.at(-1)!.onclose!();
      vi.advanceTimersByTime(15_000);
    }
    made.at(-1)!.onclose!();
    const before = made.length;
    vi.advanceTimersByTime(1000);
    expect(made.length).toBe(before);
    way.hurry();
    expect(made.length).toBe(before + 1);
    way.close();
  });
});
