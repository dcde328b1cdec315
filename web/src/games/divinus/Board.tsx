// The tree with its twelve cells, the stacks, dice and actions; beside it the map and the god's table.
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Drawing, Ic, Mk } from "../../art/icons";
import type { Parsed } from "../../core/words";
import type { Scene } from "../../table/game";
import { GodTable } from "./God";
import { MapPanel } from "./Map";
import { PayBar } from "./Pay";
import {
  allDice,
  BEAST_ICON,
  type CellView,
  cells,
  diceOf,
  godIcon,
  godOf,
  looseTile,
  nornRow,
  sumText,
  type Way,
  waysOf,
} from "./read";
import { dieText, Face, Tile, tileText } from "./Tile";
import treeArt from "./tree.svg?raw";
import { about, say } from "./words";
import { field, num, promptOf, rowsOf, word } from "./typed";

const phoneQuery = "(max-width:760px)";
export const usePhone = () => {
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

const cellText = (s: Scene, c: CellView, ways: Way[]): string => {
  const parts = [say("cell", { n: c.id })];
  if (c.tile) parts.push(tileText(s, c.tile));
  else if (c.dice.length) parts.push(say("cellDice", { n: c.dice.length }));
  else parts.push(say("cellEmpty"));
  if (c.beast) parts.push(s.words.label("monster", c.beast));
  if (c.hammer) parts.push(s.words.title("hammer"));
  if (c.mask) parts.push(s.words.title("mask"));
  if (ways.length)
    parts.push(
      say("payWith", { sum: sumText(ways[0]!) }) +
        (ways.length > 1 ? `, ${say("moreWays", { n: ways.length - 1 })}` : ""),
    );
  return parts.join(". ");
};

const Cell = ({ s, c, ways }: { s: Scene; c: CellView; ways: Way[] }) => {
  const { ctl } = s;
  // Questions about tiles are asked by their names, questions about cells by their numbers.
  const byTile = c.tile && ctl.askedKinds.value.has("tile") && !ctl.askedKinds.value.has("cell");
  const slot = byTile ? `tile:${c.tile!.id}` : `cell:${c.id}`,
    state = ctl.state(slot);
  const open = state === "legal" || state === "selected",
    asked = open || (state === "blocked" && !byTile);
  const paying = promptOf(s.m) === "pay" && field(s.m, "pay_cell") === c.id && ctl.mine.value;
  return (
    <div
      class={`dv-cell ${asked ? state : "idle"} ${paying ? "paying" : ""} ${c.tile ? "" : "bare"}`}
      data-slot={slot}
      role={asked ? "button" : "img"}
      {...(asked ? {} : { "aria-label": cellText(s, c, ways) })}
      tabindex={open ? 0 : -1}
      aria-disabled={asked && !open ? true : undefined}
      aria-pressed={state === "selected" ? true : undefined}
      onClick={() => ctl.pick(slot)}
      onMouseEnter={() => {
        ctl.looked.value = `cell:${c.id}`;
      }}
      onMouseLeave={() => {
        ctl.looked.value = null;
      }}
      onFocus={() => {
        ctl.looked.value = `cell:${c.id}`;
      }}
    >
      {asked && <span class="sr">{cellText(s, c, ways)}</span>}
      {c.tile ? (
        <Tile tile={c.tile} />
      ) : (
        <span class="dv-in" aria-hidden="true">
          {c.dice.map((d) => (
            <span key={d.seat + d.id} class="dv-ind">
              <Face face={d.face} seat={d.seat} />
              <Mk seat={d.seat} />
            </span>
          ))}
        </span>
      )}
      <b class="dv-n" aria-hidden="true">
        {c.id}
      </b>
      {ways.length > 0 && (
        <span class="dv-chip" aria-hidden="true">
          {sumText(ways[0]!)}
          {ways.length > 1 && <i>{say("plus", { n: ways.length - 1 })}</i>}
        </span>
      )}
      {asked && !open && c.tile && (
        <span class="dv-lock">
          <Ic name="lock" />
        </span>
      )}
      {c.beast && (
        <span class="dv-beast">
          <Ic name={BEAST_ICON[c.beast] ?? "monster"} />
        </span>
      )}
      {(c.hammer || c.mask) && (
        <span class="dv-token">
          <Ic name={c.hammer ? "hammer" : "god-loki"} />
        </span>
      )}
    </div>
  );
};

const ORDER = ["1", "4", "7", "10", "2", "5", "8", "11", "3", "6", "9", "12"]; // three rows of four

const Cells = ({ s }: { s: Scene }) => {
  const all = cells(s.m),
    ways = promptOf(s.m) === "turn" ? waysOf(s.m) : [],
    norns = nornRow(s.m),
    line = norns === null ? "" : s.words.label("line", ["top", "middle", "bottom"][norns]!);
  return (
    <div class="dv-cells" role="group" aria-label={say("board")}>
      {ORDER.map((id) => {
        const c = all.find((x) => x.id === id);
        return c && <Cell key={id} s={s} c={c} ways={ways.filter((w) => w.cell === id)} />;
      })}
      {norns !== null && (
        <span
          class="dv-norns"
          style={{ gridRow: norns + 1 }}
          role="img"
          aria-label={`${s.words.label("monster", "norns")}: ${line}`}
        >
          <Ic name="destiny" />
        </span>
      )}
    </div>
  );
};

const Stacks = ({ s }: { s: Scene }) => {
  const used = allDice(s.m).filter((d) => d.where === "used");
  return (
    <div class="dv-top">
      {rowsOf(s.m, "stacks").map((r) => {
        const known = (["known", "known2", "known3"] as const)
          .map((k) => word(r, k))
          .filter((x) => x !== null);
        return (
          <span key={String(r.value)} class={`dv-stack f-${r.value}`} title={s.words.label("pile", r.value)}>
            <Ic name={r.value === "F" ? "viking" : "rune"} label={s.words.label("pile", r.value)} />
            <b>{num(r, "left")}</b>
            {known.map((k) => (
              <span key={k} class="dv-known" title={say("known")}>
                <Tile tile={looseTile(s, k)} />
                <span class="sr">
                  {say("known")}: {tileText(s, looseTile(s, k))}
                </span>
              </span>
            ))}
          </span>
        );
      })}
      <span class="dv-used">
        <em>{say("used")}</em>
        {used.length ? (
          used.map((d) => (
            <span key={d.seat + d.id} class="dv-ind" title={dieText(s, d)}>
              <Face face={d.face} seat={d.seat} />
              <Mk seat={d.seat} />
            </span>
          ))
        ) : (
          <span>–</span>
        )}
      </span>
    </div>
  );
};

// ---- what may be done beside the cells ----

const ACTIONS = new Set([
  "act",
  "free",
  "title",
  "token",
  "runes",
  "nudge",
  "bulwark",
  "seal",
  "symbol",
  "lucky",
  "rest",
  "end",
]);
const VERB_ICON: Record<string, string> = {
  title: "crown",
  token: "hammer",
  runes: "rune",
  nudge: "odds",
  bulwark: "shield",
  seal: "abyss",
  symbol: "seat-2",
  lucky: "d12",
  rest: "rest",
  end: "check",
};
export const ownAction = (p: Parsed, s: Scene): boolean =>
  promptOf(s.m) === "turn"
    ? ACTIONS.has(p.verb)
    : promptOf(s.m) === "pay" ||
      (promptOf(s.m) === "place" && p.verb === "place") ||
      (promptOf(s.m) === "relay" && p.verb === "place");

export const actionNote = (s: Scene, p: Parsed): string => {
  const god = s.m.me === null ? null : godOf(s.m, s.m.me),
    [a, b] = p.operands.map((o) => o.text);
  if ((p.verb === "act" || p.verb === "free" || p.verb === "trigger") && god)
    return about(`${god.toLowerCase()}-${a}-${b}`);
  if (p.verb === "title") return about(a!.toUpperCase());
  if (p.verb === "rest") return say("restNote");
  if (p.verb === "token") return about(god === "Thor" ? "hammer" : "mask");
  if (p.verb === "symbol" && s.m.me !== null) {
    const d = diceOf(s.m, s.m.me).find((x) => x.id === a);
    return d?.face ? about(d.face) : "";
  }
  return "";
};

/** God actions, resting and the end of the turn. */
const Actions = ({ s }: { s: Scene }) => {
  const { ctl, m, words } = s;
  if (!ctl.mine.value || promptOf(m) !== "turn") return null;
  const god = m.me === null ? null : godOf(m, m.me);
  return (
    <div class="dv-acts">
      {ctl.legal.value
        .filter((p) => ACTIONS.has(p.verb))
        .map((p) => {
          const sel = ctl.chosen.value === p.text,
            note = actionNote(s, p),
            rank = p.verb === "act" || p.verb === "free";
          return (
            <button
              key={p.text}
              type="button"
              class={`btn dv-act ${sel ? "sel" : ""} ${ctl.hint.value === p.text ? "hinted" : ""}`}
              data-action={p.text}
              aria-pressed={sel}
              title={note || undefined}
              onClick={() => (sel ? void ctl.confirm() : void ctl.choose(p.text))}
            >
              <Ic name={rank ? godIcon(god) : (VERB_ICON[p.verb] ?? "rune")} />
              <span>
                {p.verb === "rest"
                  ? say("rest")
                  : p.verb === "end"
                    ? say("end")
                    : rank
                      ? say("rank", { row: p.operands[0]!.text, level: p.operands[1]!.text })
                      : words.action(p.text)}
                {note && <small>{note}</small>}
              </span>
            </button>
          );
        })}
    </div>
  );
};

/** My dice: active ones large, used ones with where they lie. */
const MyDice = ({ s }: { s: Scene }) => {
  const { m, ctl } = s,
    seat = m.me ?? m.turn.find((x) => x < 5) ?? 0;
  const dice = diceOf(m, seat),
    active = dice.filter((d) => d.where === "active"),
    used = dice.filter((d) => d.where !== "active");
  const one = (d: (typeof dice)[number]) => {
    const slot = `die:${d.id}`,
      state = ctl.state(slot),
      open = m.me !== null && promptOf(m) !== "pay" && (state === "legal" || state === "selected");
    return (
      <span
        key={d.id}
        class={`dv-mydie ${open ? state : ""} ${d.where === "active" ? "" : "used"}`}
        data-slot={slot}
        role={open ? "button" : "img"}
        {...(open ? {} : { "aria-label": dieText(s, d) })}
        tabindex={open ? 0 : -1}
        title={dieText(s, d)}
        aria-pressed={state === "selected" && open ? true : undefined}
        onClick={() => open && ctl.pick(slot)}
      >
        {open && <span class="sr">{dieText(s, d)}</span>}
        <Face face={d.face} seat={seat} />
        {d.where !== "active" && (
          <small aria-hidden="true">{d.where === "used" ? "↓" : d.where.slice(1)}</small>
        )}
      </span>
    );
  };
  return (
    <>
      <section>
        <h3>{say("active")}</h3>
        <div class="dv-mydice">
          {active.length ? active.map(one) : <span class="none">{say("noActive")}</span>}
        </div>
      </section>
      {used.length > 0 && (
        <section>
          <h3>{say("usedDice")}</h3>
          <div class="dv-mydice small">{used.map(one)}</div>
        </section>
      )}
    </>
  );
};

export const Tray = ({ scene: s }: { scene: Scene }) =>
  usePhone() ||
  !diceOf(s.m, s.m.me ?? 0).length ||
  !rowsOf(s.m, "board").some((r) => word(r, "tile")) ? null : (
    <footer class="tray dv-tray" aria-label={say("active")}>
      <MyDice s={s} />
      {s.ctl.mine.value && promptOf(s.m) === "pay" && (
        <section class="dv-paybox">
          <PayBar s={s} />
        </section>
      )}
      {s.ctl.mine.value && promptOf(s.m) === "turn" && (
        <section class="dv-actbox">
          <h3>{say("actions")}</h3>
          <Actions s={s} />
        </section>
      )}
    </footer>
  );

/** The story that is told now: a few lines on a plank. */
const Story = ({ s }: { s: Scene }) => {
  const rows = rowsOf(s.m, "story"),
    folded = useSignal(false);
  if (!rows.length) return null;
  return (
    <section class="dv-story" aria-label={s.words.title("story")}>
      <button
        type="button"
        class="tool"
        aria-expanded={!folded.value}
        aria-label={say(folded.value ? "unfold" : "fold")}
        onClick={() => {
          folded.value = !folded.value;
        }}
      >
        <Ic name="log" />
      </button>
      <div>
        <h3>
          {say("scenarioN", { n: String(rowsOf(s.m, "time")[0]?.value ?? "") })}:{" "}
          {s.words.label("scenario", rowsOf(s.m, "time")[0]?.value)}
        </h3>
        {!folded.value && rows.map((r) => <p key={String(r.value)}>{s.words.label("text", r.value)}</p>)}
      </div>
    </section>
  );
};

export const Board = ({ scene: s }: { scene: Scene }) => {
  const phone = usePhone(),
    { m, ctl } = s,
    placing = ctl.mine.value && (promptOf(m) === "place" || promptOf(m) === "relay");
  const paying = ctl.mine.value && promptOf(m) === "pay",
    before = !rowsOf(m, "board").some((r) => word(r, "tile"));
  return (
    <div class={`dv ${placing ? "placing" : ""} ${before ? "before" : ""}`}>
      <div class="dv-tree">
        <Drawing svg={treeArt} cls="dv-art" />
        <Story s={s} />
        {paying && phone ? <PayBar s={s} /> : !before && <Stacks s={s} />}
        {phone && !before && (
          <div class="dv-phone">
            <div class="dv-tray">
              <MyDice s={s} />
            </div>
            <Actions s={s} />
          </div>
        )}
        {!before && (
          <div class="dv-room">
            <Cells s={s} />
          </div>
        )}
        {!phone && !before && <GodTable s={s} />}
      </div>
      <div class="dv-own">
        <MapPanel s={s} />
        {phone && <GodTable s={s} />}
      </div>
    </div>
  );
};
