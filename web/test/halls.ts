// The two halls the same tests run over: the engine in this process, and a server where one is built.
import { type ChildProcess, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { webcrypto } from "node:crypto";
import { Engine } from "../src/core/engine";
import { type HallEnv, LocalHall } from "../src/core/local";
import type { Transport } from "../src/core/protocol";
import { MemoryStore, type Store } from "../src/core/store";
import { SocketTransport } from "../src/core/client";

const root = join(import.meta.dirname, "../..");

export const loadEngine = async () => Engine.load(await readFile(join(root, "build/wasm/hall.wasm")));

/** The worker's hall without a worker; messages cross as text, each in a turn of its own. */
export class DirectTransport implements Transport {
  readonly kind = "here";
  private listeners: ((text: string) => void)[] = [];
  readonly hall: LocalHall;
  /** What another window would be told. */
  tell: (table: string, seq: number) => void = () => {};
  constructor(engine: Engine, store: Store = new MemoryStore(), more: Partial<HallEnv> = {}) {
    this.hall = new LocalHall(
      engine,
      store,
      {
        random: (n) => webcrypto.getRandomValues(new Uint8Array(n)),
        now: () => Date.now(),
        breathe: () => new Promise((done) => setImmediate(done)),
        tell: (table, seq) => this.tell(table, seq),
        ...more,
      },
      (text) =>
        setImmediate(() => {
          for (const f of this.listeners) f(text);
        }),
    );
  }
  send(text: string) {
    void this.hall.receive(text);
  }
  onMessage(f: (text: string) => void) {
    this.listeners.push(f);
  }
  onOpen(f: (open: boolean) => void) {
    setImmediate(() => f(true));
  }
  close() {}
}

export interface Hall {
  name: string;
  open(): Promise<Transport>;
  close(): Promise<void>;
}

export const hereHall = (): Hall => ({
  name: "worker",
  open: async () => new DirectTransport(await loadEngine()),
  close: async () => {},
});

const freePort = () =>
  new Promise<number>((done) => {
    const s = createServer();
    s.listen(0, "127.0.0.1", () => {
      const a = s.address();
      s.close(() => done(typeof a === "object" && a ? a.port : 0));
    });
  });

export const binary = join(root, "build/meadhall");

export class ServedHall implements Hall {
  readonly name = "server";
  port = 0;
  private child: ChildProcess | null = null;
  private dir = "";

  async start(): Promise<void> {
    this.dir ||= await mkdtemp(join(tmpdir(), "hall-"));
    this.port ||= await freePort();
    const child = spawn(binary, ["serve", "--port", String(this.port), "--data", this.dir, "--no-limits"], {
      stdio: ["ignore", "ignore", process.env.HALL_LOG ? "inherit" : "ignore"],
    });
    this.child = child;
    const until = Date.now() + 10_000;
    while (Date.now() < until) {
      if (
        await fetch(`http://127.0.0.1:${this.port}/healthz`).then(
          (r) => r.ok,
          () => false,
        )
      )
        return;
      await new Promise((done) => setTimeout(done, 50));
    }
    throw new Error("the server did not start");
  }
  async stop(): Promise<void> {
    const child = this.child;
    this.child = null;
    if (!child) return;
    await new Promise((done) => {
      child.once("exit", done);
      child.kill("SIGTERM");
    });
  }
  async open(): Promise<Transport> {
    if (!this.child) await this.start();
    return new SocketTransport(`ws://127.0.0.1:${this.port}/ws`);
  }
  async close(): Promise<void> {
    await this.stop();
    if (this.dir) await rm(this.dir, { recursive: true, force: true });
  }
}

/** Does the built program know `serve`? */
export const canServe = async (): Promise<boolean> => {
  if (!existsSync(binary)) return false;
  return new Promise((done) => {
    const c = spawn(binary, ["serve", "--help"], { stdio: "ignore" });
    c.once("exit", (code) => done(code === 0));
    c.once("error", () => done(false));
  });
};
