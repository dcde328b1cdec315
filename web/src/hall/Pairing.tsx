// "Find a seat": a game and a clock in one press.
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Ic } from "../art/icons";
import { hall } from "../core/halls";
import { kept } from "../core/settings";
import { span } from "../core/times";
import { GAMES, iconOf } from "../games";
import { gameTitle } from "../home/Home";
import { Bad, Card, Chip, isAccount } from "./kit";
import { CLOCKS, search, seek, stopSeeking, trouble } from "./pairing";
import { clockText, say } from "./say";

const ratedWanted = kept<boolean>("seek.rated", true, (x) => typeof x === "boolean");
const seatsWanted = kept<number>("seek.seats", 0, (x) => x === 0 || x === 2 || x === 3 || x === 4);

/** Counts the seconds while it is looked for people. */
const Looking = () => {
  const now = useSignal(Date.now()),
    s = search.value!;
  useEffect(() => {
    const timer = setInterval(() => {
      now.value = Date.now();
    }, 1000);
    return () => clearInterval(timer);
  }, []);
  const sec = Math.max(0, Math.round((now.value - s.since) / 1000)),
    since =
      sec < 60 ? say("pair.seconds", { n: sec }) : say("pair.since", { age: span(now.value - s.since) });
  return (
    <div role="status" data-seeking>
      <div class="unc">
        <Ic name="clock" />
        <p>
          <b>{say("pair.looking", { game: gameTitle(s.game), clock: clockText(s.clock) })}</b> {since}{" "}
          {s.band ? say("pair.band", { n: s.band }) : ""}
        </p>
      </div>
      <p class="tiny muted">{say("pair.call")}</p>
      <div class="row">
        {sec >= 60 && (
          <a class="btn sm" href="#/">
            {say("pair.bot")}
          </a>
        )}
        <button class="btn sm" type="button" onClick={() => void stopSeeking()}>
          {say("pair.stop")}
        </button>
      </div>
    </div>
  );
};

const WAYS = ["live", "evening", "days"] as const;
const eachOf = (way: (typeof WAYS)[number]) => say(way === "days" ? "pair.aTurn" : "pair.each");

const Wishes = () => {
  const busy = useSignal(false),
    account = isAccount();
  const press = async (game: string, way: (typeof WAYS)[number]) => {
    busy.value = true;
    await seek({
      game,
      seats: seatsWanted.value || null,
      clock: CLOCKS[way],
      rated: account && ratedWanted.value,
    });
    busy.value = false;
  };
  return (
    <>
      <div class="quick">
        <span />
        {WAYS.map((w) => (
          <span key={w} class="h">
            {say(`pair.${w}`)}
          </span>
        ))}
        {GAMES.map((g) => [
          <Ic key={g} name={iconOf(g)} label={gameTitle(g)} />,
          ...WAYS.map((w) => (
            <button
              key={g + w}
              type="button"
              disabled={busy.value || hall.value?.link.value !== "open"}
              data-seek={`${g} ${w}`}
              aria-label={`${gameTitle(g)}, ${span(CLOCKS[w].base * 1000)} ${eachOf(w)}`}
              onClick={() => void press(g, w)}
            >
              {span(CLOCKS[w].base * 1000)} <small>{eachOf(w)}</small>
            </button>
          )),
        ])}
      </div>
      <div class="chips sec-s">
        <span>{say("lobby.seats")}</span>
        {[0, 2, 3, 4].map((n) => (
          <Chip
            key={n}
            on={seatsWanted.value === n}
            press={() => {
              seatsWanted.value = n;
            }}
          >
            {n || say("pair.any")}
          </Chip>
        ))}
        {account && (
          <Chip
            on={ratedWanted.value}
            press={() => {
              ratedWanted.value = !ratedWanted.value;
            }}
          >
            {say("row.rated")}
          </Chip>
        )}
      </div>
      <Bad text={trouble.value} />
      <p class="tiny muted">{say(account ? "pair.text" : "pair.guest")}</p>
    </>
  );
};

export const Pairing = () => (
  <Card icon="seat" title={say("pair.title")}>
    {search.value ? <Looking /> : <Wishes />}
  </Card>
);
