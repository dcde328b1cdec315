// A player's map: the frame with its worlds, the tiles, and where the tile in hand may go.
import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { Ic, Mk } from "../../art/icons";
import { seatName } from "../../table/Frame";
import type { Scene } from "../../table/game";
import {
  anchorsOf,
  FRAME,
  godOf,
  groundAt,
  HOME,
  looseTile,
  mapOf,
  mapSize,
  readSpot,
  SIDES,
  type Spot,
  spotId,
  stage,
  type TileView,
} from "./read";
import { Tile, tileText } from "./Tile";
import { say } from "./words";
import { aboutOf, field, promptOf, rowsOf, word } from "./typed";

const STEP: [number, number][] = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
];

/** The part of the grid that the frame may still cover. */
const extent = (anchors: Spot[], tiles: Map<string, TileView>) => {
  const all = anchors.length ? anchors : [{ x: -3, y: -3 }];
  const spots = [...tiles.keys()].map(readSpot);
  const x0 = Math.min(...all.map((a) => a.x), ...spots.map((p) => p.x)),
    x1 = Math.max(...all.map((a) => a.x + FRAME - 1), ...spots.map((p) => p.x));
  const y0 = Math.min(...all.map((a) => a.y), ...spots.map((p) => p.y)),
    y1 = Math.max(...all.map((a) => a.y + FRAME - 1), ...spots.map((p) => p.y));
  return { x0, y0, w: x1 - x0 + 1, h: y1 - y0 + 1 };
};

/** What a place asks of the tile's sides: the grounds of its neighbours. */
const wanted = (tiles: Map<string, TileView>, p: Spot) =>
  STEP.map(([dx, dy], i) => {
    const next = tiles.get(spotId({ x: p.x + dx, y: p.y + dy }));
    return next ? groundAt(next, (i + 2) % 4) : null;
  });

/** The tile that is being laid, and the ways it may be turned at each place. */
const inHand = (s: Scene): { tile: string; turns: Map<string, number[]> } | null => {
  const { m, ctl } = s,
    id = promptOf(m);
  if (!ctl.mine.value || (id !== "place" && id !== "relay")) return null;
  const now = field(m, "tile_now"),
    moved = field(m, "spot_now"),
    turns = new Map<string, number[]>();
  for (const p of ctl.legal.value) {
    if (p.verb !== "place") continue;
    const spot = p.operands[0]!.text;
    turns.set(spot, [...(turns.get(spot) ?? []), Number(p.operands[1]!.text.slice(1))]);
  }
  const tile =
    id === "place" ? String(now) : String(field(m, "map", m.me!, aboutOf(m, "relay")?.spot ?? 0) ?? moved);
  return turns.size ? { tile, turns } : null;
};

/** The place and turn that is about to be answered. */
const aimOf = (s: Scene): { spot: string; turn: number } | null => {
  const c = s.ctl.chosen.value;
  if (!c?.startsWith("place ")) return null;
  const [, spot, turn] = c.split(" ");
  return { spot: spot!, turn: Number(turn!.slice(1)) };
};

const turnOn = (s: Scene) => {
  const hand = inHand(s),
    aim = aimOf(s);
  if (!hand || !aim) return;
  const all = hand.turns.get(aim.spot) ?? [],
    at = all.indexOf(aim.turn);
  s.ctl.chosen.value = `place ${aim.spot} r${all[(at + 1) % all.length]}`;
};

/** Picking a place aims there; how the tile is turned can be changed until it is laid. */
const useAim = (s: Scene, hand: ReturnType<typeof inHand>) => {
  const { ctl } = s,
    last = useRef(0);
  const picked = ctl.picked.value.flat().find((x) => x.startsWith("spot:"));
  useEffect(() => {
    if (!hand || !picked) return;
    const spot = picked.slice(5),
      all = hand.turns.get(spot);
    if (!all) return;
    ctl.picked.value = [];
    ctl.chosen.value = `place ${spot} r${all.includes(last.current) ? last.current : all[0]}`;
  }, [picked, s.m.ply]);
  const aim = aimOf(s);
  if (aim) last.current = aim.turn;
  useEffect(() => {
    if (!hand) return;
    const onKey = (e: KeyboardEvent) => {
      if (
        e.key === "r" &&
        !e.ctrlKey &&
        !e.metaKey &&
        !e.altKey &&
        !/^(INPUT|TEXTAREA|SELECT)$/.test((e.target as HTMLElement).tagName)
      )
        turnOn(s);
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [s.m.ply, !!hand]);
};

const spotText = (e: ReturnType<typeof extent>, p: Spot) =>
  say("place", { row: p.y - e.y0 + 1, column: p.x - e.x0 + 1 });

const Needs = ({ sides, fits }: { sides: (string | null)[]; fits?: boolean }) => (
  <svg class="dv-needs" viewBox="0 0 100 100" aria-hidden="true">
    {sides.map(
      (g, i) =>
        g && (
          <g key={i} transform={`rotate(${i * 90} 50 50)`}>
            <path d="M4 0H96L84 13H16Z" fill={`var(--t-${g})`} />
            <path
              d="M4 0H96L84 13H16Z"
              fill={`url(#${g === "sea" ? "p-sea2" : g === "plain" ? "p-grass" : "p-peak"})`}
              class="dv-shore"
            />
            {fits && <path d="M43 15l5 5 9-9" class="dv-fit" />}
          </g>
        ),
    )}
  </svg>
);

const Place = ({
  s,
  seat,
  p,
  tiles,
  hand,
  e,
  look,
}: {
  s: Scene;
  seat: number;
  p: Spot;
  tiles: Map<string, TileView>;
  hand: ReturnType<typeof inHand>;
  e: ReturnType<typeof extent>;
  look: { value: string | null };
}) => {
  const { ctl, m } = s,
    id = spotId(p),
    tile = tiles.get(id),
    aim = seat === m.me ? aimOf(s) : null;
  const mine = seat === m.me && ctl.mine.value;
  const slot = tile && mine && ctl.askedKinds.value.has("tile") ? `tile:${tile.id}` : `spot:${id}`;
  const state = mine ? ctl.state(slot) : "idle",
    open = state === "legal" || state === "selected";
  const aimed = aim?.spot === id,
    turns = hand?.turns.get(id),
    sides = wanted(tiles, p);
  const ghost =
    hand && turns && (aimed || (look.value === id && !aim))
      ? looseTile(s, hand.tile, aimed ? aim!.turn : turns[0])
      : null;
  const needs = sides
    .map((g, i) => g && `${say(SIDES[i]!)} ${say(`ground.${g}`)}`)
    .filter(Boolean)
    .join(", ");
  const lies = tile ?? (aimed ? ghost : null),
    bare = open ? say("needs", { sides: needs || "–" }) : say("free"),
    label = `${spotText(e, p)}: ${lies ? tileText(s, lies) : bare}`;
  const marks = `${aimed ? "selected" : ""} ${ghost ? "ghosted" : ""}`;
  return (
    <div
      class={`dv-spot ${tile ? "has" : ""} ${open ? state : ""} ${marks}`}
      data-slot={open || mine ? slot : undefined}
      role={open ? "button" : "img"}
      aria-label={label}
      aria-hidden={!tile && !open ? true : undefined}
      tabindex={open ? 0 : -1}
      aria-pressed={aimed ? true : undefined}
      onClick={() => open && ctl.pick(slot)}
      onMouseEnter={() => {
        look.value = id;
      }}
      onMouseLeave={() => {
        look.value = null;
      }}
      onFocus={() => {
        look.value = id;
      }}
      onBlur={() => {
        look.value = null;
      }}
    >
      {tile ? (
        <Tile tile={tile} />
      ) : ghost ? (
        <>
          <Tile tile={ghost} cls="ghost" />
          <Needs sides={sides} fits />
        </>
      ) : (
        open && <Needs sides={sides} />
      )}
      {!tile && open && !ghost && <Ic name="explore" />}
    </div>
  );
};

/** The worlds that are certain: their names stand at the sides, their places are marked. */
const Worlds = ({
  s,
  god,
  e,
  anchors,
}: {
  s: Scene;
  god: string | null;
  e: ReturnType<typeof extent>;
  anchors: Spot[];
}) => {
  const sameX = new Set(anchors.map((a) => a.x)).size === 1,
    sameY = new Set(anchors.map((a) => a.y)).size === 1;
  const home = god ? HOME[god] : null,
    one = anchors.length === 1,
    a = anchors[0];
  const name = (w: "asgard" | "jotunheim" | "nidavellir" | "helheim", on: boolean, cls: string) =>
    on && (
      <span class={`dv-world ${cls} ${home === w ? "home" : ""}`}>
        {say(`world.${w}`)}
        {home === w && <Ic name="b-hall" label={say("homeWorld")} />}
      </span>
    );
  const at = (x: number, y: number, w: number, h: number) => ({
    gridColumn: `${x - e.x0 + 1} / span ${w}`,
    gridRow: `${y - e.y0 + 1} / span ${h}`,
  });
  const band =
    a &&
    (home === "asgard" && sameY
      ? at(e.x0, a.y, e.w, 1)
      : home === "helheim" && sameY
        ? at(e.x0, a.y + 3, e.w, 1)
        : home === "jotunheim" && sameX
          ? at(a.x, e.y0, 1, e.h)
          : home === "nidavellir" && sameX
            ? at(a.x + 3, e.y0, 1, e.h)
            : null);
  void s;
  return {
    names: (
      <>
        {name("asgard", sameY, "n")}
        {name("jotunheim", sameX, "w")}
        {name("nidavellir", sameX, "e")}
        {name("helheim", sameY, "s")}
      </>
    ),
    marks: (
      <>
        {band && <i class="dv-home" style={band} aria-hidden="true" />}
        {one && a && <i class="dv-midgard" style={at(a.x + 1, a.y + 1, 2, 2)} aria-hidden="true" />}
      </>
    ),
  };
};

const Grid = ({ s, seat }: { s: Scene; seat: number }) => {
  const { m } = s,
    tiles = mapOf(m, seat),
    mine = seat === m.me,
    hand = mine ? inHand(s) : null,
    look = useSignal<string | null>(null);
  useAim(s, hand);
  const chosen = s.ctl.chosen.value,
    tried = mine && chosen?.startsWith("anchor ") ? readSpot(chosen.slice(7)) : null;
  const anchors = tried ? [tried] : anchorsOf(m, seat),
    e = extent(anchors, tiles),
    god = godOf(m, seat);
  const { names, marks } = Worlds({ s, god, e, anchors });
  const cut = mapSize(m) === 12 && anchors.length === 1 ? anchors[0]! : null;
  const isCut = (p: Spot) =>
    cut && (p.x === cut.x || p.x === cut.x + 3) && (p.y === cut.y || p.y === cut.y + 3);
  const places = Array.from({ length: e.w * e.h }, (_, i) => ({
    x: e.x0 + (i % e.w),
    y: e.y0 + Math.floor(i / e.w),
  }));
  return (
    <div class="dv-frame" style={{ "--w": e.w, "--h": e.h }}>
      {names}
      <div
        class="dv-grid"
        role="group"
        aria-label={say("mapOf", { name: seatName(m, seat) })}
        style={{ gridTemplateColumns: `repeat(${e.w},1fr)` }}
      >
        {marks}
        {places.map((p) =>
          isCut(p) ? (
            <span
              key={spotId(p)}
              class="dv-cutout"
              style={{ gridColumn: p.x - e.x0 + 1, gridRow: p.y - e.y0 + 1 }}
            />
          ) : (
            <div
              key={spotId(p)}
              class="dv-place"
              style={{ gridColumn: p.x - e.x0 + 1, gridRow: p.y - e.y0 + 1 }}
            >
              <Place s={s} seat={seat} p={p} tiles={tiles} hand={hand} e={e} look={look} />
            </div>
          ),
        )}
      </div>
    </div>
  );
};

/** The tile in hand with the button that turns it. */
const Hand = ({ s }: { s: Scene }) => {
  const hand = inHand(s),
    aim = aimOf(s);
  if (!hand) return null;
  const tile = looseTile(s, hand.tile, aim?.turn ?? 0),
    turns = aim ? (hand.turns.get(aim.spot) ?? []) : [];
  return (
    <div class="dv-hand">
      <span data-drag aria-hidden="true">
        <Tile tile={tile} />
      </span>
      <span class="sr">{tileText(s, tile)}</span>
      <p>
        {aim
          ? turns.length > 1
            ? say("turnIt", { n: turns.length })
            : say("oneTurn")
          : say("whereTo", { n: hand.turns.size })}
      </p>
      <button class="btn dv-turn" type="button" disabled={turns.length < 2} onClick={() => turnOn(s)}>
        <Ic name="rotate" />
        <span>{say("turn")}</span>
        <kbd aria-hidden="true">R</kbd>
      </button>
    </div>
  );
};

export const MapPanel = ({ s }: { s: Scene }) => {
  const { m, ctl } = s,
    looked = useSignal<number | null>(null);
  const own = m.me ?? m.turn.find((x) => x < 5) ?? 0,
    asks =
      ctl.mine.value && ["place", "relay", "lift", "anchor", "stick", "found"].includes(promptOf(m) ?? "");
  useEffect(() => {
    if (asks) looked.value = null;
  }, [asks]);
  const seat = looked.value ?? own;
  if (stage(m) === "prologue" && !rowsOf(m, "board").some((r) => word(r, "tile"))) return null;
  const laid = mapOf(m, seat).size;
  return (
    <section class={`dv-map ${asks ? "asked" : ""}`} aria-label={say("map")}>
      <header>
        <span class="dv-plank">
          {seat === m.me ? say("yourMap") : say("mapOf", { name: seatName(m, seat) })}
        </span>
        <span class="dv-laid" title={say("laidOf", { n: laid, of: mapSize(m) })}>
          <span aria-hidden="true">
            {laid} / {mapSize(m)}
          </span>
          <span class="sr">{say("laidOf", { n: laid, of: mapSize(m) })}</span>
        </span>
        {m.players.length > 1 && (
          <div class="dv-tabs" role="group" aria-label={say("maps")}>
            {m.players.map((_, i) => (
              <button
                key={i}
                type="button"
                aria-pressed={i === seat}
                title={seatName(m, i)}
                onClick={() => {
                  looked.value = i;
                }}
              >
                <Mk seat={i} />
                <span class="sr">{say("mapOf", { name: seatName(m, i) })}</span>
              </button>
            ))}
          </div>
        )}
      </header>
      <Hand s={s} />
      <Grid s={s} seat={seat} />
    </section>
  );
};
