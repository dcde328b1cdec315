// Ragnarök, on the board itself: the rest of the map goes dark, the province cracks, sinks and turns to ash,
// its dead rise to Valhalla. Told beside the board; on a phone the map is cut to the province.
import { Ic, Mk } from "../art/icons";
import { Plank } from "../art/parts";
import { FJORDS, type Land, LANDS, SHAPES, unitIcon } from "../games/rage/map";
import seaArt from "../games/rage/sea.svg?raw";
import type { Scene } from "../table/game";
import type { Names } from "../words/made/types/rage";
import type { Stage, Told } from "./fold";
import { Art, at, type BoardProps, type CardProps } from "./parts";
import { tellerFor } from "./typed";
import { say } from "./words";

const { of, tells } = tellerFor<Names>();

const inner = (svg: string) => svg.replace(/^<svg[^>]*>|<\/svg>\s*$/g, "");
const SEA = inner(seaArt);
const WIDTH = 860,
  HEIGHT = 590;
/** How much of the sea around the province a phone shows. */
const MARGIN = 46;
/** A province that begins above this would lie under the title. */
const NORTH = 60;
/** So many spirits rise at most. */
const SPIRITS = 8;

const seatOf = (e: Told) => Number(e.args[0]);
export const landOf = (s: Stage) => of(s, "ragnarok")[0]?.args[0] ?? "";

interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}
/** The corner points of a province bound it closely enough. */
const boxOf = (d: string): Box => {
  const nums = (d.match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number),
    xs = nums.filter((_, i) => i % 2 === 0),
    ys = nums.filter((_, i) => i % 2 === 1);
  const x = Math.min(...xs),
    y = Math.min(...ys);
  return { x, y, w: Math.max(...xs) - x, h: Math.max(...ys) - y };
};

/** Jagged lines from the middle to all sides; the province cuts them off at its coast. */
const cracksOf = (b: Box): string => {
  const cx = b.x + b.w / 2,
    cy = b.y + b.h / 2;
  return [20, 80, 145, 205, 265, 325]
    .map((deg, k) => {
      const a = (deg * Math.PI) / 180,
        [dx, dy] = [Math.cos(a) * b.w * 0.13, Math.sin(a) * b.h * 0.13];
      const bends = [1, -1, 1, -1, 1].map((side, i) => {
        const off = side * (i % 2 ? 0.55 : 0.35) * (k % 2 ? 1 : -1);
        return `l${(dx - dy * off).toFixed(1)} ${(dy + dx * off).toFixed(1)}`;
      });
      return `M${cx} ${cy}${bends.join("")}`;
    })
    .join("");
};

/** Where each of the dead stood: at a village of the province, or on the water beside it. */
const graves = (s: Stage, land: Land): { seat: number; unit: string; x: number; y: number }[] => {
  let next = 0;
  return of(s, "died")
    .flatMap((e) => {
      const [, unit = "", n = "1", spot = ""] = e.args,
        water = FJORDS[spot];
      return Array.from({ length: Number(n) }, (_, i) => {
        const [x, y] = water
          ? [water[0] + i * 30, water[1]]
          : (land.villages[next++ % land.villages.length] ?? land.plank);
        return { seat: seatOf(e), unit, x, y };
      });
    })
    .slice(0, SPIRITS);
};

const Spirit = ({ seat, unit, x, y, beat }: ReturnType<typeof graves>[number] & { beat: number }) => (
  <g class="spirit">
    <circle class="goldring m-ring" cx={x} cy={y} r="20" style={at(beat)} />
    <g class="m-rise" style={at(beat)}>
      <use href={`#i-mk-${seat + 1}`} x={x - 16} y={y - 16} width="32" height="32" />
      <use
        href={`#i-${unitIcon(unit)}`}
        x={x - 9}
        y={y - 9}
        width="18"
        height="18"
        style={{ color: "var(--seat-ink)" }}
      />
    </g>
  </g>
);

/** What stood on the land as long as it was whole. */
const Living = ({ land, name }: { land: Land; name: string }) => (
  <g class="m-gone" style={at(18)}>
    {land.villages.map(([x, y]) => (
      <g key={`${x} ${y}`}>
        <circle class="vill" cx={x} cy={y} r={14} />
        <use href="#i-b-village" x={x - 9} y={y - 9} width={18} height={18} style="color:var(--ink-3)" />
      </g>
    ))}
    <Plank x={land.plank[0]} y={land.plank[1]} text={name} max={110} />
  </g>
);

const Falling = ({ land, name, stage }: { land: Land; name: string; stage: Stage }) => {
  const d = SHAPES[land.id] ?? "",
    box = boxOf(d),
    mid = { x: box.x + box.w / 2, y: box.y + box.h / 2 };
  return (
    <>
      <clipPath id="ragnarok-land">
        <path d={d} />
      </clipPath>
      <path d={d} class="deep" />
      <g class="sunk m-sink" style={at(8)} data-snd="sink">
        <path d={d} class="land" fill={`var(--region-${land.region})`} />
        <path d={d} class="ash m-burn" style={at(16)} data-snd="burn" />
        <path d={d} class="ashes m-burn" style={at(16)} fill="url(#p-ash)" />
        <g clip-path="url(#ragnarok-land)">
          <path class="lava m-crack" style={at(2)} d={cracksOf(box)} />
        </g>
        <path d={d} class="coast" />
      </g>
      <Living land={land} name={name} />
      <g class="plank-gone m-burn" style={at(30)}>
        <Plank x={land.plank[0]} y={land.plank[1] + 8} text={name} max={110} />
      </g>
      <g class="m-stamp doomed" style={at(33)} data-snd="stamp">
        <use href="#i-doom" x={mid.x - 30} y={mid.y - 30} width="60" height="60" />
      </g>
      {graves(stage, land).map((g, i) => (
        <Spirit key={i} {...g} beat={30 + i * 4} />
      ))}
    </>
  );
};

/** Over the board: all but the province is dimmed. `cut`: the map is drawn, too, and cut to the province. */
export const RagnarokBoard = ({ stage, scene, cut }: BoardProps) => {
  const land = LANDS.find((l) => l.id === landOf(stage));
  if (!land) return null;
  const d = SHAPES[land.id] ?? "",
    b = boxOf(d),
    name = scene.words.label("province", land.id);
  const box = cut
    ? `${b.x - MARGIN} ${b.y - MARGIN} ${b.w + 2 * MARGIN} ${b.h + 2 * MARGIN}`
    : `0 0 ${WIDTH} ${HEIGHT}`;
  return (
    <svg class={`ragmap ${cut ? "cut" : ""} ${b.y < NORTH ? "north" : ""}`} viewBox={box} aria-hidden="true">
      {cut && (
        <>
          <g dangerouslySetInnerHTML={{ __html: SEA }} />
          {LANDS.map((l) => (
            <path
              key={l.id}
              d={SHAPES[l.id]}
              fill={`var(--region-${l.region})`}
              stroke="var(--timber-0)"
              stroke-width="3"
            />
          ))}
        </>
      )}
      <path
        class="dim m-burn"
        style={at(1)}
        fill-rule="evenodd"
        d={`M-200-200H${WIDTH + 200}V${HEIGHT + 200}H-200z${d}`}
      />
      <Falling land={land} name={name} stage={stage} />
    </svg>
  );
};

const Tally = ({ stage, scene }: { stage: Stage; scene: Scene }) => {
  const dead = of(stage, "died"),
    glory = (seat: number) =>
      of(stage, "glory")
        .filter((e) => seatOf(e) === seat && e.args[2] === "sc-ragnarok")
        .reduce((n, e) => n + Number(e.args[1]), 0);
  const seats = scene.m.players.map((_, i) => i),
    hit = seats.filter((i) => dead.some((e) => seatOf(e) === i)),
    none = seats.filter((i) => !hit.includes(i));
  return (
    <ul class="tally">
      {hit.map((seat, i) => (
        <li key={seat} class="m-in" style={at(38 + i * 4)} data-snd="stamp">
          <Mk seat={seat} />
          <h4>{scene.words.seat(seat)}</h4>
          <p>
            {dead
              .filter((e) => seatOf(e) === seat)
              .map((e, k) => (
                <span key={k} class="spirits">
                  <Ic name={unitIcon(e.args[1]!)} />
                  {Number(e.args[2]) > 1 ? `${e.args[2]} × ` : ""}
                  {scene.words.label("unit", e.args[1])}
                </span>
              ))}
          </p>
          <em class={glory(seat) ? "" : "z"}>+{glory(seat)}</em>
        </li>
      ))}
      {none.length > 0 && (
        <li class="none m-in" style={at(38 + hit.length * 4)}>
          <Ic name="close" />
          <p>{say("ragnarok.none", { list: none.map((i) => scene.words.seat(i)).join(", ") })}</p>
        </li>
      )}
    </ul>
  );
};

export const RagnarokCard = ({ stage, scene, log }: CardProps) => {
  const { words } = scene,
    back = of(stage, "released"),
    age = of(stage, "age")[0]?.args[0];
  const doomed = log.flatMap((l) => l.events).filter((e) => tells(e, "doomed")),
    next = age ? doomed.map((e) => e.split(" ")).find((e) => e[2] === age)?.[1] : undefined;
  return (
    <div class="ragtold">
      <Art game="rage" of="monster:fire-giant" icon="doom" cls="low" />
      <p class="say">{say("ragnarok.glory")}</p>
      <Tally stage={stage} scene={scene} />
      {back.length > 0 && (
        <p class="val m-in" style={at(50)} data-snd="valhalla">
          <Ic name="valhalla" />
          <span>
            {say("ragnarok.open", {
              list: back
                .map((e) => say("ragnarok.back", { seat: words.seat(e.args[0]!), n: e.args[1]! }))
                .join(", "),
            })}
          </span>
        </p>
      )}
      {age && (
        <p class="next m-in" style={at(56)}>
          <Ic name="doom" />
          <span>
            {say("ragnarok.age", { age: words.label("age", age) })}{" "}
            {next && say("ragnarok.next", { land: words.label("province", next) })}
          </span>
        </p>
      )}
    </div>
  );
};
