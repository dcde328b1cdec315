// One question on the game's own board: three tries, then the answer with its reasons.
import { useSignal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import { Ic } from "../art/icons";
import { here } from "../core/halls";
import { lang } from "../core/settings";
import { Controller } from "../table/controller";
import { Frame } from "../table/Frame";
import { acquaint, Loading, useWords } from "../table/Table";
import { t } from "../words";
import { say } from "./say";
import type { Study } from "./study";
import type { Task } from "./tasks";

const TRIES = 3;

/** What came of the answers so far. */
export interface Verdict {
  is: "asked" | "wrong" | "right" | "told";
  tries: number;
  /** The last answer that was not the best one. */
  wrong: string | null;
}
export const FRESH: Verdict = { is: "asked", tries: TRIES, wrong: null };

export const judge = (v: Verdict, good: readonly string[], action: string): Verdict => {
  if (v.is !== "asked") return v;
  if (good.includes(action)) return { ...v, is: "right" };
  const tries = v.tries - 1;
  return { is: tries ? "wrong" : "told", tries, wrong: action };
};

interface AskedProps {
  task: Task;
  study: Study;
  mine: boolean;
}

export const Asked = ({ task, study, mine }: AskedProps) => {
  const m = study.shown.value!,
    verdict = useSignal<Verdict>(FRESH);
  const ctl = useMemo(() => new Controller(study, m.game), [study]);
  useEffect(() => () => ctl.dispose(), [ctl]);
  const { words, ui, missing } = useWords(m);
  acquaint(ctl, words, ui);

  const settle = (v: Verdict) => {
    verdict.value = v;
    if (v.is === "right") task.found();
    ctl.cancel();
    if (v.is === "asked") study.again();
    else study.rest();
  };
  study.heard = (action) => {
    // a standing order answers while the question is nobody's: here everything is asked
    if (ctl.mine.value) settle(judge(verdict.value, task.good, action));
  };
  if (!words || !ui) return <Loading missing={missing} text={t("table.loading")} />;
  const scene = { m, words, ctl, log: study.log.value };
  return (
    <Frame
      {...{ scene, ui, ctl }}
      model={study}
      client={here()}
      beside={
        <Told
          {...{ task, mine }}
          verdict={verdict.value}
          inWords={(a) => words.action(a)}
          onVerdict={settle}
        />
      }
    />
  );
};

const useReasons = ({ task, verdict, inWords }: Pick<ToldProps, "task" | "verdict" | "inWords">) => {
  const proof = useSignal<string[]>([]),
    why = useSignal<string | null>(null);
  const over = verdict.is === "right" || verdict.is === "told";
  useEffect(() => {
    if (!over) return;
    let live = true;
    why.value = null;
    void task.tell(lang.value, inWords).then((lines) => {
      if (live) proof.value = lines;
    });
    task.why(lang.value, verdict.wrong ?? "").then(
      (text) => {
        if (live) why.value = text;
      },
      () => {
        if (live) why.value = "";
      },
    );
    return () => {
      live = false;
    };
  }, [over, lang.value]);
  return { proof: proof.value, why: why.value };
};

interface ToldProps {
  task: Task;
  mine: boolean;
  verdict: Verdict;
  inWords: (action: string) => string;
  onVerdict: (v: Verdict) => void;
}

const Told = ({ task, mine, verdict, inWords, onVerdict }: ToldProps) => {
  const { is, tries, wrong } = verdict,
    { proof, why } = useReasons({ task, verdict, inWords });
  const over = is === "right" || is === "told",
    best = inWords(task.good[0]!);
  return (
    <section class={`practice ${is}`} data-verdict={is}>
      <div role="status">
        <p class="kicker">{say(mine ? "decision" : "puzzle", { n: task.number, all: task.count })}</p>
        <p>
          {is === "asked" && say(mine ? "askOwn" : "ask")}
          {is === "wrong" &&
            say(wrong === task.played ? "asBefore" : "wrong", { action: inWords(wrong!), n: tries })}
          {over && <b>{say(is as "right" | "told", { action: best })}</b>}
        </p>
        {over && proof.map((line) => <p key={line}>{line}</p>)}
        {over && why !== "" && (
          <p data-why={why === null ? undefined : ""}>
            {why === null ? (
              say("thinking")
            ) : (
              <>
                <b>{say("why")}</b> {why}
              </>
            )}
          </p>
        )}
      </div>
      <div class="practice-b">
        {is === "wrong" && (
          <button
            class="btn primary"
            type="button"
            data-again-try
            onClick={() => onVerdict({ ...verdict, is: "asked" })}
          >
            <Ic name="rotate" />
            {say("again")}
          </button>
        )}
        {!over && (
          <button class="btn" type="button" data-give onClick={() => onVerdict({ ...verdict, is: "told" })}>
            <Ic name="eye" />
            {say("give")}
          </button>
        )}
        {over && (
          <a class="btn primary" href={task.next()} data-next>
            <Ic name="play" />
            {say("next")}
          </a>
        )}
        <a class="btn" href="#/p" data-all>
          {say("all")}
        </a>
      </div>
    </section>
  );
};
