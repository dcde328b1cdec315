// Practice: puzzles that come with the games, and one's own dearest decisions once more.
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Ic } from "../art/icons";
import { Rejected } from "../core/client";
import { here } from "../core/halls";
import type { Route } from "../core/route";
import { lang } from "../core/settings";
import { GAMES, iconOf } from "../games";
import { Dock, HallBar } from "../home/Bar";
import { gameTitle } from "../home/Home";
import { Loading } from "../table/Table";
import { t } from "../words";
import { Asked } from "./Asked";
import { say } from "./say";
import { openStudy, type Study } from "./study";
import {
  dropOwn,
  hasPuzzles,
  nextPuzzle,
  own,
  ownLink,
  ownTask,
  puzzleTask,
  saidOf,
  solved,
  type Task,
} from "./tasks";
import "./practice.css";

const Puzzles = () => (
  <div class="practice-games">
    {GAMES.filter(hasPuzzles).map((g) => {
      const n = solved.value[g]?.length ?? 0;
      return (
        <section key={g} class="saga-in">
          <h2>
            <Ic name={iconOf(g)} /> {gameTitle(g)}
          </h2>
          <p class="desc">{say("solved", { n })}</p>
          <a class="btn" href={`#/p/${g}/${nextPuzzle(g)}`} data-puzzles={g}>
            <Ic name="play" />
            {say(n ? "on" : "begin")}
          </a>
        </section>
      );
    })}
  </div>
);

const OwnOnes = () => (
  <section class="sec" aria-labelledby="own">
    <h2 id="own">{say("own")}</h2>
    <p class="desc">{say(own.value.length ? "ownLead" : "ownNone")}</p>
    <ul class="practice-own">
      {own.value.map((o) => (
        <li key={ownLink(o)}>
          <a class="btn" href={ownLink(o)} data-own={`${o.table}/${o.ply}`}>
            <Ic name={o.solved ? "check" : "hint"} {...(o.solved ? { label: say("found") } : {})} />
            {say("mine", { game: gameTitle(o.game), moment: saidOf(o, lang.value).moment })}
          </a>
        </li>
      ))}
    </ul>
  </section>
);

const Index = () => (
  <div class="hall">
    <HallBar at="" />
    <main class="page practice-page" id="main">
      <h1>{say("title")}</h1>
      <p class="desc">{say("lead")}</p>
      <Puzzles />
      <OwnOnes />
    </main>
    <Dock at="hall" />
  </div>
);

const taskAt = async (at: Route): Promise<Task> => {
  if (at.where !== "own") return puzzleTask(at.where, Number(at.id) || 1);
  const task = ownTask(at.id, Number(at.rest));
  if (!task) throw new Error(say("gone"));
  return task;
};

/** A game that is gone from this device takes its questions along. */
const open = async (at: Route): Promise<{ task: Task; study: Study }> => {
  const task = await taskAt(at);
  try {
    return { task, study: await openStudy(here(), task) };
  } catch (e) {
    if (at.where !== "own" || !(e instanceof Rejected) || e.code !== "table") throw e;
    dropOwn(at.id);
    throw new Error(say("gone"));
  }
};

const Question = ({ at }: { at: Route }) => {
  const opened = useSignal<{ task: Task; study: Study } | null>(null),
    bad = useSignal("");
  useEffect(() => {
    let live = true;
    open(at).then(
      (o) => {
        if (live) opened.value = o;
      },
      (e: unknown) => {
        const why = e instanceof Error ? e.message : String(e);
        bad.value = at.where === "own" ? why : say("failed", { why });
      },
    );
    return () => {
      live = false;
    };
  }, []);
  if (!opened.value) return <Loading text={bad.value || t("table.loading")} />;
  return <Asked {...opened.value} mine={at.where === "own"} />;
};

export const PracticePage = ({ at }: { at: Route }) => (at.id ? <Question at={at} /> : <Index />);
