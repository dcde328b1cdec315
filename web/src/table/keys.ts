// Keys: tab and arrows walk over what may be picked, Enter takes it, letters do the rest.
import type { RefObject } from "preact";
import { useEffect } from "preact/hooks";
import type { TableModel } from "../core/model";
import type { Controller } from "./controller";
import { mayUndo } from "./game";

const REACH =
  "[data-slot][tabindex='0'], [data-action]:not([disabled]), button[data-slot], " +
  "[data-main]:not([disabled]), .unfold";
const IN_SHEET = "button:not([disabled]):not(.tool)";

/** What arrows walk over: a sheet that lies over the board keeps them to itself. */
const seen = (root: HTMLElement): Element[] => {
  const sheet = root.querySelector(".fight");
  return [...(sheet ?? root).querySelectorAll(sheet ? IN_SHEET : REACH)].filter(
    (e) => e.getClientRects().length > 0,
  );
};

const centre = (e: Element) => {
  const r = e.getBoundingClientRect();
  return { x: r.x + r.width / 2, y: r.y + r.height / 2 };
};

/** The nearest one in a direction, by distance along it and twice that aside. */
export const nearest = (
  from: { x: number; y: number },
  all: { x: number; y: number }[],
  dx: number,
  dy: number,
): number => {
  let best = -1,
    least = Infinity;
  all.forEach((p, i) => {
    const along = (p.x - from.x) * dx + (p.y - from.y) * dy,
      aside = Math.abs((p.x - from.x) * dy) + Math.abs((p.y - from.y) * dx);
    const d = along + aside * 2;
    if (along > 1 && d < least) {
      least = d;
      best = i;
    }
  });
  return best;
};

const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const step = (root: HTMLElement, [dx, dy]: [number, number]) => {
  const all = seen(root),
    now = document.activeElement;
  if (!all.length) return;
  const at =
    now && all.includes(now)
      ? (all[nearest(centre(now), all.map(centre), dx, dy)] ?? now)
      : (all.find((e) => e.matches("[data-first]")) ?? all[0]!);
  (at as HTMLElement | SVGElement).focus();
};

export const useKeys = (root: RefObject<HTMLElement | null>, ctl: Controller, model: TableModel) => {
  useEffect(() => {
    const onKey = (e: KeyboardEvent) => {
      const el = e.target as HTMLElement;
      if (e.ctrlKey || e.metaKey || e.altKey || /^(INPUT|TEXTAREA|SELECT)$/.test(el.tagName) || !root.current)
        return;
      const arrow = ARROWS[e.key];
      if (document.querySelector("dialog[open]")) return;
      if (arrow) {
        step(root.current, arrow);
        e.preventDefault();
        return;
      }
      const slot = el.getAttribute?.("data-slot"),
        // A look at a closed place does not take away the answer that waits for a yes.
        yes =
          e.key === "Enter" && ctl.chosen.value !== null && slot !== null && ctl.state(slot) === "blocked";
      if ((e.key === "Enter" || e.key === " ") && slot && el.tagName !== "BUTTON" && !yes) {
        ctl.pick(slot);
        e.preventDefault();
        return;
      }
      if (e.key === "Enter" && el.tagName !== "BUTTON" && el.tagName !== "A" && ctl.chosen.value) {
        void ctl.confirm();
        return;
      }
      if (e.key === "Escape") {
        if (model.behind.value) model.skip();
        else ctl.cancel();
      } else if (e.key === "u") {
        const m = model.latest.value;
        if (m && mayUndo(m)) void model.undo();
      } else if (e.key === "h") void ctl.askHint();
      else if (e.key === "s") model.skip();
      else if (/^[1-9]$/.test(e.key))
        root.current.querySelectorAll<HTMLElement>("[data-action]")[Number(e.key) - 1]?.focus();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [ctl, model]);
};
