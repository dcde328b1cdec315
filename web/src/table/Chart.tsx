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

interface Scale {
  categories: string[];
  /** Where nought lies, and what a point takes, in hundredths. */
  nought: number;
  k: number;
}
const plusOf = (s: Sheet) => s.lines.reduce((n, l) => n + Math.max(0, l.points ?? 0), 0);
const lessOf = (s: Sheet) => s.lines.reduce((n, l) => n + Math.max(0, -(l.points ?? 0)), 0);
const scaleOf = (sheets: Sheet[]): Scale => {
  const most = Math.max(1, ...sheets.map(plusOf)),
    least = Math.max(0, ...sheets.map(lessOf)),
    k = 100 / (most + least);
  const categories = (sheets[0]?.lines ?? [])
    .map((l) => l.category)
    .filter((c) => sheets.some((s) => at(s, c) !== 0));
  return { categories, nought: least * k, k };
};
/** How wide a part has to be for its number to stand inside, in hundredths of a bar on a phone. */
const roomFor = (n: number) => 3 + 7.5 * String(n).length;
const tintOf = (i: number) => TINTS[i % TINTS.length];

/** One seat's points by where they come from; what costs points is hatched to the left of nought. */
const Track = ({ s, scale, scene, beat }: { s: Sheet; scale: Scale; scene: Scene; beat: number }) => {
  const { categories, nought, k } = scale,
    less = lessOf(s);
  return (
    <span class="bar-track">
      <i
        class="bar-less"
        style={{ left: `${nought - less * k}%`, width: `${less * k}%` }}
        title={`−${less}`}
      />
      <span class="bar-plus m-grow" style={{ left: `${nought}%`, width: `${plusOf(s) * k}%`, "--at": beat }}>
        {categories.map(
          (c, i) =>
            at(s, c) > 0 && (
              <i
                key={c}
                style={{ flex: at(s, c), background: tintOf(i) }}
                title={`${scene.words.category(c)} ${at(s, c)}`}
              >
                {at(s, c) * k > roomFor(at(s, c)) && <em>{at(s, c)}</em>}
              </i>
            ),
        )}
      </span>
    </span>
  );
};

/** Beats from one row to the next; the last comes first. */
const STEP = 10;

/** The ranking: one bar a seat, from the first to the last. */
export const Ranks = ({ sheets, scene }: { sheets: Sheet[]; scene: Scene }) => {
  const scale = scaleOf(sheets);
  return (
    <figure class="bars" aria-label={t("end.breakdown")}>
      <ol class="ranks">
        {sheets.map((s, i) => {
          const beat = 4 + (sheets.length - i) * STEP;
          return (
            <li
              key={s.seat}
              class={`bar-row m-in s${s.seat + 1} ${s.rank === 1 ? "first" : ""}`}
              style={{ "--at": beat }}
              data-snd="set"
            >
              <span class="rank">{s.rank}</span>
              <span class="bar-name">
                <Mk seat={s.seat} />
                <span>{seatName(scene.m, s.seat)}</span>
              </span>
              <Track s={s} scale={scale} scene={scene} beat={beat + 2} />
              <b>{minus(s.total)}</b>
            </li>
          );
        })}
      </ol>
      <figcaption>
        {scale.categories.map((c, i) => {
          const tint = sheets.some((s) => at(s, c) > 0) && tintOf(i);
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
