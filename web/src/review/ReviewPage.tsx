// After the game: where it was lost, and was it luck. A worker reckons; it can be stopped, and what is there
// stays. Of a game that was played at a hall, `rest` is its table there: what the hall has reviewed is shown
// at once.
import { useEffect, useRef } from "preact/hooks";
import { Ic } from "../art/icons";
import type { Route } from "../core/route";
import { t } from "../words";
import { followCursor } from "./cursor";
import { Dearest } from "./Dearest";
import { useReview } from "./useReview";
import "./review.css";

const Head = ({ id }: { id: string }) => (
  <header>
    <h1>{t("review.title")}</h1>
    <a class="btn" href={`#/r/here/${id}`}>
      <Ic name="replay" />
      {t("review.back")}
    </a>
    <a class="btn" href="#/p" data-practice>
      <Ic name="hint" />
      {t("lesson.practice")}
    </a>
    <a class="btn" href="#/">
      <Ic name="b-hall" />
      {t("nav.home")}
    </a>
  </header>
);

interface WorkProps {
  text: string;
  /** In thousandths; null: nothing is being done. */
  done: number | null;
  paused: boolean;
  pause: () => void;
  stop: () => void;
}
const Work = ({ text, done, paused, pause, stop }: WorkProps) => (
  <div class="rv-work" role="status">
    {text}
    {done !== null && (
      <>
        <progress max={1000} value={done} aria-label={t("review.working")} />
        <button class="btn" type="button" data-pause onClick={pause}>
          {t(paused ? "review.go" : "review.pause")}
        </button>
        <button class="btn" type="button" data-stop onClick={stop}>
          {t("review.stop")}
        </button>
      </>
    )}
  </div>
);

export const ReviewPage = ({ at }: { at: Route }) => {
  const { html, stage, done, why, seat, busy, paused, pause, stop } = useReview(at),
    drawn = useRef<HTMLDivElement>(null);
  useEffect(
    () =>
      html ? followCursor(drawn.current!, `#/r/here/${at.id}`, (ply) => t("review.at", { ply })) : undefined,
    [html],
  );
  return (
    <main id="main" class="rv">
      <Head id={at.id} />
      <Work
        text={stage === "failed" ? t("review.failed", { why }) : t(`review.${stage}`)}
        done={busy ? done : null}
        {...{ paused, stop, pause }}
      />
      {html && <Dearest html={html} table={at.id} seat={seat} drawn={drawn} />}
      {/* made by our own module, which writes names as text */}
      <div class="rv-page" ref={drawn} dangerouslySetInnerHTML={{ __html: html }} />
    </main>
  );
};
