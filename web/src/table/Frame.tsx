// The table: bar, score band, seats, question, board, tray, log. Common to all games.
import { effect, untracked, useComputed, useSignal } from "@preact/signals";
import type { ComponentChildren, RefObject } from "preact";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { Ic, Mk, Weave } from "../art/icons";
import { mark } from "../core/away";
import type { Client } from "../core/client";
import type { TableModel } from "../core/model";
import { rated } from "../core/news";
import type { PlayerInfo } from "../core/protocol";
import type { Amount } from "../core/speech";
import { askTwice, flipTheme, speed, standing } from "../core/settings";
import { has, t } from "../words";
import { Choices } from "./Choices";
import { calledAt } from "./called";
import { askAgain, askAlso, type Controller, standingFor, usualOf } from "./controller";
import { closingOf, type GameUi, mayUndo, type Scene } from "./game";
import { useKeys } from "./keys";
import { useConsidered } from "./consider";
import { bringOpen } from "./sight";
import { Brings } from "./Outcome";
import { openRules, Reasoned, useAsked } from "./Rules";
import { Closed, Herald, minus, Side } from "./Side";
import { HandOver, Stood } from "./Stand";
import { openSettings } from "../home/Settings";
import { Guide } from "../lessons/Guide";
import { EndOfGame, seatsNow, Stages, staging, undecided } from "../stages/hook";
import { useDrag } from "./drag";

/** Names for seats without a person, as the page's language writes them. */
export const botNames = (): string[] => t("bot.names").split(" ");

/** Who sits there: a name, a name for a bot that has none, or the seat's number. */
export const nameOf = (players: readonly PlayerInfo[], seat: number): string => {
  const p = players[seat];
  return (
    (p?.name !== p?.bot && p?.name) ||
    (p?.bot ? calledAt(players, seat, botNames()) : t("seat.n", { n: seat + 1 }))
  );
};
export const seatName = (m: Scene["m"], seat: number) => nameOf(m.players, seat);

export const ToolButton = ({
  icon,
  label,
  on,
  disabled = false,
  cls = "",
}: {
  icon: string;
  label: string;
  on: () => void;
  disabled?: boolean;
  cls?: string;
}) => (
  <button
    class={`tool ${cls}`}
    type="button"
    title={label}
    aria-label={label}
    onClick={on}
    disabled={disabled}
  >
    <Ic name={icon} />
  </button>
);

/** On a server others may agree to go back further than the rules of undo allow alone. */
const mayAsk = ({ m, log, ctl }: Scene) =>
  ctl.model.online && m.me !== null && m.asked == null && log.some((l) => l.seat === m.me);

/** Somebody asks to go back: yes or no. */
const UndoAsked = ({ scene, model }: { scene: Scene; model: TableModel }) => {
  const { m } = scene,
    a = m.asked;
  if (!a) return null;
  const open = m.me !== null && a.seat !== m.me && !a.yes.includes(m.me);
  return (
    <div class="undo-ask" role="status">
      <Ic name="undo" />
      <p>{t("undo.asks", { name: seatName(m, a.seat) })}</p>
      {open && (
        <>
          <button class="btn" type="button" onClick={() => void model.answerUndo(true)}>
            {t("undo.yes")}
          </button>
          <button class="btn" type="button" onClick={() => void model.answerUndo(false)}>
            {t("undo.no")}
          </button>
        </>
      )}
    </div>
  );
};

const Bar = ({ scene, ui, model, ctl }: { scene: Scene; ui: GameUi; model: TableModel; ctl: Controller }) => {
  const phases = ui.phases?.(scene);
  const at = phases ? phases.all.findIndex((p) => p.id === phases.now) : -1;
  const over = scene.m.status === "over";
  return (
    <header class="bar">
      <a class="brand" href="#/" aria-label={`Meadhall, ${t("nav.home")}`}>
        <Ic name="b-hall" />
        <span>Meadhall</span>
      </a>
      <h1>{scene.words.game.title}</h1>
      <p class="crumbs">
        {scene.m.campaign && (
          <>
            <a href={`#/c/${scene.m.campaign}`}>{t("end.book")}</a> ·{" "}
          </>
        )}
        {ui.crumbs(scene)}
      </p>
      {phases && (
        <ol class="phases" aria-label={t("table.phases")}>
          {phases.all.map((p, i) => (
            <li
              key={p.id}
              class={i < at ? "done" : i === at ? "now" : ""}
              {...(i === at ? { "aria-current": "step" } : {})}
            >
              <Ic name={p.icon} />
              <span>{p.label}</span>
            </li>
          ))}
        </ol>
      )}
      <nav class="tools" aria-label={t("table.tools")}>
        <ToolButton
          icon="undo"
          label={t("do.undo")}
          on={() => void model.undo()}
          disabled={over || (!mayUndo(scene.m) && !mayAsk(scene))}
        />
        <ToolButton
          icon="hint"
          label={t(ctl.hinting.value ? "do.hinting" : "do.hint")}
          cls={ctl.hinting.value ? "works" : ""}
          on={() => void ctl.askHint()}
          disabled={!ctl.mine.value}
        />
        <ToolButton
          icon="replay"
          label={t("do.since")}
          on={() => model.playBack()}
          disabled={model.since.value.length < 2}
        />
        <ToolButton
          icon="rune-stone"
          label={t("rules.title")}
          cls="keep"
          on={() => openRules(scene.m.game)}
        />
        <ToolButton icon="theme" label={t("set.theme")} on={flipTheme} />
        <ToolButton icon="settings" label={t("set.title")} cls="keep" on={openSettings} />
      </nav>
    </header>
  );
};

/** Points of a seat: what the game shows while it goes on, the final sum when it is over. */
export const pointsOf = (scene: Scene, ui: GameUi, seat: number): number | null =>
  scene.m.result?.find((r) => r.seat === seat)?.total ?? ui.seat(scene, seat).points;

/** So near, in hundredths of the band, a number would stand under a marker. */
const UNDER = 3;

export const ScoreBand = ({ scene, ui }: { scene: Scene; ui: GameUi }) => {
  const points = scene.m.players.map((_, i) => pointsOf(scene, ui, i) ?? 0);
  const from = Math.min(0, Math.floor(Math.min(...points, 0) / 20) * 20),
    least = from + (ui.scoreEnd ?? 60);
  const end = Math.max(least, Math.ceil(Math.max(...points, 0) / 20) * 20),
    ticks = (end - from) % 12 ? 10 : 12,
    step = (end - from) / ticks;
  const order = points.map((p, i) => ({ p, i })).sort((a, b) => a.p - b.p || a.i - b.i);
  let last = -10;
  const places = order.map(({ p, i }) => {
    const want = ((p - from) / (end - from)) * 100;
    const left = Math.max(want, last + 4.8);
    last = left;
    return { p, i, left };
  });
  return (
    <section class="score" aria-label={ui.scoreLabel(scene.words)}>
      <Weave cls="score-weave" />
      <div class="score-cap">
        <Ic name={ui.scoreIcon} />
        <span>{ui.scoreLabel(scene.words)}</span>
      </div>
      <div class="score-track">
        {Array.from({ length: ticks + 1 }, (_, k) => (
          <i key={k} style={{ left: `${(k / ticks) * 100}%` }} aria-hidden="true">
            {places.every(({ left }) => Math.abs(left - (k / ticks) * 100) > UNDER) &&
              minus(Math.round(from + k * step))}
          </i>
        ))}
        {places.map(({ p, i, left }) => (
          <b
            key={i}
            class={`s${i + 1}`}
            style={{ left: `${left}%` }}
            title={`${seatName(scene.m, i)} ${minus(p)}`}
          >
            <Mk seat={i} />
            <em>
              <span class="sr">{seatName(scene.m, i)} </span>
              {minus(p)}
            </em>
          </b>
        ))}
      </div>
    </section>
  );
};

export const Seats = ({ scene, ui, model }: { scene: Scene; ui: GameUi; model?: TableModel }) => (
  <aside class="seats" aria-label={t("table.players")}>
    {scene.m.players.map((p, i) => {
      const v = ui.seat(scene, i),
        points = pointsOf(scene, ui, i),
        turn = scene.m.turn.includes(i),
        slot = `seat:${i}`,
        state = scene.ctl.state(slot);
      const open = state === "legal" || state === "selected";
      const notes = [
        v.sub,
        i === scene.m.me && !p.bot
          ? t("seat.you")
          : p.bot
            ? t("seat.bot", { bot: botName(p.bot) })
            : p.late
              ? t("seat.late")
              : p.here
                ? ""
                : t("seat.away"),
      ];
      return (
        <article
          key={i}
          class={`seat s${i + 1} ${turn ? "turn" : ""} ${open ? "open" : ""}`}
          aria-label={seatName(scene.m, i)}
          {...(turn ? { "aria-current": "true" } : {})}
        >
          <header>
            {ui.Portrait ? (
              <span class="face">
                <ui.Portrait scene={scene} seat={i} />
                <Mk seat={i} />
              </span>
            ) : (
              <Mk seat={i} />
            )}
            <h3>{seatName(scene.m, i)}</h3>
            {points !== null && (
              <span class="pts">
                <Ic name={ui.scoreIcon} />
                {minus(points)}
              </span>
            )}
          </header>
          <p class="sub">
            {notes.filter(Boolean).join(" · ")}
            {turn && <span class="sr">, {t("seat.turn")}</span>}
          </p>
          <div class="stats">
            {v.stats.map((s) => (
              <span key={s.label} class={`stat ${s.low ? "low" : ""}`} title={s.label}>
                <Ic name={s.icon} label={s.label} />
                <b>{s.value}</b>
              </span>
            ))}
          </div>
          {ui.Panel && <ui.Panel scene={scene} seat={i} />}
          <SeatClock scene={scene} seat={i} />
          {model && <HandOver scene={scene} model={model} seat={i} />}
          {open && (
            <button
              type="button"
              class="btn seat-pick"
              data-slot={slot}
              onClick={() => scene.ctl.pick(slot)}
              aria-pressed={state === "selected"}
            >
              {t("do.pickSeat", { name: seatName(scene.m, i) })}
            </button>
          )}
        </article>
      );
    })}
    {model && <Closed scene={scene} ui={ui} />}
  </aside>
);

export const botName = (spec: string): string => {
  const key = `bot.${spec.replace(/^level:/, "")}`;
  return has(key) ? t(key) : t("bot.search");
};

const clockText = (ms: number) => {
  const s = Math.max(0, Math.floor(ms / 1000)),
    h = Math.floor(s / 3600),
    d = Math.floor(h / 24);
  if (d > 1) return t("clock.days", { n: d });
  const two = (n: number) => String(n).padStart(2, "0");
  return h ? `${h}:${two(Math.floor(s / 60) % 60)}:${two(s % 60)}` : `${Math.floor(s / 60)}:${two(s % 60)}`;
};

const SeatClock = ({ scene, seat }: { scene: Scene; seat: number }) => {
  const now = useSignal(Date.now());
  const { clock } = scene.m,
    left = clock.left?.[seat],
    runs = clock.running?.includes(seat) ?? false;
  const got = useRef({ at: Date.now(), now: clock.now });
  if (got.current.now !== clock.now) got.current = { at: Date.now(), now: clock.now };
  useEffect(() => {
    if (!runs) return;
    const id = setInterval(() => {
      now.value = Date.now();
    }, 1000);
    return () => clearInterval(id);
  }, [runs]);
  if (clock.kind === "none" || left === null || left === undefined) return null;
  const passed = runs ? now.value - got.current.at : 0;
  return (
    <p class={`clock ${runs ? "runs" : ""}`}>
      <Ic name="clock" label={t("clock.left")} /> {clockText(left - passed)}
    </p>
  );
};

const buttonText = (scene: Scene, ui: GameUi, action: string) =>
  ui.button?.(scene, action) ?? scene.ctl.said(action);

/** Numbers that a question speaks of: what the one who is asked has. */
const amountsOf = (m: Scene["m"], ui: GameUi, seat: number | null | undefined): Amount[] =>
  (ui.amounts ?? []).flatMap((key): Amount[] => {
    const all = m.board?.[key],
      n = Array.isArray(all) ? all[seat ?? -1] : undefined;
    return typeof n === "number" ? [[key, n]] : [];
  });

/** What a bot would do, and how often it thinks to win so. */
const hintText = (chance: number | null, action: string): string =>
  chance === null ? t("ask.hint", { action }) : t("ask.hintChance", { action, n: chance });

/** The question as the one who is asked reads it; in quotes where that is somebody else. */
const promptText = ({ m, words }: Scene, ui: GameUi, other?: number): string => {
  if (!m.prompt || m.status !== "playing") return "";
  const what = words.prompt(m.prompt.id, amountsOf(m, ui, other ?? m.me));
  return other === undefined || !what ? what : t("ask.quoted", { what });
};

/** Who is asked, what is asked, and the one main button. Always there. */
const Ask = ({ scene, model, ui }: { scene: Scene; model: TableModel; ui: GameUi }) => {
  const { m, ctl } = scene,
    mine = ctl.mine.value,
    chosen = ctl.chosen.value;
  const me = m.me !== null && m.turn.includes(m.me) && !m.players[m.me]?.bot ? m.me : null,
    seat = me ?? m.turn[0];
  const who =
    m.status === "over"
      ? t("ask.over")
      : m.status === "open"
        ? t("ask.open")
        : me !== null
          ? UNNAMED.has(seatName(m, me))
            ? t("ask.youAlone")
            : t("ask.you", { name: seatName(m, me) })
          : seat === undefined || seat > 4
            ? t("ask.fate")
            : t("ask.other", { name: seatName(m, seat) });
  const what = m.closed
    ? m.closed
    : m.status === "over"
      ? winners(scene)
      : m.status === "open"
        ? t("ask.waiting")
        : promptText(scene, ui, me === null && seat !== undefined && seat <= 4 ? seat : undefined);
  const line = model.trouble.value
    ? ""
    : chosen
      ? t("ask.chosen", { action: buttonText(scene, ui, chosen) })
      : ctl.hint.value
        ? hintText(ctl.hintChance.value, buttonText(scene, ui, ctl.hint.value))
        : ctl.hinting.value
          ? t("do.hinting")
          : !mine && m.turn.length > 1
            ? t("ask.several", { n: m.turn.length })
            : "";
  return (
    <section class={`ask ${mine ? "mine" : ""}`} aria-live="polite" aria-label={t("ask.label")} tabindex={-1}>
      {seat !== undefined && seat < 5 ? <Mk seat={seat} cls="big" /> : <Ic name="glory" cls="big" />}
      <div class="ask-t">
        <strong>
          {who}
          {m.me === null && m.status === "playing" && (
            <span class="watching">
              <Ic name="eye" />
              {t("ask.watching")}
            </span>
          )}
        </strong>
        <h2>{what}</h2>
        <p class={chosen ? "sr" : ""}>{line}</p>
        {chosen && mine && <Brings key={chosen} scene={scene} action={chosen} />}
      </div>
      <AskButtons scene={scene} model={model} ui={ui} />
    </section>
  );
};

/** What a seat is called whose player gave no name. */
const UNNAMED = new Set(["Guest", "Gast", "Гость", ""]);

const AskButtons = ({ scene, model, ui }: { scene: Scene; model: TableModel; ui: GameUi }) => {
  const { ctl, words, m } = scene,
    chosen = ctl.chosen.value;
  if (model.behind.value)
    return (
      <div class="ask-b always">
        <button class="btn primary" type="button" onClick={() => model.skip()}>
          <Ic name="chevron" />
          <span>{t("do.skip")}</span>
        </button>
      </div>
    );
  return (
    <div class="ask-b">
      {mayUndo(m) && (
        <button class="btn" type="button" onClick={() => void model.undo()}>
          <Ic name="undo" />
          <span>{t("do.undo")}</span>
          <kbd aria-hidden="true">U</kbd>
        </button>
      )}
      {chosen && (
        <button class="btn" type="button" onClick={() => ctl.cancel()}>
          <Ic name="close" />
          <span>{t("do.cancel")}</span>
          <kbd aria-hidden="true">Esc</kbd>
        </button>
      )}
      {chosen && (
        <button
          class="btn primary"
          type="button"
          data-main
          onClick={() => void ctl.confirm()}
          disabled={model.busy.value}
        >
          <Ic name="check" />
          <span>{buttonText(scene, ui, chosen)}</span>
          <kbd aria-hidden="true">Enter</kbd>
        </button>
      )}
      {!chosen && ctl.hint.value && (
        <button class="btn" type="button" onClick={() => void ctl.choose(ctl.hint.value!)}>
          <Ic name="hint" />
          <span>{t("do.takeHint")}</span>
        </button>
      )}
      {!chosen &&
        !ui.hasDialog?.(scene) &&
        closingOf(scene, ui).map((a) => (
          <button key={a} class="btn" type="button" data-action={a} onClick={() => void ctl.choose(a)}>
            <Ic name={a === "pass" ? "close" : "chevron"} />
            <span>{words.action(a)}</span>
          </button>
        ))}
    </div>
  );
};

const winners = (scene: Scene): string => {
  const first = scene.m.result?.filter((r) => r.rank === 1) ?? [];
  return t("end.won", { n: first.length, names: first.map((r) => seatName(scene.m, r.seat)).join(", ") });
};

const Dock = ({ scene, model, ui }: { scene: Scene; model: TableModel; ui: GameUi }) => {
  const { ctl, m, words } = scene,
    chosen = ctl.chosen.value,
    closing = closingOf(scene, ui);
  return (
    <div class="dock only-phone">
      <button
        class="btn icon"
        type="button"
        aria-label={t("do.undo")}
        disabled={!mayUndo(m)}
        onClick={() => void model.undo()}
      >
        <Ic name="undo" />
      </button>
      <button
        class={`btn icon ${ctl.hinting.value ? "works" : ""}`}
        type="button"
        aria-label={t(ctl.hinting.value ? "do.hinting" : "do.hint")}
        disabled={!ctl.mine.value}
        onClick={() => void ctl.askHint()}
      >
        <Ic name="hint" />
      </button>
      {model.behind.value ? (
        <button class="btn primary" type="button" onClick={() => model.skip()}>
          <Ic name="chevron" />
          <span>{t("do.skip")}</span>
        </button>
      ) : chosen ? (
        <button
          class="btn primary"
          type="button"
          data-main
          disabled={model.busy.value}
          onClick={() => void ctl.confirm()}
        >
          <Ic name="check" />
          <span>{buttonText(scene, ui, chosen)}</span>
        </button>
      ) : ctl.hint.value ? (
        <button class="btn" type="button" onClick={() => void ctl.choose(ctl.hint.value!)}>
          <Ic name="hint" />
          <span>{buttonText(scene, ui, ctl.hint.value)}</span>
        </button>
      ) : closing.length ? (
        closing.map((a) => (
          <button key={a} class="btn" type="button" data-action={a} onClick={() => void ctl.choose(a)}>
            <Ic name={a === "pass" ? "close" : "chevron"} />
            <span>{words.action(a)}</span>
          </button>
        ))
      ) : (
        <p class="dock-t">
          {m.status === "over" ? t("ask.over") : ctl.mine.value ? t("ask.pickOne") : t("ask.wait")}
        </p>
      )}
    </div>
  );
};

/** The way to the hall, when it is not there, and how to try it at once. */
export const LinkLost = ({ client }: { client: Client }) =>
  client.link.value === "open" ? null : (
    <div class="lost" role="status">
      <Ic name="offline" />
      <p>{t(client.link.value === "lost" ? "link.lost" : "link.opening")}</p>
      {client.link.value === "lost" && client.kind === "hall" && (
        <button class="btn tiny" type="button" data-hurry onClick={() => client.hurry()}>
          <Ic name="rotate" />
          {t("link.now")}
        </button>
      )}
    </div>
  );

/** What whoever runs the hall tells everybody. */
const Notice = ({ client }: { client: Client }) =>
  client.notice.value ? (
    <div class="lost" role="status">
      <Ic name="log" />
      <p>{client.notice.value}</p>
    </div>
  ) : null;

/** What the game did to my rating. */
const RatedLine = ({ table }: { table: string }) => {
  const r = rated.value;
  if (r?.table !== table) return null;
  const change = r.change < 0 ? `−${-r.change}` : `+${r.change}`;
  return (
    <div class="lost" role="status" data-rated-now>
      <Ic name="chart" />
      <p>{t("table.rated", { rating: r.rating, range: r.range, change })}</p>
    </div>
  );
};

export const Trouble = ({ model }: { model: TableModel }) => {
  const e = model.trouble.value;
  if (!e) return null;
  const key = `error.${e.code}`;
  return (
    <div class="why trouble" role="alert">
      <Ic name="lock" />
      <p>
        {has(key) ? t(key) : e.message}
        {e.rule && (
          <>
            {" "}
            <Reasoned rule={e.rule} text={has(key) ? e.message : ""} />
          </>
        )}
      </p>
      <button
        class="tool"
        type="button"
        aria-label={t("do.close")}
        onClick={() => {
          model.trouble.value = null;
        }}
      >
        <Ic name="close" />
      </button>
    </div>
  );
};

/** What is passed or answered as usual without a question, with the way to be asked. */
const Orders = ({ scene }: { scene: Scene }) => {
  const { words, m } = scene,
    passed = standing.value.length ? standingFor(m.game) : [],
    usual = m.me === null ? [] : usualOf(words, m.game);
  if (!passed.length && !usual.length) return null;
  return (
    <details class="orders">
      <summary>
        <Ic name="rest" />
        {t("orders.title")}
      </summary>
      <div>
        {passed.map((k) => (
          <button
            key={k}
            class="btn tiny"
            type="button"
            onClick={() => askAgain(k)}
            title={t("orders.again")}
          >
            {words.prompt(k.split("/")[1]!)}
            <Ic name="close" label={t("orders.again")} />
          </button>
        ))}
        {usual.map((u) => (
          <label key={u.key} class="check">
            <input
              type="checkbox"
              data-usual={u.key}
              checked={!u.asked}
              onChange={(e) => askAlso(u.key, !e.currentTarget.checked)}
            />
            <span>
              {words.prompt(u.prompt)} <b>{words.action(u.answer)}</b>
            </span>
          </label>
        ))}
      </div>
    </details>
  );
};

/** Keeps how the table was when it was last looked at, so that an absence can be told. */
const useMark = (scene: Scene, ui: GameUi, model: TableModel) => {
  const { m } = scene,
    away = model.away.value;
  useLayoutEffect(
    // before anybody can leave the page again
    () =>
      effect(() => {
        if (away || document.hidden || m.me === null || !model.lasting || model.behind.value) return;
        const points = untracked(() => m.players.map((_, i) => ui.seat(scene, i).points));
        mark(m.table, { ply: m.ply, at: Date.now(), points });
      }),
    [m.ply, away],
  );
  useEffect(() => {
    const look = () => {
      if (!document.hidden) model.returns();
    };
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, [model]);
};

/** Places and cards that a hint is about are marked, whichever game draws them. */
const useHinted = (root: RefObject<HTMLElement | null>, { ctl, words, m }: Scene) => {
  const hint = ctl.hint.value;
  useEffect(() => {
    if (!hint) return;
    const names = new Set(words.parse(hint).slots.flatMap((s) => ctl.alias(s)));
    const marked = [...(root.current?.querySelectorAll("[data-slot]") ?? [])].filter((e) =>
      ctl.alias(e.getAttribute("data-slot")!).some((s) => names.has(s)),
    );
    for (const e of marked) e.setAttribute("data-hinted", "");
    return () => {
      for (const e of marked) e.removeAttribute("data-hinted");
    };
  }, [hint, m.ply]);
};

/** On a board larger than the screen a new question is put where it can be answered; who reads elsewhere is
 * left alone. */
const useInSight = (root: RefObject<HTMLElement | null>, { ctl, m }: Scene) => {
  const mine = ctl.mine.value;
  useEffect(() => {
    const board = root.current?.querySelector(".board");
    if (mine && board) bringOpen(board);
  }, [m.prompt?.id, m.ply, mine]);
};

export interface FrameProps {
  scene: Scene;
  ui: GameUi;
  model: TableModel;
  client: Client;
  ctl: Controller;
  /** What else is to be said about the question, below it. */
  beside?: ComponentChildren;
}

export const Frame = ({ scene, ui, model, client, ctl, beside }: FrameProps) => {
  const root = useRef<HTMLDivElement>(null);
  useKeys(root, ctl, model);
  useDrag(root, ctl);
  useConsidered(root, ctl);
  const covered = staging.value || !!model.away.value; // a stage or what was missed comes first
  const dialog = ui.Dialog && ui.hasDialog?.(scene) && !model.behind.value && !covered;
  const over = useComputed(
    () => model.shown.value?.status === "over" && !model.shown.value.closed && !staging.value,
  );
  const busy = useComputed(() => (model.busy.value || ctl.deciding.value ? "" : undefined));
  const ply = scene.m.ply;
  useEffect(() => {
    if (ctl.mine.value && client.kind === "here") void ctl.learnClosed(ui.slots?.(scene) ?? []);
  }, [ply, ctl.mine.value]);
  useHinted(root, scene);
  useMark(scene, ui, model);
  useInSight(root, scene);
  useAsked(scene.m.game, scene.m.prompt?.id ?? null, promptText(scene, ui));
  void askTwice.value;
  void speed.value;
  return (
    <div
      class={`frame g-${scene.m.game} ${dialog ? "has-dialog" : ""} ${over.value ? "is-over" : ""}`}
      ref={root}
      data-ply={ply}
      data-busy={busy}
    >
      <Bar scene={scene} ui={ui} model={model} ctl={ctl} />
      <ScoreBand scene={seatsNow(scene)} ui={ui} />
      <Seats scene={seatsNow(scene)} ui={ui} model={model} />
      <main class="main" id="main">
        <Ask scene={undecided(scene)} model={model} ui={ui} />
        {beside}
        <LinkLost client={client} />
        <Notice client={client} />
        <Herald scene={scene} />
        <Trouble model={model} />
        <RatedLine table={model.id} />
        {!dialog && <Guide scene={scene} />}
        <UndoAsked scene={scene} model={model} />
        <Stood scene={scene} model={model} />
        {!over.value && <Orders scene={scene} />}
        {ui.Deeds && !over.value && <ui.Deeds scene={scene} />}
        {over.value ? (
          <EndOfGame scene={scene} ui={ui} model={model} client={client} />
        ) : (
          <section class={`board ${ui.plain ? "plain" : ""}`} aria-label={t("table.board")}>
            {!dialog && <Choices scene={scene} ui={ui} />}
            <ui.Board scene={scene} />
          </section>
        )}
      </main>
      {ui.Tray && !over.value && <ui.Tray scene={scene} />}
      <Side scene={scene} ui={ui} model={model} />
      <Dock scene={scene} model={model} ui={ui} />
      {dialog && ui.Dialog && <ui.Dialog scene={scene} />}
      <Stages scene={scene} ui={ui} model={model} waits={client.kind === "here"} />
    </div>
  );
};
