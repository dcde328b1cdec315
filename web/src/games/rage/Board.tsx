// The island of Blood Rage: eight provinces around the tree, fjords between them.
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Pawn, Plank, Reason, textWidth } from "../../art/parts";
import type { Box, Scene } from "../../table/game";
import { whyText } from "../../table/Rules";
import { FJORDS, type Land, LANDS, SHAPES, tokenIcon, TREE, unitIcon } from "./map";
import { say } from "./words";
import seaArt from "./sea.svg?raw";
import treeArt from "./tree.svg?raw";
import decoArt from "./deco.svg?raw";
import { num, rowFor, rowsOf, word } from "./typed";

const inner = (svg: string) => svg.replace(/^<svg[^>]*>|<\/svg>\s*$/g, "");
const SEA = inner(seaArt),
  ROOTS = inner(treeArt),
  DECO = inner(decoArt);

interface Figure {
  seat: number;
  unit: string;
}

const figuresAt = (s: Scene): Map<string, Figure[]> => {
  const at = new Map<string, Figure[]>();
  for (const r of rowsOf(s.m, "figures")) {
    const spot = word(r, "spot"),
      unit = word(r, "unit");
    if (!spot || !unit) continue;
    const n = num(r, "number");
    at.set(spot, [
      ...(at.get(spot) ?? []),
      ...Array.from({ length: n }, () => ({ seat: Number(r.value), unit })),
    ]);
  }
  return at;
};

/** A place as a whole is what one points at: province, Yggdrasil or fjord. */
const usePlace = (s: Scene, id: string) => {
  const slot = `spot:${id}`,
    { ctl } = s,
    state = ctl.state(slot),
    open = state === "legal" || state === "selected";
  return {
    slot,
    state,
    attrs: {
      "data-slot": slot,
      tabindex: open ? 0 : -1,
      role: (open || state === "blocked" ? "button" : "img") as "button" | "img",
      "aria-pressed": state === "selected" ? true : undefined,
      "aria-disabled": state === "blocked" ? true : undefined,
      onClick: () => ctl.pick(slot),
      onMouseEnter: () => {
        ctl.looked.value = slot;
      },
      onMouseLeave: () => {
        ctl.looked.value = null;
      },
      onFocus: () => {
        ctl.looked.value = slot;
      },
    },
  };
};

const Token = ({ x, y, token, gone }: { x: number; y: number; token: string | null; gone: boolean }) =>
  token && (
    <g class={`pill ${gone ? "done" : ""}`}>
      <path
        d={`M${x - 17} ${y}l-2-22 9-13 10-4 11 5 8 12-2 22z`}
        fill={gone ? "var(--ash)" : "var(--rock-2)"}
        stroke="var(--timber-0)"
        stroke-width="1.5"
      />
      <use
        href={`#i-${gone ? "close" : tokenIcon(token)}`}
        x={x - 11}
        y={y - 34}
        width={22}
        height={22}
        style={{ color: gone ? "var(--madder)" : "var(--timber-0)" }}
      />
      {!gone && (
        <text x={x} y={y - 3} class="b ink" text-anchor="middle">
          {token === "t-glory" ? "5" : token === "t-all" ? say("all") : "+1"}
        </text>
      )}
    </g>
  );

const describe = (s: Scene, id: string, here: Figure[]): string => {
  const row = rowFor(s.m, "provinces", id),
    w = s.words;
  const realm = LANDS.find((l) => l.id === id)?.region;
  const parts = [
    w.label("spot", id),
    realm ? say(`region.${realm}`) : "",
    word(row, "token") ? `${w.title("token")}: ${w.label("token", word(row, "token"))}` : "",
    word(row, "destroyed") === "yes" ? w.title("destroyed") : "",
    word(row, "pillaged") === "yes" ? w.title("pillaged") : "",
    num(row, "villages") > 0 ? say("villages", { free: num(row, "free"), n: num(row, "villages") }) : "",
    word(row, "doom") ? `${w.title("doom")}: ${w.label("age", word(row, "doom"))}` : "",
    ...here.map((f) => `${w.seat(f.seat)}: ${w.label("unit", f.unit)}`),
  ];
  return parts.filter(Boolean).join(", ");
};

const WIDTH = 860;

/** Each realm has a ground of its own, so that it is told without its colour. */
const GROUND = { man: "url(#p-grass)", alf: "url(#p-leaf)", jot: "url(#p-peak)" };

const Province = ({ s, land, here }: { s: Scene; land: Land; here: Figure[] }) => {
  const row = rowFor(s.m, "provinces", land.id),
    dead = word(row, "destroyed") === "yes",
    d = SHAPES[land.id]!;
  const { state, attrs } = usePlace(s, land.id);
  return (
    <g
      class={`prov slot-area ${dead ? "dead" : ""} ${state}`}
      aria-label={describe(s, land.id, here)}
      {...attrs}
    >
      <path class="land" d={d} fill={dead ? "var(--ash)" : `var(--region-${land.region})`} />
      <path d={d} fill={dead ? "url(#p-ash)" : GROUND[land.region]} opacity=".6" />
      <path class="coast" d={d} />
    </g>
  );
};

/** What stands on the land, above hills and trees; the land below is what one points at. */
const OnLand = ({ s, land, here }: { s: Scene; land: Land; here: Figure[] }) => {
  const row = rowFor(s.m, "provinces", land.id),
    dead = word(row, "destroyed") === "yes",
    doom = word(row, "doom"),
    [px, py] = land.plank;
  const now = String(rowsOf(s.m, "time")[0]?.value ?? "1"),
    villages = land.villages.slice(0, Math.max(num(row, "villages"), here.length));
  const half = Math.max(28, textWidth(s.words.label("province", land.id), 12.5) / 2 + 7) + 8;
  // The sign of doom stands behind the name, or before it where the map ends.
  const before = px + half + 44 > WIDTH,
    sign = before ? px - half - 22 : px + half;
  return (
    <g class="quiet" aria-hidden="true">
      {villages.map(([x, y], i) =>
        here[i] ? (
          <Pawn key={i} x={x} y={y} seat={here[i]!.seat} glyph={unitIcon(here[i]!.unit)} size={32} />
        ) : (
          !dead && (
            <g key={i}>
              <circle class="vill" cx={x} cy={y} r={14} />
              <use
                href="#i-b-village"
                x={x - 9}
                y={y - 9}
                width={18}
                height={18}
                style="color:var(--ink-3)"
              />
            </g>
          )
        ),
      )}
      {here.slice(villages.length).map((f, i) => (
        <Pawn
          key={`x${i}`}
          x={(villages[0]?.[0] ?? px) + 18 + i * 20}
          y={(villages[0]?.[1] ?? py) + 26}
          seat={f.seat}
          glyph={unitIcon(f.unit)}
          size={28}
        />
      ))}
      <Token
        x={land.token[0]}
        y={land.token[1]}
        token={word(row, "token")}
        gone={word(row, "pillaged") === "yes" || dead}
      />
      <Plank x={px} y={py} text={s.words.label("province", land.id)} max={110} />
      {(doom || dead) && (
        <g>
          <use
            href="#i-doom"
            x={sign}
            y={py - 3}
            width={22}
            height={22}
            style={{
              color: dead ? "var(--ink-3)" : "var(--lava)",
              opacity: doom && doom !== now && !dead ? 0.6 : 1,
            }}
          />
          {doom && !dead && (
            <text
              x={before ? sign - 2 : sign + 24}
              y={py + 13}
              class="sm b"
              text-anchor={before ? "end" : "start"}
            >
              {["I", "II", "III"][Number(doom) - 1] ?? ""}
            </text>
          )}
        </g>
      )}
    </g>
  );
};

const Tree = ({ s, here }: { s: Scene; here: Figure[] }) => {
  const { state, attrs } = usePlace(s, "yggdrasil"),
    row = rowFor(s.m, "provinces", "yggdrasil");
  return (
    <>
      <g class={`prov slot-area tree ${state}`} aria-label={describe(s, "yggdrasil", here)} {...attrs}>
        <ellipse class="land coast" cx={430} cy={288} rx={118} ry={90} fill="transparent" />
      </g>
      <g class="quiet" aria-hidden="true">
        <Plank x={430} y={198} text={s.words.label("province", "yggdrasil")} max={110} />
        <Token x={518} y={264} token={word(row, "token")} gone={word(row, "pillaged") === "yes"} />
        {here.map((f, i) => (
          <Pawn
            key={i}
            x={350 + (i % 6) * 32}
            y={302 + Math.floor(i / 6) * 32}
            seat={f.seat}
            glyph={unitIcon(f.unit)}
            size={32}
          />
        ))}
      </g>
    </>
  );
};

const Fjord = ({ s, id, here }: { s: Scene; id: string; here: Figure[] }) => {
  const { state, attrs } = usePlace(s, id),
    [x, y] = FJORDS[id]!;
  return (
    <g class={`slot ${state}`} aria-label={describe(s, id, here)} {...attrs}>
      <circle class="reach" cx={x} cy={y} r={24} fill="transparent" />
      <circle class="halo" cx={x} cy={y} r={19} />
      <circle class="well" cx={x} cy={y} r={15} />
      <circle class="ring" cx={x} cy={y} r={15} />
      <use href={`#i-${state === "blocked" ? "lock" : "t-sea"}`} x={x - 9} y={y - 9} width={18} height={18} />
      {here.map((f, i) => (
        <Pawn
          key={i}
          x={x + (i - (here.length - 1) / 2) * 30}
          y={y - 4}
          seat={f.seat}
          glyph={unitIcon(f.unit)}
          size={32}
        />
      ))}
    </g>
  );
};

const Why = ({ s }: { s: Scene }) => {
  const why = s.ctl.reason.value,
    id = why?.slot.split(":")[1] ?? "";
  if (!why) return null;
  const at = FJORDS[id] ?? [...LANDS, TREE].find((l) => l.id === id)?.plank;
  return at ? <Reason x={at[0]} y={at[1] + 10} text={whyText(why)} rule={why.rule} /> : null;
};

const Legend = () => (
  <g class="regions" aria-hidden="true">
    {(["man", "alf", "jot"] as const).map((r, i) => (
      <g key={r}>
        <rect
          x={716}
          y={514 + i * 18}
          width={14}
          height={12}
          rx={2}
          fill={`var(--region-${r})`}
          stroke="var(--timber-0)"
        />
        <rect x={716} y={514 + i * 18} width={14} height={12} fill={GROUND[r]} />
        <text class="lbl" x={738} y={524 + i * 18}>
          {say(`region.${r}`)}
        </text>
      </g>
    ))}
    <use href="#i-doom" x={714} y={567} width={18} height={18} style="color:var(--lava)" />
    <text class="lbl" x={738} y={580}>
      {say("doomed")}
    </text>
  </g>
);

const PHONE = "(max-width:760px)";

const Island = ({ s }: { s: Scene }) => {
  const at = figuresAt(s),
    none: Figure[] = [];
  return (
    <>
      <g dangerouslySetInnerHTML={{ __html: SEA }} />
      {LANDS.map((l) => (
        <Province key={l.id} s={s} land={l} here={at.get(l.id) ?? none} />
      ))}
      <g class="quiet" aria-hidden="true" dangerouslySetInnerHTML={{ __html: ROOTS }} />
      <g class="quiet" aria-hidden="true" dangerouslySetInnerHTML={{ __html: DECO }} />
      {LANDS.map((l) => (
        <OnLand key={l.id} s={s} land={l} here={at.get(l.id) ?? none} />
      ))}
      <Tree s={s} here={at.get("yggdrasil") ?? none} />
      {Object.keys(FJORDS).map((f) => (
        <Fjord key={f} s={s} id={f} here={at.get(f) ?? none} />
      ))}
      <Legend />
      <Why s={s} />
    </>
  );
};

/** A part of the island for the rulebook. */
export const Cutout = ({ scene, box }: { scene: Scene; box: Box }) => (
  <svg viewBox={box.join(" ")}>
    <Island s={scene} />
  </svg>
);

export const Board = ({ scene: s }: { scene: Scene }) => {
  const phone = useSignal(matchMedia(PHONE).matches);
  useEffect(() => {
    const q = matchMedia(PHONE),
      on = () => {
        phone.value = q.matches;
      };
    q.addEventListener("change", on);
    return () => q.removeEventListener("change", on);
  }, []);
  return phone.value ? (
    <div class="map-scroll" tabindex={0} role="region" aria-label={say("board")}>
      <svg viewBox={`0 0 ${WIDTH} 590`} role="group" aria-label={say("board")}>
        <Island s={s} />
      </svg>
    </div>
  ) : (
    <svg
      class="full"
      viewBox={`0 0 ${WIDTH} 590`}
      preserveAspectRatio="xMidYMid meet"
      role="group"
      aria-label={say("board")}
    >
      <Island s={s} />
    </svg>
  );
};
