// The voice of a walk-through: one step at a time, in the frame or in the sheet that lies over it.
import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Ic } from "../art/icons";
import { lang, lessons } from "../core/settings";
import type { Scene } from "../table/game";
import { t } from "../words";
import { isAnswered, isTime, type Lesson, loadLesson, pointsAt, proposal } from "./lesson";

/** Since when the present step is spoken; kept here, for the voice moves between frame and sheet. */
const began = signal({ table: "", step: -1, ply: 0 });
const known = signal<Record<string, Lesson>>({});

/** The lesson of a table that was begun as one, while it lasts. */
const useLesson = (s: Scene): { lesson: Lesson; step: number } | null => {
  const game = s.m.game, mine = lessons.value[game], on = mine !== undefined && mine.table === s.m.table && !mine.done;
  useEffect(() => {
    if (on && !known.value[game]) void loadLesson(game).then((l) => { if (l) known.value = { ...known.value, [game]: l }; });
  }, [on, game]);
  const lesson = known.value[game];
  return on && lesson ? { lesson, step: mine.step } : null;
};

const goTo = (lesson: Lesson, step: number) => {
  const at = lessons.value[lesson.game];
  if (at) lessons.value = { ...lessons.value, [lesson.game]: { ...at, step, done: step >= lesson.steps.length } };
};

/** A ring around what is spoken of; a sheet of styles, for the drawing is redrawn at any time. */
const usePointer = (selectors: string[]) => {
  const key = selectors.join(",");
  useEffect(() => {
    if (!key || !("adoptedStyleSheets" in document)) return;
    const sheet = new CSSStyleSheet(), each = (f: (x: string) => string) => selectors.map(f).join(",");
    sheet.replaceSync(`${each((x) => `.frame ${x}`)}{outline:3px dashed var(--woad);outline-offset:3px}
      ${each((x) => `.frame svg ${x}`)}{outline:none;filter:drop-shadow(0 0 5px var(--woad)) drop-shadow(0 0 2px var(--woad))}`);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    if (matchMedia("(max-width:760px)").matches) document.querySelector(key)?.scrollIntoView?.({ block: "center" });
    return () => { document.adoptedStyleSheets = document.adoptedStyleSheets.filter((x) => x !== sheet); };
  }, [key]);
};

export const Guide = ({ scene: s }: { scene: Scene }) => {
  const at = useLesson(s);
  const step = at ? at.lesson.steps[at.step] ?? null : null, time = step !== null && isTime(step, s.m);
  const sits = began.value.step === at?.step && began.value.table === s.m.table;
  useEffect(() => { if (at && time && !sits) began.value = { table: s.m.table, step: at.step, ply: s.m.ply }; }, [at?.step, time, sits]);
  const answered = step !== null && sits && isAnswered(step, s.log, s.m.me, began.value.ply);
  useEffect(() => { if (at && answered) goTo(at.lesson, at.step + 1); }, [answered, at?.step]);
  usePointer(step && time ? pointsAt(step) : []);
  if (!at || !step || s.m.status !== "playing") return null;
  const all = at.lesson.steps.length, told = time || sits, propose = told && s.ctl.mine.value ? proposal(step, s.m.legal) : null;
  return (
    <section class="guide" aria-label={t("lesson.title")} aria-live="polite">
      <Ic name="rune-stone" /><div><strong>{t("lesson.title")} · {t("lesson.step", { n: at.step + 1, all })}</strong>
        <p>{told ? at.lesson.words[lang.value][step.text] : t("lesson.wait")}</p></div>
      <div class="guide-b">
        {propose && <button class="btn tiny" type="button" data-guide="do" onClick={() => void s.ctl.play(propose)}><Ic name="hint" />{t("lesson.do")}</button>}
        <button class={`btn tiny ${step.answer && told ? "" : "primary"}`} type="button" data-guide="next" onClick={() => goTo(at.lesson, at.step + 1)}>{t("lesson.next")}</button>
        <button class="tool" type="button" data-guide="stop" aria-label={t("lesson.stop")} title={t("lesson.stop")} onClick={() => goTo(at.lesson, all)}><Ic name="close" /></button>
      </div>
    </section>
  );
};
