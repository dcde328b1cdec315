// One person: ratings with their ranges, recent games, what they like to play with, where their points come
// from.
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Ic } from "../art/icons";
import { block, blocked, followManners, mute, muted } from "../core/manners";
import type { Rating } from "../core/protocol";
import type { Route } from "../core/route";
import { lang } from "../core/settings";
import { day } from "../core/times";
import { loadWords, type Words } from "../core/words";
import { iconOf } from "../games";
import { gameTitle } from "../home/Home";
import { minus } from "../table/Side";
import { decimal, t } from "../words";
import { Curve, scaleOf, Spark, Whisk } from "./curves";
import { pastName, signed } from "./GameRow";
import { type Game, resultOf } from "./history";
import { Bad, Card, Quiet, Shell, Sign, tell, useAsked } from "./kit";
import { say } from "./say";

interface Person {
  id: string;
  name: string;
  guest: boolean;
  since: number;
  mine: boolean;
  games: number;
  won: number;
  ratings: (Rating & {
    game: string;
    seats: number;
    place: number | null;
    curve: [number, number, number][];
  })[];
  recent: Omit<Game, "where">[];
  marks: { game: string; marker: string; value: string; games: number; won: number }[];
  points: { game: string; category: string; sum: number; games: number }[];
  often: { id: string; name: string; games: number; won: number }[];
}

/** Words of the games that somebody has played: they name leaders, gods and categories. Nothing is shown
 * by its id until they come. */
const useGameWords = (games: readonly string[]): Record<string, Words> => {
  const all = useSignal<Record<string, Words>>({});
  useEffect(() => {
    for (const g of new Set(games))
      loadWords(g, lang.value).then(
        (w) => {
          all.value = { ...all.value, [g]: w };
        },
        () => {},
      );
  }, [games.join(), lang.value]);
  return all.value;
};

const Manners = ({ who }: { who: Person }) => {
  useEffect(followManners, []);
  const isMuted = muted.value.some((p) => p.id === who.id),
    isBlocked = blocked.value.some((p) => p.id === who.id);
  return (
    <div class="row">
      <button class="btn sm" type="button" onClick={() => void mute(who.id, !isMuted)}>
        <Ic name={isMuted ? "sound" : "mute"} />
        {say(isMuted ? "manners.unmute" : "manners.mute", { name: who.name })}
      </button>
      <button class="btn sm quiet" type="button" onClick={() => void block(who.id, !isBlocked)}>
        {say(isBlocked ? "who.unblock" : "manners.block", { name: who.name })}
      </button>
    </div>
  );
};

const PersonHead = ({ who }: { who: Person }) => (
  <div class="phead">
    <Sign name={who.name} size="xl" />
    <div>
      <h1>{who.name}</h1>
      <p>{who.since ? say("who.since", { when: day(who.since) }) : ""}</p>
    </div>
    <div>
      <div class="kpi">
        <div>
          <b>{who.games}</b>
          <span>{say("who.finished")}</span>
        </div>
        <div>
          <b>{who.won}</b>
          <span>{say("who.won")}</span>
        </div>
        {who.games > 0 && (
          <div>
            <b>{Math.round((who.won / who.games) * 100)} %</b>
            <span>{say("who.share")}</span>
          </div>
        )}
      </div>
      {who.mine ? (
        <div class="row">
          <a class="btn sm" href="#/set/account">
            <Ic name="pen" />
            {say("who.edit")}
          </a>
        </div>
      ) : (
        <Manners who={who} />
      )}
    </div>
  </div>
);

const Ratings = ({ who }: { who: Person }) => {
  const scale = scaleOf(who.ratings),
    best = [...who.ratings].sort((a, b) => b.games - a.games)[0];
  return (
    <Card icon="ladder" title={say("who.rating")} right={<span class="hide-p">{say("who.ratingNote")}</span>}>
      {!who.ratings.length && <Quiet>{say("who.unrated")}</Quiet>}
      {who.ratings.map((r) => (
        <a
          class="rate"
          key={`${r.game} ${r.seats}`}
          href={`#/ladder/${r.game}/${r.seats}`}
          data-rating={r.game}
        >
          <Ic name={iconOf(r.game)} />
          <div>
            <b class="n">{gameTitle(r.game)}</b>
            <span class="small muted">
              {say("who.seats", { n: r.seats })} ·{" "}
              {say(r.settling ? "who.settling" : "history.count", { n: r.games })}
            </span>
          </div>
          <Whisk r={r} scale={scale} />
          <span class="v">
            <b>{r.rating}</b> <span>± {r.range}</span>
          </span>
          {r.curve.length > 2 ? (
            <Spark curve={r.curve} />
          ) : (
            <span class="tiny muted">{say("who.noCurve")}</span>
          )}
        </a>
      ))}
      {best && best.curve.length > 2 && (
        <Curve curve={best.curve} label={say("who.curve", { game: gameTitle(best.game) })} />
      )}
    </Card>
  );
};

const Recent = ({ who }: { who: Person }) => (
  <Card
    icon="history"
    title={say("who.recent")}
    right={who.mine ? <a href="#/history">{say("who.allGames", { n: who.games })}</a> : undefined}
  >
    {!who.recent.length && <Quiet>{say("history.none")}</Quiet>}
    {who.recent.length > 0 && (
      <table class="t tight">
        <thead>
          <tr>
            <th>{say("lobby.game")}</th>
            <th class="hide-p">{say("who.with")}</th>
            <th>{say("who.result")}</th>
            <th class="num">{say("who.pointsWord")}</th>
            <th class="num">{say("who.rating")}</th>
            <th />
          </tr>
        </thead>
        <tbody>
          {who.recent.map((g) => {
            const me = g.mine === null ? undefined : g.players[g.mine],
              result = resultOf({ ...g, where: "hall" });
            return (
              <tr key={g.table}>
                <td>{gameTitle(g.game)}</td>
                <td class="hide-p">
                  {g.players
                    .map((p, i) => (i === g.mine ? null : pastName(p, i)))
                    .filter(Boolean)
                    .join(", ")}
                </td>
                <td>{result ? say(`history.${result}`) : "–"}</td>
                <td class="num">{me && me.points !== null ? minus(me.points) : "–"}</td>
                <td class={`num ${(me?.change ?? 0) < 0 ? "dn" : "up"}`}>
                  {me?.change !== null && me?.change !== undefined ? signed(me.change) : "–"}
                </td>
                <td class="num">
                  <a href={`#/v/hall/${g.table}`}>{t("review.title")}</a>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    )}
  </Card>
);

const Favourites = ({ who, words }: { who: Person; words: Record<string, Words> }) => {
  const marks = who.marks.filter((m) => words[m.game]);
  return marks.length ? (
    <Card icon="star" title={say("who.favourites")}>
      {marks.slice(0, 6).map((m) => (
        <div class="fav" key={`${m.game} ${m.marker} ${m.value}`}>
          <Ic name={iconOf(m.game)} />
          <div>
            <b>{words[m.game]!.label(m.marker, m.value)}</b>
            <span class="muted">
              {gameTitle(m.game)}, {say("history.count", { n: m.games })}
            </span>
          </div>
          <span class="push">{say("who.wonN", { n: m.won })}</span>
        </div>
      ))}
    </Card>
  ) : null;
};

const Points = ({ who, words }: { who: Person; words: Record<string, Words> }) => {
  const games = [...new Set(who.points.map((p) => p.game))].filter((g) => words[g]);
  return games.length ? (
    <Card icon="chart" title={say("who.points")}>
      {games.map((game) => {
        const rows = who.points.filter((p) => p.game === game),
          most = Math.max(1, ...rows.map((p) => p.sum / p.games));
        return (
          <div key={game} class="sec-s">
            <b class="small">{gameTitle(game)}</b>
            {rows.map((p) => (
              <div class="pts" key={p.category}>
                <span>{words[game]!.category(p.category)}</span>
                <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
                  <rect class="to" width={Math.max(0, (p.sum / p.games / most) * 100)} height="10" />
                </svg>
                <span class="num">{decimal(p.sum / p.games).replace("-", "−")}</span>
              </div>
            ))}
          </div>
        );
      })}
      <p class="tiny muted">{say("who.pointsNote")}</p>
    </Card>
  ) : null;
};

const Often = ({ who }: { who: Person }) =>
  who.often.length ? (
    <Card icon="people" title={say("who.often")}>
      {who.often.map((p) => (
        <div class="fav" key={p.id}>
          <Sign name={p.name} size="sm" />
          <div>
            <b>
              <a href={`#/who/${encodeURIComponent(p.name)}`}>{p.name}</a>
            </b>
            <span class="muted">{say("who.together", { n: p.games })}</span>
          </div>
          <span class="push">{say("who.ahead", { n: p.won })}</span>
        </div>
      ))}
    </Card>
  ) : null;

export const WhoPage = ({ at }: { at: Route }) => {
  const { got: who, bad } = useAsked(() => tell<Person>({ t: "who", name: at.id }, true), [at.id]);
  const words = useGameWords([
    ...(who?.marks.map((m) => m.game) ?? []),
    ...(who?.points.map((p) => p.game) ?? []),
  ]);
  return (
    <Shell at={who?.mine ? "you" : ""}>
      {bad ? (
        <Bad text={bad} />
      ) : !who ? (
        <Quiet>{t("table.loading")}</Quiet>
      ) : (
        <div data-profile={who.name}>
          <PersonHead who={who} />
          <div class="cols sec-s">
            <div class="stack">
              <Ratings who={who} />
              <Recent who={who} />
            </div>
            <aside class="stack">
              <Favourites who={who} words={words} />
              <Points who={who} words={words} />
              <Often who={who} />
            </aside>
          </div>
        </div>
      )}
    </Shell>
  );
};
