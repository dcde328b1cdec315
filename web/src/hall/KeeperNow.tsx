// How the hall is: its figures, what may need somebody, and how much was played.
import { useEffect } from "preact/hooks";
import { Ic } from "../art/icons";
import { tableName } from "../core/names";
import { ago, moment } from "../core/times";
import { gameTitle } from "../home/Home";
import { type Line, Lines, text, word } from "./KeeperLines";
import { Bad, Card, Quiet, useAsked } from "./kit";
import { say } from "./say";

const QUARTER = 15,
  WIDE = 420,
  HIGH = 90;

/** Moves a minute, a point for each quarter of an hour of the last day. */
export const Moves = ({ quarters }: { quarters: readonly number[] }) => {
  const most = Math.max(1, ...quarters),
    x = (i: number) => ((i / Math.max(1, quarters.length - 1)) * WIDE).toFixed(1),
    y = (n: number) => (HIGH - 2 - (n / most) * (HIGH - 10)).toFixed(1);
  const line = quarters.map((n, i) => `${x(i)} ${y(n)}`).join("L");
  return (
    <>
      <svg
        class="chart moves"
        viewBox={`0 0 ${WIDE} ${HIGH}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={say("keeper.moves")}
      >
        <path class="grid" d={`M0 30H${WIDE}M0 60H${WIDE}M0 89H${WIDE}`} />
        <path class="lk" d={`M0 ${HIGH}L${line}L${WIDE} ${HIGH}z`} />
        <path class="lw" d={`M${line}`} />
      </svg>
      <p class="tiny muted">{say("keeper.movesMost", { n: Math.ceil(most / QUARTER) })}</p>
    </>
  );
};

const Figure = ({ name, n, about }: { name: string; n: string; about?: string | undefined }) => (
  <div>
    <span>{name}</span>
    <b>{n}</b>
    {about && <em>{about}</em>}
  </div>
);

const Figures = ({ now, letters }: { now: Line; letters: Line }) => (
  <div class="kpis" data-now>
    <Figure name={say("keeper.f.clients")} n={text(now.clients)} />
    <Figure name={say("keeper.f.tables")} n={text(now.tables)} />
    <Figure name={say("keeper.f.acts")} n={text(now.acts)} />
    <Figure name={say("keeper.f.chats")} n={text(now.chats)} />
    <Figure name={say("keeper.f.errors")} n={text(now.errors)} />
    <Figure
      name={say("keeper.letters")}
      n={text(letters.sent)}
      about={say("keeper.lettersWait", {
        n: Number(letters.waiting ?? 0),
        bad: Number(letters.refused ?? 0),
      })}
    />
  </div>
);

const Needy = ({ lines }: { lines: Line[] }) => (
  <Card icon="alert" title={say("keeper.look")} right={lines.length || ""}>
    {lines.length ? (
      <ul class="rows" data-needy>
        {lines.map((l) => (
          <li key={text(l.table)}>
            <a class="rw" href={`#/w/hall/${text(l.table)}`}>
              <Ic name="alert" />
              <div>
                <b class="n">{tableName(text(l.table))}</b>
                <span class="d">
                  {gameTitle(text(l.game))} · {say(l.what === "late" ? "keeper.late" : "keeper.still")}
                </span>
              </div>
              <span class="seatsline" />
              <span class="st">{ago(Number(l.at))}</span>
            </a>
          </li>
        ))}
      </ul>
    ) : (
      <Quiet>{say("keeper.quiet")}</Quiet>
    )}
  </Card>
);

const Health = ({ now }: { now: Line }) => (
  <Card icon="server" title={say("keeper.health")}>
    <dl class="facts">
      <dt>{say("keeper.f.store")}</dt>
      <dd>
        <span class={now.store ? "dot-ok" : "dot-w"} />
        {say(now.store ? "keeper.yes" : "keeper.no")}
        {now.why ? `, ${text(now.why)}` : ""}
      </dd>
      <dt>{say("keeper.f.since")}</dt>
      <dd>{moment(Number(now.since))}</dd>
      <dt>{say("keeper.f.version")}</dt>
      <dd>{text(now.version)}</dd>
      <dt>{say("keeper.f.frozen")}</dt>
      <dd>{text(now.frozen)}</dd>
      <dt>{say("keeper.f.commits")}</dt>
      <dd>{text(now.commits)}</dd>
    </dl>
  </Card>
);

export const Now = () => {
  const { got, bad, again } = useAsked(() => word("now"), []),
    nodes = useAsked(() => word("nodes"), []),
    needy = useAsked(() => word("look"), []),
    letters = useAsked(() => word("letters"), []);
  useEffect(() => {
    const timer = setInterval(again, 10_000);
    return () => clearInterval(timer);
  }, []);
  const now = got?.lines[0];
  if (!now) return <Bad text={bad} />;
  return (
    <>
      <Bad text={bad} />
      <Figures now={now} letters={letters.got?.lines[0] ?? {}} />
      <div class="cols">
        <div class="stack">
          <Needy lines={needy.got?.lines ?? []} />
          <Card icon="server" title={say("keeper.nodes")}>
            <Lines lines={nodes.got?.lines ?? []} />
          </Card>
        </div>
        <aside class="stack">
          <Health now={now} />
          <Card icon="chart" title={say("keeper.moves")} right={say("keeper.day")}>
            <Moves quarters={(now.moves ?? []) as number[]} />
          </Card>
        </aside>
      </div>
    </>
  );
};
