// Everything a player holds: goods to lay, resources, weapons, the mountains, occupations in hand and played.
import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Ic, Mk } from "../../art/icons";
import { sentences } from "../../core/words";
import type { Scene } from "../../table/game";
import { TrayCard } from "../../art/TrayCard";
import { seatName } from "../../table/Frame";
import { hoverAt, squareAt } from "./aim";
import { held, hover, lay, letGo, spotUnder, take, turn, ways } from "./hold";
import { Piece } from "./Piece";
import {
  boardsOf,
  cardKind,
  cardPoints,
  colourOf,
  hand,
  iconOf,
  type Played,
  played,
  shapeOf,
  sizeText,
  stock,
  type Strip,
  strips,
} from "./read";
import { say } from "./words";
import { promptOf } from "./typed";

const FAR = 6,
  ORDER = ["blue", "green", "red", "orange", "grey"];
/** A piece under the pointer on its way from the tray. */
const dragging = signal<{ item: string; x: number; y: number; moved: boolean; unit: number } | null>(null);

/** Finds the board below the pointer and moves the piece over it. */
const over = (s: Scene, x: number, y: number): SVGSVGElement | null => {
  const svg = document.elementFromPoint(x, y)?.closest<SVGSVGElement>("svg[data-board]") ?? null;
  const b =
    svg && s.m.me !== null ? boardsOf(s, s.m.me).find((z) => z.place === svg.dataset.board) : undefined;
  const at = svg && b ? squareAt(svg, b, x, y) : null;
  if (b && at) hoverAt(b.place, ...at);
  else hover.value = null;
  return svg;
};

const startDrag = (s: Scene, item: string, e: PointerEvent) => {
  if (e.button !== 0 || !ways(s, item).length) return;
  const from = { x: e.clientX, y: e.clientY };
  let moved = false;
  const move = (ev: PointerEvent) => {
    if (!moved && Math.hypot(ev.clientX - from.x, ev.clientY - from.y) < FAR) return;
    if (!moved) {
      moved = true;
      take(s, item);
    }
    ev.preventDefault();
    const grid = over(s, ev.clientX, ev.clientY) ?? document.querySelector<SVGSVGElement>("svg[data-board]");
    const unit = grid ? grid.getBoundingClientRect().width / (grid.viewBox.baseVal.width / 30) : 24;
    dragging.value = { item, x: ev.clientX, y: ev.clientY, moved, unit };
  };
  const end = (ev: PointerEvent) => {
    removeEventListener("pointermove", move);
    removeEventListener("pointerup", end);
    removeEventListener("pointercancel", end);
    dragging.value = null;
    if (!moved) return;
    const at = hover.value;
    if (ev.type === "pointerup" && at && spotUnder.value) void lay(s, at.place, at.row, at.col);
  };
  addEventListener("pointermove", move);
  addEventListener("pointerup", end);
  addEventListener("pointercancel", end);
};

/** What hangs at the pointer while no board is below it. */
export const Dragged = ({ s }: { s: Scene }) => {
  const d = dragging.value,
    h = held.value;
  useEffect(() => {
    const key = (e: KeyboardEvent) => {
      if (
        !held.value ||
        e.ctrlKey ||
        e.metaKey ||
        e.altKey ||
        /^(INPUT|TEXTAREA|SELECT)$/.test((e.target as HTMLElement).tagName)
      )
        return;
      if (e.key === "r" || e.key === "f") turn(s, e.key === "f");
      else if (e.key === "Escape") letGo();
      else return;
      const now = dragging.value;
      if (now) over(s, now.x, now.y);
    };
    document.addEventListener("keydown", key);
    return () => document.removeEventListener("keydown", key);
  }, [s]);
  if (!d || !h || hover.value) return null;
  const shape = shapeOf(h.item, h.o),
    dx = Math.floor((shape[0]!.length - 1) / 2) + 0.5,
    dy = Math.floor((shape.length - 1) / 2) + 0.5;
  return (
    <div class="drag-piece" style={{ transform: `translate(${d.x - dx * d.unit}px,${d.y - dy * d.unit}px)` }}>
      <Piece s={s} item={h.item} o={h.o} unit={d.unit} />
    </div>
  );
};

const Good = ({ s, item, n, unit }: { s: Scene; item: string; n: number; unit: number }) => {
  const may = s.ctl.mine.value && ways(s, item).length > 0,
    on = held.value?.item === item,
    name = s.words.label("item", item);
  const look = (yes: boolean) => {
    s.ctl.looked.value = yes ? `item:${item}` : null;
  };
  return (
    <button
      type="button"
      class={`good-b ${on ? "on" : ""} ${may ? "may" : ""}`}
      data-item={item}
      {...(may ? { "data-slot": `item:${item}` } : {})}
      aria-pressed={on}
      title={`${name} (${sizeText(item)})`}
      onPointerDown={(e) => startDrag(s, item, e)}
      onClick={() => {
        if (on && promptOf(s.m) !== "at") letGo();
        else take(s, item);
      }}
      onMouseEnter={() => look(true)}
      onMouseLeave={() => look(false)}
      onFocus={() => look(true)}
      onBlur={() => look(false)}
    >
      <span class="sr">{`${name}: ${n}, ${sizeText(item)}${may ? `. ${say("canLay")}` : ""}`}</span>
      {colourOf(item) === "grey" ? (
        <Ic name={iconOf(item)} cls="cube" />
      ) : (
        <Piece s={s} item={item} o={shapeOf(item, 0).length > 3 ? 1 : 0} unit={unit} />
      )}
      <b aria-hidden="true">{n}</b>
    </button>
  );
};

const LAID = (item: string) =>
  !["bow", "snare", "spear", "sword", "wood", "stone", "silver", "ore"].includes(item);

/** A full store is drawn smaller, so that all of it is in sight. */
const unitFor = (kinds: number) => (kinds > 13 ? 8 : kinds > 8 ? 10 : 13);

/** Goods sorted as one lays them: blue, green, then food; silver and ore can be laid as well. */
export const Goods = ({ s, unit: given }: { s: Scene; unit?: number }) => {
  const me = s.m.me;
  if (me === null) return null;
  const all = stock(s, me),
    tiles = [...all]
      .filter(([item]) => LAID(item))
      .sort(([a], [b]) => ORDER.indexOf(colourOf(a)) - ORDER.indexOf(colourOf(b)));
  const unit = given ?? unitFor(tiles.length);
  return (
    <div class="goods-row" role="group" aria-label={say("goods")}>
      {(["silver", "ore", "wood", "stone"] as const).map((item) => (
        <Good key={item} s={s} item={item} n={all.get(item) ?? 0} unit={unit} />
      ))}
      {tiles.map(([item, n]) => (
        <Good key={item} s={s} item={item} n={n} unit={unit} />
      ))}
      {!tiles.length && <span class="none">{say("noGoods")}</span>}
    </div>
  );
};

export const Weapons = ({ s }: { s: Scene }) => {
  const all = s.m.me === null ? new Map<string, number>() : stock(s, s.m.me);
  return (
    <div class="weapons">
      {["bow", "snare", "spear", "sword"].map((w) => (
        <span key={w} class={`stat ${all.get(w) ? "" : "low"}`} title={s.words.label("item", w)}>
          <Ic name={iconOf(w)} label={s.words.label("item", w)} />
          <b>{all.get(w) ?? 0}</b>
        </span>
      ))}
    </div>
  );
};

const stripText = ({ words }: Scene, x: Strip): string =>
  `${words.label("strip", x.id)}: ${x.finds.map((f) => words.label("find", f)).join(", ")}`;

export const Mountains = ({ s }: { s: Scene }) => (
  <ul class="strips" aria-label={say("mountains")}>
    {strips(s.m).map((x) => (
      <li key={x.id} aria-label={stripText(s, x)}>
        <Ic name="chevron" />
        {x.finds.map((f, i) => (
          <Ic key={i} name={f} />
        ))}
      </li>
    ))}
    {!strips(s.m).length && <li class="none">–</li>}
  </ul>
);

export const cardIcon = (id: string) =>
  (({ once: "coin", anytime: "clock", recurring: "replay", conditional: "eye" }) as Record<string, string>)[
    cardKind(id)
  ] ?? "occupation";

export const OccCard = ({ s, id, p, owner }: { s: Scene; id: string; p?: Played; owner?: number }) => {
  const { ctl, words } = s,
    slot = `occupation:${id}`,
    state = ctl.state(slot),
    open = state === "legal" || state === "selected";
  const points = cardPoints(id),
    spent = p?.state === "used";
  const label = sentences([
    words.label("occupation", id),
    words.note("occupation", id),
    say(`card.${cardKind(id)}` as "card.once"),
    say("points", { n: points }),
    p ? words.label("card_state", p.state) : say("inHand"),
    owner === undefined ? "" : seatName(s.m, owner),
    open ? say("usableNow") : "",
  ]);
  return (
    <TrayCard
      s={s}
      slot={slot}
      game="odin"
      kind={cardKind(id)}
      name={words.label("occupation", id)}
      text={words.note("occupation", id)}
      heard={label}
      cls={`occ ${p ? "down" : ""} ${spent ? "spent" : ""}`}
      stones={
        points === 0 ? [] : [{ icon: "glory", n: points, means: say("points", { n: points }), gold: true }]
      }
    >
      {(owner !== undefined || p?.counted != null || spent) && (
        <span class="gc-prog" aria-hidden="true">
          {owner !== undefined && <Mk seat={owner} />}
          {p?.counted != null && `×${p.counted}`}
          {spent && <Ic name="check" />}
        </span>
      )}
    </TrayCard>
  );
};

/** The hand, then what was played; others' cards lie open as well. */
export const Cards = ({ s, all = false }: { s: Scene; all?: boolean }) => {
  const mine = hand(s.m),
    down = played(s.m),
    own = down.filter((p) => p.owner === s.m.me),
    others = down.filter((p) => p.owner !== s.m.me);
  return (
    <div class={`occs ${all ? "all" : ""}`}>
      {s.m.me !== null && (
        <section aria-label={say("hand")} style={{ "--n": Math.max(0.35, mine.length) }}>
          <h3>
            {say("hand")} <small>{mine.length}</small>
          </h3>
          <div class="fan occ-row">
            {mine.map((id) => (
              <OccCard key={id} s={s} id={id} />
            ))}
            {!mine.length && <span class="none">{say("noCards")}</span>}
          </div>
        </section>
      )}
      {s.m.me !== null && (
        <section aria-label={say("playedRow")} style={{ "--n": Math.max(0.35, own.length) }}>
          <h3>
            {say("playedRow")} <small>{own.length}</small>
          </h3>
          <div class="fan occ-row">
            {own.map((p) => (
              <OccCard key={p.id} s={s} id={p.id} p={p} />
            ))}
            {!own.length && <span class="none">{say("noCards")}</span>}
          </div>
        </section>
      )}
      {all && others.length > 0 && (
        <section aria-label={say("othersCards")}>
          <h3>
            {say("othersCards")} <small>{others.length}</small>
          </h3>
          <div class="fan occ-row">
            {others.map((p) => (
              <OccCard key={p.id} s={s} id={p.id} p={p} owner={p.owner} />
            ))}
          </div>
        </section>
      )}
    </div>
  );
};

export const Tray = ({ scene: s }: { scene: Scene }) =>
  s.m.me === null ? null : (
    <footer class="tray" aria-label={say("tray")} tabindex={0}>
      <section class="t-goods">
        <h3>{say("goods")}</h3>
        <Goods s={s} />
      </section>
      <section>
        <h3>{say("weapons")}</h3>
        <Weapons s={s} />
      </section>
      <section>
        <h3>{say("mountains")}</h3>
        <Mountains s={s} />
      </section>
      <section class="t-cards">
        <Cards s={s} />
      </section>
    </footer>
  );
