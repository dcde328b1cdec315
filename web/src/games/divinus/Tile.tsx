// One tile: a ground, bays of other grounds at its sides, symbols on bone discs. And the dice.
import type { Scene } from "../../table/game";
import { type DieView, groundAt, regionsOf, SIDES, type TileView } from "./read";
import { say } from "./words";

const PATTERN = { sea: "p-sea2", plain: "p-grass", mountain: "p-peak" } as const;
// One side, two neighbouring sides (from the first clockwise); drawn for north, then turned.
const BAY = "M0 0C22 40 78 40 100 0Z",
  CORNER = "M0 0H100V100C90 62 38 10 0 0Z";

interface Patch {
  side: number;
  path: string;
  ground: "sea" | "plain" | "mountain";
}

/** The widest region is the ground; every other one is a bay at its side, or a corner at two. */
const patches = (id: string): { base: "sea" | "plain" | "mountain"; parts: Patch[] } => {
  const regions = regionsOf(id),
    at = { id, turned: 0 };
  const sides = (r: string) => [0, 1, 2, 3].filter((i) => regions[i] === r);
  const all = [...new Set(regions)].sort((a, b) => sides(b).length - sides(a).length);
  const parts = all.slice(1).map((r): Patch => {
    const own = sides(r),
      first = own.length === 2 && own[0] === 0 && own[1] === 3 ? 3 : own[0]!;
    return { side: first, path: own.length === 2 ? CORNER : BAY, ground: groundAt(at, own[0]!) };
  });
  return { base: groundAt(at, sides(all[0]!)[0]!), parts };
};

const ICON: Record<string, string> = {
  viking: "viking",
  dwarf: "dwarf",
  jotun: "jotun",
  rune: "rune",
  sapling: "sapling",
};

const Disc = ({ x, symbol, abyss }: { x: number; symbol: string; abyss: boolean }) => (
  <g>
    {abyss ? (
      <circle cx={x} cy={50} r={16} class="dv-abyss" />
    ) : symbol.startsWith("L") ? (
      <path d={`M${x} 32l16 9v18l-16 9l-16-9V41z`} class="dv-loc" />
    ) : (
      <circle cx={x} cy={50} r={16} class="dv-disc" />
    )}
    {abyss ? (
      <use href="#i-abyss" x={x - 11} y={39} width={22} height={22} class="dv-abyss-i" />
    ) : symbol === "wild" ? (
      <path
        d={`M${x} 38l3.500 8.500 8.500 3.500-8.500 3.500-3.500 8.500-3.500-8.500-8.500-3.500 8.500-3.500z`}
        class="dv-wild"
      />
    ) : (
      <use
        href={`#i-${symbol.startsWith("L") ? "valhalla" : (ICON[symbol] ?? "rune")}`}
        x={x - 11}
        y={39}
        width={22}
        height={22}
        class="dv-sym"
      />
    )}
  </g>
);

export const Tile = ({ tile, cls = "" }: { tile: TileView; cls?: string }) => {
  const { base, parts } = patches(tile.id);
  const shown = tile.symbols
    .map((symbol, i) => ({ symbol, abyss: !!((tile.abyss >> i) & 1) }))
    .filter((x) => x.abyss || x.symbol !== "empty");
  return (
    <svg class={`dv-tile ${cls}`} viewBox="0 0 100 100" aria-hidden="true">
      <g transform={`rotate(${tile.turned * 90} 50 50)`}>
        <rect width="100" height="100" fill={`var(--t-${base})`} />
        <rect width="100" height="100" fill={`url(#${PATTERN[base]})`} />
        {parts.map((p, i) => (
          <g key={i} transform={`rotate(${p.side * 90} 50 50)`}>
            <path d={p.path} fill={`var(--t-${p.ground})`} />
            <path d={p.path} fill={`url(#${PATTERN[p.ground]})`} class="dv-shore" />
          </g>
        ))}
      </g>
      <rect x="1" y="1" width="98" height="98" class="dv-rim" />
      {shown.map((x, i) => (
        <Disc key={i} x={shown.length === 1 ? 50 : i === 0 ? 30 : 70} symbol={x.symbol} abyss={x.abyss} />
      ))}
      <text x="6" y="90" class="dv-code">
        {tile.id.toUpperCase()}
      </text>
    </svg>
  );
};

/** A tile as it was printed. */
export const Piece = ({ of, turned, symbols }: { of: string; turned: number; symbols: string[] }) => (
  <Tile tile={{ id: of, turned, symbols, abyss: 0 } as TileView} />
);

/** A tile in words: what it shows, and its sides. */
export const tileText = (s: Scene, t: TileView): string => {
  const shown = t.symbols
    .map((x, i) =>
      (t.abyss >> i) & 1
        ? s.words.title("abyss").toLowerCase()
        : x === "empty"
          ? ""
          : s.words.label("symbol", x),
    )
    .filter(Boolean);
  const sides = SIDES.map((d, i) => `${say(d)} ${say(`ground.${groundAt(t, i)}`)}`).join(", ");
  return `${shown.join(", ") || say("noSymbol")}; ${sides}`;
};

const NUMBERS: Record<string, string> = {
  DS01: "7",
  DS02: "8",
  DS03: "9",
  DS04: "10",
  DS05: "11",
  DS06: "12",
  DS07: "1/6",
  DS08: "2/5",
  DS09: "3/4",
  DS10: "2/4/6",
  DS11: "1/3/5",
};
const MARKS: Record<string, string> = {
  DS12: "rage",
  DS13: "upgrade",
  DS14: "b-forge",
  DS15: "raven",
  DS16: "horns",
  DS17: "trade",
  DS18: "link",
  DS19: "hammer",
  DS20: "seat-2",
};

/** A face of a die: pips, or the sticker on it. The colour is its owner's, the marker says whose it is. */
export const Face = ({ face, seat, cls = "" }: { face: string | null; seat: number; cls?: string }) => {
  const body = (
    <path d="M8 3h16a5 5 0 0 1 5 5v16a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5z" class="dv-die-b" />
  );
  const mark = face === null ? "crown" : MARKS[face],
    text = face === null ? undefined : NUMBERS[face];
  return (
    <svg class={`dv-die s${seat + 1} ${cls}`} viewBox="0 0 32 32" aria-hidden="true">
      {text !== undefined ? (
        <>
          {body}
          <text
            x="16"
            y={text.length > 3 ? 19.5 : 21.5}
            text-anchor="middle"
            class={text.length > 3 ? "sm" : text.length > 2 ? "md" : ""}
          >
            {text}
          </text>
        </>
      ) : mark ? (
        <>
          {body}
          <use href={`#i-${mark}`} x="7" y="7" width="18" height="18" class="dv-die-m" />
        </>
      ) : (
        <use href={`#i-pip-${face}`} width="32" height="32" />
      )}
    </svg>
  );
};

export const dieText = ({ words }: Scene, d: DieView): string => {
  const face = d.face === null ? say("tokenDie") : words.label("face", d.face);
  return `${words.label("die", d.id)}: ${face}, ${words.label("where", d.where)}`;
};
