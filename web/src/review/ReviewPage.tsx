// After the game: where it was lost, and was it luck. A worker reckons; it can be stopped, and what is there
// stays. Of a game that was played at a hall, `rest` is its table there: what the hall has reviewed is shown
// at once.
import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { Ic } from "../art/icons";
import type { Client } from "../core/client";
import { hall, here } from "../core/halls";
import type { TableMsg } from "../core/protocol";
import type { Route } from "../core/route";
import { lang } from "../core/settings";
import { type Lang, LANGS } from "../core/words";
import { keepOwn } from "../practice/tasks";
import { t } from "../words";
import { followCursor } from "./cursor";
import { Dearest } from "./Dearest";
import { followHall, inOthers } from "./kept";
import type { Ask, Told } from "./say";
import "./review.css";

type Stage = "first" | "working" | "paused" | "stopped" | "done" | "kept" | "failed";

interface Whose {
  game: string;
  /** My seat; null: nobody's in particular. */
  seat: number | null;
}

/** Whose decisions are one's own: mine, or those of the only person at a table of bots. */
const whoseAt = async (client: Client, table: string): Promise<Whose> => {
  const m = await client.ask<TableMsg>({ t: "watch", table, from: 0 });
  void client.ask({ t: "unwatch", table }).catch(() => {});
  const people = m.players.flatMap((p, i) => (p.bot ? [] : [i]));
  return { game: m.game, seat: m.me ?? (people.length === 1 ? people[0]! : null) };
};
/** A copy of a hall's game does not know who sat where; the hall does. */
const whoseIs = async (at: Route): Promise<Whose> => {
  const copy = await whoseAt(here(), at.id);
  if (!at.rest || !hall.value) return copy;
  return whoseAt(hall.value, at.rest).catch(() => copy);
};

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
  const html = useSignal("");
  const stage = useSignal<Stage>("first");
  const done = useSignal(0);
  const why = useSignal("");
  const whose = useSignal<Whose | null>(null);
  const worker = useRef<Worker | null>(null),
    drawn = useRef<HTMLDivElement>(null);
  const asked = useRef<Promise<Whose> | null>(null);
  const keep = (pages: Partial<Record<Lang, string>>) =>
    asked.current?.then(
      (w) => keepOwn({ table: at.id, ...w, pages }),
      () => {}, // the review is there all the same
    );
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
      } else if (told.t === "done") {
        stage.value = "done";
        void keep(Object.fromEntries(LANGS.map((l, i) => [l, told.pages[i]])));
      } else {
        done.value = (told.pass * 1000 + told.done) / told.passes;
        if (stage.value !== "paused") stage.value = told.pass ? "working" : "first";
      }
    };
    asked.current = whoseIs(at);
    asked.current.then(
      (w) => {
        whose.value = w;
      },
      () => {},
    );
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

  const paused = stage.value === "paused",
    busy = stage.value === "first" || stage.value === "working" || paused,
    wants = at.rest && (busy || stage.value === "kept") ? hall.value : null;
  useEffect(() => {
    if (!wants) return;
    return followHall(wants, { table: at.rest, copy: at.id, lang: lang.value }, (page) => {
      worker.current?.terminate();
      html.value = page;
      stage.value = "kept";
      void inOthers(wants, { table: at.rest, copy: at.id, lang: lang.value }).then((others) =>
        keep({ ...others, [lang.value]: page }),
      );
    });
  }, [wants, at.id, lang.value]);
  useEffect(
    () =>
      html.value
        ? followCursor(drawn.current!, `#/r/here/${at.id}`, (ply) => t("review.at", { ply }))
        : undefined,
    [html.value],
  );

  const stop = () => {
    worker.current?.terminate();
    stage.value = "stopped";
    if (html.value) void keep({ [lang.value]: html.value });
  };
  const pause = () => {
    say({ t: "pause", on: !paused });
    stage.value = paused ? "working" : "paused";
  };
  return (
    <main id="main" class="rv">
      <Head id={at.id} />
      <Work
        text={stage.value === "failed" ? t("review.failed", { why: why.value }) : t(`review.${stage.value}`)}
        done={busy ? done.value : null}
        {...{ paused, stop, pause }}
      />
      {html.value && (
        <Dearest html={html.value} table={at.id} seat={whose.value?.seat ?? null} drawn={drawn} />
      )}
      {/* made by our own module, which writes names as text */}
      <div class="rv-page" ref={drawn} dangerouslySetInnerHTML={{ __html: html.value }} />
    </main>
  );
};
