// Reads everything the page ever writes: text, names for screen readers, hints, placeholders; and what it
// says about missing words.
import type { Page } from "@playwright/test";
import { salt } from "./player";

declare global {
  interface Window {
    written: Set<string>;
  }
}

/** To be called before the page is opened. */
export const readAll = async (page: Page) => {
  const lacking: string[] = [];
  page.on("console", (m) => {
    if (m.text().startsWith("no word:")) lacking.push(m.text());
  });
  page.on("pageerror", (e) => lacking.push(`error: ${e.message}`));
  await page.addInitScript(() => {
    window.written = new Set<string>();
    const written = window.written,
      NAMES = ["aria-label", "title", "placeholder", "alt", "aria-valuetext", "aria-description"];
    const ofElement = (e: Element) => {
      for (const n of NAMES) {
        const v = e.getAttribute(n);
        if (v) written.add(v);
      }
    };
    const ofText = (n: Node) => {
      const v = n.textContent?.trim();
      if (v && !/^(SCRIPT|STYLE|NOSCRIPT)$/.test(n.parentElement?.tagName ?? "")) written.add(v);
    };
    const read = (n: Node) => {
      if (n instanceof Text) return ofText(n);
      if (!(n instanceof Element)) return;
      ofElement(n);
      for (
        const w = document.createTreeWalker(n, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
        w.nextNode();
      )
        if (w.currentNode instanceof Text) ofText(w.currentNode);
        else ofElement(w.currentNode as Element);
    };
    new MutationObserver((all) => {
      for (const m of all)
        if (m.type === "childList") m.addedNodes.forEach(read);
        else read(m.target.nodeType === 3 ? m.target : m.target.cloneNode(false));
    }).observe(document, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
      attributeFilter: NAMES,
    });
  });
  return {
    lacking,
    written: () => page.evaluate(() => [...window.written]),
  };
};

/** Answers inside of the page until the game is over, trying what glows in turn; how many answers it took. */
export const playOn = (page: Page, most = 6000) =>
  page.evaluate(
    async ({ n, salted }) => {
      const wait = () => new Promise((done) => setTimeout(done, 4)),
        seen = (e: Element) => e.getClientRects().length > 0;
      const all = (what: string) => [...document.querySelectorAll<HTMLElement>(what)].filter(seen);
      const frame = () => document.querySelector<HTMLElement>(".frame"),
        idle = () => !!document.querySelector(".frame:not([data-busy]) .ask.mine");
      const at = () => frame()?.dataset.ply ?? "";
      for (let i = 0; i < n; i++) {
        while (!idle()) {
          if (document.querySelector(".end")) return i;
          await wait();
        }
        // Tiles in hand are tried now and then only: a game would never end over them.
        const open = all(
          "[data-action]:not([disabled]), [data-slot][tabindex='0']:not(.good-b), button[data-slot]:not(.good-b)",
        );
        const tiles = i % 6 === 0 || !open.length ? all(".good-b[data-slot]") : [];
        const el = tiles[i % (tiles.length || 1)] ?? open[(i * 7 + 3 + salted) % (open.length || 1)];
        if (!el) {
          await wait();
          continue;
        }
        const before = at();
        el.dispatchEvent(new MouseEvent("click", { bubbles: true }));
        for (let quiet = 0; quiet < 4 && at() === before; quiet++) {
          await wait();
          const main = all("[data-main]:not([disabled])")[0];
          if (main) {
            main.click();
            quiet = 0;
          } else if (!idle()) quiet = 0;
        }
      }
      return -1;
    },
    { n: most, salted: salt },
  );
