// Goods as the tiles they are, to scale: how many squares each covers.
import { Ic } from "../art/icons";
import type { Figure } from "./guide";

export const Tiles = ({ f }: { f: Extract<Figure, { name: "tiles" }> }) => (
  <ul class="btiles">
    {f.tiles.map((x) => (
      <li key={x.id}>
        <span class={`btile t-${x.colour}`} style={{ "--w": x.w, "--h": x.h }}>
          <Ic name={x.id} />
        </span>
        <span>{x.name}</span>
      </li>
    ))}
  </ul>
);

const SIDE = 40;

/** A part of a board of squares with pieces on it. */
export const Grid = ({ f }: { f: Extract<Figure, { name: "grid" }> }) => (
  <svg
    class="bgrid"
    viewBox={`-1 -1 ${f.cols * SIDE + 2} ${f.rows * SIDE + 2}`}
    role="img"
    aria-label={f.pieces.map((p) => p.name).join(", ")}
  >
    {f.cells.flatMap((row, y) =>
      row.map((c, x) =>
        c.out ? null : (
          <g key={`${x} ${y}`} transform={`translate(${x * SIDE} ${y * SIDE})`}>
            <rect class={c.minus ? "minus" : c.income ? "income" : ""} width={SIDE} height={SIDE} />
            {c.bonus && <use href={`#i-${c.bonus}`} x={9} y={9} width={22} height={22} />}
            {(c.income || c.minus) && (
              <text x={SIDE / 2} y={26} text-anchor="middle">
                {c.income ?? "−1"}
              </text>
            )}
          </g>
        ),
      ),
    )}
    {f.pieces.map((p) => (
      <g key={`${p.x} ${p.y}`} transform={`translate(${p.x * SIDE} ${p.y * SIDE})`}>
        <rect
          class={`piece t-${p.colour}`}
          x={2}
          y={2}
          width={p.w * SIDE - 4}
          height={p.h * SIDE - 4}
          rx={4}
        />
        <use
          class="on-piece"
          href={`#i-${p.ic}`}
          x={(p.w * SIDE) / 2 - 13}
          y={(p.h * SIDE) / 2 - 13}
          width={26}
          height={26}
        />
      </g>
    ))}
  </svg>
);
