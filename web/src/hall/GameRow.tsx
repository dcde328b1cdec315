// A finished game: who played, how it ended, and the ways back into it.
import { Ic, Mk } from "../art/icons";
import { clientFor } from "../core/halls";
import { tableName } from "../core/names";
import { ago } from "../core/times";
import { iconOf } from "../games";
import { gameTitle } from "../home/Home";
import { botName, botNames } from "../table/Frame";
import { saveText } from "../table/save";
import { minus } from "../table/Side";
import { t } from "../words";
import { type Game, type Past, resultOf } from "./history";
import { say } from "./say";

export const pastName = (p: Past, seat: number): string =>
  p.name && p.name !== "-" && p.name !== p.bot
    ? p.name
    : p.bot
      ? `${botNames()[seat]} (${botName(p.bot)})`
      : say("who.former");

export const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : "0");

const sagaOf = async (g: Game): Promise<string> =>
  (await clientFor(g.where).ask<{ text: string }>({ t: "saga", table: g.table })).text;
export const sagaFile = (g: Game): string =>
  `${g.game}-${new Date(g.at).toISOString().slice(0, 10)}-${g.table}.saga`;
export { sagaOf };

const People = ({ g }: { g: Game }) => (
  <span class={`ppl ${g.players.length > 1 ? "two" : ""}`}>
    {g.players
      .map((p, seat) => ({ p, seat }))
      .sort((a, b) => (a.p.rank ?? 9) - (b.p.rank ?? 9))
      .map(({ p, seat }) => (
        <span key={seat} class={seat === g.mine ? "you" : ""}>
          <Mk seat={seat} />
          {p.id && !p.bot ? (
            <a href={`#/who/${encodeURIComponent(p.name)}`}>{pastName(p, seat)}</a>
          ) : (
            pastName(p, seat)
          )}
          <b>{p.points === null ? "" : minus(p.points)}</b>
        </span>
      ))}
  </span>
);

/** What it brought to whom it is about. */
const Outcome = ({ g }: { g: Game }) => {
  const me = g.mine === null ? undefined : g.players[g.mine],
    result = resultOf(g);
  return (
    <span class="rev">
      {result ? say(`history.${result}`) : ""}
      {me?.change !== null && me?.change !== undefined && (
        <span class={me.change < 0 ? "dn" : "up"}>{say("history.change", { n: signed(me.change) })}</span>
      )}
      {me?.left && <span class="dn">{say("history.left")}</span>}
    </span>
  );
};

export const GameRow = ({ g }: { g: Game }) => (
  <li data-game-over={g.table}>
    <div class="rw hrow">
      <Ic name={iconOf(g.game)} />
      <div>
        <b class="n">{tableName(g.table)}</b>
        <span class="d">
          {[
            gameTitle(g.game),
            ago(g.at),
            g.rated ? say("row.rated") : "",
            g.where === "here" ? say("row.here") : "",
          ]
            .filter(Boolean)
            .join(" · ")}
        </span>
      </div>
      <People g={g} />
      <Outcome g={g} />
      <span class="row">
        <a class="btn sm" href={`#/v/${g.where}/${g.table}`} data-review>
          {t("review.title")}
        </a>
        <a
          class="tool"
          href={`#/r/${g.where}/${g.table}`}
          aria-label={say("history.replay", { table: tableName(g.table) })}
          title={say("history.replay", { table: tableName(g.table) })}
        >
          <Ic name="replay" />
        </a>
        <button
          class="tool"
          type="button"
          aria-label={say("history.saga", { table: tableName(g.table) })}
          title={say("history.saga", { table: tableName(g.table) })}
          onClick={() =>
            void sagaOf(g).then(
              (text) => saveText(sagaFile(g), text),
              () => {},
            )
          }
        >
          <Ic name="download" />
        </button>
      </span>
    </div>
  </li>
);
