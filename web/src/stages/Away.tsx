// "While you were away": what changed for me first, what the others did, and how it stands now.
import { useEffect, useRef } from "preact/hooks";
import { Ic, Mk, Weave } from "../art/icons";
import { missed } from "../core/away";
import type { Told } from "../core/speech";
import type { Absence } from "../core/model";
import type { Chronicle, Share, Source } from "../table/chronicle";
import type { Scene } from "../table/game";
import { Shares, shortOf, useSource } from "../table/Log";
import { boldOf } from "../table/names";
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
  shares: Map<Told, Share[]>;
  source: Source;
  title: string;
  scene: Scene;
  dir: Director;
}

const Lines = ({ lines, shares, source, title, scene, dir }: LinesProps) =>
  lines.length ? (
    <>
      <p class="kick">{title}</p>
      <ul class="dl">
        {lines.map((l) => (
          <li key={`${l.from} ${l.text}`}>
            {l.seat !== null && l.seat < 5 ? <Mk seat={l.seat} /> : <Ic name="rune" />}
            <div>
              <p>{boldOf(source, [l], l.text).map((p, i) => (p.bold ? <b key={i}>{p.text}</b> : p.text))}</p>
              {!!shares.get(l)?.length && <Shares shares={shares.get(l)!} scene={scene} />}
            </div>
            <Show line={l} scene={scene} dir={dir} />
          </li>
        ))}
      </ul>
    </>
  ) : null;

/** Seats by their points, the most first; where nobody knows them, as they sit. */
export const ranked = (points: readonly (number | null)[]): number[] =>
  points
    .map((_, i) => i)
    .sort(
      (x, y) => (points[y] ?? Number.NEGATIVE_INFINITY) - (points[x] ?? Number.NEGATIVE_INFINITY) || x - y,
    );

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
    {ranked(scene.m.players.map((_, i) => points(i))).map((i) => {
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
  kinds,
}: {
  away: Absence;
  scene: Scene;
  dir: Director;
  points: (i: number) => number | null;
  kinds?: Chronicle | undefined;
}) => {
  const { m, words } = scene,
    source = useSource(scene, kinds),
    main = useRef<HTMLButtonElement>(null);
  const { lines, shares } = shortOf(
      words.log(scene.log.filter((l) => l.ply >= away.from && l.ply < m.ply)),
      source,
      m.players.length,
    ),
    stages = dir.since(away.from),
    news = missed(lines, m.me, m.me === null ? "" : words.seat(m.me), (l) =>
      stages.some((s) => endsIn(l, s)),
    );
  useEffect(() => main.current?.focus({ preventScroll: true }), []);
  const close = () => dir.back(),
    told = { shares, source, scene, dir };
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
                  say("away.events", { n: news.mine.length + news.others.length + news.more }),
                  news.banners.at(-1)?.text.replace(/\.$/, "") ?? "",
                ]
                  .filter(Boolean)
                  .join(" · ")}
              </p>
              <h2 id="stage-title">{say("away")}</h2>
            </div>
          </header>
          <div class="sbody" tabindex={0}>
            <div class="dig">
              <div>
                <Lines {...told} lines={news.mine} title={say("away.mine")} />
                <Lines {...told} lines={news.others} title={say("away.others")} />
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
