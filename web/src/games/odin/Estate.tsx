// What a player owns: boards to lay tiles on, the banquet table, the bay, sheds; and the bar of a held piece.
import { effect, signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Ic, Mk } from "../../art/icons";
import type { Scene } from "../../table/game";
import { seatName } from "../../table/Frame";
import { minus } from "../../table/Side";
import { Grid, previewText } from "./Grid";
import {
  bestSpots,
  canFlip,
  canTurn,
  held,
  hover,
  known,
  lay,
  learnSpots,
  letGo,
  spotUnder,
  turn,
  ways,
} from "./hold";
import { Piece } from "./Piece";
import {
  areaOf,
  type BoardView,
  boardName,
  boardPoints,
  boardsOf,
  colourOf,
  iconOf,
  orePlaces,
  player,
  printedOre,
  round,
  type Ship,
  shedsOf,
  shipsOf,
  stock,
  value,
  vikings,
} from "./read";
import { planOf, useOdds } from "./useOdds";
import { say } from "./words";
import { aboutOf, field, num, promptOf } from "./typed";

/** Whose boards are looked at, and which of them; null: what is asked for. */
const whose = signal<number | null>(null),
  which = signal<string | null>(null);

const SeatTabs = ({ s, seat }: { s: Scene; seat: number }) =>
  s.m.players.length < 2 ? null : (
    <div class="seat-tabs" role="group" aria-label={say("whose")}>
      {s.m.players.map((_, i) => (
        <button
          key={i}
          type="button"
          aria-pressed={i === seat}
          class={i === seat ? "on" : ""}
          title={seatName(s.m, i)}
          aria-label={seatName(s.m, i)}
          onClick={() => {
            whose.value = i;
            which.value = null;
          }}
        >
          <Mk seat={i} />
        </button>
      ))}
    </div>
  );

const boardIcon = (b: BoardView) =>
  b.area.startsWith("home")
    ? "b-hall"
    : b.area.startsWith("island")
      ? "explore"
      : b.area.startsWith("stone")
        ? "b-stonehouse"
        : "b-longhouse";

const BoardTabs = ({ s, all, now }: { s: Scene; all: BoardView[]; now: BoardView }) => (
  <div class="board-tabs" role="group" aria-label={say("boards")}>
    {all.map((b) => {
      const h = held.value,
        fits = h ? ways(s, h.item).some((w) => w.place === b.place && w.o === h.o) : false;
      return (
        <button
          key={b.area}
          type="button"
          aria-pressed={b === now}
          class={`${b === now ? "on" : ""} ${fits && b !== now ? "fits" : ""}`}
          onClick={() => {
            which.value = b.area;
            hover.value = null;
          }}
        >
          <Ic name={boardIcon(b)} />
          <span>{boardName(s, b)}</span>
        </button>
      );
    })}
  </div>
);

/** The piece in the hand: turn it, turn it over, lay it, put it back. */
const HoldBar = ({ s, b }: { s: Scene; b: BoardView }) => {
  const h = held.value;
  useEffect(() => {
    learnSpots(s);
  }, [h?.item, h?.o, s.m.ply]);
  // On a phone the bar covers what lies below: the board comes up.
  useEffect(() => {
    if (h && matchMedia("(max-width:760px)").matches)
      document.querySelector("svg.grid")?.scrollIntoView({ block: "start" });
  }, [h?.item]);
  if (!h) return null;
  const at = hover.value,
    spot = spotUnder.value,
    best = bestSpots(s, 3),
    asked = promptOf(s.m) === "at";
  return (
    <div class="hold" role="group" aria-label={say("holding", { item: s.words.label("item", h.item) })}>
      <span class="hold-p">
        <Piece s={s} item={h.item} o={h.o} unit={11} />
      </span>
      <b class="hold-n">{s.words.label("item", h.item)}</b>
      <button class="btn" type="button" disabled={!canTurn(s)} onClick={() => turn(s, false)}>
        <Ic name="rotate" />
        <span>{say("rotate")}</span>
        <kbd aria-hidden="true">R</kbd>
      </button>
      {canFlip(s) && (
        <button class="btn" type="button" onClick={() => turn(s, true)}>
          <Ic name="flip" />
          <span>{say("flip")}</span>
          <kbd aria-hidden="true">F</kbd>
        </button>
      )}
      {at && spot && (
        <button
          class="btn primary"
          type="button"
          data-lay
          onClick={() => void lay(s, at.place, at.row, at.col)}
        >
          <Ic name="check" />
          <span>{say("layHere")}</span>
        </button>
      )}
      {!asked && (
        <button class="btn" type="button" onClick={letGo}>
          <Ic name="close" label={say("putBack")} />
        </button>
      )}
      <p id="preview" aria-live="polite">
        {previewText(s, b) || (best.length || !known(s) ? say("pickSquare") : say("noSpots"))}
      </p>
      {best.length > 0 && (
        <div class="best" role="group" aria-label={say("best")}>
          <span>{say("best")}</span>
          {best.map((x) => {
            const sum = [
              x.spot.covers ? `+${x.spot.covers}` : "",
              x.spot.income ? `¤${x.spot.income > 0 ? "+" : "−"}${Math.abs(x.spot.income)}` : "",
              x.spot.bonuses ? `★${x.spot.bonuses > 0 ? "+" : "−"}${Math.abs(x.spot.bonuses)}` : "",
            ]
              .filter(Boolean)
              .join(" ");
            const board = boardsOf(s, s.m.me ?? 0).find((y) => y.place === x.place);
            return (
              <button
                key={`${x.place}${x.spot.row},${x.spot.col}`}
                class="btn tiny"
                type="button"
                data-action={`at ${x.spot.row} ${x.spot.col}`}
                onMouseEnter={() => {
                  which.value = areaOf(x.place, s.m.me ?? 0);
                  hover.value = { place: x.place, row: x.spot.row, col: x.spot.col };
                }}
                onFocus={() => {
                  which.value = areaOf(x.place, s.m.me ?? 0);
                  hover.value = { place: x.place, row: x.spot.row, col: x.spot.col };
                }}
                onClick={() => void lay(s, x.place, x.spot.row, x.spot.col)}
              >
                <span class="sr">{board ? `${boardName(s, board)}: ` : ""}</span>
                {say("square", { row: x.spot.row + 1, col: x.spot.col + 1 })}
                {sum && <em>{sum}</em>}
              </button>
            );
          })}
        </div>
      )}
    </div>
  );
};

/** The question "where?" holds the piece it asks about. */
const useAskedPiece = (s: Scene) => {
  const { m, ctl } = s;
  useEffect(() => {
    const at = aboutOf(m, "at");
    if (at && ctl.mine.value) {
      held.value = { item: at.item, o: at.turn, ply: m.ply };
      whose.value = null;
      which.value = areaOf(at.place, m.me ?? 0);
      learnSpots(s);
    } else if (held.value && !ways(s, held.value.item).length) letGo();
    else if (held.value) learnSpots(s);
  }, [m.ply, m.table, ctl.mine.value]);
};

// ---- the banquet table ----

const Banquet = ({ s, seat }: { s: Scene; seat: number }) => {
  const { m, words } = s,
    mine = seat === m.me,
    plan = planOf(useOdds(s)),
    row = player(m, seat);
  const served = (field(m, "table") as (string | null)[] | null) ?? [],
    now = promptOf(m) === "feast" && m.turn.includes(seat);
  const gone = 2 * (num(row, "knarrs_emigrated") + num(row, "longships_emigrated")),
    need = Math.max(0, vikings(m) - gone),
    open = vikings(m);
  const lack = plan && mine ? plan.squares - plan.served : null;
  const ghosts: (string | null)[] = [];
  if (plan && mine && !now)
    for (const x of plan.moves) {
      const g = x.item,
        w = g && g !== "silver" ? value("good", g, x.stance === "horizontal" ? "w" : "h") : 1;
      for (let i = 0; i < w; i++) ghosts.push(g);
    }
  return (
    <section class="banquet" aria-label={say("feast.title", { n: round(m) })}>
      <h3>
        <Ic name="ph-feast" />
        {say("feast.title", { n: round(m) })}
        <small>
          {gone ? say("feast.ships", { n: gone / 2 }) : ""}
          {mine && lack !== null
            ? lack
              ? say("feast.short", { n: lack })
              : say("feast.full")
            : say("feast.need", { n: need })}
        </small>
      </h3>
      <div class="squares" aria-hidden="true">
        {Array.from({ length: 12 }, (_, i) => {
          const at = i - gone,
            item = now ? (served[at] ?? null) : (ghosts[at] ?? null),
            real = now && item !== null && item !== "none";
          if (i >= open)
            return (
              <span key={i} class="v">
                <Ic name="viking" />
              </span>
            );
          if (i < gone)
            return (
              <span key={i} class="ship">
                <Ic name="emigrate" />
              </span>
            );
          return item && item !== "none" ? (
            <span
              key={i}
              class={`food ${colourOf(item)} ${real ? "" : "plan"}`}
              title={words.label("item", item)}
            >
              <Ic name={iconOf(item)} />
            </span>
          ) : (
            <span key={i} class="gap">
              {now ? "" : "−3"}
            </span>
          );
        })}
      </div>
    </section>
  );
};

// ---- the bay ----

const shipName = (s: Scene, ship: Ship): string => {
  const of = orePlaces(ship.type);
  return `${s.words.label("ship", ship.type)}${of ? `, ${say("oreOn", { n: ship.ore, of })}` : ""}`;
};
/** Ore is put on a ship that is told by its kind, not by its place in the bay. */
export const armText = (s: Scene, action: string): string | null => {
  const [verb, slot] = action.split(" "),
    ship =
      verb === "arm" && s.m.me !== null
        ? shipsOf(s.m, s.m.me).find((x) => x.slot === Number(slot))
        : undefined;
  return ship ? `${shipName(s, ship)}. ${say("addOre")}` : null;
};

const ShipAt = ({ s, ship, mine }: { s: Scene; ship: Ship; mine: boolean }) => {
  const arm = `arm ${ship.slot}`,
    may = mine && s.m.legal.includes(arm) && s.ctl.mine.value,
    places = orePlaces(ship.type);
  const name = shipName(s, ship);
  const body = (
    <>
      <Ic name={iconOf(ship.type)} />
      <span class="ore">
        {Array.from({ length: printedOre(ship.type) }, (_, i) => (
          <i key={`p${i}`} class="printed" />
        ))}
        {Array.from({ length: places }, (_, i) => (
          <i key={i} class={i < ship.ore ? "full" : ""} />
        ))}
      </span>
    </>
  );
  return may ? (
    <button
      type="button"
      class="berth may"
      data-action={arm}
      title={armText(s, arm) ?? undefined}
      aria-label={`${name}. ${say("addOre")}`}
      onClick={() => void s.ctl.choose(arm)}
    >
      {body}
    </button>
  ) : (
    <span class="berth" title={name} role="img" aria-label={name}>
      {body}
    </span>
  );
};

const Bay = ({ s, seat }: { s: Scene; seat: number }) => {
  const ships = shipsOf(s.m, seat),
    mine = seat === s.m.me,
    small = ships.filter((x) => x.type === "whaler"),
    large = ships.filter((x) => x.type !== "whaler");
  const empty = (n: number, of: number, big: boolean) =>
    Array.from({ length: of - n }, (_, i) => <span key={i} class={`berth none ${big ? "big" : ""}`} />);
  const buys =
    mine && s.ctl.mine.value
      ? ["whaler", "knarr", "longship"].filter((x) => s.m.legal.includes(`buy ${x}`))
      : [];
  return (
    <section class="bay" aria-label={say("bay")}>
      <div class="water">
        {small.map((x) => (
          <ShipAt key={x.slot} s={s} ship={x} mine={mine} />
        ))}
        {empty(small.length, 3, false)}
        {large.map((x) => (
          <ShipAt key={x.slot} s={s} ship={x} mine={mine} />
        ))}
        {empty(large.length, 4, true)}
      </div>
      {buys.length > 0 && (
        <div class="buys">
          <span>{say("buy")}</span>
          {buys.map((x) => (
            <button
              key={x}
              class="btn tiny"
              type="button"
              data-action={`buy ${x}`}
              onClick={() => void s.ctl.choose(`buy ${x}`)}
            >
              <Ic name={iconOf(x)} />
              <span class="sr">{say("buy")} </span>
              <span>{s.words.label("ship", x)}</span>
              <em>
                <Ic name="silver" label={s.words.label("item", "silver")} />
                {value("ship", x, "silver_price")}
              </em>
            </button>
          ))}
        </div>
      )}
    </section>
  );
};

// ---- sheds and the slots of stone houses ----

const Sheds = ({ s, seat }: { s: Scene; seat: number }) => {
  const sheds = shedsOf(s.m, seat),
    mine = seat === s.m.me && s.ctl.mine.value;
  if (!sheds.length) return null;
  return (
    <section class="sheds" aria-label={say("sheds")}>
      {sheds.map((b) => (
        <div key={b.place} class="shed">
          <Ic name={b.place.startsWith("shed") ? "b-shed" : "b-stonehouse"} />
          <b>{s.words.label("place", b.place)}</b>
          {(["wood", "stone"] as const).map((item) => {
            const action = `slot ${item} ${b.place}`,
              may = mine && s.m.legal.includes(action),
              n = b[item],
              room = item === "wood" ? b.woodRoom : b.stoneRoom;
            return (
              <span key={item} class="slots" title={`${s.words.label("item", item)} ${n}/${room}`}>
                {Array.from({ length: room }, (_, i) =>
                  i < n ? <Ic key={i} name={item} label={s.words.label("item", item)} /> : <i key={i} />,
                )}
                {may && (
                  <button
                    class="btn tiny"
                    type="button"
                    data-action={action}
                    title={s.words.action(action)}
                    onClick={() => void s.ctl.choose(action)}
                  >
                    <span class="sr">{s.words.action(action)}</span>
                    <span aria-hidden="true">+</span>
                    <Ic name={item} />
                  </button>
                )}
              </span>
            );
          })}
        </div>
      ))}
    </section>
  );
};

export const Estate = ({ s }: { s: Scene }) => {
  useAskedPiece(s);
  const me = s.m.me ?? 0,
    seat = held.value || whose.value === null || whose.value >= s.m.players.length ? me : whose.value,
    all = boardsOf(s, seat),
    stocked = stock(s, seat);
  const b = all.find((x) => x.area === which.value) ?? all[0];
  useEffect(() => {
    const stop = effect(() => {
      if (held.value && whose.value !== null) whose.value = null;
    });
    return stop;
  }, []);
  // A board that the held piece does not fit gives way to one that it fits.
  const h = held.value,
    fits = h
      ? ways(s, h.item)
          .filter((w) => w.o === h.o)
          .map((w) => w.place)
      : [];
  useEffect(() => {
    if (h && b && fits.length && !fits.includes(b.place)) which.value = areaOf(fits[0]!, me);
  }, [h?.item, h?.o]);
  if (!b) return null;
  const income = num(player(s.m, seat), "income"),
    animals = ["sheep", "cattle"].map(
      (x) =>
        [
          x,
          (stocked.get(x) ?? 0) + (stocked.get(`${x}_pregnant`) ?? 0),
          stocked.get(`${x}_pregnant`) ?? 0,
        ] as const,
    );
  return (
    <section class="estate" aria-label={say("estate", { name: seatName(s.m, seat) })}>
      <header class="est-h">
        <BoardTabs s={s} all={all} now={b} />
        <SeatTabs s={s} seat={seat} />
      </header>
      <p class="est-s">
        <span title={say("incomeAll")}>
          <Ic name="silver" />
          {say("income", { n: b.income })}
          {income !== b.income ? ` (${income})` : ""}
        </span>
        <span>
          <Ic name="loss" />
          {say("openMinus", { n: minus(-b.open) })}
        </span>
        {boardPoints(b.board) > 0 && (
          <span>
            <Ic name="glory" />
            {say("worth", { n: boardPoints(b.board) })}
          </span>
        )}
        <span>
          <Ic name="favor" />
          {say("bonuses", { n: b.bonuses })}
        </span>
        {animals.some(([, n]) => n > 0) && (
          <span class="stable">
            {animals
              .filter(([, n]) => n > 0)
              .map(([x, n, p]) => (
                <span
                  key={x}
                  title={`${s.words.label("item", x)}: ${n}${p ? `, ${say("pregnant", { n: p })}` : ""}`}
                >
                  <Ic name={p ? `${x}-p` : x} label={s.words.label("item", x)} />
                  {n}
                </span>
              ))}
          </span>
        )}
      </p>
      <div class="grid-box">
        <Grid s={s} b={b} mine={seat === s.m.me} />
      </div>
      <div class={`under ${h && seat === s.m.me ? "holding" : ""}`}>
        <div class="rest">
          <Sheds s={s} seat={seat} />
          <Banquet s={s} seat={seat} />
          <Bay s={s} seat={seat} />
        </div>
        {s.m.me !== null && seat === me && <HoldBar s={s} b={b} />}
      </div>
    </section>
  );
};
