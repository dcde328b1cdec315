// One board as a grid: what is printed, what lies on it, and the piece that hovers over it.
import { useRef } from "preact/hooks";
import { nearest } from "../../table/keys";
import type { Scene } from "../../table/game";
import { held, hover, lay, letGo, spotsAt, spotUnder, turn, ways } from "./hold";
import { cellsOf, TileShape, UNIT } from "./Piece";
import { type BoardView, boardName, iconOf, lastIncome, type Square, shapeOf } from "./read";
import { say } from "./words";

const minus = (n: number) => (n < 0 ? `−${-n}` : `+${n}`);

const Cell = ({ q, r, c, covered }: { q: Square; r: number; c: number; covered: boolean }) => {
  if (q.kind === "out") return null;
  const x = c * UNIT,
    y = r * UNIT,
    cx = x + UNIT / 2,
    cy = y + UNIT / 2;
  return (
    <g class={`cl ${q.kind}`} data-cell={`${r}-${c}`}>
      <rect x={x + 1} y={y + 1} width={UNIT - 2} height={UNIT - 2} rx={1.5} />
      {!covered && q.kind === "minus" && (
        <text x={cx} y={cy + 3.5} text-anchor="middle">
          −1
        </text>
      )}
      {!covered && (q.kind === "income" || q.kind === "mark") && (
        <text x={cx} y={cy + 5.5} text-anchor="middle">
          {q.value}
        </text>
      )}
      {q.kind === "never" && <path d={`M${x + 6} ${y + 21}l6-9 4 5 3-4 6 8z`} />}
      {!covered &&
        q.kind === "bonus" &&
        q.reward.map((item, i) => {
          const size = q.reward.length > 1 ? 13 : 20;
          return (
            <use
              key={i}
              href={`#i-${iconOf(item)}`}
              x={cx - size / 2 + (q.reward.length > 1 ? i * 11 - 5.5 : 0)}
              y={cy - size / 2}
              width={size}
              height={size}
            />
          );
        })}
    </g>
  );
};

/** What laying the piece here would bring, in words. */
export const previewText = (s: Scene, b: BoardView): string => {
  const h = held.value,
    at = hover.value,
    spot = spotUnder.value;
  if (!h || !at || at.place !== b.place) return "";
  const where = say("spot", { board: boardName(s, b), row: at.row + 1, col: at.col + 1 });
  if (!spot) return `${where}: ${say("noFit")}`;
  const parts = [
    spot.covers ? say("covers", { n: spot.covers }) : "",
    spot.income ? say("incomeBy", { n: minus(spot.income) }) : "",
    spot.bonuses ? say(spot.bonuses > 0 ? "bonusWon" : "bonusLost", { n: Math.abs(spot.bonuses) }) : "",
  ];
  return `${where}: ${parts.filter(Boolean).join(", ") || say("noChange")}`;
};

const Ghost = ({ s, b }: { s: Scene; b: BoardView }) => {
  const h = held.value,
    at = hover.value;
  if (!h || !at || at.place !== b.place) return null;
  const spot = spotUnder.value,
    cells = cellsOf(h.item, h.o).map(([r, c]): [number, number] => [r + at.row, c + at.col]);
  const w = shapeOf(h.item, h.o)[0]!.length,
    rows = shapeOf(h.item, h.o).length;
  const tags = spot
    ? [
        spot.covers ? `+${spot.covers}` : "",
        spot.income ? `¤${minus(spot.income)}` : "",
        spot.bonuses ? `★${minus(spot.bonuses)}` : "",
      ].filter(Boolean)
    : ["✕"];
  const width = Math.max(26, tags.join("  ").length * 7 + 12),
    y = at.row > 0 ? at.row * UNIT - 19 : (at.row + rows) * UNIT + 2;
  const x = Math.max(
    0,
    Math.min((at.col + w / 2) * UNIT - width / 2, (b.rows[0]?.length ?? 1) * UNIT - width),
  );
  return (
    <g class={`ghost ${spot ? "fits" : "not"}`} pointer-events="none">
      <TileShape s={s} item={h.item} cells={cells} />
      <path
        class="rim"
        d={cells
          .map(([r, c]) => `M${c * UNIT + 2} ${r * UNIT + 2}h${UNIT - 4}v${UNIT - 4}h${4 - UNIT}z`)
          .join("")}
      />
      {tags.length > 0 && (
        <g class="tag">
          <rect x={x} y={y} width={width} height={18} rx={3} />
          <text x={x + width / 2} y={y + 13} text-anchor="middle">
            {tags.join("  ")}
          </text>
        </g>
      )}
    </g>
  );
};

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

export const Grid = ({ s, b, mine }: { s: Scene; b: BoardView; mine: boolean }) => {
  const svg = useRef<SVGSVGElement>(null),
    h = mine ? held.value : null;
  const w = b.rows[0]?.length ?? 1,
    rows = b.rows.length,
    last = lastIncome(b.board);
  const open = h ? ways(s, h.item).some((x) => x.place === b.place && x.o === h.o) : false;
  const spots = h && open ? (spotsAt(h.item, b.place, h.o) ?? []) : [];
  const covered = new Set(b.tiles.flatMap((t) => t.cells.map(([r, c]) => r * 64 + c)));
  const outline = h ? cellsOf(h.item, h.o) : [],
    reach = new Set(spots.flatMap((x) => outline.map(([r, c]) => (r + x.row) * 64 + c + x.col)));
  const over = (e: PointerEvent) => {
    if (!h || !svg.current || e.pointerType === "touch") return;
    const at = squareAt(svg.current, b, e.clientX, e.clientY);
    if (at) hoverAt(b.place, ...at);
    else hover.value = null;
  };
  const click = (e: MouseEvent) => {
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
  };
  const key = (e: KeyboardEvent) => {
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
  };
  return (
    <svg
      ref={svg}
      class={`grid ${h ? (open ? "ready" : "shut") : ""}`}
      data-board={b.place}
      viewBox={`-2 ${last ? -4 : -2} ${w * UNIT + 4} ${rows * UNIT + (last ? 6 : 4)}`}
      {...(h && open ? { tabindex: 0, role: "application" } : { role: "img" })}
      aria-label={gridName(s, b)}
      aria-describedby={h ? "preview" : undefined}
      onPointerMove={over}
      onPointerLeave={() => {
        if (h) hover.value = null;
      }}
      onClick={click}
      onKeyDown={key}
    >
      {b.rows.map((row, r) =>
        row.map((q, c) => <Cell key={`${r},${c}`} q={q} r={r} c={c} covered={covered.has(r * 64 + c)} />),
      )}
      {b.tiles.map((t) => (
        <TileShape key={`${t.cells[0]}`} s={s} item={t.item} cells={t.cells} />
      ))}
      {[...reach].map((k) => (
        <rect
          key={k}
          class="corner"
          x={(k % 64) * UNIT + 2}
          y={Math.floor(k / 64) * UNIT + 2}
          width={UNIT - 4}
          height={UNIT - 4}
          rx={2}
        />
      ))}
      {last > 0 && b.area.startsWith("home") && (
        <g class="lastinc">
          <text x={12.5 * UNIT} y={3.9 * UNIT} text-anchor="middle">
            {last}
          </text>
          <use href="#i-silver" x={12.5 * UNIT - 10} y={4.1 * UNIT} width={20} height={20} />
        </g>
      )}
      <Ghost s={s} b={b} />
    </svg>
  );
};

/** The board for those who do not see it: what lies on it, what is open, what it pays. */
export const gridName = (s: Scene, b: BoardView): string => {
  const count = new Map<string, number>();
  for (const t of b.tiles) count.set(t.item, (count.get(t.item) ?? 0) + 1);
  const lies = [...count]
    .map(([item, n]) => (n > 1 ? `${s.words.label("item", item)} × ${n}` : s.words.label("item", item)))
    .join(", ");
  const state = say("boardState", { open: b.open, income: b.income, n: b.bonuses });
  return `${boardName(s, b)}. ${state} ${lies ? say("lies", { list: lies }) : say("empty")}`;
};
