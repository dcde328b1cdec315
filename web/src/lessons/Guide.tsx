// The voice of a walk-through: one step at a time, in the frame or in the sheet that lies over it.
import { signal } from "@preact/signals";
import { useEffect, useLayoutEffect } from "preact/hooks";
import { Ic } from "../art/icons";
import { lang, lessons } from "../core/settings";
import type { Scene } from "../table/game";
import { t, textsOf } from "../words";
import {
  type Asked,
  askedBy,
  isAnswered,
  isLeft,
  isMissed,
  isOwnWay,
  isReading,
  isTime,
  type Lesson,
  loadLesson,
  pointsAt,
  proposal,
  type Step,
  worded,
} from "./lesson";

/** A step that was spoken: since when, and how often its question was put. */
interface Spoken {
  step: number;
  ply: number;
  asked: Asked[];
}
/** How a table came to its step; kept here, for the voice moves between frame and sheet. */
interface Trail {
  table: string;
  told: Spoken[];
  /** Since which ply the step that is on has been waiting. */
  waits: { step: number; ply: number } | null;
  /** The step before was done in the player's own way. */
  ownWay: boolean;
}
const EMPTY: Trail = { table: "", told: [], waits: null, ownWay: false };
const trail = signal<Trail>(EMPTY);
const trailOf = (table: string): Trail => (trail.value.table === table ? trail.value : { ...EMPTY, table });
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
    const glow = (px: number) => `drop-shadow(0 0 ${px}px var(--woad))`;
    sheet.replaceSync(`${each((x) => `.frame ${x}`)}{outline:3px dashed var(--woad);outline-offset:2px;
      box-shadow:0 0 0 6px var(--panel);scroll-margin-top:170px}
      @media (max-width:760px){${each((x) => `.frame ${x}`)}{outline-offset:-3px;box-shadow:none}}
      ${each((x) => `.frame :is(${x}):is(svg *)`)}{outline:none;filter:${glow(2)} ${glow(2)} ${glow(5)}}`);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((x) => x !== sheet);
    };
  }, [key]);
  useEffect(() => {
    if (partsKey) bringForth(partsKey);
  }, [partsKey]);
};

/** Notes that a step's question was put: before anybody can answer, for an answer given at once counts
 * too. */
const noted = (told: Spoken[], at: number, step: Step, m: Scene["m"]): Spoken[] => {
  const known = told.find((x) => x.step === at);
  if (!known) return [...told, { step: at, ply: m.ply, asked: [askedBy(step, m)] }];
  if (known.asked.some((x) => x.ply === m.ply)) return told;
  const more = { ...known, asked: [...known.asked, askedBy(step, m)] };
  return told.map((x) => (x === known ? more : x));
};

/** Moves through the steps: on by an answer or where one was missed, back with what is taken back. */
const useStep = (s: Scene) => {
  const at = useLesson(s),
    step = at ? (at.lesson.steps[at.step] ?? null) : null,
    time = step !== null && isTime(step, s.m),
    now = trailOf(s.m.table),
    told = now.told,
    spoken = told.find((x) => x.step === at?.step),
    from = spoken?.ply;
  useLayoutEffect(() => {
    if (!at || !step) return;
    const waits = now.waits?.step === at.step ? now.waits : { step: at.step, ply: s.m.ply },
      all = time ? noted(told, at.step, step, s.m) : told;
    if (waits !== now.waits || all !== told) trail.value = { ...now, told: all, waits };
  });
  const ply = s.ctl.model.latest.value?.ply ?? s.m.ply,
    back = told.some((x) => x.ply > ply);
  useEffect(() => {
    if (!at || !back) return;
    const left = told.filter((x) => x.ply <= ply);
    trail.value = { ...EMPTY, table: s.m.table, told: left };
    goTo(at.lesson, left.at(-1)?.step ?? 0);
  }, [back]);
  const waits = at && now.waits?.step === at.step ? now.waits : null,
    news = waits ? s.log.filter((l) => l.ply >= waits.ply) : [],
    done = step !== null && from !== undefined && isAnswered(step, s.log, s.m.me, from),
    left = step !== null && !!spoken && isLeft(step, s.log, s.m.me, spoken.asked),
    over = !back && step !== null && (done || left || isMissed(step, s.m, news));
  useLayoutEffect(() => {
    if (!at || !over) return;
    const ownWay = left || (done && isOwnWay(step!, s.log, s.m.me, from!));
    trail.value = { ...trailOf(s.m.table), ownWay: ownWay || (now.ownWay && !done) };
    goTo(at.lesson, at.step + 1);
  }, [over, at?.step]);
  return { at, step, told: time || from !== undefined, ownWay: now.ownWay };
};

export const Guide = ({ scene: s }: { scene: Scene }) => {
  const { at, step, told, ownWay } = useStep(s);
  const mine = s.ctl.mine.value,
    idle = at && !told && mine ? proposal(at.lesson.idle, s.m) : null;
  const propose = step && told && mine ? proposal(step.suggest, s.m) : idle;
  usePointer(
    step && told ? pointsAt(step, at?.lesson.parts, propose ? s.words.parse(propose).slots : []) : [],
    propose,
  );
  if (!at || !step || (s.m.status !== "playing" && !isTime(step, s.m))) return null;
  const all = at.lesson.steps.length;
  const next = () => {
    trail.value = { ...trailOf(s.m.table), ownWay: false };
    goTo(at.lesson, at.step + 1);
  };
  const text = told
    ? worded(
        textsOf(at.lesson.words, lang.value)[step.text] ??
          textsOf(at.lesson.words, "en")[step.text] ??
          step.text,
        s.words,
      )
    : idle
      ? t("lesson.idle", { action: s.words.action(idle) })
      : t("lesson.wait");
  return (
    <section
      class="guide"
      aria-label={t("lesson.title")}
      aria-live="polite"
      data-told={told ? "" : undefined}
    >
      <Ic name="rune-stone" />
      <div>
        <strong>
          {t("lesson.title")} · <span>{t("lesson.step", { n: at.step + 1, all })}</span>
        </strong>
        {told && ownWay && <em class="led">{t("lesson.ownWay")}</em>}
        <p>{text}</p>
      </div>
      <div class="guide-b">
        {propose && (
          <button class="btn tiny" type="button" data-guide="do" onClick={() => void s.ctl.play(propose)}>
            <Ic name="hint" />
            {t("lesson.do")}
          </button>
        )}
        {isReading(step, told) && (
          <button class="btn tiny primary" type="button" data-guide="next" onClick={next}>
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
