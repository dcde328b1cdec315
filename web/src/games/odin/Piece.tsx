// Tiles as they are drawn everywhere: on boards, in the tray, in dialogs, under the pointer.
import type { Scene } from "../../table/game";
import { colourOf, iconOf, shapeOf } from "./read";

export const UNIT = 30;
const PAD = 1.5;

/** The outline of a set of squares as one path, and the squares themselves filled without gaps. */
const paths = (cells: [number, number][]): { fill: string; edge: string } => {
  const has = new Set(cells.map(([r, c]) => r * 64 + c)),
    at = (r: number, c: number) => has.has(r * 64 + c);
  let fill = "",
    edge = "";
  for (const [r, c] of cells) {
    const l = at(r, c - 1) ? 0 : PAD,
      t = at(r - 1, c) ? 0 : PAD,
      rt = at(r, c + 1) ? 0 : PAD,
      b = at(r + 1, c) ? 0 : PAD;
    const x0 = c * UNIT + l,
      y0 = r * UNIT + t,
      x1 = (c + 1) * UNIT - rt,
      y1 = (r + 1) * UNIT - b;
    fill += `M${x0} ${y0}H${x1}V${y1}H${x0}z`;
    if (t) edge += `M${x0} ${y0}H${x1}`;
    if (b) edge += `M${x0} ${y1}H${x1}`;
    if (l) edge += `M${x0} ${y0}V${y1}`;
    if (rt) edge += `M${x1} ${y0}V${y1}`;
  }
  return { fill, edge };
};

/**
 * The middle of the biggest free rectangle would be best; the middle of the squares does, moved onto one of
 * them.
 */
const middle = (cells: [number, number][]): { x: number; y: number; size: number } => {
  const rows = cells.map(([r]) => r),
    cols = cells.map(([, c]) => c);
  const h = Math.max(...rows) - Math.min(...rows) + 1,
    w = Math.max(...cols) - Math.min(...cols) + 1,
    full = h * w === cells.length;
  const x = (Math.min(...cols) + w / 2) * UNIT,
    y = (Math.min(...rows) + h / 2) * UNIT;
  if (full) return { x, y, size: Math.min(UNIT * 1.5, Math.min(h, w) * UNIT * 0.74) };
  const near = [...cells].sort(
    (a, b) =>
      Math.hypot((a[1] + 0.5) * UNIT - x, (a[0] + 0.5) * UNIT - y) -
      Math.hypot((b[1] + 0.5) * UNIT - x, (b[0] + 0.5) * UNIT - y),
  )[0]!;
  return { x: (near[1] + 0.5) * UNIT, y: (near[0] + 0.5) * UNIT, size: UNIT * 0.78 };
};

/** Two letters for those who do not tell the colours apart. */
export const code = (s: Scene, item: string): string => {
  const w = s.words.label("item", item);
  return w.slice(0, 1).toUpperCase() + w.slice(1, 2);
};

/**
 * Each colour has a grain of its own: which goods may lie side by side is seen without telling colours apart.
 */
const GRAIN: Record<string, string> = { red: "p-hatch", green: "p-grass", blue: "p-sea2" };

export const TileShape = ({
  s,
  item,
  cells,
  cls = "",
}: {
  s: Scene;
  item: string;
  cells: [number, number][];
  cls?: string;
}) => {
  const grain = GRAIN[colourOf(item)],
    p = paths(cells),
    m = middle(cells),
    first = [...cells].sort((a, b) => a[0] - b[0] || a[1] - b[1])[0]!;
  return (
    <g class={`tl ${colourOf(item)} ${cls}`}>
      <path class="f" d={p.fill} />
      {grain && <path class="g" d={p.fill} fill={`url(#${grain})`} />}
      <path class="e" d={p.edge} />
      <use
        href={`#i-${iconOf(item)}`}
        x={m.x - m.size / 2}
        y={m.y - m.size / 2}
        width={m.size}
        height={m.size}
      />
      {cells.length > 2 && (
        <text x={first[1] * UNIT + 4} y={first[0] * UNIT + 11}>
          {code(s, item)}
        </text>
      )}
    </g>
  );
};

export const cellsOf = (item: string, o: number): [number, number][] =>
  shapeOf(item, o).flatMap((row, r) =>
    [...row].flatMap((ch, c): [number, number][] => (ch === "#" ? [[r, c]] : [])),
  );

/** A piece by itself. */
export const Piece = ({
  s,
  item,
  o = 0,
  unit = 12,
  cls = "",
}: {
  s: Scene;
  item: string;
  o?: number;
  unit?: number;
  cls?: string;
}) => {
  const rows = shapeOf(item, o),
    w = rows[0]!.length,
    h = rows.length;
  return (
    <svg
      class={`piece ${cls}`}
      viewBox={`0 0 ${w * UNIT} ${h * UNIT}`}
      width={w * unit}
      height={h * unit}
      aria-hidden="true"
    >
      <TileShape s={s} item={item} cells={cellsOf(item, o)} />
    </svg>
  );
};
