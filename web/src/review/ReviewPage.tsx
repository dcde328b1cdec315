// After the game: where it was lost, and was it luck. A worker reckons; it can be stopped, and what is there stays.
// Of a game that was played at a hall, `rest` is its table there: what the hall has reviewed is shown at once.
import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { Ic } from "../art/icons";
import { hall, here } from "../core/halls";
import type { Route } from "../core/route";
import { lang } from "../core/settings";
import { LANGS } from "../core/words";
import { t } from "../words";
import { followHall } from "./kept";
import type { Ask, Told } from "./say";
import "./review.css";

type Stage = "first" | "working" | "stopped" | "done" | "kept" | "failed";

export const ReviewPage = ({ at }: { at: Route }) => {
  const html = useSignal("");
  const stage = useSignal<Stage>("first");
  const done = useSignal(0);
  const why = useSignal("");
  const worker = useRef<Worker | null>(null);
  const say = (x: Ask) => worker.current?.postMessage(x);

  useEffect(() => {
    const w = new Worker(new URL("./reviewer.ts", import.meta.url), { type: "module" });
    worker.current = w;
    w.onmessage = (e: MessageEvent<Told>) => {
      const told = e.data;
      if (told.t === "page") html.value = told.html;
      else if (told.t === "failed") {
        why.value = told.why;
        stage.value = "failed";
      } else if (told.t === "done") stage.value = "done";
      else {
        done.value = (told.pass * 1000 + told.done) / told.passes;
        stage.value = told.pass ? "working" : "first";
      }
    };
    void here()
      .ask<{ text: string }>({ t: "saga", table: at.id })
      .then(
        ({ text }) =>
          say({ t: "review", saga: text, lang: LANGS.indexOf(lang.value), link: `#/r/here/${at.id}` }),
        (x: unknown) => {
          why.value = x instanceof Error ? x.message : String(x);
          stage.value = "failed";
        },
      );
    return () => w.terminate();
  }, [at.id]);
  useEffect(() => say({ t: "speak", lang: LANGS.indexOf(lang.value) }), [lang.value]);

  const busy = stage.value === "first" || stage.value === "working",
    wants = at.rest && (busy || stage.value === "kept") ? hall.value : null;
  useEffect(() => {
    if (!wants) return;
    return followHall(wants, { table: at.rest, copy: at.id, lang: lang.value }, (page) => {
      worker.current?.terminate();
      html.value = page;
      stage.value = "kept";
    });
  }, [wants, at.id, lang.value]);

  const stop = () => {
    worker.current?.terminate();
    stage.value = "stopped";
  };
  return (
    <main id="main" class="rv">
      <header>
        <h1>{t("review.title")}</h1>
        <a class="btn" href={`#/r/here/${at.id}`}>
          <Ic name="replay" />
          {t("review.back")}
        </a>
        <a class="btn" href="#/">
          <Ic name="b-hall" />
          {t("nav.home")}
        </a>
      </header>
      <div class="rv-work" role="status">
        {stage.value === "failed" ? t("review.failed", { why: why.value }) : t(`review.${stage.value}`)}
        {busy && (
          <>
            <progress max={1000} value={done.value} aria-label={t("review.working")} />
            <button class="btn" type="button" data-stop onClick={stop}>
              {t("review.stop")}
            </button>
          </>
        )}
      </div>
      {/* made by our own module, which writes names as text */}
      <div class="rv-page" dangerouslySetInnerHTML={{ __html: html.value }} />
    </main>
  );
};
