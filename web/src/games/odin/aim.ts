// Where the piece in hand goes: under a pointer, under a finger, by the arrows.
import type { RefObject } from "preact";
import type { Scene } from "../../table/game";
import { nearest } from "../../table/keys";
import { type Held, held, hover, lay, letGo, type Spot, spotsAt, spotUnder, turn } from "./hold";
import { UNIT } from "./Piece";
import { type BoardView, type Square, shapeOf } from "./read";

/** The corner a piece has when it is held by its middle over a square. */
export const cornerFor = (item: string, o: number, row: number, col: number) => {
  const shape = shapeOf(item, o);
  return { row: row - Math.floor((shape.length - 1) / 2), col: col - Math.floor((shape[0]!.length - 1) / 2) };
};

/** Moves the piece over a square; near misses slip into place. */
export const hoverAt = (place: string, row: number, col: number) => {
  const h = held.value;
  if (!h) return;
  const at = cornerFor(h.item, h.o, row, col),
    all = spotsAt(h.item, place, h.o) ?? [];
  if (all.some((x) => x.row === at.row && x.col === at.col)) {
    hover.value = { place, ...at };
    return;
  }
  const near = all
    .filter((x) => Math.abs(x.row - at.row) + Math.abs(x.col - at.col) === 1)
    .sort((a, b) => b.gain - a.gain)[0];
  hover.value = { place, row: near?.row ?? at.row, col: near?.col ?? at.col };
};

export const squareAt = (
  svg: SVGSVGElement,
  b: { rows: Square[][] },
  x: number,
  y: number,
): [number, number] | null => {
  const box = svg.getBoundingClientRect(),
    vb = svg.viewBox.baseVal,
    scale = Math.min(box.width / vb.width, box.height / vb.height);
  const left = box.x + (box.width - vb.width * scale) / 2,
    top = box.y + (box.height - vb.height * scale) / 2;
  const col = Math.floor(((x - left) / scale + vb.x) / UNIT),
    row = Math.floor(((y - top) / scale + vb.y) / UNIT);
  return row < 0 || col < 0 || row >= b.rows.length || col >= (b.rows[0]?.length ?? 0) ? null : [row, col];
};

interface Corner {
  row: number;
  col: number;
}
const drawn = ({ row, col }: Corner) => ({ x: col * UNIT, y: row * UNIT });

/** Where an arrow leads: to the very next square of its line, or to the nearest that way. */
export const nextSpot = <T extends Corner>(
  spots: T[],
  at: Corner,
  [dx, dy]: [number, number],
): T | undefined =>
  spots.find((x) => x.col === at.col + dx && x.row === at.row + dy) ??
  spots[nearest(drawn(at), spots.map(drawn), dx, dy)];

const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** What a board listens to. `h`: the piece in hand, if this board may take it; `spots`: where it fits. */
export const aiming = (
  s: Scene,
  b: BoardView,
  h: Held | null,
  spots: Spot[],
  svg: RefObject<SVGSVGElement | null>,
) => ({
  onPointerMove: (e: PointerEvent) => {
    if (!h || !svg.current || e.pointerType === "touch") return;
    const at = squareAt(svg.current, b, e.clientX, e.clientY);
    if (at) hoverAt(b.place, ...at);
    else hover.value = null;
  },
  onPointerLeave: () => {
    if (h) hover.value = null;
  },
  onClick: (e: MouseEvent) => {
    if (!h || !svg.current) return;
    const at = squareAt(svg.current, b, e.clientX, e.clientY),
      before = hover.value;
    if (!at) return;
    hoverAt(b.place, ...at);
    const now = hover.value,
      touch = (e as PointerEvent).pointerType === "touch";
    if (!now || !spotUnder.value) return;
    // A finger first shows, then lays: it covers what it points at.
    if (touch && (before?.row !== now.row || before.col !== now.col || before.place !== now.place)) return;
    void lay(s, b.place, now.row, now.col);
  },
  onKeyDown: (e: KeyboardEvent) => {
    if (!h) return;
    const arrow = ARROWS[e.key];
    if (arrow && spots.length) {
      const at = hover.value?.place === b.place ? hover.value : null;
      const next = at ? nextSpot(spots, at, arrow) : [...spots].sort((a, c) => c.gain - a.gain)[0];
      if (next) hover.value = { place: b.place, row: next.row, col: next.col };
    } else if (e.key === "Enter" || e.key === " ") {
      const at = hover.value;
      if (at && spotUnder.value) void lay(s, at.place, at.row, at.col);
    } else if (e.key === "r" || e.key === "f") turn(s, e.key === "f");
    else if (e.key === "Escape") letGo();
    else return;
    e.preventDefault();
    e.stopPropagation();
  },
});
