// Answers that have no place on the board: buttons, or numbers that are set one by one.
import { useSignal } from "@preact/signals";
import type { RefObject } from "preact";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { Ic } from "../art/icons";
import type { Parsed, Words } from "../core/words";
import { t } from "../words";
import type { Controller } from "./controller";
import { closingOf, type GameUi, type Scene } from "./game";

const MANY = 12,
  NOTED = 8;

const GAP = 14;

const find = (names: string[] | null, root: Element | null): Element | undefined =>
  names
    ?.map((s) => root?.querySelector(`[data-slot="${CSS.escape(s)}"]`))
    .find((e): e is Element => !!e && e.getClientRects().length > 0);

/** A card of the tray: the list stands over it, at the lower edge of the board. */
const above = (list: HTMLElement, target: Element, board: Element) => {
  const b = board.getBoundingClientRect(),
    at = target.getBoundingClientRect();
  list.classList.add("beside");
  list.style.maxWidth = `${Math.min(b.width - 2 * GAP, 520)}px`;
  const left = at.left - b.left + at.width / 2 - list.offsetWidth / 2;
  list.style.left = `${Math.max(8, Math.min(b.width - list.offsetWidth - 8, left))}px`;
  list.style.top = `${Math.max(8, b.height - list.offsetHeight - 8)}px`;
};

/** Puts the list beside what was picked, on the side that has more room, never over it. */
const useBeside = (box: RefObject<HTMLElement | null>, names: string[] | null, n: number) => {
  useLayoutEffect(() => {
    const list = box.current,
      board = list?.parentElement;
    if (!list || !board) return;
    list.classList.remove("beside");
    for (const side of ["left", "right", "top", "maxWidth"] as const) list.style[side] = "";
    const target = find(names, board) ?? find(names, board.closest(".frame"));
    if (!target || innerWidth < 640) return;
    if (!board.contains(target)) {
      above(list, target, board);
      return;
    }
    const b = board.getBoundingClientRect(),
      at = target.getBoundingClientRect(),
      left = at.left - b.left,
      right = b.right - at.right,
      room = Math.max(left, right) - 2 * GAP;
    if (room < 180) return;
    list.classList.add("beside");
    list.style.maxWidth = `${Math.min(room, 340)}px`;
    if (right >= left) list.style.left = `${at.right - b.left + GAP}px`;
    else list.style.right = `${b.right - at.left + GAP}px`;
    const top = at.top - b.top + at.height / 2 - list.offsetHeight / 2;
    list.style.top = `${Math.max(8, Math.min(b.height - list.offsetHeight - 8, top))}px`;
  }, [names?.join(), n]);
};

export const Choices = ({ scene, ui }: { scene: Scene; ui: GameUi }) => {
  const { ctl, words } = scene;
  const mine = ctl.mine.value,
    closing = closingOf(scene, ui);
  const rest = !mine
    ? []
    : ctl.candidates.value.filter(
        (p) =>
          p.text !== "pass" &&
          !closing.includes(p.text) &&
          !ui.own?.(p, scene) &&
          (ctl.picked.value.length > 0 ||
            ctl.only.value !== null ||
            !(p.operands.some((o) => ui.covers.has(o.kind)) || ui.drawn?.(p))),
      );
  const box = useRef<HTMLElement>(null);
  useBeside(box, ctl.picked.value.at(-1) ?? null, rest.length);
  if (!rest.length) return null;
  const groups = new Map<string, Parsed[]>();
  for (const p of rest) groups.set(p.verb, [...(groups.get(p.verb) ?? []), p]);
  return (
    <section class="choices" aria-label={t("choices.label")} ref={box}>
      {[...groups].map(([verb, list]) =>
        list.length > MANY &&
        list[0]!.operands.length > 1 &&
        list[0]!.operands.every((o) => o.ids.length <= 1) ? (
          <Steppers key={verb} list={list} words={words} ctl={ctl} />
        ) : (
          <ChoiceList key={verb} list={list} words={words} ctl={ctl} say={(a) => words.action(a)} />
        ),
      )}
      {ctl.orderKey() && (
        <button class="btn quiet" type="button" onClick={() => ctl.neverAsk()}>
          <Ic name="rest" />
          {t("orders.never")}
        </button>
      )}
    </section>
  );
};

/** The engine's remark on an answer, in brackets as in the terminal. */
export const Remark = ({ ctl, action }: { ctl: Controller; action: string }) => {
  const text = ctl.remarkOn(action);
  return text ? <span class="remark"> ({text})</span> : null;
};

const ChoiceList = ({
  list,
  words,
  ctl,
  say,
}: {
  list: Parsed[];
  words: Words;
  ctl: Controller;
  say: (action: string) => string;
}) => {
  const notes = new Set(list.map((p) => words.noteOf(p.text))),
    // What all of them say is said once.
    common = list.length > 1 && notes.size === 1 ? [...notes][0] : "";
  const noteOf = (p: Parsed) => (common || list.length > NOTED ? "" : words.noteOf(p.text));
  return (
    <>
      {common && <p class="choice-note">{common}</p>}
      <div class="choice-list">
        {list.map((p) => {
          const selected = ctl.chosen.value === p.text;
          return (
            <button
              key={p.text}
              class={`btn choice ${selected ? "sel" : ""} ${ctl.hint.value === p.text ? "hinted" : ""}`}
              type="button"
              data-action={p.text}
              aria-pressed={selected}
              title={words.noteOf(p.text) || undefined}
              onClick={() => (selected ? void ctl.confirm() : void ctl.choose(p.text))}
            >
              {say(p.text)}
              <Remark ctl={ctl} action={p.text} />
              {noteOf(p) && <small>{noteOf(p)}</small>}
            </button>
          );
        })}
      </div>
    </>
  );
};

interface StepProps {
  label: string;
  value: string;
  values: string[];
  change: (next: string | undefined) => void;
}

/** One number, with what it counts. */
export const Stepper = ({ label, value, values, change }: StepProps) => {
  const at = values.indexOf(value);
  return (
    <div class="stepper" role="group" aria-label={label}>
      <span>{label}</span>
      <button
        class="btn"
        type="button"
        aria-label={`${label}: ${t("do.less")}`}
        disabled={at <= 0}
        onClick={() => change(values[at - 1])}
      >
        −
      </button>
      <output aria-live="polite">{value}</output>
      <button
        class="btn"
        type="button"
        aria-label={`${label}: ${t("do.more")}`}
        disabled={at >= values.length - 1}
        onClick={() => change(values[at + 1])}
      >
        +
      </button>
    </div>
  );
};

/** Of these answers the one that has this operand and is otherwise nearest. */
const nearestTo = (list: Parsed[], current: Parsed, i: number, next: string): Parsed => {
  const want = current.operands.map((o, k) => (k === i ? next : o.text));
  const distance = (p: Parsed) =>
    p.operands.reduce(
      (n, o, k) =>
        n + (o.text === want[k] ? 0 : k === i ? 100 : Math.abs(Number(o.text) - Number(want[k])) || 1),
      0,
    );
  return [...list].sort((a, b) => distance(a) - distance(b))[0]!;
};

/** A verb with several numbers: each is set by itself, and only legal sums can be sent. */
const Steppers = ({ list, words, ctl }: { list: Parsed[]; words: Words; ctl: Controller }) => {
  const now = useSignal<string>(list[0]!.text);
  useEffect(() => {
    if (!list.some((p) => p.text === now.value)) now.value = list[0]!.text;
  }, [list]);
  const current = list.find((p) => p.text === now.value) ?? list[0]!;
  const change = (i: number, next: string | undefined) => {
    if (next === undefined) return;
    now.value = nearestTo(list, current, i, next).text;
    ctl.considered.value = now.value;
  };
  return (
    <div class="steppers">
      {current.operands.map((o, i) => {
        const values = [...new Set(list.map((p) => p.operands[i]!.text))],
          numbers = o.kind === "number";
        if (values.length < 2) return null;
        if (numbers)
          return (
            <Stepper
              key={i}
              label={words.counted(current.verb, i) ?? t("choices.number")}
              value={o.text}
              values={values.sort((a, b) => Number(a) - Number(b))}
              change={(next) => change(i, next)}
            />
          );
        return (
          <select
            key={i}
            aria-label={t("choices.which")}
            value={o.text}
            onChange={(e) => change(i, e.currentTarget.value)}
          >
            {values.map((v) => (
              <option key={v} value={v}>
                {words.label(o.kind, v)}
              </option>
            ))}
          </select>
        );
      })}
      <button
        class="btn primary"
        type="button"
        data-action={current.text}
        onClick={() => void ctl.choose(current.text)}
      >
        {words.action(current.text)}
      </button>
    </div>
  );
};
