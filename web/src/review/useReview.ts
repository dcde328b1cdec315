// How a review comes about: a worker on this device reckons, a hall that has reviewed the game before it says
// so, and what is there is kept for practice.
import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import type { Client } from "../core/client";
import { hall, here } from "../core/halls";
import type { TableMsg } from "../core/protocol";
import type { Route } from "../core/route";
import { lang } from "../core/settings";
import { type Lang, LANGS } from "../core/words";
import { keepOwn } from "../practice/tasks";
import { followHall, inOthers } from "./kept";
import type { Ask, Told } from "./say";

type Stage = "first" | "working" | "paused" | "stopped" | "done" | "kept" | "failed";
type Pages = Partial<Record<Lang, string>>;

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

const useProgress = () => ({
  html: useSignal(""),
  stage: useSignal<Stage>("first"),
  done: useSignal(0),
  why: useSignal(""),
});
type Progress = ReturnType<typeof useProgress>;

const fail = (now: Progress, why: string) => {
  now.why.value = why;
  now.stage.value = "failed";
};

/** What the worker says. `keep`: the finished review is kept. */
const hear = (told: Told, now: Progress, keep: (pages: Pages) => void) => {
  if (told.t === "page") now.html.value = told.html;
  else if (told.t === "failed") fail(now, told.why);
  else if (told.t === "done") {
    now.stage.value = "done";
    keep(Object.fromEntries(LANGS.map((l, i) => [l, told.pages[i]])));
  } else {
    now.done.value = (told.pass * 1000 + told.done) / told.passes;
    if (now.stage.value !== "paused") now.stage.value = told.pass ? "working" : "first";
  }
};

/** My seat, and keeping what is reviewed as mine. */
const useWhose = (at: Route) => {
  const whose = useSignal<Whose | null>(null),
    asked = useRef<Promise<Whose> | null>(null);
  useEffect(() => {
    asked.current = whoseIs(at);
    asked.current.then(
      (w) => {
        whose.value = w;
      },
      () => {},
    );
  }, [at.id]);
  const keep = (pages: Pages) =>
    void asked.current?.then(
      (w) => keepOwn({ table: at.id, ...w, pages }),
      () => {}, // the review is there all the same
    );
  return { seat: whose.value?.seat ?? null, keep };
};

/** The worker of this device, and how to speak to it. */
const useReviewer = (at: Route, now: Progress, keep: (pages: Pages) => void) => {
  const worker = useRef<Worker | null>(null);
  const say = (x: Ask) => worker.current?.postMessage(x);
  useEffect(() => {
    const w = new Worker(new URL("./reviewer.ts", import.meta.url), { type: "module" });
    worker.current = w;
    w.onmessage = (e: MessageEvent<Told>) => hear(e.data, now, keep);
    void here()
      .ask<{ text: string }>({ t: "saga", table: at.id })
      .then(
        ({ text }) =>
          say({ t: "review", saga: text, lang: LANGS.indexOf(lang.value), link: `#/r/here/${at.id}` }),
        (x: unknown) => fail(now, x instanceof Error ? x.message : String(x)),
      );
    return () => w.terminate();
  }, [at.id]);
  useEffect(() => say({ t: "speak", lang: LANGS.indexOf(lang.value) }), [lang.value]);
  return { say, dismiss: () => worker.current?.terminate() };
};

export const useReview = (at: Route) => {
  const now = useProgress(),
    { html, stage } = now;
  const { seat, keep } = useWhose(at);
  const { say, dismiss } = useReviewer(at, now, keep);
  const paused = stage.value === "paused",
    busy = stage.value === "first" || stage.value === "working" || paused,
    wants = at.rest && (busy || stage.value === "kept") ? hall.value : null;
  useEffect(() => {
    if (!wants) return;
    const wanted = { table: at.rest, copy: at.id, lang: lang.value };
    return followHall(wants, wanted, (page) => {
      dismiss();
      html.value = page;
      stage.value = "kept";
      void inOthers(wants, wanted).then((others) => keep({ ...others, [wanted.lang]: page }));
    });
  }, [wants, at.id, lang.value]);
  return {
    html: html.value,
    stage: stage.value,
    done: now.done.value,
    why: now.why.value,
    seat,
    busy,
    paused,
    pause: () => {
      say({ t: "pause", on: !paused });
      stage.value = paused ? "working" : "paused";
    },
    stop: () => {
      dismiss();
      stage.value = "stopped";
      if (html.value) keep({ [lang.value]: html.value });
    },
  };
};
