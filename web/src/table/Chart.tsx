// Charts of the end: how the points came together, and how they grew.
import { Mk } from "../art/icons";
import type { Sheet } from "../core/protocol";
import type { Growth } from "../stages/moments";
import { t } from "../words";
import { seatName } from "./Frame";
import type { Scene } from "./game";
import { minus } from "./Side";

const TINTS = [
  "var(--woad)",
  "var(--verdi)",
  "var(--ember)",
  "var(--seat-4)",
  "var(--seat-3)",
  "var(--iron)",
  "var(--seat-5)",
  "var(--gold)",
  "var(--ink-3)",
];

/** Stacked bars, one a seat; what costs points is hatched to the left of nought. */
export const Bars = ({ sheets, scene }: { sheets: Sheet[]; scene: Scene }) => {
  const categories = (sheets[0]?.lines ?? [])
    .map((l) => l.category)
    .filter((c) => sheets.some((s) => at(s, c) !== 0));
  const plus = (s: Sheet) => s.lines.reduce((n, l) => n + Math.max(0, l.points ?? 0), 0);
  const less = (s: Sheet) => s.lines.reduce((n, l) => n + Math.max(0, -(l.points ?? 0)), 0);
  const most = Math.max(1, ...sheets.map(plus)),
    least = Math.max(0, ...sheets.map(less));
  const k = 100 / (most + least);
  return (
    <figure class="bars" aria-label={t("end.breakdown")}>
      {sheets.map((s) => (
        <div class="bar-row" key={s.seat}>
          <span class="bar-name">
            <Mk seat={s.seat} />
            {seatName(scene.m, s.seat)}
          </span>
          <span class="bar-track">
            <i
              class="bar-less"
              style={{ left: `${(least - less(s)) * k}%`, width: `${less(s) * k}%` }}
              title={`−${less(s)}`}
            />
            <span class="bar-plus" style={{ left: `${least * k}%`, width: `${plus(s) * k}%` }}>
              {categories.map(
                (c, i) =>
                  at(s, c) > 0 && (
                    <i
                      key={c}
                      style={{ flex: at(s, c), background: TINTS[i % TINTS.length] }}
                      title={`${scene.words.category(c)} ${at(s, c)}`}
                    >
                      {at(s, c) * k > 5 && <em>{at(s, c)}</em>}
                    </i>
                  ),
              )}
            </span>
          </span>
          <b>{minus(s.total)}</b>
        </div>
      ))}
      <figcaption>
        {categories.map((c, i) => {
          const tint = sheets.some((s) => at(s, c) > 0) && TINTS[i % TINTS.length];
          return (
            <span key={c}>
              <i class={tint ? "" : "costs"} style={tint ? { background: tint } : {}} />
              <span>{scene.words.category(c)}</span>
            </span>
          );
        })}
      </figcaption>
    </figure>
  );
};
const at = (s: Sheet, c: string) => s.lines.find((l) => l.category === c)?.points ?? 0;

export const Lines = ({ growth, seats, label }: { growth: Growth[]; seats: number; label: string }) => {
  if (growth.length < 2) return null;
  const W = 640,
    H = 180,
    L = 30,
    B = 18;
  const top = Math.max(10, ...growth.flatMap((g) => g.totals)),
    low = Math.min(0, ...growth.flatMap((g) => g.totals));
  const end = growth.at(-1)!.ply || 1;
  const x = (ply: number) => L + (ply / end) * (W - L - 24),
    y = (v: number) => 8 + ((top - v) / (top - low || 1)) * (H - B - 12);
  const ticks = Array.from({ length: 5 }, (_, i) => Math.round(low + ((top - low) * i) / 4));
  return (
    <svg class="lines" viewBox={`0 0 ${W} ${H}`} role="img" aria-label={label}>
      {ticks.map((v) => (
        <g key={v}>
          <path d={`M${L} ${y(v)}H${W - 24}`} stroke="var(--edge)" />
          <text x={L - 6} y={y(v) + 4} text-anchor="end">
            {minus(v)}
          </text>
        </g>
      ))}
      {Array.from({ length: seats }, (_, s) => (
        <g key={s}>
          <path
            d={growth
              .map((g, i) => `${i ? "L" : "M"}${x(g.ply).toFixed(1)} ${y(g.totals[s] ?? 0).toFixed(1)}`)
              .join("")}
            fill="none"
            stroke={`var(--seat-${s + 1})`}
            stroke-width="2.500"
            stroke-dasharray={["", "7 3", "2 3", "9 3 2 3", "4 2"][s]}
            stroke-linejoin="round"
          />
          <use
            href={`#i-mk-${s + 1}`}
            x={x(end) - 2}
            y={y(growth.at(-1)!.totals[s] ?? 0) - 9}
            width={18}
            height={18}
          />
        </g>
      ))}
    </svg>
  );
};
