// Motion of what is no stage: pieces are set down, goods fly from their source to the seat, numbers tick,
// cards turn. Only transform and opacity move, at most six things at once; with reduced motion a ring marks
// what changed.
import type { LogEntry, TableMsg } from "../core/protocol";
import { moves } from "../core/rest";
import { speed } from "../core/settings";
import { BOARDS, iconOn, lift } from "./lift";
import type { StageUi } from "./parts";

const MOST = 6;
const GAP = 60;
const LENGTH: Record<string, number> = { slow: 1.5, normal: 1, fast: 0.6, off: 0 };
const EASE = "cubic-bezier(.2,.7,.2,1)";

const k = () => LENGTH[speed.value] ?? 1;
export const calm = () =>
  typeof matchMedia === "function" && matchMedia("(prefers-reduced-motion: reduce)").matches;

const ring = (el: Element) => {
  el.classList.add("changed");
  setTimeout(() => el.classList.remove("changed"), 1000);
};

const animate = (el: Element, frames: Keyframe[], ms: number, more: KeyframeAnimationOptions = {}) => {
  const way = el.animate?.(frames, { duration: ms * k(), easing: EASE, ...more });
  if (way) moves(way);
  return way;
};

const comeDown = (el: Element) =>
  animate(
    el,
    [
      { opacity: 0, transform: "translateY(-16px)" },
      { opacity: 1, transform: "translateY(0)", offset: 0.66 },
      { opacity: 1, transform: "scale(1.04, .96)", offset: 0.82 },
      { opacity: 1, transform: "scale(1, 1)" },
    ],
    360,
  );

/** A piece comes down onto its place. */
const setDown = (el: Element) => {
  if (calm()) ring(el);
  else if (el instanceof SVGGraphicsElement && el.ownerSVGElement) lift(el, comeDown);
  else comeDown(el);
};

const turnOver = (el: Element) => {
  if (calm()) ring(el);
  else
    animate(
      el,
      [
        { transform: "perspective(700px) rotateY(90deg)" },
        { transform: "perspective(700px) rotateY(-6deg)", offset: 0.6 },
        { transform: "perspective(700px) rotateY(0deg)" },
      ],
      320,
    );
};

const tick = (el: Element) => {
  if (calm()) ring(el);
  else
    animate(
      el,
      [
        { opacity: 0, transform: "translateY(70%)" },
        { opacity: 1, transform: "none" },
      ],
      160,
    );
};

/** Pieces that a board sets: what is new there comes down. */
const PIECES = ".pawn:not(.ghost), .piece, .ship, [data-piece], :not(.ghost) > .tl";
const NUMBERS = ".seats .stat b, .seats .pts, .tray .stat b, .score-track em";
const CARDS = ".tray .hcard, .tray .cardf";

const isNew = (node: Node, what: string): Element[] => {
  if (!(node instanceof Element)) return [];
  return [...(node.matches(what) ? [node] : []), ...node.querySelectorAll(what)];
};

/** Looks at the table and moves what changed there; nothing while it is drawn anew as a whole. */
export const watchNumbers = (onTick: () => void): (() => void) => {
  const root = document.querySelector(".frame");
  if (!root || typeof MutationObserver === "undefined") return () => {};
  const o = new MutationObserver((changes) => {
    if (k() === 0) return;
    const numbers = new Set<Element>(),
      pieces = new Set<Element>(),
      cards = new Set<Element>();
    for (const c of changes) {
      const el = c.target instanceof Element ? c.target : c.target.parentElement;
      if (c.type === "characterData" && c.oldValue !== c.target.nodeValue) {
        const n = el?.closest(NUMBERS);
        if (n) numbers.add(n);
      }
      for (const node of c.addedNodes) {
        if (el?.closest(BOARDS)) for (const x of isNew(node, PIECES)) pieces.add(x);
        for (const x of isNew(node, CARDS)) cards.add(x);
      }
    }
    if (pieces.size <= MOST) pieces.forEach(setDown);
    if (cards.size <= MOST) cards.forEach(turnOver);
    [...numbers].slice(0, 2 * MOST).forEach(tick);
    if (numbers.size) onTick();
  });
  o.observe(root, { subtree: true, childList: true, characterData: true, characterDataOldValue: true });
  return () => o.disconnect();
};

const centre = (el: Element) => {
  const r = el.getBoundingClientRect();
  return { x: r.x + r.width / 2, y: r.y + r.height / 2, seen: r.width > 0 };
};

/** Where goods come from: the place that was named, otherwise the middle of the board. */
const sourceOf = (l: LogEntry): Element | null => {
  const id = l.action?.split(" ")[1];
  const slot = id ? document.querySelector(`[data-slot$=":${CSS.escape(id)}"]`) : null;
  return slot ?? document.querySelector(".board");
};

const targetOf = (seat: number, icon: string, me: number | null): Element | null => {
  const tray = seat === me ? document.querySelector(`.tray use[href="#i-${icon}"]`) : null;
  const panel = document.querySelector(`.seats .seat.s${seat + 1}`);
  return (
    tray?.closest("svg") ?? panel?.querySelector(`use[href="#i-${icon}"]`)?.closest("svg") ?? panel ?? null
  );
};

const fly = (icon: string, from: Element, to: Element, delay: number) => {
  const a = centre(from),
    b = centre(to);
  if (!a.seen || !b.seen) return;
  const svg = iconOn(icon);
  document.body.append(svg);
  const at = (x: number, y: number, s: number) => `translate(${x - 14}px, ${y - 14}px) scale(${s})`;
  const way = animate(
    svg,
    [
      { opacity: 0, transform: at(a.x, a.y, 0.6) },
      { opacity: 1, transform: at(a.x, a.y - 24, 1.1), offset: 0.2 },
      { opacity: 1, transform: at((a.x + b.x) / 2, (a.y + b.y) / 2 - 40, 1), offset: 0.6 },
      { opacity: 1, transform: at(b.x, b.y, 0.8) },
    ],
    460,
    { delay: delay * k(), fill: "backwards" },
  );
  const gone = () => svg.remove();
  if (way) way.finished.then(gone, gone);
  else gone();
};

/** Goods that single events tell of, from where they were taken to whom they belong to. */
export const moveBy = (
  news: LogEntry[],
  m: TableMsg,
  ui: StageUi | null,
  play: (name: string, loud?: number) => void,
) => {
  if (k() === 0 || document.hidden || !ui?.flies) return;
  let n = 0;
  for (const l of news)
    for (const e of l.events) {
      const f = ui.flies(e);
      if (!f) continue;
      const loud = f.seat === m.me ? 1 : 0.5;
      play(f.icon === "coin" || f.icon === "silver" ? "coin" : "set", loud);
      if (calm() || speed.value === "fast") continue;
      const from = sourceOf(l),
        to = targetOf(f.seat, f.icon, m.me);
      if (!from || !to) continue;
      for (let i = 0; i < Math.min(f.n, 3) && n < MOST; i++) fly(f.icon, from, to, GAP * n++);
    }
};
