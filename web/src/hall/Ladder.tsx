// Who is how strong, as far as it is known: sorted by what is proven.
import { useEffect } from "preact/hooks";
import { useSignal } from "@preact/signals";
import { Ic } from "../art/icons";
import { hall } from "../core/halls";
import type { Rating } from "../core/protocol";
import type { Route } from "../core/route";
import { GAMES, iconOf, INFO } from "../games";
import { gameTitle } from "../home/Home";
import { botName } from "../table/Frame";
import { t } from "../words";
import { scaleOf, Whisk } from "./curves";
import { Bad, Card, Chip, Head, Needs, Quiet, Shell, Sign, Tabs, tell, useAsked } from "./kit";
import { say } from "./say";

interface Rung extends Rating {
  place: number | null;
  id: string;
  name: string;
  bot: boolean;
}
interface Ladder {
  game: string;
  seats: number;
  page: number;
  pages: number;
  rows: Rung[];
  me: Rung | null;
  /** Fixed points, by what they are asked for as. */
  bots: { name: string; rating: number; range: number }[];
}

/** People in their order, and the bots where they would stand. */
const withBots = (rows: readonly Rung[], bots: Ladder["bots"]): Rung[] => {
  const marks = bots.map((b): Rung => ({ ...b, place: null, id: b.name, bot: true, games: 0 }));
  return [...rows, ...marks].sort((a, b) => b.rating - b.range - (a.rating - a.range));
};

/** Numbers of seats that are rated: nobody plays against somebody alone. */
const seatsOf = (game: string): number[] => {
  const [least, most] = INFO.find((g) => g.id === game)?.seats ?? [2, 4];
  return Array.from({ length: most + 1 }, (_, n) => n).slice(Math.max(2, least));
};

const RungRow = ({ r, mine, scale }: { r: Rung; mine: boolean; scale: [number, number] }) => (
  <tr class={mine ? "you" : ""} data-rung={r.name}>
    <td class="num">{r.place === null ? "–" : r.place > 1000 ? "> 1000" : r.place}</td>
    <td>
      <span class="who">
        <Sign name={r.name} size="sm" bot={r.bot} />
        {r.bot ? (
          <>
            {botName(r.name)} <small>{say("ladder.fixed")}</small>
          </>
        ) : (
          <a href={`#/who/${encodeURIComponent(r.name)}`}>{r.name}</a>
        )}
        {mine && <small>{t("seat.you")}</small>}
        {r.settling && !r.bot && <small>{say("ladder.settling")}</small>}
      </span>
    </td>
    <td class="ladw hide-p">
      <Whisk r={r} scale={scale} />
    </td>
    <td class="num nw">
      <b>{r.rating}</b> {r.range > 0 && <span class="muted">± {r.range}</span>}
    </td>
    <td class="num hide-p">{r.bot ? "" : r.games}</td>
  </tr>
);

const Rungs = ({ game, seats }: { game: string; seats: number }) => {
  const page = useSignal(0);
  const { got, bad } = useAsked(
    () => tell<Ladder>({ t: "ladder", game, seats, page: page.value }, true),
    [game, seats, page.value],
  );
  useEffect(() => {
    page.value = 0;
  }, [game, seats]);
  if (!got) return bad ? <Bad text={bad} /> : <Quiet>{t("table.loading")}</Quiet>;
  const me = hall.value?.me.value?.id,
    off = got.me && !got.rows.some((r) => r.id === got.me!.id) ? got.me : null,
    people = off ? [...got.rows, off] : got.rows,
    rows = withBots(people, got.page === 0 ? got.bots : []),
    scale = scaleOf(rows);
  return (
    <>
      {!people.length && <Quiet>{say("ladder.none")}</Quiet>}
      <table class="t" data-ladder>
        <thead>
          <tr>
            <th class="num">{say("ladder.place")}</th>
            <th>{say("ladder.player")}</th>
            <th class="hide-p">{say("ladder.scale", { a: scale[0], b: scale[1] })}</th>
            <th class="num">{say("who.rating")}</th>
            <th class="num hide-p">{say("ladder.games")}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((r) => (
            <RungRow key={r.id + r.name} r={r} mine={r.id === me && !r.bot} scale={scale} />
          ))}
        </tbody>
      </table>
      {got.pages > 1 && (
        <div class="row sec-s">
          {Array.from({ length: got.pages }, (_, i) => (
            <Chip
              key={i}
              on={i === page.value}
              press={() => {
                page.value = i;
              }}
            >
              {i * 50 + 1}–{(i + 1) * 50}
            </Chip>
          ))}
        </div>
      )}
    </>
  );
};

export const LadderPage = ({ at }: { at: Route }) => {
  const game = GAMES.find((g) => g === at.id) ?? GAMES[0]!,
    seats = Number(at.rest) || 2;
  return (
    <Shell at="ladder">
      <Head title={t("nav.ladder")} lead={say("ladder.lead")} />
      <Tabs
        label={say("lobby.game")}
        at={game}
        all={GAMES.map((g) => ({
          id: g,
          href: `#/ladder/${g}/${seats}`,
          name: gameTitle(g),
          icon: iconOf(g),
        }))}
      />
      {!hall.value ? (
        <Needs what="hall" />
      ) : (
        <div class="cols">
          <div>
            <div class="chips">
              <span>{say("lobby.seats")}</span>
              {seatsOf(game).map((n) => (
                <a key={n} class={`chip ${n === seats ? "on" : ""}`} href={`#/ladder/${game}/${n}`}>
                  {n}
                </a>
              ))}
            </div>
            <div class="sec-s">
              <Rungs game={game} seats={seats} />
            </div>
          </div>
          <aside class="stack">
            <Card icon="odds" title={say("ladder.read")}>
              <p class="small soft">{say("ladder.readText")}</p>
            </Card>
            <Card icon="bot" title={say("ladder.botsTitle")}>
              <p class="small soft">{say("ladder.bots")}</p>
            </Card>
            <p class="tiny muted">
              <Ic name="lock" /> {say("ladder.fair")}
            </p>
          </aside>
        </div>
      )}
    </Shell>
  );
};
