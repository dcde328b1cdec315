// The way to the hall of this page, in its worker. It carries the same messages as the socket of a server.
import { compileEngine } from "./module";
import type { Transport } from "./protocol";

export type Listeners = { message: ((text: string) => void)[]; open: ((open: boolean) => void)[] };

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
