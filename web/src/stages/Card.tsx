// One stage: its head, its body, its foot, over the board or on it; and the sounds of its beats.
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { Ic, Mk, Weave } from "../art/icons";
import { speed } from "../core/settings";
import type { Scene } from "../table/game";
import type { Director } from "./director";
import type { Stage } from "./fold";
import { at, type Head, type StageUi } from "./parts";
import type { Shown } from "./queue";
import * as sounds from "./sound";
import { say } from "./words";

export const headOf = (s: Stage, scene: Scene, ui: StageUi | null): Head =>
  ui?.head(s, scene, scene.log) ?? { where: "", title: scene.words.event(s.events[0]!.text) };

/** Plays the sounds of a stage on their beats, until it is cut short. */
const useBeats = (on: Shown, mine: boolean, opens: string | undefined) => {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (on.ended || !box.current) return;
    const timers = [...box.current.querySelectorAll<HTMLElement>("[data-snd]")].map((e) => {
      const beat = Number.parseFloat(getComputedStyle(e).getPropertyValue("--at")) || 0;
      return setTimeout(() => sounds.play(e.dataset.snd!, mine ? 1 : 0.5), beat * on.beat);
    });
    if (opens) sounds.play(opens, mine ? 1 : 0.5);
    return () => timers.forEach(clearTimeout);
  }, [on.key, on.ended]);
  return box;
};

const BEATS: Record<string, string> = { slow: "1.5", normal: "1", fast: "0.6", off: "0.6" };
export const tempo = (on: Shown): Record<string, string> => ({
  "--beat": `${on.beat}ms`,
  "--k": BEATS[speed.value] ?? "1",
});

const Foot = ({ on, dir }: { on: Shown; dir: Director }) => (
  <footer class="sfoot">
    {on.ended && on.hold < Infinity && <i class="life" style={{ "--life": `${on.hold}ms` }} />}
    <p>{say("foot")}</p>
    {on.more > 0 && (
      <button class="btn quiet" type="button" onClick={() => dir.queue.skipAll()}>
        {say("skipAll", { n: on.more })} <kbd>Esc</kbd>
      </button>
    )}
    {/* It has its room from the beginning: nothing moves up when it comes. */}
    <button
      class={`btn quiet ${on.ended ? "" : "later"}`}
      type="button"
      disabled={!on.ended}
      onClick={() => dir.queue.show([on.stage])}
    >
      <Ic name="replay" />
      {say("again")}
    </button>
    <button class="btn primary" type="button" data-go onClick={() => dir.queue.press()}>
      {say("go")} <kbd>{say("space")}</kbd>
    </button>
  </footer>
);

interface Props {
  on: Shown;
  scene: Scene;
  dir: Director;
}

const Title = ({ head }: { head: Head }) => (
  <>
    {head.title} {head.small && <small>{head.small}</small>}
  </>
);

/** The card. Beside a stage on the board, which has the title, it says where one is. */
const Told = ({ on, scene, dir, beside }: Props & { beside: boolean }) => {
  const ui = dir.ui.value,
    { stage } = on,
    head = headOf(stage, scene, ui),
    Body = ui?.cards[stage.kind],
    Picture = beside ? undefined : ui?.boards?.[stage.kind];
  const hold = (yes: boolean) => () => dir.queue.hold(yes);
  const size = beside ? "beside" : ui?.small?.has(stage.kind) ? "mid" : "";
  return (
    <section
      class={`sc m-unroll ${size}`}
      role="dialog"
      aria-labelledby="stage-title"
      onPointerEnter={hold(true)}
      onPointerLeave={hold(false)}
      onFocusIn={hold(true)}
      onFocusOut={hold(false)}
    >
      <Weave />
      <header class="shead">
        {!beside && (head.seat !== undefined ? <Mk seat={head.seat} /> : <Ic name={head.icon ?? "rune"} />)}
        <div>
          <p class="where">{head.where}</p>
          {!beside && (
            <h2 id="stage-title">
              <Title head={head} />
            </h2>
          )}
        </div>
        {on.more > 0 && <span class="qn">{say("nth", { n: on.more })}</span>}
      </header>
      <div class={`sbody ${Picture ? "pictured" : ""}`} tabindex={0}>
        {Picture && <Picture stage={stage} scene={scene} log={scene.log} cut />}
        {Body && <Body stage={stage} scene={scene} log={scene.log} />}
      </div>
      <Foot on={on} dir={dir} />
    </section>
  );
};

/** Lays a box exactly over what is on the page, and keeps it there. */
const useOver = (what: string) => {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const lay = () => {
      const r = document.querySelector(what)?.getBoundingClientRect();
      if (!r || !box.current) return;
      const style = { left: r.left, top: r.top, width: r.width, height: r.height };
      for (const [k, v] of Object.entries(style)) box.current.style.setProperty(k, `${v}px`);
    };
    lay();
    addEventListener("resize", lay);
    return () => removeEventListener("resize", lay);
  }, [what]);
  return box;
};

/** The picture lies on the board, the card on the side column. */
const OnBoard = (p: Props) => {
  const { on, scene, dir } = p,
    ui = dir.ui.value,
    head = headOf(on.stage, scene, ui),
    Picture = ui?.boards?.[on.stage.kind];
  const board = useOver(".board"),
    side = useOver(".side");
  return (
    <>
      <div class="over-board" ref={board}>
        {Picture && <Picture stage={on.stage} scene={scene} log={scene.log} cut={false} />}
        <div class="ragbar m-unroll" style={at(2)}>
          <Ic name={head.icon ?? "rune"} />
          <h2 id="stage-title">
            <Title head={head} />
          </h2>
        </div>
      </div>
      <div class="over-side" ref={side}>
        <Told {...p} beside />
      </div>
    </>
  );
};

/** Is there a board in sight with a column beside it? */
const hasColumn = () =>
  matchMedia("(min-width: 1181px)").matches &&
  !!document.querySelector(".board") &&
  !!document.querySelector(".side");

export const Card = (p: Props) => {
  const { on, scene, dir } = p,
    ui = dir.ui.value,
    { kind, seats } = on.stage;
  const mine = seats === null || (scene.m.me !== null && seats.includes(scene.m.me));
  const box = useBeats(on, mine, ui?.opens[kind]),
    onBoard = !!ui?.boards?.[kind] && hasColumn();
  return (
    <>
      <div class={`sveil ${onBoard ? "clear" : ""}`} onClick={() => dir.queue.press()} />
      <div
        class={`stage ${onBoard ? "on-board" : ""} ${on.ended ? "" : "play"}`}
        ref={box}
        style={tempo(on)}
        data-stage={kind}
        onClick={(e) => {
          if (!(e.target as Element).closest("button,a")) dir.queue.press();
        }}
      >
        {onBoard ? <OnBoard {...p} /> : <Told {...p} beside={false} />}
      </div>
    </>
  );
};
