// The whole page without a browser: happy-dom draws nothing but has the same elements, and the engine runs in
// this process. For tests with `@vitest-environment happy-dom`.
import { vi } from "vitest";
import { LocalHall } from "../src/core/local";
import { MemoryStore } from "../src/core/store";
import { loadEngine } from "./halls";

/** Stands for the page's worker: the same hall, the same text messages. */
class Worker {
  onmessage: ((e: { data: string }) => void) | null = null;
  onerror: (() => void) | null = null;
  private readonly hall = loadEngine().then((engine) => {
    const hall = new LocalHall(
      engine,
      new MemoryStore(),
      {
        random: (n) => crypto.getRandomValues(new Uint8Array(n)),
        now: () => Date.now(),
        breathe: () => new Promise((done) => setImmediate(done)),
      },
      (text) => this.say(text),
    );
    this.say("open");
    return hall;
  });
  /** Waits for whoever listens, as a worker's messages do. */
  private say(text: string) {
    setImmediate(() => (this.onmessage ? this.onmessage({ data: text }) : this.say(text)));
  }
  postMessage(text: string) {
    void this.hall.then((h) => h.receive(text));
  }
  terminate() {}
}

const turn = () => new Promise((done) => setImmediate(done));
export const all = (what: string) => [...document.querySelectorAll<HTMLElement>(what)];
export const one = (what: string) => document.querySelector<HTMLElement>(what);

/** Waits for something to be there. */
export const come = async (what: string): Promise<HTMLElement> => {
  for (const end = Date.now() + 60_000; ; await turn()) {
    const found = one(what);
    if (found) return found;
    if (Date.now() > end)
      throw new Error(`${what} did not come: ${document.body.textContent?.slice(0, 300)}`);
  }
};

/** Opens the page anew with these settings. */
export const openPage = async (settings: Record<string, unknown>, hash = "") => {
  vi.resetModules();
  vi.stubGlobal("Worker", Worker);
  vi.doMock("../src/core/module", () => ({ compileEngine: () => new Promise(() => {}) })); // the worker has its own
  vi.stubGlobal("fetch", () => Promise.reject(new Error("no server")));
  document.body.innerHTML = '<div id="app"></div>';
  location.hash = hash;
  localStorage.clear();
  for (const [k, v] of Object.entries({ speed: "off", bot: "random", seats: 2, ...settings }))
    localStorage.setItem(`meadhall.${k}`, JSON.stringify(v));
  await import("../src/main");
  await import("../src/page"); // main brings it; here it is waited for
};

export const sitDown = async (game: string, short = false) => {
  (await come(`[data-game=${game}]:not([disabled])`)).click();
  if (short) {
    const choice = (await come(".opts select")) as HTMLSelectElement;
    choice.value = "short";
    choice.dispatchEvent(new Event("change", { bubbles: true }));
  }
  (await come("[data-start]")).click();
  await come(".frame");
};

const asked = () => one(".frame:not([data-busy]) .ask.mine") !== null;

/** Answers until the game is over, or so many times, or `want` stands there, trying what glows; how many
 * answers it took. */
export const playOn = async (enough = Infinity, want?: string): Promise<number> => {
  const most = 6000;
  const at = () => one(".frame")?.dataset.ply ?? "";
  for (let i = 0; i < most; i++) {
    await come(".frame:not([data-busy]) .ask.mine, .end");
    if (one(".end") || i >= enough || (want && one(want))) return i;
    const open = all(
      "[data-action]:not([disabled]), [data-slot][tabindex='0']:not(.good-b), button[data-slot]:not(.good-b)",
    );
    // Tiles in hand are tried now and then only: a game would never end over them.
    const tiles = i % 6 === 0 || !open.length ? all(".good-b[data-slot]") : [];
    // Strewn, so that no number of answers makes it go in a circle.
    const some = tiles.length ? tiles : open;
    const el = some[(Math.imul(i + 1, 2654435761) >>> 15) % (some.length || 1)];
    if (!el) {
      await turn(); // the sheet of a question is on its way
      continue;
    }
    const before = at();
    el.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    for (let quiet = 0; quiet < 4 && at() === before; quiet++) {
      await turn();
      const main = one("[data-main]:not([disabled])");
      if (main) main.click();
      if (main || !asked()) quiet = 0;
    }
  }
  throw new Error(`no end after ${most} answers: ${one(".ask")?.textContent}`);
};

const NAMES = ["aria-label", "title", "placeholder", "alt", "aria-valuetext", "aria-description"];

/** Reads everything that the page writes from now on: text, names for screen readers, hints. */
export const readAll = () => {
  const written = new Set<string>();
  const ofElement = (e: Element) => {
    for (const n of NAMES) {
      const v = e.getAttribute(n);
      if (v) written.add(v);
    }
  };
  const read = (n: Node) => {
    const text = n.nodeType === 3 ? n.textContent?.trim() : "";
    if (text) written.add(text);
    if (n.nodeType === 1) ofElement(n as Element);
    n.childNodes.forEach(read);
  };
  new MutationObserver((changes) => {
    for (const m of changes)
      if (m.type === "childList") m.addedNodes.forEach(read);
      else read(m.target.nodeType === 3 ? m.target : m.target.cloneNode(false));
  }).observe(document.body, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
    attributeFilter: NAMES,
  });
  return written;
};
