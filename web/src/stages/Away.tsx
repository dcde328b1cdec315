// "While you were away": what changed for me first, what the others did, and how it stands now.
import { useEffect, useRef } from "preact/hooks";
import { Ic, Mk, Weave } from "../art/icons";
import { missed } from "../core/away";
import type { Told } from "../core/speech";
import type { Absence } from "../core/model";
import type { Scene } from "../table/game";
import type { Director } from "./director";
import { minus } from "./parts";
import { endsIn, placeOf, point, stagesOf } from "./place";
import { say } from "./words";

/** How long ago, in the largest unit that fits. */
export const spell = (ms: number): string => {
  const minutes = Math.max(1, Math.round(ms / 60_000)),
    hours = Math.round(minutes / 60),
    days = Math.round(hours / 24);
  if (minutes < 60) return say("away.minutes", { n: minutes });
  return hours < 24 ? say("away.hours", { n: hours }) : say("away.days", { n: days });
};

/** The button beside a line: the stages of what it tells, or else the place where it happened. */
const Show = ({ line, scene, dir }: { line: Told; scene: Scene; dir: Director }) => {
  const stages = stagesOf(line, dir.since(line.from)),
    place = stages.length ? null : placeOf(line, scene);
  if (!stages.length && !place) return <span />;
  return (
    <button
      class="btn"
      type="button"
      data-show={stages.length ? "stage" : "place"}
      onClick={() => {
        if (!place) return dir.queue.show(stages); // the card comes back after them
        dir.back();
        point(place, scene.ctl);
      }}
    >
      <Ic name="eye" />
      {say("show")}
      <span class="sr">: {line.text}</span>
    </button>
  );
};

interface LinesProps {
  lines: Told[];
  title: string;
  scene: Scene;
  dir: Director;
}

const Lines = ({ lines, title, scene, dir }: LinesProps) =>
  lines.length ? (
    <>
      <p class="kick">{title}</p>
      <ul class="dl">
        {lines.map((l) => (
          <li key={`${l.from} ${l.text}`}>
            {l.seat !== null && l.seat < 5 ? <Mk seat={l.seat} /> : <Ic name="rune" />}
            <p>{l.text}</p>
            <Show line={l} scene={scene} dir={dir} />
          </li>
        ))}
      </ul>
    </>
  ) : null;

/** Points before and after, and whose turn it is. */
const Standing = ({
  scene,
  away,
  points,
}: {
  scene: Scene;
  away: Absence;
  points: (i: number) => number | null;
}) => (
  <div>
    <p class="kick">{say("stands")}</p>
    {scene.m.players.map((_, i) => {
      const now = points(i),
        was = away.points[i] ?? null;
      return (
        <div class="chg" key={i}>
          <Mk seat={i} />
          <span>{scene.words.seat(i)}</span>
          <b>
            {was !== null && was !== now && (
              <>
                <s>{minus(was)}</s>
                <Ic name="chevron" />
              </>
            )}
            {now === null ? "" : minus(now)}
          </b>
        </div>
      );
    })}
    {scene.m.me !== null && scene.m.turn.includes(scene.m.me) && (
      <p class="limit">
        <Ic name="clock" />
        <span>{say("away.turn")}</span>
      </p>
    )}
  </div>
);

export const AwayCard = ({
  away,
  scene,
  dir,
  points,
}: {
  away: Absence;
  scene: Scene;
  dir: Director;
  points: (i: number) => number | null;
}) => {
  const { m, words } = scene,
    main = useRef<HTMLButtonElement>(null);
  const lines = words.log(scene.log.filter((l) => l.ply >= away.from && l.ply < m.ply)),
    stages = dir.since(away.from),
    news = missed(lines, m.me, m.me === null ? "" : words.seat(m.me), (l) =>
      stages.some((s) => endsIn(l, s)),
    );
  useEffect(() => main.current?.focus({ preventScroll: true }), []);
  const close = () => dir.back();
  return (
    <>
      <div class="sveil" onClick={close} />
      <div class="stage" data-stage="away">
        <section class="sc mid" role="dialog" aria-labelledby="stage-title">
          <Weave />
          <header class="shead">
            <Ic name="moon" />
            <div>
              <p class="where">
                {[
                  away.ms === null ? "" : say("away.for", { time: spell(away.ms) }),
                  ...news.banners.map((b) => b.text),
                ]
                  .filter(Boolean)
                  .slice(-3)
                  .join(" · ")}
              </p>
              <h2 id="stage-title">{say("away")}</h2>
            </div>
          </header>
          <div class="sbody" tabindex={0}>
            <div class="dig">
              <div>
                <Lines lines={news.mine} title={say("away.mine")} scene={scene} dir={dir} />
                <Lines lines={news.others} title={say("away.others")} scene={scene} dir={dir} />
                {news.more > 0 && <p class="desc">{say("away.more", { n: news.more })}</p>}
              </div>
              <Standing scene={scene} away={away} points={points} />
            </div>
          </div>
          <footer class="sfoot">
            <p>{m.clock.running?.includes(m.me ?? -1) ? say("away.clock") : ""}</p>
            {stages.length > 0 && (
              <button
                class="btn quiet"
                type="button"
                onClick={() => {
                  close();
                  dir.queue.show(stages);
                }}
              >
                <Ic name="replay" />
                {say("showAll")}
              </button>
            )}
            <button class="btn primary" type="button" data-go ref={main} onClick={close}>
              {say(scene.ctl.mine.value ? "toTurn" : "toTable")}
            </button>
          </footer>
        </section>
      </div>
    </>
  );
};
