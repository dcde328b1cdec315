// The side column: what a slot is, why others are closed, the log in words, chat, score sheets.
import { useSignal } from "@preact/signals";
import type { ComponentType } from "preact";
import { useEffect, useLayoutEffect, useMemo, useRef } from "preact/hooks";
import { Ic, Mk } from "../art/icons";
import type { TableModel } from "../core/model";
import { isMuted } from "../core/manners";
import type { ChatLine, Sheet } from "../core/protocol";
import { withReason } from "../core/rules";
import { t } from "../words";
import { seatName } from "./Frame";
import { Log } from "./Log";
import type { Why } from "./controller";
import type { GameUi, Scene } from "./game";
import { Outcome } from "./Outcome";
import { Reasoned, RuleId, ruleText } from "./Rules";
import { lang } from "../core/settings";

const Inspector = ({ scene, ui }: { scene: Scene; ui: GameUi }) => {
  const { ctl, words } = scene;
  // A number or a yes among the operands of an answer is nothing to look at.
  const isThing = (slot: string | undefined) =>
    slot !== undefined && (ui.looks?.has(splitSlot(slot)[0]) ?? false);
  const chosen = ctl.chosen.value ? words.parse(ctl.chosen.value).slots.find(isThing) : undefined;
  const last = useRef<string | null>(null),
    why = ctl.reason.value;
  const now = ctl.looked.value ?? chosen ?? ctl.picked.value[0]?.find(isThing) ?? null;
  if (ctl.looked.value) last.current = ctl.looked.value;
  // What was looked at stays until something else is: nothing jumps when the pointer leaves a place.
  const slot = now ?? (why ? null : last.current);
  const answer = ctl.mine.value ? (ctl.chosen.value ?? ctl.considered.value) : null;
  return (
    // It scrolls where there is little room, by keys too.
    <div class="side-top" tabindex={0} role="group" aria-label={t("side.look")}>
      {answer && ctl.chosen.value && <Outcome scene={scene} ui={ui} action={answer} />}
      {slot && ui.Inspect && (
        <section class="card inspect">
          <ui.Inspect scene={scene} slot={slot} />
        </section>
      )}
      {why && (
        <section class="card" role="status">
          <h3>
            <Ic name="lock" />
            {slotName(scene, ui, why.slot)}
          </h3>
          <div class="why">
            <Ic name="lock" />
            <p>
              {said(ui, why) ? (
                <>
                  {said(ui, why)} <RuleId id={why.rule} />
                </>
              ) : (
                <Reasoned rule={why.rule} text={why.text} />
              )}
            </p>
          </div>
        </section>
      )}
      {answer && !ctl.chosen.value && <Outcome scene={scene} ui={ui} action={answer} />}
      {!why && !slot && !ctl.chosen.value && (
        <section class="card inspect none">
          <p class="desc">{t("side.look")}</p>
        </section>
      )}
    </div>
  );
};

const splitSlot = (slot: string): [string, string] => [
  slot.slice(0, slot.indexOf(":")),
  slot.slice(slot.indexOf(":") + 1),
];

const slotName = (scene: Scene, ui: GameUi, slot: string) =>
  ui.slotName?.(scene, slot) ?? scene.words.label(...splitSlot(slot));
/** The game's own short reason. */
const said = (ui: GameUi, why: Why): string | null => why.said ?? ui.reason?.(why.rule) ?? null;

/** Why a place is closed; a sentence that begins with the place's name is not told whose it is. */
const Reason = ({ name, text }: { name: string; text: string }) => {
  const named = text.toLowerCase().startsWith(name.toLowerCase());
  return (
    <>
      <b>{named ? text.slice(0, name.length) : `${name}:`}</b>
      {named ? "" : " "}
      <span lang={lang.value}>{named ? text.slice(name.length) : text}</span>
    </>
  );
};

/** What is closed to who is asked, under the seats, where it pushes nothing else away. */
export const Closed = ({ scene, ui }: { scene: Scene; ui: GameUi }) => {
  const all = [...scene.ctl.closed.value.values()];
  const open = useSignal(false);
  const list = open.value ? all : all.slice(0, 2);
  if (!all.length) return null;
  return (
    <section class="card closed no-phone">
      <h3>
        <Ic name="lock" />
        {t("side.closed")}
      </h3>
      <div class="closed-s">
        {list.map((w) => (
          <div class="why" key={w.slot}>
            <Ic name="lock" />
            <p>
              <Reason
                name={slotName(scene, ui, w.slot)}
                text={said(ui, w) ?? short(ruleText(w.rule, w.text))}
              />{" "}
              <RuleId id={w.rule} />
            </p>
          </div>
        ))}
      </div>
      {all.length > 2 && (
        <button
          class="btn quiet tiny"
          type="button"
          onClick={() => {
            open.value = !open.value;
          }}
          aria-expanded={open.value}
        >
          {open.value ? t("do.less") : t("side.all", { n: all.length })}
        </button>
      )}
    </section>
  );
};
const short = (whole: string, text = withReason(whole)[0]) =>
  text.length > 120 ? `${text.slice(0, 117)}…` : text;

const SPOKEN = 14;

/**
 * The log as it is heard: always there whatever leaf lies open, the newest line last, so that only what is
 * new is read out.
 */
export const Herald = ({ scene }: { scene: Scene }) => {
  const lines = useMemo(
    () => scene.words.log(scene.log.filter((l) => l.ply < scene.m.ply)).slice(-SPOKEN),
    [scene.log, scene.m.ply, scene.words],
  );
  return (
    <div class="sr" role="log" aria-label={t("log.heard")}>
      {lines.map((l) => (
        <p key={`${l.from} ${l.text}`}>{l.text}</p>
      ))}
    </div>
  );
};

type LineMenu = ComponentType<{ about: { table: string; player: string; name: string; at: number | null } }>;

/** Muting and reporting come with the first line that somebody else wrote. */
const useLineMenu = (wanted: boolean): LineMenu | null => {
  const menu = useSignal<LineMenu | null>(null);
  useEffect(() => {
    if (wanted)
      import("../hall/Manners").then(
        (m) => {
          menu.value = m.PersonMenu;
        },
        () => {},
      );
  }, [wanted]);
  return menu.value;
};

/** `own`: the list scrolls by itself, and the page around it stays where it is. */
export const ChatBox = ({
  model,
  scene,
  own = false,
}: {
  model: TableModel;
  scene: Scene;
  own?: boolean;
}) => {
  const text = useSignal("");
  const end = useRef<HTMLLIElement>(null);
  const others = (c: ChatLine) => !!c.id && (c.seat === null || c.seat !== scene.m.me);
  const Menu = useLineMenu(model.chats.value.some(others));
  const lines = model.chats.value.filter((c) => !isMuted(c.id)),
    hidden = model.chats.value.length - lines.length;
  // Before the page is painted: who looks and leaves within one frame has read it, too.
  useLayoutEffect(() => {
    const last = end.current,
      list = last?.parentElement;
    if (own && list) list.scrollTop = list.scrollHeight;
    else last?.scrollIntoView?.({ block: "nearest" });
    model.readChat();
  }, [model.chats.value.length]);
  const send = (e: Event) => {
    e.preventDefault();
    const say = text.value.trim();
    if (say) void model.chat(say);
    text.value = "";
  };
  return (
    <div class="chat">
      {!!scene.m.watchers && (
        <p class="desc looks" data-watchers={scene.m.watchers}>
          <Ic name="eye" /> {t("chat.looks", { n: scene.m.watchers })}
        </p>
      )}
      <ol aria-label={t("side.chat")} tabindex={0}>
        {!model.chats.value.length && <li class="none">{t("chat.none")}</li>}
        {hidden > 0 && <li class="none">{t("chat.muted", { n: hidden })}</li>}
        {lines.map((c, i) => (
          <li key={i} ref={i === lines.length - 1 ? end : undefined}>
            {c.seat !== null ? <Mk seat={c.seat} /> : <Ic name="eye" />}
            <p>
              <b>{c.seat !== null ? seatName(scene.m, c.seat) : c.name}</b> {c.text}
            </p>
            {Menu && others(c) && <Menu about={{ table: model.id, player: c.id!, name: c.name, at: c.at }} />}
          </li>
        ))}
      </ol>
      {scene.m.me !== null && (
        <form onSubmit={send}>
          <label class="sr" for="chat-text">
            {t("chat.say")}
          </label>
          <input
            id="chat-text"
            value={text.value}
            maxLength={500}
            autocomplete="off"
            placeholder={t("chat.say")}
            onInput={(e) => {
              text.value = e.currentTarget.value;
            }}
          />
          <button class="btn" type="submit">
            <Ic name="chat" label={t("chat.send")} />
          </button>
        </form>
      )}
    </div>
  );
};

export const minus = (n: number) => (n < 0 ? `−${-n}` : String(n));

/** A number that rests on secrets is a question mark, read out as words. */
const Points = ({ n }: { n: number | null }) =>
  n === null ? (
    <span title={t("score.unknown")}>
      <span aria-hidden="true">?</span>
      <span class="sr">{t("score.unknown")}</span>
    </span>
  ) : (
    minus(n)
  );

export const Sheets = ({ sheets, scene }: { sheets: Sheet[]; scene: Scene }) => {
  const used = sheets[0]?.lines.map((l) => l.category) ?? [];
  const points = (s: Sheet, c: string) => s.lines.find((l) => l.category === c)!.points;
  const kind = (n: number | null) => (n === null ? "unknown" : n < 0 ? "neg" : n === 0 ? "zero" : "");
  return (
    <div class="sheets" tabindex={0} role="region" aria-label={t("side.score")}>
      <table>
        <thead>
          <tr>
            <th scope="col">
              <span class="sr">{t("score.category")}</span>
            </th>
            {sheets.map((s) => (
              <th scope="col" key={s.seat}>
                <Mk seat={s.seat} />
                <span class="sr">{seatName(scene.m, s.seat)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {used.map((c) => (
            <tr key={c}>
              <th scope="row">{scene.words.category(c)}</th>
              {sheets.map((s) => (
                <td key={s.seat} class={kind(points(s, c))}>
                  <Points n={points(s, c)} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t("score.total")}</th>
            {sheets.map((s) => (
              <td key={s.seat}>
                {minus(s.total)}
                {!s.whole && (
                  <>
                    +<Points n={null} />
                  </>
                )}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  );
};

const LiveScore = ({ scene, model }: { scene: Scene; model: TableModel }) => {
  const sheets = useSignal<Sheet[]>([]),
    final = scene.m.result ?? null;
  useEffect(() => {
    let live = true;
    if (final) return;
    model.score(scene.m.ply).then(
      (s) => {
        if (live) sheets.value = s;
      },
      () => {},
    );
    return () => {
      live = false;
    };
  }, [scene.m.ply]);
  return (
    <>
      <p class="desc">{t(final ? "score.final" : "score.ifNow")}</p>
      <Sheets sheets={final ? [...final].sort((a, b) => a.seat - b.seat) : sheets.value} scene={scene} />
    </>
  );
};

interface SideProps {
  scene: Scene;
  ui: GameUi;
  model: TableModel;
  /** In a replay: each thing that happened leads to its place. */
  onPly?: (ply: number) => void;
}

export const Side = ({ scene, ui, model, onPly }: SideProps) => {
  const tab = useSignal("log");
  const tabs: [string, string][] = [
    ["log", t("side.log")],
    ["chat", t("side.chat")],
    ["score", t("side.score")],
    ...(ui.tabs ?? []).map((x): [string, string] => [x.id, x.label()]),
  ];
  const more = ui.tabs?.find((x) => x.id === tab.value);
  const move = (e: KeyboardEvent) => {
    const at = tabs.findIndex(([k]) => k === tab.value),
      by = e.key === "ArrowRight" ? 1 : e.key === "ArrowLeft" ? -1 : 0;
    if (!by) return;
    e.stopPropagation();
    tab.value = tabs[(at + by + tabs.length) % tabs.length]![0];
    (e.currentTarget as HTMLElement).querySelector<HTMLElement>(`[data-tab=${tab.value}]`)?.focus();
  };
  return (
    <aside class="side" aria-label={t("side.label")}>
      {ui.Aside && !(ui.hasDialog?.(scene) && !model.behind.value) && <ui.Aside scene={scene} />}
      <Inspector scene={scene} ui={ui} />
      <section class="card log">
        <div class="tabs" role="tablist" onKeyDown={move}>
          {tabs.map(([k, label]) => (
            <button
              key={k}
              role="tab"
              type="button"
              data-tab={k}
              aria-selected={tab.value === k}
              aria-controls="side-panel"
              id={`tab-${k}`}
              tabindex={tab.value === k ? 0 : -1}
              onClick={() => {
                tab.value = k;
              }}
            >
              {label}
              {k === "chat" && tab.value !== "chat" && model.unread.value > 0 && (
                <em class="unread" aria-label={t("chat.unread", { n: model.unread.value })}>
                  {model.unread.value}
                </em>
              )}
            </button>
          ))}
        </div>
        <div id="side-panel" class="panel" role="tabpanel" aria-labelledby={`tab-${tab.value}`}>
          {tab.value === "log" ? (
            <Log scene={scene} model={model} kinds={ui.kinds} onPly={onPly} />
          ) : tab.value === "chat" ? (
            <ChatBox scene={scene} model={model} />
          ) : more ? (
            <more.Panel scene={scene} />
          ) : (
            <LiveScore scene={scene} model={model} />
          )}
        </div>
      </section>
    </aside>
  );
};
