// A table in a list: what it is called, what is played, who sits there, whose turn it is and for how long.
import { Ic } from "../art/icons";
import { isMyTurn, type Listed } from "../core/mine";
import { tableName } from "../core/names";
import { tableLink } from "../core/route";
import { ago, span } from "../core/times";
import { iconOf } from "../games";
import { gameTitle } from "../home/Home";
import { t } from "../words";
import { SeatsLine } from "./kit";
import { clockText, say } from "./say";

/** Where a press on the row leads. */
const linkOf = (k: Listed): string => {
  if (k.status === "over") return `#/r/${k.where}/${k.id}`;
  return k.mine === null && k.status === "playing" ? `#/w/${k.where}/${k.id}` : tableLink(k.where, k.id);
};

const Round = ({ k }: { k: Listed }) =>
  k.round ? (
    <>
      {" · "}
      {k.rounds ? say("row.roundOf", { n: k.round, all: k.rounds }) : say("row.round", { n: k.round })}
    </>
  ) : null;

/** How long somebody has been asked, and how much time is left. */
const waits = (k: Listed, now: number): string =>
  [
    k.since ? say("row.for", { age: span(now - k.since) }) : "",
    k.due && k.due > now ? say("row.left", { age: span(k.due - now) }) : "",
  ]
    .filter(Boolean)
    .join(" · ");

/** Of a game of others: how many look on. */
const Looked = ({ k }: { k: Listed }) =>
  k.mine === null && k.watchers ? (
    <span class="looked">
      <Ic name="eye" />
      {say("lobby.watching", { n: k.watchers })}
    </span>
  ) : null;

const State = ({ k, first }: { k: Listed; first: boolean }) => {
  const now = Date.now();
  if (k.status === "over")
    return (
      <span class="st">
        {say("row.finished")}
        <span>{ago(k.at)}</span>
      </span>
    );
  if (k.status === "open" && k.mine === null)
    return (
      <span class="st">
        <b class={`btn sm ${first ? "primary" : ""}`}>{t("sit.down")}</b>
      </span>
    );
  if (k.status === "open")
    return (
      <span class="st">
        {say("row.notBegun")}
        <span>{say("row.opened", { when: ago(k.at) })}</span>
      </span>
    );
  const late = k.due && k.due < now,
    turn = k.turn[0],
    who = turn === undefined ? null : (k.players[turn] ?? null);
  return (
    <span class="st">
      {isMyTurn(k) ? (
        <b class="tag turn">{t("home.yourTurn")}</b>
      ) : who ? (
        say(late ? "row.late" : "row.theirTurn", { name: who })
      ) : (
        say("row.botsTurn")
      )}
      <span>{waits(k, now) || ago(k.at)}</span>
      <Looked k={k} />
    </span>
  );
};

/** `first`: of those one can sit down at, the one that fits best. */
export const TableRow = ({
  k,
  first = false,
  onForget,
}: {
  k: Listed;
  first?: boolean;
  onForget?: () => void;
}) => (
  <li class={isMyTurn(k) ? "mine" : ""} data-table={k.id}>
    <a class="rw" href={linkOf(k)}>
      <Ic name={iconOf(k.game)} />
      <div>
        <b class="n">{tableName(k.id)}</b>
        <span class="d">
          {gameTitle(k.game)}
          <Round k={k} />
          {" · "}
          {k.where === "here" ? say("row.here") : <em>{clockText(k.clock)}</em>}
          {k.rated ? ` · ${say("row.rated")}` : ""}
          {k.status === "open" && k.undo ? ` · ${say("row.undo")}` : ""}
          {k.rests ? ` · ${say("row.rests")}` : ""}
        </span>
      </div>
      <SeatsLine k={k} />
      <State k={k} first={first} />
    </a>
    {onForget && (
      <button
        class="tool forget"
        type="button"
        aria-label={t("home.forget", { id: tableName(k.id) })}
        title={t("home.forget", { id: tableName(k.id) })}
        onClick={onForget}
      >
        <Ic name="close" />
      </button>
    )}
  </li>
);
