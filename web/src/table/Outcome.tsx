// What the chosen answer would bring, as the engine reckons it: a line under the question, and beside the
// board of a wide screen the whole of it, sorted by whom it meets.
import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { Ic, Mk } from "../art/icons";
import type { TableModel } from "../core/model";
import type { Outlook, TableMsg } from "../core/protocol";
import { lang } from "../core/settings";
import type { Words } from "../core/words";
import { t } from "../words";
import { seatName } from "./Frame";
import type { GameUi, Scene } from "./game";
import { minus } from "./Side";

type Change = Outlook["changes"][number];

/** Several places ask about the same answer, and the pointer comes back to it: the engine is asked once. */
const asked = new WeakMap<TableModel, { ply: number; known: Map<string, Promise<Outlook | null>> }>();
const outlookOf = (model: TableModel, ply: number, action: string) => {
  const last = asked.get(model),
    known = last?.ply === ply ? last.known : new Map<string, Promise<Outlook | null>>();
  const outlook = known.get(action) ?? model.preview(action);
  known.set(action, outlook);
  asked.set(model, { ply, known });
  return outlook;
};

/** Whoever only passes over answers asks nothing, and whoever knows what to do is not kept. */
const PAUSE = 180;

const useOutlook = ({ ctl, m }: Scene, action: string | null): Outlook | null => {
  const seen = useSignal<Outlook | null>(null);
  useEffect(() => {
    let live = true;
    seen.value = null;
    if (action === null) return;
    const timer = setTimeout(
      () =>
        void outlookOf(ctl.model, m.ply, action).then((o) => {
          if (live) seen.value = o;
        }),
      PAUSE,
    );
    return () => {
      live = false;
      clearTimeout(timer);
    };
  }, [action, m.ply]);
  const o = seen.value,
    goesOn = o?.asked === m.me && o.prompt !== m.prompt?.id; // the same question again is no news
  return o && (o.changes.length || o.limits.length || o.chance || goesOn) ? o : null;
};

const after = (o: Outlook, c: Change) =>
  c.low === c.high ? minus(c.low) : `${o.exact ? "" : "≈ "}${minus(c.low)} – ${minus(c.high)}`;

const sameOf = (a: Change, b: Change) =>
  a.panel === b.panel && a.id === b.id && a.before === b.before && a.low === b.low && a.high === b.high;

/** What comes to every seat alike, by the first of them: no news of a rival, and told once. */
export const forAll = (all: readonly Change[], seats: number): Change[] =>
  all.filter(
    (c, i) => all.findIndex((x) => sameOf(x, c)) === i && all.filter((x) => sameOf(x, c)).length === seats,
  );

const MOST = 8;
/** As many as a line or two hold: what touches the reader before what touches others. */
export const mineFirst = (all: readonly Change[], me: number | null): Change[] =>
  [...all.filter((c) => c.seat === me), ...all.filter((c) => c.seat !== me)].slice(0, MOST);

/** What the log will say of it for certain, goods and all; null: no more than the answer itself. */
export const toldOf = ({ m, words }: Pick<Scene, "m" | "words">, action: string, o: Outlook) => {
  if (m.me === null || !o.events?.length) return null;
  const lines = words.log([{ ply: m.ply, seat: m.me, action, events: o.events }]);
  return lines.find((l) => l.sort === "line" && l.seat === m.me)?.text ?? null;
};

/** "The die is rolling" after a colon: German sentences keep their capital there. */
const afterColon = (text: string) =>
  lang.value === "de" ? text : `${text.slice(0, 1).toLocaleLowerCase(lang.value)}${text.slice(1)}`;

/** What no number says of it: limits that are reached, what chance does then, what the reader is asked next. */
export const wordsOf = (
  { m, words }: { m: Pick<TableMsg, "me" | "prompt">; words: Pick<Words, "remark" | "prompt"> },
  o: Outlook,
): string[] => {
  const fate = o.chance && o.fate ? words.prompt(o.fate) : "",
    next = o.asked === m.me && o.prompt && o.prompt !== m.prompt?.id ? words.prompt(o.prompt) : "";
  return [
    ...o.limits.map((l) => words.remark(l)),
    ...(fate ? [t("ask.fateIs", { what: afterColon(fate) })] : o.chance ? [t("ask.chance")] : []),
    ...(next ? [`${t("side.then")}: ${next}`] : []),
  ];
};

/** So many sentences and numbers stand under a question on a phone; the rest on demand. */
const SENTENCES = 2;
const numbersBeside = (sentences: number) => (sentences ? 2 : 3);
const place = (i: number, most: number) => (i < most ? "" : "rest");

/** What the chosen answer brings, before it is confirmed. */
export const Brings = ({ scene, action }: { scene: Scene; action: string }) => {
  const { m, words } = scene,
    o = useOutlook(scene, action),
    whole = useSignal(false);
  if (!o) return null;
  const everybody = forAll(o.changes, m.players.length),
    own = mineFirst(
      o.changes.filter((c) => !everybody.some((x) => sameOf(x, c))),
      m.me,
    ),
    told = o.changes.length ? null : toldOf(scene, action, o),
    says = wordsOf(scene, o),
    numbers = numbersBeside(says.length),
    more = own.length + everybody.length > numbers || says.length > SENTENCES;
  return (
    <div class={`brings ${whole.value ? "whole" : ""}`} role="group" aria-label={t("ask.brings")}>
      <ul>
        {own.map((c, i) => (
          <li key={`${c.seat} ${c.panel} ${c.id}`} class={place(i, numbers)}>
            {c.seat === m.me ? "" : `${seatName(m, c.seat)}, `}
            {words.title(c.id)} {minus(c.before)} → <b>{after(o, c)}</b>
          </li>
        ))}
        {everybody.map((c, i) => (
          <li key={`all ${c.panel} ${c.id}`} class={place(own.length + i, numbers)}>
            {t("ask.everybody")}, {words.title(c.id)} {minus(c.before)} → <b>{after(o, c)}</b>
          </li>
        ))}
        {told && <li>{told}</li>}
      </ul>
      {more && !whole.value && (
        <button
          class="only-phone"
          type="button"
          aria-label={t("ask.all")}
          onClick={() => {
            whole.value = true;
          }}
        >
          …
        </button>
      )}
      <ul class="words">
        {says.map((text, i) => (
          <li key={text} class={place(i, SENTENCES)}>
            {text}
          </li>
        ))}
      </ul>
    </div>
  );
};

const FIRST = "[data-first][data-action], .primary[data-action]";

/** In a dialog, beside its buttons: what the answer brings that is chosen, rested on, or that of the first
 * button. */
export const FootBrings = ({ s: scene }: { s: Scene }) => {
  const { ctl } = scene,
    box = useRef<HTMLDivElement>(null),
    first = useSignal<string | null>(null);
  useEffect(() => {
    first.value = box.current?.closest(".fight")?.querySelector(FIRST)?.getAttribute("data-action") ?? null;
  });
  const action = ctl.chosen.value ?? ctl.considered.value ?? first.value;
  return (
    <div class="foot-brings" aria-live="polite" ref={box}>
      {action !== null && ctl.legal.value.some((p) => p.text === action) && (
        <Brings key={action} scene={scene} action={action} />
      )}
    </div>
  );
};

export type Group = "get" | "give" | "may" | "all" | "others";

/** A change in the group it is told in: mine by which way it goes, if that is certain. Of what is `worse` one
 * wants less. */
export const groupOf = (c: Change, me: number | null, worse: readonly string[] = []): Group => {
  if (c.seat !== me) return "others";
  if (c.low < c.before && c.high > c.before) return "may";
  return c.low >= c.before !== worse.includes(c.id) ? "get" : "give";
};

const GROUPS: Group[] = ["get", "give", "may", "all", "others"];

const ChangeLine = ({ scene, o, c, g }: { scene: Scene; o: Outlook; c: Change; g: Group }) => (
  <li>
    {g === "others" && <Mk seat={c.seat} />}
    <span>
      {g === "others" && <span class="sr">{seatName(scene.m, c.seat)}, </span>}
      {scene.words.title(c.id)}
    </span>
    <span class="from-to">
      {minus(c.before)} → <b>{after(o, c)}</b>
    </span>
  </li>
);

/** The same beside the board, whole. */
export const Outcome = ({ scene, ui, action }: { scene: Scene; ui: GameUi; action: string }) => {
  const { m, ctl } = scene,
    o = useOutlook(scene, action);
  if (!o) return null;
  const everybody = forAll(o.changes, m.players.length);
  const of = (g: Group) =>
    g === "all"
      ? everybody
      : o.changes.filter((c) => groupOf(c, m.me, ui.worse) === g && !everybody.some((x) => sameOf(x, c)));
  return (
    <section class="card outcome no-phone" aria-label={t("side.if")}>
      <h3>
        <Ic name="eye" />
        {t("side.if")}
      </h3>
      <p class="desc">{toldOf(scene, action, o) ?? ctl.said(action)}</p>
      {GROUPS.map((g) => {
        const all = of(g);
        return all.length ? (
          <div key={g} data-group={g}>
            <h4>{t(g === "all" ? "side.everybody" : `side.${g}`)}</h4>
            <ul>
              {all.map((c) => (
                <ChangeLine key={`${c.seat} ${c.panel} ${c.id}`} scene={scene} o={o} c={c} g={g} />
              ))}
            </ul>
          </div>
        ) : null;
      })}
      {wordsOf(scene, o).map((text) => (
        <p class="desc" key={text}>
          {text}
        </p>
      ))}
    </section>
  );
};
