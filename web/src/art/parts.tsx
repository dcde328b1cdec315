// Parts of a board in the drawing language: plank, chip, stone, slot, pawn, ship.
import type { SlotState } from "../table/controller";
import type { Box } from "../table/game";

/** Letters of the display face by their width, in sizes: the first kind that has a letter counts. */
const WIDTHS: [RegExp, number][] = [
  [/ /, 0.18],
  [/[fijlrtIJ.,'’:|]/, 0.33],
  [/[WЖШЩЮ]/, 1],
  [/[mMМжшщю]/, 0.82],
  [/[wDHNÜДИЙНПФЦмфы]/, 0.72],
  [/[A-ZÄÖА-Я]/, 0.64],
];
/** About the width of a text in the display face; planks are cut to it. */
export const textWidth = (text: string, size: number) =>
  size * [...text].reduce((w, c) => w + (WIDTHS.find(([like]) => like.test(c))?.[1] ?? 0.53), 0);

const SMALLEST = 9.5;
/** The size in which a name has its place: smaller as a whole, never crushed, and never too small to read. */
export const fitting = (text: string, size: number, width: number): number =>
  Math.max(SMALLEST, Math.min(size, (size * width) / textWidth(text, size)));

/** One line, or two of about the same length where one would be too small to read. */
const linesOf = (text: string, width: number): string[] => {
  const cuts = [...text].flatMap((c, i) => (c === " " ? [i] : []));
  if (!cuts.length || textWidth(text, SMALLEST) <= width) return [text];
  const longer = (at: number) => Math.max(textWidth(text.slice(0, at), 1), textWidth(text.slice(at + 1), 1));
  const at = cuts.reduce((best, i) => (longer(i) < longer(best) ? i : best));
  return [text.slice(0, at), text.slice(at + 1)];
};

const LINE = 9.5; /* from one line of a plank to the next */

export const Plank = ({
  x,
  y,
  text,
  max = 150,
  min = 56,
}: {
  x: number;
  y: number;
  text: string;
  max?: number;
  min?: number;
}) => {
  const room = max - 14,
    small = textWidth(text, 12.5) > room,
    lines = linesOf(text, room),
    size = Math.min(...lines.map((line) => fitting(line, small ? (lines[1] ? 10.5 : 11.5) : 12.5, room))),
    w = Math.max(min, ...lines.map((line) => textWidth(line, size) + 14)),
    l = x - w / 2,
    top = y - (lines.length - 1) * LINE,
    half = (y + 18 - top) / 2;
  return (
    <g class={`plank ${small ? "sm" : ""}`} aria-hidden="true">
      <path d={`M${l} ${top}H${l + w}l5 ${half}l-5 ${half}H${l}l-5-${half}z`} />
      {lines.map((line, i) => (
        <text
          key={line}
          x={x}
          y={top + 13.3 + i * LINE - (lines.length - 1)}
          text-anchor="middle"
          style={{ fontSize: `${size}px` }}
        >
          {line}
        </text>
      ))}
    </g>
  );
};

/** How wide a card in hand has to be for its words to stand on three lines. */
export const handWidth = (name: string, text: string, more = 0): { "--hw": string } => {
  const title = textWidth(name, 12) + 44,
    lines = (1.12 * textWidth(text, 9.6) + more) / 2.6 + 20;
  return { "--hw": `${Math.round(Math.max(112, title, lines))}px` };
};

export type ChipPart =
  | { icon: string; ban?: boolean; ember?: boolean }
  | { text: string | number }
  | "to"
  | "or";

const partWidth = (p: ChipPart) =>
  typeof p === "string"
    ? 14
    : "icon" in p
      ? 18
      : 5 + String(p.text).length * (String(p.text).length > 2 ? 5.2 : 6.6);

export const Chip = ({
  x,
  y,
  parts,
  max = 140,
}: {
  x: number;
  y: number;
  parts: ChipPart[];
  max?: number;
}) => {
  const w = parts.reduce((n, p) => n + partWidth(p), 8),
    k = Math.min(1, max / w);
  let at = x - w / 2 + 5;
  return (
    <g
      class="chip"
      aria-hidden="true"
      {...(k < 1 ? { transform: `translate(${x} ${y}) scale(${k}) translate(${-x} ${-y})` } : {})}
    >
      <rect x={x - w / 2} y={y} width={w} height={19} rx={3} />
      {parts.map((p, i) => {
        const here = at;
        at += partWidth(p);
        if (p === "to")
          return (
            <use
              key={i}
              href="#i-arrow"
              x={here - 1}
              y={y + 2.5}
              width={13}
              height={14}
              style="color:var(--ember)"
            />
          );
        if (p === "or")
          return (
            <text key={i} x={here + 3} y={y + 13.9}>
              /
            </text>
          );
        if ("icon" in p)
          return (
            <g key={i} style={{ color: p.ban ? "var(--madder)" : p.ember ? "var(--ember)" : "inherit" }}>
              <use href={`#i-${p.icon}`} x={here} y={y + 2} width={15} height={15} />
              {p.ban && <path d={`M${here - 1} ${y + 17}l17-15`} stroke="var(--madder)" stroke-width="2" />}
            </g>
          );
        return (
          <text key={i} x={here + 1} y={y + 13.9}>
            {p.text}
          </text>
        );
      })}
    </g>
  );
};

export const Pawn = ({
  x,
  y,
  seat,
  glyph = "worker",
  ghost = false,
  size = 28,
}: {
  x: number;
  y: number;
  seat: number;
  glyph?: string;
  ghost?: boolean;
  size?: number;
}) => (
  <g class={`pawn ${ghost ? "ghost" : ""}`}>
    <ellipse cx={x} cy={y + size * 0.42} rx={size * 0.42} ry={size * 0.135} fill="#000" opacity=".35" />
    <use href={`#i-mk-${seat + 1}`} x={x - size / 2} y={y - size * 0.515} width={size} height={size} />
    <use
      href={`#i-${glyph}`}
      x={x - size * 0.276}
      y={y - size * 0.32}
      width={size * 0.553}
      height={size * 0.553}
      style="color:var(--seat-ink)"
    />
  </g>
);

export interface SlotProps {
  x: number;
  y: number;
  slot: string;
  state: SlotState;
  label: string;
  glyph?: string;
  seat?: number | null;
  mySeat?: number | null;
  r?: number;
  onPick?: (slot: string) => void;
  onLook?: (slot: string | null) => void;
}

/** A place one can point at. The controller says in which state it is. */
export const Slot = ({
  x,
  y,
  slot,
  state,
  label,
  glyph = "worker",
  seat = null,
  mySeat = null,
  r = 12.5,
  onPick,
  onLook,
}: SlotProps) => {
  const active = state === "legal" || state === "selected" || state === "blocked";
  return (
    <g
      class={`slot ${state} hit`}
      data-slot={slot}
      role={active ? "button" : "img"}
      aria-label={label}
      tabindex={state === "legal" || state === "selected" ? 0 : -1}
      aria-disabled={state === "blocked" ? true : undefined}
      aria-pressed={state === "selected" ? true : undefined}
      onClick={() => onPick?.(slot)}
      onMouseEnter={() => onLook?.(slot)}
      onMouseLeave={() => onLook?.(null)}
      onFocus={() => onLook?.(slot)}
    >
      <circle class="reach" cx={x} cy={y} r={22} fill="transparent" />
      <circle class="halo" cx={x} cy={y} r={r + 3.5} />
      <circle class="well" cx={x} cy={y} r={r} />
      <circle class="ring" cx={x} cy={y} r={r} />
      {seat !== null ? (
        <Pawn key="stands" x={x} y={y} seat={seat} />
      ) : state === "selected" && mySeat !== null ? (
        <Pawn key="ghost" x={x} y={y} seat={mySeat} ghost />
      ) : (
        <use
          href={`#i-${state === "blocked" ? "lock" : glyph}`}
          x={x - 7.5}
          y={y - 7.7}
          width={15}
          height={15}
        />
      )}
    </g>
  );
};

/** A longship under sail, drawn once at 120 x 80 and scaled. */
export const Ship = ({
  x,
  y,
  w,
  sail = "var(--weave-1)",
  sail2 = "var(--plank-2)",
  hull = "var(--timber-2)",
}: {
  x: number;
  y: number;
  w: number;
  sail?: string;
  sail2?: string;
  hull?: string;
}) => {
  const k = w / 104;
  return (
    <g transform={`translate(${x} ${y}) scale(${k}) translate(-492 -248)`} aria-hidden="true">
      <path
        d="M434 252q12.5 6 26 0t26 0 26 0 33.3 0"
        fill="none"
        stroke="var(--foam)"
        stroke-opacity=".6"
        stroke-width="1.5"
      />
      <path d="M492 235.2V172.4" stroke="var(--timber-3)" stroke-width="2.5" />
      {[469.1, 478.3, 487.4, 496.6, 505.7].map((l, i) => (
        <path
          key={l}
          d={`M${l} 179.4h9.2q3 19.8 .8 39.6h-8.7q1.700-19.8-1.300-39.600z`}
          fill={i % 2 ? sail2 : sail}
        />
      ))}
      <path d="M466.1 179.4H517.9" stroke="var(--timber-0)" stroke-width="2" />
      <path
        d={
          "M440 229.2c-3.1-13.5-3.1-28.4 5.2-33.8c1 4 0 6-3 8c2 16.2 6.2 19.5 14.6 19.5H524.2c8.3 0 " +
          "13.5-5.4 15.6-21.6c-3-2-4-4-3-7c7.3 2.7 8.3 18.9 5.2 32.4Q529.4 248 492 248T440 229.2z"
        }
        fill={hull}
        stroke="var(--timber-0)"
        stroke-width="1.5"
      />
      <path d="M446.2 236.8Q492 248.7 537.8 236.8" fill="none" stroke="var(--timber-0)" stroke-opacity=".6" />
      {[463.9, 475.2, 486.4, 497.6, 508.8, 520.1].map((cx, i) => (
        <circle
          key={cx}
          cx={cx}
          cy={[232.5, 233.8, 234.4, 234.4, 233.8, 232.5][i]}
          r={5}
          fill={i % 2 ? sail : "var(--weave-2)"}
          stroke="var(--timber-0)"
        />
      ))}
    </g>
  );
};

/** A bubble that says why a place is closed: one sentence, then the rule. */
export const Reason = ({
  x,
  y,
  text,
  rule,
  box = [0, 0, 860, 588],
}: {
  x: number;
  y: number;
  text: string;
  rule: string;
  /** The part of the picture that is to be seen: the bubble stays in it. */
  box?: Box;
}) => {
  const [left, top, wide] = box,
    lines: string[] = [];
  for (const word of text.split(" ")) {
    const last = lines.at(-1);
    if (last !== undefined && textWidth(`${last} ${word}`, 11.5) < Math.min(190, wide - 32))
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  const shownLines = lines.length > 4 ? [...lines.slice(0, 3), `${lines[3]} …`] : lines;
  const w = Math.max(80, ...shownLines.map((l) => textWidth(l, 11.5))) + 20,
    h = shownLines.length * 14 + 24;
  const l = Math.max(left + 6, Math.min(left + wide - 6 - w, x - w / 2)),
    above = y - h - 24 > top + 4;
  const t = above ? y - h - 24 : y + 24;
  const tail = above ? `M${x - 7} ${t + h}l7 8l7-8z` : `M${x - 7} ${t}l7-8l7 8z`;
  return (
    <g class="reason" aria-hidden="true">
      <path class="bub" d={tail} />
      <rect x={l} y={t} width={w} height={h} rx={4} />
      {shownLines.map((s, i) => (
        <text key={i} x={l + 10} y={t + 16 + i * 14}>
          {s}
        </text>
      ))}
      <text x={l + 10} y={t + h - 8} class="id">
        {rule}
      </text>
    </g>
  );
};
