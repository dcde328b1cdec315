// The layer of stages over a table: the card, the planks, what was missed, and the sounds of their beats.
import { signal, useComputed, useSignalEffect } from "@preact/signals";
import { useEffect, useLayoutEffect, useMemo, useRef } from "preact/hooks";
import { Ic, Mk, Weave } from "../art/icons";
import { isMoving } from "../core/rest";
import { speed } from "../core/settings";
import type { Scene } from "../table/game";
import { AwayCard } from "./Away";
import { Card, headOf, tempo } from "./Card";
import { Director } from "./director";
import type { Stage } from "./fold";
import { before, showLabel, type StagesProps, staging } from "./hook";
import { moveBy, watchNumbers } from "./motion";
import { at, isLoss, minus, signed } from "./parts";
import type { Shown } from "./queue";
import { sound, soundAsked } from "./settings";
import * as sounds from "./sound";
import "./stage.css";
import "./more.css";
import { loadStageUi, plankOf } from "./uis";
import { say } from "./words";

const Banner = ({ on, scene, dir }: { on: Shown; scene: Scene; dir: Director }) => {
  const p = plankOf(on.stage, scene, dir.ui.value),
    calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  const full = on.stage.kind in (dir.ui.value?.cards ?? {}) && speed.value !== "off";
  return (
    <div class={`${calm ? "" : "play"}`} style={tempo(on)}>
      <div class={`bn m-unroll ${p.seat === undefined ? "" : `s${p.seat + 1}`}`} style={at(0)}>
        {p.seat !== undefined ? <Mk seat={p.seat} /> : <Ic name={p.icon ?? "rune"} />}
        <p>{p.text}</p>
        {p.gains && p.gains.length > 0 && (
          <span class="res2">
            {p.gains.map((g) => (
              <span key={g.icon} class={isLoss(g) ? "bad2" : "good2"}>
                <Ic name={g.icon} label={g.label} />
                {signed(g.n)}
              </span>
            ))}
          </span>
        )}
        {full && (
          <button class="btn" type="button" onClick={() => dir.queue.show([on.stage])}>
            {say("show")}
          </button>
        )}
      </div>
    </div>
  );
};

/** Planks hang at the top of the board, below whatever stands over it. */
const Planks = ({ all, scene, dir }: { all: Shown[]; scene: Scene; dir: Director }) => {
  const ref = useRef<HTMLDivElement>(null),
    first = all[0]?.key ?? null;
  useLayoutEffect(() => {
    const board = first === null ? null : document.querySelector(".board");
    if (board) ref.current?.style.setProperty("--board-top", `${board.getBoundingClientRect().top + 8}px`);
  }, [first]);
  return (
    <div class="banners" aria-live="polite" ref={ref}>
      {all.map((b) => (
        <Banner key={b.key} on={b} scene={scene} dir={dir} />
      ))}
    </div>
  );
};

const MOST_LINES = 6;
const RANK: Record<string, number> = { A: 0, B: 1, C: 2, D: 3 };

/** What touches me first, then what is bigger; in the order of the game within that. */
export const digestLines = (stages: Stage[], me: number | null): Stage[] => {
  const mine = (s: Stage) => (me !== null && s.seats?.includes(me) ? 0 : 1);
  return stages
    .map((s, i) => ({ s, i }))
    .sort((a, b) => mine(a.s) - mine(b.s) || RANK[a.s.level]! - RANK[b.s.level]! || a.i - b.i)
    .slice(0, MOST_LINES)
    .sort((a, b) => a.i - b.i)
    .map((x) => x.s);
};

const DigestCard = ({
  stages,
  scene,
  dir,
  points,
}: {
  stages: Stage[];
  scene: Scene;
  dir: Director;
  points: (i: number) => number | null;
}) => (
  <>
    <div class="sveil" onClick={() => dir.queue.closeDigest()} />
    <div class="stage" data-stage="digest">
      <section class="sc mid" role="dialog" aria-labelledby="stage-title">
        <Weave />
        <header class="shead">
          <Ic name="moon" />
          <div>
            <p class="where">{scene.words.game.title}</p>
            <h2 id="stage-title">{say("away")}</h2>
          </div>
        </header>
        <div class="sbody">
          <div class="dig">
            <ul class="dl">
              {digestLines(stages, scene.m.me).map((s, i) => {
                const p = plankOf(s, scene, dir.ui.value);
                return (
                  <li key={i}>
                    {p.seat !== undefined ? <Mk seat={p.seat} /> : <Ic name={p.icon ?? "rune"} />}
                    <p>{p.text}</p>
                    {s.kind in (dir.ui.value?.cards ?? {}) && (
                      <button class="btn" type="button" onClick={() => dir.queue.show([s])}>
                        {say("show")}
                      </button>
                    )}
                  </li>
                );
              })}
            </ul>
            <div>
              <p class="kick">{say("stands")}</p>
              {scene.m.players.map((_, i) => (
                <div class="chg" key={i}>
                  <Mk seat={i} />
                  <span>{scene.words.seat(i)}</span>
                  <b>{minus(points(i) ?? 0)}</b>
                </div>
              ))}
            </div>
          </div>
        </div>
        <footer class="sfoot">
          <p />
          <button class="btn quiet" type="button" onClick={() => dir.queue.show(stages)}>
            {say("showAll")}
          </button>
          <button class="btn primary" type="button" data-go onClick={() => dir.queue.closeDigest()}>
            {say(scene.ctl.mine.value ? "toTurn" : "toTable")}
          </button>
        </footer>
      </section>
    </div>
  </>
);

/** How long the question about sound stands before it makes room; the settings have it, too. */
const PATIENCE = 8000;
const unanswered = signal(false);

const Chips = ({ dir }: { dir: Director }) => {
  const skipped = dir.queue.skipped.value,
    ask = heard.value && !soundAsked.value && !sound.value && !unanswered.value;
  useEffect(() => {
    if (!ask) return;
    const timer = setTimeout(() => {
      unanswered.value = true;
    }, PATIENCE);
    return () => clearTimeout(timer);
  }, [ask]);
  const answer = (yes: boolean) => () => {
    sound.value = yes;
    soundAsked.value = true;
    if (yes) sounds.play("set");
  };
  return (
    <div class="chips">
      {skipped.length > 0 && (
        <p class="chip2">
          {say("skipped", { n: skipped.length })}
          <button class="btn" type="button" onClick={() => dir.queue.show(skipped)}>
            {say("show")}
          </button>
          <button
            class="tool"
            type="button"
            aria-label={say("close")}
            onClick={() => {
              dir.queue.skipped.value = [];
            }}
          >
            <Ic name="close" />
          </button>
        </p>
      )}
      {ask && (
        <p class="chip2" data-ask="sound">
          {say("sound")}
          <button class="btn" type="button" onClick={answer(true)}>
            {say("yes")}
          </button>
          <button class="btn" type="button" onClick={answer(false)}>
            {say("no")}
          </button>
        </p>
      )}
    </div>
  );
};

/** Has a stage of one's own been shown on this device? Then sound is offered, once. */
const heard = signal(false);

const useDirector = ({ model, scene, replay, waits }: StagesProps) => {
  const dir = useMemo(() => new Director(model, scene.m.game, replay ?? false), [model, scene.m.game]);
  useEffect(() => {
    let live = true;
    void loadStageUi(scene.m.game).then((ui) => {
      if (live && ui) dir.dress(ui);
    });
    return () => {
      live = false;
    };
  }, [dir]);
  useEffect(() => {
    model.held = () =>
      (isMoving() && !dir.pressed()) ||
      (waits &&
        (dir.queue.on.peek() !== null || dir.queue.digest.peek() !== null || model.away.peek() !== null));
    const hide = () => dir.queue.hidden(document.hidden);
    document.addEventListener("visibilitychange", hide);
    return () => {
      model.held = () => false;
      document.removeEventListener("visibilitychange", hide);
      dir.dispose();
    };
  }, [dir]);
  return dir;
};

/** Space, Escape and Enter belong to the stage while one is on; M mutes always. */
const useStageKeys = (dir: Director, model: StagesProps["model"]) => {
  useEffect(() => {
    const onKey = (e: KeyboardEvent) => {
      const el = e.target instanceof Element ? e.target : document.body;
      if (e.ctrlKey || e.metaKey || e.altKey || /^(?:INPUT|TEXTAREA|SELECT)$/.test(el.tagName)) return;
      if (e.key === "m") {
        sound.value = !sound.value;
        soundAsked.value = true;
        return;
      }
      const { on, digest } = dir.queue,
        away = model.away.value !== null && !on.value;
      if (
        (!on.value && !digest.value && !away) ||
        document.querySelector("dialog[open], .drawer") || // what lies above a stage has the keys
        el.closest(".bar")
      )
        return;
      if (away && (e.key === "Escape" || (e.key === " " && !el.closest(".stg button")))) dir.back();
      else if (e.key === "Escape") dir.queue.skipAll();
      else if (e.key === " " && !el.closest(".stg button")) {
        if (on.value) dir.queue.press();
        else dir.queue.closeDigest();
      } else return;
      e.preventDefault();
      e.stopImmediatePropagation();
    };
    document.addEventListener("keydown", onKey, true);
    return () => document.removeEventListener("keydown", onKey, true);
  }, [dir]);
};

/** Sounds and motions of what is no stage; the horn when it is my turn. */
const useLife = (dir: Director, p: StagesProps) => {
  const turn = useComputed(() => p.scene.ctl.mine.value);
  useSignalEffect(() => {
    if (turn.value && !p.replay) sounds.play("horn");
  });
  useSignalEffect(() => {
    if (p.scene.ctl.reason.value) sounds.play("no");
  });
  useEffect(() => watchNumbers(() => sounds.play("tick", 0.6)), [dir]);
  useEffect(() => {
    dir.onSteps = (news, m) => {
      if (news.some((l) => m.me !== null && l.seat === m.me)) sounds.begin();
      if (!p.replay || speed.value !== "off") moveBy(news, m, dir.ui.value, sounds.play);
    };
    dir.onStage = (s, level, mine) => {
      if (level === "A" && mine) heard.value = true;
      if (level === "B") sounds.play(dir.ui.value?.opens[s.kind] ?? "set", mine ? 1 : 0.5);
    };
  }, [dir]);
};

export const StagesLayer = (p: StagesProps) => {
  const dir = useDirector(p);
  useStageKeys(dir, p.model);
  useLife(dir, p);
  showLabel.value = say("show");
  const on = dir.queue.on.value,
    away = p.model.away.value,
    digest = away ? null : dir.queue.digest.value,
    focus = useRef<Element | null>(null);
  useEffect(() => {
    if (on) focus.current ??= document.activeElement;
    else {
      (focus.current as HTMLElement | null)?.focus?.({ preventScroll: true });
      focus.current = null;
    }
  }, [on?.key ?? 0]);
  void before.value;
  // The end is a picture of its own: nothing hangs over it.
  const ended = p.scene.m.status === "over" && !p.replay && !staging.value;
  return (
    <div class={`stg ${p.scene.m.clock.running?.includes(p.scene.m.me ?? -1) ? "pressed" : ""}`}>
      <p class="sr" role="status">
        {on ? headOf(on.stage, p.scene, dir.ui.value).title : ""}
      </p>
      {away && !on && (
        <AwayCard
          away={away}
          scene={p.scene}
          dir={dir}
          points={(i) => p.ui.seat(p.scene, i).points}
          kinds={p.ui.kinds}
        />
      )}
      {digest && !on && (
        <DigestCard
          stages={digest.stages}
          scene={p.scene}
          dir={dir}
          points={(i) => p.ui.seat(p.scene, i).points}
        />
      )}
      {on && <Card key={on.key} on={on} scene={p.scene} dir={dir} />}
      {!on && !ended && <Planks all={dir.queue.banners.value} scene={p.scene} dir={dir} />}
      {!on && !digest && !away && <Chips dir={dir} />}
    </div>
  );
};
