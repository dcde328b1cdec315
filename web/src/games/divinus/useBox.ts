// A book of a box that is open: answers go to the engine one after the other, and what it says of them is
// shown.
import { type Signal, useSignal } from "@preact/signals";
import { useRef } from "preact/hooks";
import type { BoxChange, BoxField, BoxOpen, BoxShow } from "../../core/boxes";
import { Rejected } from "../../core/client";
import { here } from "../../core/halls";
import { go } from "../../core/route";
import { say } from "./words";

/** What goes wrong with an answer is said in the page's language; the engine says it in its own. */
const trouble = (f: BoxField): string =>
  f.sort === "name"
    ? say("box.badName")
    : f.sort === "choice"
      ? say("box.badChoice")
      : say("box.badNumber", { low: f.low ?? 0, high: f.high ?? 0 });

/** What a question needs: the book, what is wrong with answers, and the way to give one. */
export interface Desk {
  b: BoxShow;
  set: (f: BoxField, value: string) => void;
  bad: Signal<Record<string, string>>;
}

/** What an answer changed is told where it was given. */
export interface Told {
  key: string;
  list: BoxChange[];
}

const fieldOf = (b: BoxShow, key: string | null) => b.fields.find((f) => f.key === key);

const focusOn = (f: BoxField) =>
  document.querySelector<HTMLElement>(`[data-key="${f.key}"] input, [data-key="${f.key}"] button`)?.focus();

/** A refusal is an answer, too; everything else is a fault. */
const refused = (e: unknown) => {
  if (!(e instanceof Rejected)) throw e;
};

/** One thing after the other, however fast they come. */
const useQueue = () => {
  const last = useRef<Promise<unknown>>(Promise.resolve());
  return (what: () => Promise<unknown>) => {
    last.current = last.current.then(what, what).catch(() => {});
  };
};

/** A chapter that was played is corrected: which, and what the last answer changed. */
const useCorrection = () => {
  const chapter = useSignal<number | null>(null),
    changes = useSignal<Told | null>(null);
  return {
    chapter: chapter.value,
    changes: changes.value,
    correct: (n: number) => {
      chapter.value = n;
      changes.value = null;
      scrollTo(0, 0);
    },
    corrected: () => {
      chapter.value = null;
      changes.value = null;
    },
    note: (told: Told) => {
      if (chapter.value !== null) changes.value = told;
    },
  };
};

/** Goes on with a copy of the book from the beginning of a scenario. */
const forkBook = async ({ box, title }: BoxOpen, n: number) => {
  const copy = say(n === 1 ? "book.resetTitle" : "book.forkTitle", { title, n }).slice(0, 60);
  const made = await here().ask<{ id: string }>(
    { t: "campaign_fork", id: box.id, at: n, title: copy },
    false,
  );
  go(`#/c/${made.id}`);
};

export const useBox = (first: BoxOpen) => {
  const got = useSignal(first),
    bad = useSignal<Record<string, string>>({}),
    { note, ...correction } = useCorrection(),
    queue = useQueue();
  const ask = async (m: { t: string; [key: string]: unknown }) => {
    const o = await here().ask<BoxOpen>({ ...m, id: got.value.box.id }, false);
    got.value = o;
    return o;
  };
  const put = async (f: BoxField, value: string): Promise<boolean> => {
    const before = fieldOf(got.value.box, f.key)?.value;
    try {
      const o = await ask({ t: "box_set", key: f.key, value });
      const { [f.key]: _, ...rest } = bad.value;
      bad.value = rest;
      if (before !== fieldOf(o.box, f.key)?.value) note({ key: f.key, list: o.changes ?? [] });
      return true;
    } catch (e) {
      refused(e);
      bad.value = { ...bad.value, [f.key]: trouble(f) };
      return false;
    }
  };
  /** Takes what is offered for the rest of this part; what has no offer is to be entered. */
  const takeOffers = async () => {
    const begun = fieldOf(got.value.box, got.value.box.asked);
    for (;;) {
      const f = fieldOf(got.value.box, got.value.box.asked);
      if (!begun || !f || f.scenario !== begun.scenario || f.part !== begun.part) return;
      if (f.usual === null) {
        bad.value = { ...bad.value, [f.key]: say("box.missing") };
        return focusOn(f);
      }
      if (!(await put(f, f.sort === "name" ? "" : String(f.usual)))) return;
    }
  };
  const desk: Desk = { b: got.value.box, bad, set: (f, value) => queue(() => put(f, value)) };
  return {
    open: got.value,
    desk,
    ...correction,
    takeOffers: () => queue(takeOffers),
    undo: () => queue(() => ask({ t: "box_undo" }).catch(refused)),
    rename: (list: string, at: number, name: string, takeBack: () => void) =>
      queue(() =>
        ask({ t: "box_rename", list, at, name }).catch((e) => {
          refused(e);
          takeBack();
        }),
      ),
    fork: (n: number) => queue(() => forkBook(got.value, n)),
  };
};
