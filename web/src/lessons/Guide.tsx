// The voice of a walk-through: one step at a time, in the frame or in the sheet that lies over it.
import { signal } from "@preact/signals";
import { useEffect, useLayoutEffect } from "preact/hooks";
import { Ic } from "../art/icons";
import { lang, lessons } from "../core/settings";
import type { Scene } from "../table/game";
import { t } from "../words";
import { isAnswered, isMissed, isTime, type Lesson, loadLesson, pointsAt, proposal, worded } from "./lesson";

/** Which steps were spoken, and since when; kept here, for the voice moves between frame and sheet. */
const trail = signal<{ table: string; told: { step: number; ply: number }[] }>({ table: "", told: [] });
const known = signal<Record<string, Lesson>>({});

/** The lesson of a table that was begun as one, while it lasts. */
const useLesson = (s: Scene): { lesson: Lesson; step: number } | null => {
  const game = s.m.game,
    mine = lessons.value[game],
    on = mine !== undefined && mine.table === s.m.table && !mine.done;
  useEffect(() => {
    if (on && !known.value[game])
      void loadLesson(game).then((l) => {
        if (l) known.value = { ...known.value, [game]: l };
      });
  }, [on, game]);
  const lesson = known.value[game];
  return on && lesson ? { lesson, step: mine.step } : null;
};

const goTo = (lesson: Lesson, step: number) => {
  const at = lessons.value[lesson.game];
  if (at)
    lessons.value = { ...lessons.value, [lesson.game]: { ...at, step, done: step >= lesson.steps.length } };
};

const isShown = (e: Element) => e.getClientRects().length > 0;

/** The tab of the leaf that a thing lies in. */
const tabOf = (e: Element): HTMLElement | null => {
  for (let x = e.parentElement; x; x = x.parentElement) {
    const tab = x.id ? document.querySelector<HTMLElement>(`[aria-controls="${x.id}"]`) : null;
    if (tab) return tab;
  }
  return null;
};

/** On a phone what is spoken of may lie in another leaf, or out of sight: it is brought forth. */
const bringForth = (key: string) => {
  if (!matchMedia("(max-width:760px)").matches) return;
  // In a sheet the voice stands above what it speaks of, and would be scrolled away.
  const all = [...document.querySelectorAll(key)].filter((e) => !e.closest("[role=dialog]"));
  if (!all.some(isShown))
    all
      .map(tabOf)
      .find((x) => x !== null)
      ?.click();
  requestAnimationFrame(() => {
    let e = all.find(isShown) ?? all[0] ?? null;
    while (e && !isShown(e)) e = e.parentElement; // a part that phones do not draw: what it would stand in
    e?.scrollIntoView?.({ block: e.getBoundingClientRect().height > innerHeight / 2 ? "start" : "center" });
  });
};

/** A ring around what is spoken of; a sheet of styles, for the drawing is redrawn at any time. */
const usePointer = (parts: string[], answer: string | null) => {
  const selectors = answer === null ? parts : [...parts, `[data-action="${answer}"]`],
    key = selectors.join(","),
    partsKey = parts.join(",");
  useEffect(() => {
    if (!key || !("adoptedStyleSheets" in document)) return;
    const sheet = new CSSStyleSheet(),
      each = (f: (x: string) => string) => selectors.map(f).join(",");
    sheet.replaceSync(`${each((x) => `.frame ${x}`)}{outline:3px dashed var(--woad);outline-offset:2px;box-shadow:0 0 0 6px var(--panel);scroll-margin-top:170px}
      @media (max-width:760px){${each((x) => `.frame ${x}`)}{outline-offset:-3px;box-shadow:none}}
      ${each((x) => `.frame :is(${x}):is(svg *)`)}{outline:none;filter:drop-shadow(0 0 2px var(--woad)) drop-shadow(0 0 2px var(--woad)) drop-shadow(0 0 5px var(--woad))}`);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((x) => x !== sheet);
    };
  }, [key]);
  useEffect(() => {
    if (partsKey) bringForth(partsKey);
  }, [partsKey]);
};

/** Moves through the steps: on by an answer or where one was missed, back with what is taken back. */
const useStep = (s: Scene) => {
  const at = useLesson(s),
    step = at ? (at.lesson.steps[at.step] ?? null) : null,
    time = step !== null && isTime(step, s.m);
  const told = trail.value.table === s.m.table ? trail.value.told : [],
    from = told.find((x) => x.step === at?.step)?.ply,
    sits = from !== undefined;
  // Before anybody can answer: an answer given at once counts too.
  useLayoutEffect(() => {
    if (at && time && !sits)
      trail.value = { table: s.m.table, told: [...told, { step: at.step, ply: s.m.ply }] };
  }, [at?.step, time, sits]);
  const ply = s.ctl.model.latest.value?.ply ?? s.m.ply,
    back = told.some((x) => x.ply > ply);
  useEffect(() => {
    if (!at || !back) return;
    const left = told.filter((x) => x.ply <= ply);
    trail.value = { table: s.m.table, told: left };
    goTo(at.lesson, left.at(-1)?.step ?? 0);
  }, [back]);
  const over =
    !back && step !== null && (isMissed(step, s.m) || (sits && isAnswered(step, s.log, s.m.me, from)));
  useLayoutEffect(() => {
    if (at && over) goTo(at.lesson, at.step + 1);
  }, [over, at?.step]);
  return { at, step, told: time || sits };
};

export const Guide = ({ scene: s }: { scene: Scene }) => {
  const { at, step, told } = useStep(s);
  const mine = s.ctl.mine.value,
    idle = at && !told && mine ? proposal(at.lesson.idle, s.m) : null;
  const propose = step && told && mine ? proposal(step.suggest, s.m) : idle;
  usePointer(
    step && told ? pointsAt(step, at?.lesson.parts, propose ? s.words.parse(propose).slots : []) : [],
    propose,
  );
  if (!at || !step || (s.m.status !== "playing" && !isTime(step, s.m))) return null;
  const all = at.lesson.steps.length;
  const text = told
    ? worded(at.lesson.words[lang.value][step.text] ?? step.text, s.words)
    : idle
      ? t("lesson.idle", { action: s.words.action(idle) })
      : t("lesson.wait");
  return (
    <section class="guide" aria-label={t("lesson.title")} aria-live="polite">
      <Ic name="rune-stone" />
      <div>
        <strong>
          {t("lesson.title")} · <span>{t("lesson.step", { n: at.step + 1, all })}</span>
        </strong>
        <p>{text}</p>
      </div>
      <div class="guide-b">
        {propose && (
          <button class="btn tiny" type="button" data-guide="do" onClick={() => void s.ctl.play(propose)}>
            <Ic name="hint" />
            {t("lesson.do")}
          </button>
        )}
        {!idle && (
          <button
            class={`btn tiny ${step.answer && told ? "" : "primary"}`}
            type="button"
            data-guide="next"
            onClick={() => goTo(at.lesson, at.step + 1)}
          >
            {t("lesson.next")}
          </button>
        )}
        <button
          class="tool"
          type="button"
          data-guide="stop"
          aria-label={t("lesson.stop")}
          title={t("lesson.stop")}
          onClick={() => goTo(at.lesson, all)}
        >
          <Ic name="close" />
        </button>
      </div>
    </section>
  );
};
