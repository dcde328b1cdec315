// A rating is a range: a bar with a mark, dashed while it settles; and the way it went.
import type { Rating } from "../core/protocol";

/** A scale that holds all of them, in hundreds. */
export const scaleOf = (all: readonly Rating[]): [number, number] => {
  const low = Math.min(1200, ...all.map((r) => r.rating - r.range)),
    high = Math.max(1800, ...all.map((r) => r.rating + r.range));
  return [Math.floor(low / 100) * 100, Math.ceil(high / 100) * 100];
};

const WIDTH = 300;

export const Whisk = ({ r, scale: [low, high] }: { r: Rating; scale: [number, number] }) => {
  const at = (v: number) => 6 + ((Math.min(high, Math.max(low, v)) - low) / (high - low)) * (WIDTH - 12),
    ticks = Array.from({ length: 6 }, (_, i) => low + ((high - low) / 5) * i);
  return (
    <svg
      class={`whisk ${r.settling ? "pv" : ""}`}
      viewBox={`0 0 ${WIDTH} 22`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path class="ax" d={`M${at(low)} 11H${at(high)}`} />
      {ticks.map((v) => (
        <path key={v} class="ax" d={`M${at(v)} 6v10`} />
      ))}
      {r.range > 0 && <path class="iv" d={`M${at(r.rating - r.range)} 11H${at(r.rating + r.range)}`} />}
      <ellipse class="pt" cx={at(r.rating)} cy="11" rx="4.5" ry="6" />
    </svg>
  );
};

/** The way of a rating, the last point marked. Nothing under three points. */
export const Spark = ({ curve }: { curve: readonly (readonly [number, number, number])[] }) => {
  if (curve.length < 3) return null;
  const values = curve.map(([, v]) => v),
    low = Math.min(...values),
    high = Math.max(...values),
    x = (i: number) => 2 + (i / (curve.length - 1)) * 70,
    y = (v: number) => 22 - ((v - low) / (high - low || 1)) * 18;
  const d = values.map((v, i) => `${i ? "L" : "M"}${x(i).toFixed(1)} ${y(v).toFixed(1)}`).join("");
  return (
    <svg class="spark" viewBox="0 0 78 26" aria-hidden="true">
      <path d={d} />
      <circle cx={x(curve.length - 1)} cy={y(values.at(-1)!)} r="3" />
    </svg>
  );
};

/** Room for four figures, which are larger on a phone. */
const LEFT = 60;

/** The same, large, with its range. */
export const Curve = ({
  curve,
  label,
}: {
  curve: readonly (readonly [number, number, number])[];
  label: string;
}) => {
  const low = Math.min(...curve.map(([, v, r]) => v - r)),
    high = Math.max(...curve.map(([, v, r]) => v + r)),
    step = high - low > 500 ? 200 : 100,
    x = (i: number) => LEFT + (i / Math.max(1, curve.length - 1)) * (584 - LEFT),
    y = (v: number) => 150 - ((v - low) / (high - low || 1)) * 140;
  const line = (f: (c: readonly [number, number, number]) => number) =>
    curve.map((c, i) => `${x(i).toFixed(1)} ${y(f(c)).toFixed(1)}`);
  const ticks: number[] = [];
  for (let v = Math.ceil(low / step) * step; v <= high; v += step) ticks.push(v);
  return (
    <svg class="curve" viewBox="0 0 600 160" role="img" aria-label={label}>
      {ticks.map((v) => (
        <g key={v}>
          <path class="grid" d={`M${LEFT} ${y(v)}H592`} />
          <text x={LEFT - 7} y={y(v) + 4} text-anchor="end">
            {v}
          </text>
        </g>
      ))}
      <path
        class="band"
        d={`M${line(([, v, r]) => v + r).join("L")}L${line(([, v, r]) => v - r)
          .reverse()
          .join("L")}Z`}
      />
      <path class="ln" d={`M${line(([, v]) => v).join("L")}`} />
      <circle cx={x(curve.length - 1)} cy={y(curve.at(-1)![1])} r="4" />
    </svg>
  );
};
