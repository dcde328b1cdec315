// One cursor over the curves of a review: chances above, luck below. By pointer and by keys; Enter shows
// the board.

/** What a plot spans, as src/lab/review_svg.c writes it. */
export interface Plot {
  left: number;
  right: number;
  top: number;
  tall: number;
  low: number;
  high: number;
  plies: number;
}
export const readPlot = (text: string): Plot | null => {
  const n = text.split(" ").map(Number);
  if (n.length !== 7 || n.some((x) => !Number.isFinite(x))) return null;
  const [left, right, top, tall, low, high, plies] = n as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  return { left, right, top, tall, low, high, plies };
};

export type Point = [x: number, y: number];

/** The corners of a path of M, L, H and V, all of them absolute. */
export const cornersOf = (d: string): Point[] => {
  const all: Point[] = [];
  for (const [, to, rest] of d.matchAll(/([MLHV])([^MLHV]*)/g)) {
    const [a = 0, b = 0] = rest!.trim().split(/[ ,]+/).map(Number),
      [x, y] = all.at(-1) ?? [0, 0];
    all.push(to === "H" ? [a, y] : to === "V" ? [x, a] : [a, b]);
  }
  return all;
};

export const xOf = (p: Plot, ply: number): number => p.left + ((p.right - p.left) * ply) / p.plies;
export const plyAt = (p: Plot, x: number): number =>
  Math.max(0, Math.min(p.plies, Math.round(((x - p.left) / (p.right - p.left)) * p.plies)));

/** What a curve says at a ply. */
export const valueAt = (p: Plot, corners: readonly Point[], ply: number): number => {
  const x = xOf(p, ply) + 0.06, // as it was rounded
    y = corners.findLast((c) => c[0] <= x)?.[1] ?? corners[0]?.[1] ?? p.top;
  return p.high - ((y - p.top) / p.tall) * (p.high - p.low);
};

const STEPS: Record<string, (ply: number, plies: number) => number> = {
  ArrowLeft: (ply) => ply - 1,
  ArrowDown: (ply) => ply - 1,
  ArrowRight: (ply) => ply + 1,
  ArrowUp: (ply) => ply + 1,
  PageDown: (ply) => ply - 10,
  PageUp: (ply) => ply + 10,
  Home: () => 0,
  End: (_, plies) => plies,
};
/** Where a key leads; null: it is none of ours. */
export const stepped = (key: string, ply: number, plies: number): number | null => {
  const to = STEPS[key]?.(ply, plies);
  return to === undefined ? null : Math.max(0, Math.min(plies, to));
};

const SVG = "http://www.w3.org/2000/svg";

interface Drawn {
  box: HTMLElement;
  svg: SVGSVGElement;
  plot: Plot;
  curves: Point[][];
  line: SVGLineElement;
  said: HTMLOutputElement;
}

const draw = (box: HTMLElement): Drawn | null => {
  const svg = box.querySelector("svg"),
    plot = readPlot(box.dataset.frame ?? "");
  if (!svg || !plot) return null;
  const line = document.createElementNS(SVG, "line"),
    said = document.createElement("output");
  line.setAttribute("class", "cursor");
  line.setAttribute("y1", String(plot.top));
  line.setAttribute("y2", String(plot.top + plot.tall));
  svg.append(line);
  box.append(said);
  const curves = [...svg.querySelectorAll("path.curve")].map((c) => cornersOf(c.getAttribute("d") ?? ""));
  return { box, svg, plot, curves, line, said };
};

/** The plots below `root` share a cursor; what it returns takes it away. `link`/PLY is the board of a ply. */
export const followCursor = (
  root: HTMLElement,
  link: string,
  called: (ply: number) => string,
): (() => void) => {
  const all = [...root.querySelectorAll<HTMLElement>(".plot[data-frame]")].flatMap((box) => draw(box) ?? []),
    ends: (() => void)[] = [];
  const plies = all[0]?.plot.plies ?? 0;
  let at = 0;
  const show = (ply: number) => {
    at = ply;
    for (const { box, plot, curves, line, said } of all) {
      const x = xOf(plot, ply).toFixed(1),
        values = curves.map((c) => Math.round(valueAt(plot, c, ply))).join(" · "),
        text = `${called(ply)}: ${values.replaceAll("-", "−")}`;
      line.setAttribute("x1", x);
      line.setAttribute("x2", x);
      said.textContent = text;
      box.setAttribute("aria-valuenow", String(ply));
      box.setAttribute("aria-valuetext", text);
    }
  };
  for (const { box, svg, plot } of all) {
    box.tabIndex = 0;
    box.setAttribute("role", "slider");
    box.setAttribute("aria-label", svg.getAttribute("aria-label") ?? "");
    box.setAttribute("aria-valuemin", "0");
    box.setAttribute("aria-valuemax", String(plies));
    const point = (e: PointerEvent) => {
      const r = svg.getBoundingClientRect();
      if (e.type === "pointerdown" || e.buttons & 1)
        show(plyAt(plot, ((e.clientX - r.left) / r.width) * svg.viewBox.baseVal.width));
    };
    const press = (e: KeyboardEvent) => {
      const to = stepped(e.key, at, plies);
      if (e.key === "Enter") location.hash = `${link}/${at}`;
      else if (to !== null) show(to);
      else return;
      e.preventDefault();
    };
    const go = (e: Event) => show((e as CustomEvent<number>).detail);
    box.addEventListener("pointerdown", point);
    box.addEventListener("pointermove", point);
    box.addEventListener("keydown", press);
    root.addEventListener("cursor", go);
    ends.push(() => {
      box.removeEventListener("pointerdown", point);
      box.removeEventListener("pointermove", point);
      box.removeEventListener("keydown", press);
      root.removeEventListener("cursor", go);
    });
  }
  if (all.length) show(0);
  return () => {
    for (const end of ends) end();
    for (const { line, said } of all) {
      line.remove();
      said.remove();
    }
  };
};

/** Puts the cursor of these plots at a ply. */
export const setCursor = (root: HTMLElement, ply: number) =>
  root.dispatchEvent(new CustomEvent("cursor", { detail: ply }));
