// One tournament: its rounds, who meets whom, and the standing with what decides between equals.
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Ic, Mk } from "../art/icons";
import { hall } from "../core/halls";
import { tableName } from "../core/names";
import { type Route, tableLink } from "../core/route";
import { lang } from "../core/settings";
import { iconOf } from "../games";
import { gameTitle } from "../home/Home";
import { botName } from "../table/Frame";
import { t } from "../words";
import { type Cup, type CupGame, duels, finished, gameOf, nameIn, pairs, type Round, tenths } from "./cup";
import { Bad, Card, Head, Needs, Quiet, Shell, tell, useAsked } from "./kit";
import { clockText, type HallKey, refusal, say } from "./say";

const comma = () => (lang.value === "en" ? "." : ",");

const Steps = ({ cup }: { cup: Cup }) => (
  <ol class="steps4">
    {Array.from({ length: Math.max(1, cup.rounds) }, (_, i) => {
      const r = cup.rounds_played.find((x) => x.round === i + 1),
        now = cup.status === "running" && cup.round === i + 1;
      return (
        <li key={i} class={now ? "now" : r ? "done" : ""}>
          <b>{say("cup.round1", { n: i + 1 })}</b>
          {r
            ? finished(r) === r.games.length
              ? say("cup.done")
              : say("cup.of", { n: finished(r), all: r.games.length })
            : say("cup.later")}
        </li>
      );
    })}
  </ol>
);

const linkOf = (g: CupGame, mine: boolean): string =>
  g.status === "over" ? `#/r/hall/${g.table}` : mine ? tableLink("hall", g.table) : `#/w/hall/${g.table}`;

const Pod = ({ cup, g, n }: { cup: Cup; g: CupGame; n: number }) => {
  const mine = g.seats.includes(cup.people.find((p) => p.id && p.id === hall.value?.me.value?.id)?.n ?? -1);
  return (
    <section class={`pod ${mine && g.status !== "over" ? "mine" : ""}`} data-pod={g.table}>
      <header>
        <h3>{say(cup.seats > 2 ? "cup.pod" : "cup.table", { n })}</h3>
        <span>
          {g.status === "over" ? say("cup.done") : say(g.status === "open" ? "row.notBegun" : "cup.playing")}
          {g.watch && (
            <>
              {" · "}
              <a href={linkOf(g, mine)}>{g.status === "over" ? say("cup.look") : tableName(g.table)}</a>
            </>
          )}
        </span>
      </header>
      <ol>
        {g.seats.map((p, i) => (
          <li key={p} class={g.gained && g.gained[i] === Math.max(...g.gained) ? "w" : ""}>
            <Mk seat={i} />
            {nameIn(cup, p)}
            <em>{g.points?.[i] ?? ""}</em>
            <b>{g.gained ? tenths(g.gained[i]!, comma()) : "–"}</b>
          </li>
        ))}
      </ol>
    </section>
  );
};

const RoundPart = ({ cup, r }: { cup: Cup; r: Round }) => (
  <section class="sec">
    <h2>
      {say("cup.round1", { n: r.round })}{" "}
      <small>{say("cup.of", { n: finished(r), all: r.games.length })}</small>
    </h2>
    <div class="pods">
      {r.games.map((g, i) => (
        <Pod key={g.table} cup={cup} g={g} n={i + 1} />
      ))}
    </div>
    {r.rest.length > 0 && (
      <p class="small muted">{say("cup.rest", { names: r.rest.map((n) => nameIn(cup, n)).join(", ") })}</p>
    )}
  </section>
);

const Standings = ({ cup }: { cup: Cup }) => {
  const me = hall.value?.me.value?.name;
  return (
    <Card icon="cup" title={say("cup.standing")}>
      <table class="t tight" data-standing>
        <thead>
          <tr>
            <th />
            <th>{say("ladder.player")}</th>
            <th class="num">{say("who.pointsWord")}</th>
            {cup.tie_breaks.slice(0, 2).map((b) => (
              <th class="num" key={b}>
                {say(`cup.break.${b}` as HallKey)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {cup.standing.map((s) => {
            const name = nameIn(cup, s.n);
            return (
              <tr key={s.n} class={name === me ? "you" : ""}>
                <td>{s.place}</td>
                <td>{name}</td>
                <td class="num">
                  <b>{tenths(s.points, comma())}</b>
                </td>
                {s.breaks.slice(0, 2).map((b, i) => (
                  <td class="num" key={i}>
                    {b}
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
      <p class="tiny muted">{say(`cup.points.${cup.kind}`)}</p>
    </Card>
  );
};

/** Everybody against everybody: the games of a row, from the row's side. */
const Cross = ({ cup }: { cup: Cup }) => {
  const me = hall.value?.me.value?.name;
  return (
    <section class="sec">
      <h2>{say("cup.cross")}</h2>
      <div class="card cross-w">
        <table class="cross">
          <thead>
            <tr>
              <th />
              {cup.standing.map((s) => (
                <th key={s.n} scope="col">
                  {nameIn(cup, s.n)}
                </th>
              ))}
              <th scope="col">{say("who.pointsWord")}</th>
            </tr>
          </thead>
          <tbody>
            {cup.standing.map((a) => (
              <tr key={a.n} class={nameIn(cup, a.n) === me ? "you" : ""}>
                <th scope="row">{nameIn(cup, a.n)}</th>
                {cup.standing.map((b) =>
                  a.n === b.n ? (
                    <td key={b.n} class="x" />
                  ) : (
                    <td key={b.n}>
                      {duels(cup, a.n, b.n)
                        .map((d) => d.mark)
                        .join(" ") || "·"}
                    </td>
                  ),
                )}
                <td>
                  <b>{tenths(a.points, comma())}</b>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
};

/** A knock-out as columns, a round each. */
const Bracket = ({ cup }: { cup: Cup }) => (
  <section class="sec">
    <h2>{say("cup.bracket")}</h2>
    <div class="card brk-w">
      <div class="bracket">
        {cup.rounds_played.map((r) => (
          <ol key={r.round}>
            <li class="cap">{say("cup.round1", { n: r.round })}</li>
            {pairs(r).map((p) => (
              <li key={p.seats.join()} class="duel">
                {p.seats.map((n, i) => (
                  <span
                    key={n}
                    class={p.wins[i]! > Math.max(0, ...p.wins.filter((_, j) => j !== i)) ? "w" : ""}
                  >
                    {nameIn(cup, n)} <b>{p.wins[i]}</b>
                  </span>
                ))}
              </li>
            ))}
          </ol>
        ))}
      </div>
    </div>
  </section>
);

const Entrants = ({ cup }: { cup: Cup }) => (
  <Card
    icon="people"
    title={say("cup.people")}
    right={say("cup.players", { n: cup.people.length, most: cup.most })}
  >
    <ol class="entrants">
      {cup.people.map((p) => (
        <li key={p.n}>
          {p.bot ? (
            say("cup.botNamed", { name: p.name, bot: botName(p.bot) })
          ) : (
            <a href={`#/who/${encodeURIComponent(p.name)}`}>{p.name}</a>
          )}
          <span class="muted">
            {p.left ? say("cup.left") : p.late ? say("cup.late", { n: p.late }) : p.rating || ""}
          </span>
        </li>
      ))}
    </ol>
    {!cup.people.length && <Quiet>{say("cup.nobody")}</Quiet>}
    {cup.people.some((p) => p.rating) && <p class="tiny muted">{say("cup.ratings")}</p>}
  </Card>
);

const Acts = ({ cup, put }: { cup: Cup; put: (c: Cup) => void }) => {
  const bad = useSignal(""),
    busy = useSignal(false);
  const send = async (kind: string) => {
    busy.value = true;
    bad.value = "";
    try {
      put(await tell<Cup>({ t: kind, cup: cup.id }));
    } catch (e) {
      bad.value = refusal(e);
    }
    busy.value = false;
  };
  const button = (kind: string, name: HallKey, cls = "", icon = "check") => (
    <button
      class={`btn ${cls}`}
      type="button"
      disabled={busy.value}
      data-act={kind}
      onClick={() => void send(kind)}
    >
      <Ic name={icon} />
      {say(name)}
    </button>
  );
  const live = cup.status === "open" || cup.status === "running",
    mine = gameOf(cup, hall.value?.me.value?.id);
  return (
    <>
      {mine && (
        <a class="btn primary" href={tableLink("hall", mine.table)} data-to-game>
          <Ic name="play" />
          {say("cup.toGame")}
        </a>
      )}
      {cup.entered &&
        live &&
        button("cup_leave", cup.status === "open" ? "cup.stepBack" : "cup.withdraw", "quiet", "exit")}
      {cup.manage && live && button("cup_close", "cup.close", "quiet", "close")}
      {cup.manage &&
        cup.status === "open" &&
        button("cup_start", "cup.start", cup.entered ? "primary" : "", "play")}
      {!cup.entered && cup.status === "open" && button("cup_enter", "cup.enter", "primary", "cup")}
      <Bad text={bad.value} />
    </>
  );
};

const EVERY = 20_000,
  /** The tables of a round are laid in a moment. */
  SOON = 400;

export const CupPage = ({ at }: { at: Route }) => {
  const { got: cup, bad, put, again } = useAsked(() => tell<Cup>({ t: "cup", cup: at.id }, true), [at.id]);
  useEffect(() => {
    const timer = setInterval(again, EVERY),
      end = hall.value?.listen("notice_new", again);
    return () => {
      clearInterval(timer);
      end?.();
    };
  }, [at.id, hall.value]);
  useEffect(() => {
    if (!cup?.rounds_played.some((r) => r.games.some((g) => g.status === "open"))) return;
    const timer = setTimeout(again, SOON);
    return () => clearTimeout(timer);
  }, [cup]);
  if (!cup)
    return (
      <Shell at="cups">
        {!hall.value ? <Needs what="hall" /> : bad ? <Bad text={bad} /> : <Quiet>{t("table.loading")}</Quiet>}
      </Shell>
    );
  const rounds = [...cup.rounds_played].reverse();
  return (
    <Shell at="cups">
      <Head
        above={
          <>
            <Ic name={iconOf(cup.game)} />{" "}
            {[gameTitle(cup.game), say("cup.seats", { n: cup.seats }), clockText(cup.clock)].join(" · ")}
          </>
        }
        title={cup.name}
        lead={`${say(`cup.about.${cup.kind}`)} ${say("cup.maker", { name: cup.maker })}`}
      >
        <Acts cup={cup} put={put} />
      </Head>
      {cup.winner !== null && (
        <p class="unc" role="status" data-winner>
          <Ic name="cup" />
          <b>{say("cup.over", { name: nameIn(cup, cup.winner), cup: cup.name })}</b>
        </p>
      )}
      {cup.status === "closed" && <p class="unc">{say("cup.is.closed")}</p>}
      {cup.status !== "open" && <Steps cup={cup} />}
      <div class="cols">
        <div>
          {cup.status === "open" && <Entrants cup={cup} />}
          {cup.kind === "round" && cup.standing.length > 0 && <Cross cup={cup} />}
          {cup.kind === "knockout" && cup.rounds_played.length > 0 && <Bracket cup={cup} />}
          {rounds.map((r) => (
            <RoundPart key={r.round} cup={cup} r={r} />
          ))}
        </div>
        <aside class="stack">
          {cup.status !== "open" && <Standings cup={cup} />}
          <Card icon="calendar" title={say("cup.house")}>
            <ul class="small soft">
              <li>{say("cup.house1", { clock: clockText(cup.clock) })}</li>
              <li>{say("cup.house2")}</li>
              {cup.bots && <li>{say("cup.house3", { bot: botName(cup.bots) })}</li>}
            </ul>
          </Card>
          {cup.status !== "open" && <Entrants cup={cup} />}
        </aside>
      </div>
    </Shell>
  );
};
