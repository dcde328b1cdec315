// The town, its stalls and ships, the shores and their enemies: one scene, whole on a desk, in windows on a
// phone.
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Chip, type ChipPart, fitting, Pawn, Plank, Reason, Ship, Slot } from "../../art/parts";
import { sentences } from "../../core/words";
import type { SlotState } from "../../table/controller";
import type { Box, Scene } from "../../table/game";
import { whyText } from "../../table/Rules";
import { PRINTED } from "../../words/made/types/midgard";
import { say } from "./words";
import { pictureOf } from "../../art/pictures";
import { type Area, foeIcon, type Place, PLACES, SHORE_X, WINDOWS } from "./places";
import {
  capacity,
  fedBy,
  type Foe,
  foeAt,
  myShip,
  seatRow,
  shores,
  spotOfSpace,
  value,
  workersAt,
} from "./read";
import sceneArt from "./scene.svg?raw";
import { field, num, rowFor, rowsOf, word } from "./typed";

const scene = sceneArt.replace(/^<svg[^>]*>|<\/svg>\s*$/g, "");
const phoneQuery = "(max-width:760px)";

const usePhone = () => {
  const phone = useSignal(typeof matchMedia === "function" && matchMedia(phoneQuery).matches);
  useEffect(() => {
    const q = matchMedia(phoneQuery),
      on = () => {
        phone.value = q.matches;
      };
    q.addEventListener("change", on);
    return () => q.removeEventListener("change", on);
  }, []);
  return phone.value;
};

const count = (n: number): ChipPart[] => (n > 1 ? [{ text: n }] : []);
const goods = (pairs: [string, number][]): ChipPart[] =>
  pairs.filter(([, n]) => n > 0).flatMap(([icon, n]) => [{ icon }, ...count(n)] as ChipPart[]);

const stallParts = (id: string | null): ChipPart[] => {
  const v = (c: string) => value("stall", id, c);
  const cost = goods([
    ["food", v("cost_food")],
    ["wood", v("cost_wood")],
    ["coin", v("cost_coins")],
  ]);
  const gain = goods([
    ["food", v("gain_food")],
    ["wood", v("gain_wood")],
    ["coin", v("gain_coins")],
    ["favor", v("gain_favor")],
    ["glory", v("gain_glory")],
    ["sword", v("gain_sword")],
    ["spear", v("gain_spear")],
    ["axe", v("gain_axe")],
  ]);
  return cost.length ? [...cost, "to", ...gain] : gain;
};

const foeParts = (f: Foe): ChipPart[] => [
  { icon: "axes" },
  { text: f.attack },
  { icon: "shield" },
  { text: f.defence },
  { icon: "glory", ember: true },
  { text: f.glory },
  ...f.reward
    .slice(0, f.kind === "draugr" && f.ban ? 0 : 1)
    .flatMap((r): ChipPart[] => [{ icon: r.icon }, { text: r.n }]),
  ...(f.ban ? [{ icon: f.ban, ban: true } as ChipPart] : []),
];

/** What a place costs and gives, as icons. */
const chipFor = (s: Scene, p: Place): ChipPart[] => {
  const { m } = s,
    offer = num(rowFor(m, "town", p.id), "offer");
  switch (p.id) {
    case "smokehouse":
      return [{ icon: "food" }, { text: offer }];
    case "blacksmith":
      return [{ icon: "axe" }, { text: offer }];
    case "hafter":
      return [{ icon: "spear" }, { text: offer }];
    case "swordsmith":
      return [{ icon: "sword" }, { text: offer }];
    case "market":
      return [{ icon: "food" }, { icon: "trade" }, { icon: "wood" }, { icon: "trade" }, { icon: "coin" }];
    case "jarls-longhouse":
      return [{ icon: "sword" }, { icon: "first-player" }];
    case "sages-house":
      return [{ icon: "journey" }, { icon: "eye" }, { icon: "destiny" }];
    case "runesmith":
      return [{ icon: "wood" }, "to", { icon: "rune" }];
    case "stave-church":
      return [{ icon: "coin" }, { text: PRINTED.church.join(" ") }, "to", { icon: "favor" }];
    case "worker-huts":
      return [{ icon: "coin" }, "to", { icon: "worker" }];
    case "beg":
      return [{ icon: "food" }, { icon: "blame" }];
    case "hunting-grounds":
      return [{ icon: "bow" }, "to", { icon: "food" }];
    case "shipwright":
      return [{ icon: "wood" }, { icon: "coin" }, "to", { icon: "ship-private" }];
    case "large-public-longship":
      return [{ icon: "coin" }, "to", { icon: "warrior" }, { text: capacity(p.id) }];
    case "small-public-longship":
      return [{ icon: "warrior" }, { text: capacity(p.id) }];
    case "own-private-longship": {
      const ship = myShip(s);
      return ship ? [{ icon: "warrior" }, { text: capacity(ship) }] : [];
    }
    case "merchant-ship": {
      const now = field(m, "merchant"),
        id = typeof now === "string" && now !== "none" ? now : null,
        v = (c: string) => value("merchant", id, c);
      return id === null
        ? []
        : [
            { icon: "coin" },
            "to",
            ...goods([
              ["food", v("food")],
              ["wood", v("wood")],
              ["sword", v("sword")],
              ["spear", v("spear")],
              ["axe", v("axe")],
            ]),
          ];
    }
    default:
      break;
  }
  const stall = word(rowFor(m, "stalls", p.id), "offer");
  if (stall) return stallParts(stall);
  const spot = spotOfSpace(p.id),
    foe = spot ? foeAt(m, spot) : null;
  return foe ? foeParts(foe) : [];
};

const nameFor = (s: Scene, p: Place): string => {
  const stall = word(rowFor(s.m, "stalls", p.id), "offer"),
    spot = spotOfSpace(p.id),
    foe = spot ? foeAt(s.m, spot) : null;
  if (stall) return s.words.label("stall", stall);
  if (foe) return s.words.label(foe.kind, foe.id);
  const ship = p.id === "own-private-longship" ? myShip(s) : null;
  return ship ? s.words.label("ship", ship) : s.words.label("space", p.id);
};

/** What the drawing tells of an enemy, in words. */
const foeText = ({ words }: Scene, f: Foe): string =>
  [
    `${words.title("attack")} ${f.attack}`,
    `${words.title("defence")} ${f.defence}`,
    `${words.title("glory")} ${f.glory}`,
    ...f.reward.map((r) => `${words.title(r.icon === "coin" ? "coins" : r.icon)} ${r.n}`),
    f.bounty ? `${words.title("bounty")} ${f.bounty}` : "",
    f.ban ? `${words.title("ban")}: ${words.label("die", f.ban)}` : "",
  ]
    .filter(Boolean)
    .join(", ");

const MERCHANT = [
  ["food", "food"],
  ["wood", "wood"],
  ["sword", "swords"],
  ["spear", "spears"],
  ["axe", "axes"],
] as const;

/** What lies on a place to be taken. */
const offerText = ({ m, words }: Scene, id: string): string => {
  const merchant = id === "merchant-ship" ? field(m, "merchant") : null;
  if (typeof merchant === "string" && merchant !== "none")
    return MERCHANT.map(([cell, title]) => [words.title(title), value("merchant", merchant, cell)] as const)
      .filter(([, n]) => n > 0)
      .map(([title, n]) => `${title} ${n}`)
      .join(", ");
  return OFFERS.has(id) ? `${words.title("offer")} ${num(rowFor(m, "town", id), "offer")}` : "";
};
const OFFERS = new Set(["smokehouse", "blacksmith", "hafter", "swordsmith"]);

/** Why a place is closed, for those who do not see the lock. */
const closedText = (ctl: Scene["ctl"], slot: string): string => {
  const why = ctl.state(slot) === "blocked" ? ctl.closed.value.get(slot) : undefined;
  return why ? `${whyText(why)} (${why.rule})` : "";
};

/** A place with all that is known about it. */
const placeText = (s: Scene, p: Place, there: number[]): string => {
  const { words, m } = s,
    name = words.label("space", p.id),
    special = nameFor(s, p),
    spot = spotOfSpace(p.id),
    foe = spot ? foeAt(m, spot) : null;
  const stall = word(rowFor(m, "stalls", p.id), "offer");
  return sentences([
    special === name ? name : `${name}: ${special}`,
    stall ? words.note("stall", stall) : words.note("space", p.id),
    foe ? foeText(s, foe) : "",
    offerText(s, p.id),
    there.map((w) => words.seat(w)).join(", "),
    closedText(s.ctl, `space:${p.id}`),
  ]);
};

const shipAway = (s: Scene, ship: string | null) =>
  ship !== null && shores(s.m).some((_, i) => field(s.m, "fleet", i) === ship);

/** Ships at their berths; one that sailed leaves a dashed wake. */
const Harbour = ({ s, areas }: { s: Scene; areas: Set<Area> }) => {
  const berth = (x: number, y: number, w: number, ship: string, sail?: string) =>
    shipAway(s, ship) ? (
      <path
        d={`M${x - w * 0.43} ${y - 12}c14 12 ${w * 0.72} 12 ${w * 0.86} 0`}
        fill="none"
        stroke="var(--foam)"
        stroke-dasharray="4 4"
        stroke-width="1.5"
      />
    ) : (
      <Ship x={x} y={y} w={w} {...(sail ? { sail, sail2: "var(--plank)" } : {})} />
    );
  const mine = myShip(s);
  return (
    <>
      {areas.has("west") && berth(258, 248, 76, "small-public-longship", "var(--weave-3)")}
      {areas.has("east") && berth(492, 248, 104, "large-public-longship")}
      {areas.has("east") && (
        <Ship x={648} y={249} w={80} sail="var(--thatch-2)" sail2="var(--plank)" hull="var(--timber-3)" />
      )}
      {areas.has("east") && mine && berth(784, 242, 70, mine, `var(--seat-${(s.m.me ?? 0) + 1})`)}
      {areas.has("east") && !mine && (
        <path
          d="M752 232c14 12 56 12 70 0"
          fill="none"
          stroke="var(--foam)"
          stroke-opacity=".5"
          stroke-dasharray="3 6"
          stroke-width="1.5"
        />
      )}
    </>
  );
};

/** The monster's face in its stone; its sign until the picture has come. */
const FoeOnStone = ({ of, icon, x }: { of: string; icon: string; x: number }) => {
  const id = pictureOf("midgard", of);
  if (!id)
    return (
      <use href={`#i-${icon}`} x={x + 49} y={88} width={38} height={38} style="color:var(--stone-ink)" />
    );
  return (
    <g transform={`translate(${x + 45} 76)`}>
      <clipPath id="foe-stone">
        <path d="M1 62l-2-40C-1 9 7 0 22 0s23 9 23 22l-2 40z" />
      </clipPath>
      <g clip-path="url(#foe-stone)">
        <svg x={-1} y={0} width={46} height={62} viewBox="30 14 140 189" preserveAspectRatio="xMidYMid slice">
          <use href={`#${id}`} width={200} height={240} />
        </svg>
      </g>
    </g>
  );
};

const HILL = "160c14-18 20-40 34-58 18-22 42-30 66-32s50 4 70 26c16 18 22 46 36 64-40 14-166 14-206 0z";

const Mountain = ({ x }: { x: number }) => (
  <>
    <path
      d={`M${x + 10} ${HILL}`}
      fill="var(--rock-0)"
      stroke="var(--foam)"
      stroke-opacity=".7"
      stroke-width="2"
    />
    <path
      d={`M${x + 46} 100c20-20 42-28 64-30 26 0 48 8 66 28l-12-4-10 8-14-8-16 7-18-7-16 8-14-7-14 9z`}
      fill="var(--snow)"
      opacity=".85"
    />
    <path
      d={`M${x + 22} 150l26-40 12 26M${x + 204} 150l-28-44-10 30`}
      fill="none"
      stroke="var(--rock-2)"
      stroke-opacity=".6"
      stroke-width="1.5"
    />
  </>
);

/** The monster of a shore: its picture or sign, and its numbers. */
const MonsterStone = ({ f, x, spot }: { f: Foe; x: number; spot: string }) => (
  <>
    <path
      d={`M${x + 45} 140l-2-42c0-14 8-24 24-24s24 10 24 24l-2 42z`}
      fill="var(--rock-1)"
      stroke="var(--timber-0)"
      stroke-width="1.5"
    />
    <FoeOnStone of={`monster:${f.id}`} icon={foeIcon(f.id)} x={x} />
    {f.bounty > 0 && (
      <>
        <use href="#i-coin" x={x + 7} y={76} width={15} height={15} style="color:var(--ember)" />
        <text aria-hidden="true" x={x + 23} y={87} class="sm b">
          +{f.bounty}
        </text>
      </>
    )}
    <g class="stone-stats" aria-hidden="true">
      <rect x={x + 95} y={88} width={108} height={26} rx={3} />
      <use href="#i-axes" x={x + 100} y={93} width={16} height={16} />
      <text x={x + 118} y={106} class="b">
        {f.attack}
      </text>
      <use href="#i-shield" x={x + 131} y={93} width={16} height={16} />
      <text x={x + 149} y={106} class="b">
        {f.defence}
      </text>
      <use href="#i-glory" x={x + 162} y={93} width={16} height={16} style="color:var(--ember)" />
      <text x={x + 180} y={106} class="b">
        {f.glory}
      </text>
    </g>
    <g class="stone-stats" aria-hidden="true">
      <rect x={x + 95} y={117} width={108} height={22} rx={3} />
      <use href="#i-favor" x={x + 100} y={120} width={15} height={15} />
      <text x={x + 117} y={132.5} class="b">
        {f.reward[0]?.n ?? 0}
      </text>
      <use href="#i-food" x={x + 131} y={120} width={15} height={15} />
      <text x={x + 149} y={132.5} class="sm">
        {`1 : ${fedBy(spot)}`}
      </text>
      {f.ban && (
        <>
          <use href={`#i-${f.ban}`} x={x + 182} y={120} width={15} height={15} style="color:var(--madder)" />
          <path d={`M${x + 180} 136l18-16`} stroke="var(--madder)" stroke-width="2" />
        </>
      )}
    </g>
  </>
);

/** The journey card beside it, face down, looked at or open. */
const JourneyCard = ({
  x,
  tilt,
  open,
  seen,
}: {
  x: number;
  tilt: number;
  open: string | null;
  seen: boolean;
}) => (
  <g transform={`rotate(${tilt} ${x + 200} 152)`}>
    <rect
      x={x + 188}
      y={136}
      width={23}
      height={31}
      rx={2.5}
      fill={seen ? "var(--plank)" : "var(--weave-3)"}
      stroke="var(--plank-2)"
      stroke-width="1.5"
    />
    <use
      href={`#i-${open === "kraken" ? "kraken" : seen ? "eye" : "journey"}`}
      x={x + 191}
      y={143}
      width={17}
      height={17}
      style={{ color: seen ? "var(--plank-ink)" : "var(--plank-2)" }}
    />
  </g>
);

const Shore = ({ s, i }: { s: Scene; i: number }) => {
  const spot = `shore${i + 1}`,
    f = foeAt(s.m, spot),
    x = SHORE_X(i),
    { ctl, words } = s;
  const slot = `shore:${spot}`,
    known = Number(field(s.m, "journey_known", i) ?? 0),
    me = s.m.me;
  const open = f?.journey ?? null,
    seen = open !== null || (me !== null && ((known >> me) & 1) === 1);
  const name = f ? words.label("monster", f.id) : say("nobody");
  const label = sentences([
    `${words.label("shore", spot)}: ${name}`,
    say(fedBy(spot) > 1 ? "shore.near" : "shore.far"),
    f ? foeText(s, f) : "",
    f?.ship ? `${words.label("ship", f.ship)} (${words.seat(f.holder)})` : "",
    open ? `${words.label("journey", open)}. ${words.note("journey", open)}` : "",
    closedText(ctl, slot),
  ]);
  return (
    <g class="shore">
      <Mountain x={x} />
      {f && <MonsterStone f={f} x={x} spot={spot} />}
      <Plank x={x + 113} y={146} text={name} max={124} min={84} />
      <JourneyCard x={x} tilt={i % 2 ? 5 : -5} open={open} seen={seen} />
      {f?.ship && (
        <Ship x={x + 62} y={198} w={48} sail={`var(--seat-${(f.holder ?? 0) + 1})`} sail2="var(--plank)" />
      )}
      <Slot
        x={x + 30}
        y={168}
        r={11.5}
        slot={slot}
        state={ctl.state(slot)}
        label={label}
        glyph="ship-figure"
        seat={f?.holder ?? null}
        mySeat={me}
        onPick={(x2) => ctl.pick(x2)}
        onLook={(x2) => {
          ctl.looked.value = x2;
        }}
      />
    </g>
  );
};

const Foes = ({ s, areas }: { s: Scene; areas: Set<Area> }) => {
  if (!areas.has("wilds")) return null;
  const one = (spot: string, x: number, y: number, size: number, colour: string) => {
    const f = foeAt(s.m, spot);
    return (
      f && (
        <use href={`#i-${foeIcon(f.id)}`} x={x} y={y} width={size} height={size} style={{ color: colour }} />
      )
    );
  };
  return (
    <>
      {one("troll", 80, 406, 32, "var(--beast)")}
      {one("draugr1", 41, 512, 22, "var(--undead-1)")}
      {one("draugr2", 143, 512, 22, "var(--undead-2)")}
    </>
  );
};

const RuneRow = ({ s, areas }: { s: Scene; areas: Set<Area> }) => {
  if (!areas.has("town")) return null;
  return (
    <>
      {rowsOf(s.m, "row").map((r, i) => {
        const id = String(r.value),
          slot = `rune:${id}`,
          state = s.ctl.state(slot),
          x = 472 + i * 45 - (rowsOf(s.m, "row").length > 2 ? 10 : 0);
        const name = s.words.label("rune", id);
        const open = state === "legal" || state === "selected";
        return (
          <g
            key={id}
            class={`stone-slot ${open ? state : ""}`}
            data-slot={slot}
            role={open ? "button" : "img"}
            tabindex={open ? 0 : -1}
            aria-label={sentences([
              `${s.words.title("runes")}: ${name}`,
              s.words.note("rune", id),
              `${s.words.title("glory")} ${num(r, "glory")}`,
            ])}
            onClick={() => s.ctl.pick(slot)}
            onMouseEnter={() => {
              s.ctl.looked.value = slot;
            }}
            onMouseLeave={() => {
              s.ctl.looked.value = null;
            }}
            onFocus={() => {
              s.ctl.looked.value = slot;
            }}
          >
            <path
              d={`M${x - 15} 548l-2-38 17-9 17 9-2 38z`}
              fill="var(--rock-2)"
              stroke="var(--timber-0)"
              stroke-width="1.5"
            />
            <use href="#i-rune" x={x - 11} y={508} width={22} height={22} style="color:var(--timber-0)" />
            <text aria-hidden="true" x={x} y={542} class="b ink" text-anchor="middle">
              {num(r, "glory")}
            </text>
            {/* The first begins at its stone, beside the plank to its left; the next stands lower. */}
            <text
              aria-hidden="true"
              x={i ? x : x - 17}
              y={562 + (i % 2) * 13}
              class="lbl"
              text-anchor={i ? "middle" : "start"}
              style={{ fontSize: `${fitting(name, 11.5, 60)}px` }}
            >
              {name}
            </text>
          </g>
        );
      })}
    </>
  );
};

const Spaces = ({ s, areas }: { s: Scene; areas: Set<Area> }) => {
  const { ctl, m } = s,
    at = workersAt(s.log, m.ply);
  return (
    <>
      {PLACES.filter((p) => areas.has(p.area)).map((p) => {
        const slot = `space:${p.id}`,
          there = at.get(p.id) ?? [],
          chip = chipFor(s, p),
          [px, py] = p.plank,
          [sx, sy] = p.slot;
        const many =
          p.id === "hunting-grounds" ||
          p.id === "worker-huts" ||
          p.id === "own-private-longship" ||
          p.id === "beg";
        const state: SlotState = ctl.state(slot),
          foe = spotOfSpace(p.id),
          holder = foe ? (foeAt(m, foe)?.holder ?? null) : null;
        const taken = !many && there.length > 0 && state !== "legal" && state !== "selected";
        const stall = STALL.test(p.id) && !rowFor(m, "stalls", p.id);
        if (stall && p.id.includes("stall")) return null;
        return (
          <g key={p.id}>
            <Plank x={px} y={py} text={nameFor(s, p)} max={p.max ?? 104} />
            {chip.length > 0 && (
              <Chip x={px} y={py + 20} parts={chip} max={p.id.startsWith("draugr") ? 101 : 140} />
            )}
            <Slot
              x={sx}
              y={sy}
              slot={slot}
              state={taken ? "taken" : state}
              label={placeText(s, p, there)}
              seat={taken ? there[0]! : holder}
              mySeat={m.me}
              onPick={(x) => ctl.pick(x)}
              onLook={(x) => {
                ctl.looked.value = x;
              }}
            />
            {many &&
              there.map((w, i) => (
                <Pawn
                  key={i}
                  x={sx + 20 + i * 15 - (p.id === "worker-huts" || p.id === "own-private-longship" ? 46 : 0)}
                  y={sy - 22}
                  seat={w}
                  size={24}
                />
              ))}
          </g>
        );
      })}
    </>
  );
};
const STALL = /stall/;

const ReasonBubble = ({ s, areas, box }: { s: Scene; areas: Set<Area>; box: Box }) => {
  const why = s.ctl.reason.value;
  if (!why) return null;
  const p = PLACES.find((x) => `space:${x.id}` === why.slot),
    shore = /^shore:shore(\d)$/.exec(why.slot);
  if (p && areas.has(p.area))
    return <Reason x={p.slot[0]} y={p.slot[1]} text={whyText(why)} rule={why.rule} box={box} />;
  return shore && areas.has(Number(shore[1]) < 3 ? "west" : "east") ? (
    <Reason x={SHORE_X(Number(shore[1]) - 1) + 36} y={164} text={whyText(why)} rule={why.rule} box={box} />
  ) : null;
};

const WHOLE: Box = [0, 0, 860, 588];
const ALL: Area[] = ["west", "east", "wilds", "town", "hall"];

const Layer = ({ s, areas, box = WHOLE }: { s: Scene; areas: Area[]; box?: Box }) => {
  const set = new Set(areas);
  return (
    <>
      {shores(s.m).map((_, i) => set.has(i < 2 ? "west" : "east") && <Shore key={i} s={s} i={i} />)}
      <Harbour s={s} areas={set} />
      <Foes s={s} areas={set} />
      <RuneRow s={s} areas={set} />
      <Spaces s={s} areas={set} />
      <ReasonBubble s={s} areas={set} box={box} />
    </>
  );
};

const Pieces = ({ s }: { s: Scene }) => {
  const first = rowsOf(s.m, "board")[0]?.cells.first?.value;
  return (
    <p class="sr">
      {sentences([
        typeof first === "number" ? `${s.words.title("first")}: ${s.words.seat(first)}` : "",
        ...s.m.players.map(
          (_, i) => `${s.words.seat(i)}: ${s.words.title("workers")} ${num(seatRow(s.m, i), "workers")}`,
        ),
      ])}
      .
    </p>
  );
};

const Backdrop = () => (
  <svg width="0" height="0" class="offstage" aria-hidden="true">
    <defs>
      <clipPath id="cm-clip">
        <rect width="860" height="588" />
      </clipPath>
      <g id="cm-scene" clip-path="url(#cm-clip)" dangerouslySetInnerHTML={{ __html: scene }} />
    </defs>
  </svg>
);

/** A part of the scene, whatever the size of the screen. */
export const Cutout = ({ scene: s, box }: { scene: Scene; box: Box }) => (
  <>
    <Backdrop />
    <svg viewBox={box.join(" ")}>
      <use href="#cm-scene" />
      <Layer s={s} areas={ALL} />
    </svg>
  </>
);

export const Board = ({ scene: s }: { scene: Scene }) => {
  const phone = usePhone();
  return (
    <>
      <Pieces s={s} />
      <Backdrop />
      {phone ? (
        <div class="crops on">
          {WINDOWS.filter((w) => w.key !== "wilds" && w.key !== "hall")
            .slice(0, 1)
            .map((w) => (
              <Window key={w.key} s={s} w={w} />
            ))}
          <div class="pair">
            {WINDOWS.slice(1, 3).map((w) => (
              <Window key={w.key} s={s} w={w} />
            ))}
          </div>
          {WINDOWS.slice(3).map((w) => (
            <Window key={w.key} s={s} w={w} />
          ))}
        </div>
      ) : (
        <svg
          class="full"
          viewBox={WHOLE.join(" ")}
          preserveAspectRatio="xMidYMid meet"
          role="group"
          aria-label={say("board")}
        >
          <use href="#cm-scene" />
          <Layer s={s} areas={ALL} />
        </svg>
      )}
    </>
  );
};

const Window = ({ s, w }: { s: Scene; w: (typeof WINDOWS)[number] }) => (
  <svg viewBox={w.box.join(" ")} role="group" aria-label={say(w.key)}>
    <use href="#cm-scene" />
    <Layer s={s} areas={w.areas} box={w.box} />
  </svg>
);
