// The two ways to a hall. Both carry the same text messages.
import { compileEngine } from "./module";
import type { Transport } from "./protocol";

type Listeners = { message: ((text: string) => void)[]; open: ((open: boolean) => void)[] };

let started: Worker | null = null;
const early: Event[] = [];

/** The page's worker, with the engine on its way to it. */
export const startEngine = (): Worker => {
  if (started) return started;
  const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
  compileEngine().then(
    (module) => worker.postMessage(module),
    () => worker.dispatchEvent(new Event("error")),
  );
  // it may be open before anybody listens
  worker.onmessage = (e) => early.push(e);
  worker.onerror = (e) => early.push(e);
  started = worker;
  return worker;
};

/** Is it on its way, or here? */
export const engineStarted = (): boolean => started !== null;

export class WorkerTransport implements Transport {
  readonly kind = "here";
  private readonly on: Listeners = { message: [], open: [] };
  private readonly worker: Worker;
  private ready = false;
  private waiting: string[] = [];

  constructor(make: () => Worker = startEngine) {
    this.worker = make();
    this.worker.onmessage = (e: MessageEvent<string>) => {
      if (e.data === "open") {
        this.ready = true;
        for (const f of this.on.open) f(true);
        for (const text of this.waiting.splice(0)) this.worker.postMessage(text);
      } else if (e.data === "again") {
        for (const open of [false, true]) for (const f of this.on.open) f(open);
      } else if (e.data.startsWith("broken")) {
        for (const f of this.on.open) f(false);
      } else {
        for (const f of this.on.message) f(e.data);
      }
    };
    this.worker.onerror = () => {
      for (const f of this.on.open) f(false);
    };
    if (this.worker === started) for (const e of early.splice(0)) this.hearLate(e);
  }

  /** What the worker said before this listened; its client has to be told later than that. */
  private hearLate(e: MessageEvent<string> | Event) {
    queueMicrotask(() => {
      if ("data" in e) this.worker.onmessage?.(e);
      else this.worker.onerror?.(e as ErrorEvent);
    });
  }

  send(text: string) {
    if (this.ready) this.worker.postMessage(text);
    else this.waiting.push(text);
  }
  onMessage(f: (text: string) => void) {
    this.on.message.push(f);
  }
  onOpen(f: (open: boolean) => void) {
    this.on.open.push(f);
    if (this.ready) f(true);
  }
  close() {
    this.worker.terminate();
  }
}

const FIRST_WAIT = 500,
  LONGEST_WAIT = 15_000;

/** Comes back by itself: after a loss it tries again, longer apart every time. */
export class SocketTransport implements Transport {
  readonly kind = "hall";
  private readonly on: Listeners = { message: [], open: [] };
  private socket: WebSocket | null = null;
  private wait = FIRST_WAIT;
  private closed = false;
  private timer: ReturnType<typeof setTimeout> | null = null;

  constructor(private readonly url: string) {
    this.connect();
    if (typeof addEventListener === "function") addEventListener("online", () => this.hurry());
    if (typeof document !== "undefined")
      document.addEventListener("visibilitychange", () => {
        if (!document.hidden) this.hurry();
      });
  }

  private connect() {
    if (this.closed) return;
    const s = new WebSocket(this.url);
    this.socket = s;
    s.onopen = () => {
      this.wait = FIRST_WAIT;
      for (const f of this.on.open) f(true);
    };
    s.onmessage = (e) => {
      for (const f of this.on.message) f(String(e.data));
    };
    s.onclose = () => {
      if (this.socket !== s) return;
      this.socket = null;
      for (const f of this.on.open) f(false);
      if (this.closed) return;
      this.timer = setTimeout(() => this.connect(), this.wait);
      this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
    };
  }

  hurry() {
    if (this.socket || this.closed) return;
    if (this.timer) clearTimeout(this.timer);
    this.wait = FIRST_WAIT;
    this.connect();
  }

  /** Closes the way and opens it anew: who comes back is greeted again. */
  again() {
    this.wait = FIRST_WAIT;
    this.socket?.close();
  }

  send(text: string) {
    if (this.socket?.readyState === 1) this.socket.send(text);
  }
  onMessage(f: (text: string) => void) {
    this.on.message.push(f);
  }
  onOpen(f: (open: boolean) => void) {
    this.on.open.push(f);
    if (this.socket?.readyState === 1) f(true);
  }
  close() {
    this.closed = true;
    if (this.timer) clearTimeout(this.timer);
    this.socket?.close();
  }
}
