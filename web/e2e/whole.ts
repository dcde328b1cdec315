// Is everything whole to the eye? No text is cut off, no two buttons lie over each other, nothing sticks out
// sideways.
import { expect, type Page } from "@playwright/test";

export const flaws = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const out = new Set<string>(),
      name = (e: Element) => `${e.tagName.toLowerCase()}.${[...e.classList].join(".")}`;
    const wide = document.documentElement.scrollWidth - document.documentElement.clientWidth;
    if (wide > 0) out.add(`the page is ${wide} px too wide`);
    // A page may be long, but not longer than what is to be seen in it.
    const [long, lowest] = [document.documentElement, document.querySelector("#app") ?? document.body].map(
      (e, i) => (i ? e.getBoundingClientRect().bottom + window.scrollY : e.scrollHeight),
    ) as [number, number];
    if (long > Math.max(lowest, innerHeight) + 40)
      out.add(`the page goes on for ${long - lowest} px of nothing`);

    // What lies on top: under a dialog or a sheet nothing is looked at.
    const top: Element =
      document.querySelector("dialog[open]") ?? document.querySelector(".fight") ?? document.body;
    const unseen = (e: Element) =>
      !!e.closest(".sr, [hidden], noscript, #drawings, select, option") ||
      !e.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true });

    const clipper = (e: Element, axis: "overflowX" | "overflowY"): Element | null => {
      for (let up: Element | null = e; up && up !== document.body; up = up.parentElement) {
        const how = getComputedStyle(up)[axis];
        if (how === "auto" || how === "scroll") return null;
        if ((how === "hidden" || how === "clip") && !(up instanceof SVGElement && up.tagName !== "svg"))
          return up;
      }
      return null;
    };
    for (const w = document.createTreeWalker(top, NodeFilter.SHOW_TEXT); w.nextNode(); ) {
      const node = w.currentNode,
        e = node.parentElement,
        text = node.textContent!.trim();
      if (!e || !text || /^(STYLE|SCRIPT|TITLE)$/i.test(e.tagName) || unseen(e)) continue;
      // Two lines of a card in the tray: the whole text comes with a look at it.
      if (e.closest("[data-size=tray]")) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      // a drawn text may be squeezed
      const r = e instanceof SVGElement ? e.getBoundingClientRect() : range.getBoundingClientRect();
      if (r.width < 1 || r.height < 1) continue;
      const x = clipper(e, "overflowX")?.getBoundingClientRect(),
        y = clipper(e, "overflowY")?.getBoundingClientRect();
      // Letters may reach out of their line by a little.
      if (x && (r.left < x.left - 2 || r.right > x.right + 2))
        out.add(`cut off sideways: '${text.slice(0, 60)}' in ${name(e)}`);
      else if (y && (r.top < y.top - 3 || r.bottom > y.bottom + 3))
        out.add(`cut off below: '${text.slice(0, 60)}' in ${name(e)}`);
    }

    // A bar or panel that floats over the page covers what is under it on purpose.
    const layer = (e: Element): Element => {
      for (let up: Element | null = e; up && up !== top; up = up.parentElement)
        if (/fixed|sticky/.test(getComputedStyle(up).position)) return up;
      return top;
    };
    const inside = (e: Element) => {
      // the part of a button that is not scrolled away
      const r = e.getBoundingClientRect(),
        box = { l: r.left, t: r.top, r: r.right, b: r.bottom };
      for (let up = e.parentElement; up && up !== document.body; up = up.parentElement)
        if (getComputedStyle(up).overflow !== "visible") {
          const c = up.getBoundingClientRect();
          box.l = Math.max(box.l, c.left);
          box.t = Math.max(box.t, c.top);
          box.r = Math.min(box.r, c.right);
          box.b = Math.min(box.b, c.bottom);
        }
      return box;
    };
    const buttons = [
      ...top.querySelectorAll<HTMLElement>("button, a[href], input, select, [role=button], [role=tab]"),
    ].filter((e) => e instanceof HTMLElement && !unseen(e));
    const boxes = buttons
      .map((e) => ({ e, on: layer(e), ...inside(e) }))
      .filter((b) => b.r - b.l > 1 && b.b - b.t > 1);
    for (let i = 0; i < boxes.length; i++)
      for (let k = i + 1; k < boxes.length; k++) {
        const a = boxes[i]!,
          b = boxes[k]!;
        if (a.on !== b.on || a.e.contains(b.e) || b.e.contains(a.e)) continue;
        // cards in a fan lie over each other, and a list beside its place over the rest of the board
        if (a.e.closest(".fan") && a.e.closest(".fan") === b.e.closest(".fan")) continue;
        if (a.e.closest(".beside") || b.e.closest(".beside")) continue;
        const over = [
          Math.min(a.r, b.r) - Math.max(a.l, b.l),
          Math.min(a.b, b.b) - Math.max(a.t, b.t),
        ] as const;
        if (over[0] > 2 && over[1] > 2)
          out.add(
            `over each other by ${Math.round(over[0])} x ${Math.round(over[1])}: '${a.e.textContent!.trim().slice(0, 30)}' ${name(a.e)} and '${b.e.textContent!.trim().slice(0, 30)}' ${name(b.e)}`,
          );
      }
    return [...out].slice(0, 12);
  });

/** To be asked while nothing moves; `where` stands in the message. */
export const mustBeWhole = async (page: Page, where: string) =>
  expect.soft(await flaws(page), where).toEqual([]);
