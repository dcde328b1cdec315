// One board as a grid: what is printed, what lies on it, and the piece that hovers over it.
import { useRef } from "preact/hooks";
import type { Scene } from "../../table/game";
import { aiming } from "./aim";
import { held, hover, spotsAt, spotUnder, ways } from "./hold";
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
  return (
    <svg
      ref={svg}
      class={`grid ${h ? (open ? "ready" : "shut") : ""}`}
      data-board={b.place}
      viewBox={`-2 ${last ? -4 : -2} ${w * UNIT + 4} ${rows * UNIT + (last ? 6 : 4)}`}
      {...(h && open ? { tabindex: 0, role: "application" } : { role: "img" })}
      aria-label={gridName(s, b)}
      aria-describedby={h ? "preview" : undefined}
      {...aiming(s, b, h, spots, svg)}
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
