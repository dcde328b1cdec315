// A scenario in the book: its story, what was decided, who won what.
import { Ic } from "../../../art/icons";
import type { CampaignShow } from "../../../core/campaigns";
import { readPosition } from "../../../core/model";
import type { ViewRow, Panel } from "../../../core/protocol";
import { t } from "../../../words";
import { word } from "../typed";
import { about, say } from "../words";
import { type Open, rows, seatOf, told, Who } from "./parts";

const decisionsOf = (panels: Panel[], n: number) =>
  rows(panels, "decisions").filter((r) => String(r.value).startsWith(`d${n}`));

/** While it is played: order, goals and quests, with what they want. */
const InForce = ({ o, gods, quests }: { o: Open; gods: ViewRow[]; quests: ViewRow[] }) => {
  const order = rows(o.book, "order"),
    all = [...gods.map((r) => ["god_card", r] as const), ...quests.map((r) => ["quest", r] as const)];
  return (
    <div class="bk-force" data-in-force>
      {order.length > 0 && (
        <p class="bk-order">
          {say("book.order")}{" "}
          {order.map((r, i) => (
            <span key={i}>
              {i > 0 && " → "}
              <Who o={o} seat={Number(r.value)} />
            </span>
          ))}
        </p>
      )}
      {all.length > 0 && (
        <ul class="bk-rules">
          {all.map(([kind, r]) => (
            <li key={String(r.value)}>
              <b>{o.words.label(kind, r.value)}</b>
              <span>{about(String(r.value).toUpperCase())}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
};

type Game = CampaignShow["games"][number];

/** Who won which goal, and what it was worth. */
const Recap = ({ o, g, gods, quests }: { o: Open; g: Game; gods: ViewRow[]; quests: ViewRow[] }) => (
  <details class="bk-recap">
    <summary>{say("book.recap")}</summary>
    <dl>
      {[...gods.map((r) => ["god_card", r] as const), ...quests.map((r) => ["quest", r] as const)].map(
        ([kind, r]) => (
          <div key={String(r.value)}>
            <dt>{o.words.label(kind, r.value)}</dt>
            <dd>
              <Who o={o} seat={seatOf(r, "by")} />
            </dd>
          </div>
        ),
      )}
    </dl>
    {g.result && (
      <dl>
        {g.result.map((x) => (
          <div key={x.seat}>
            <dt>
              <Who o={o} seat={x.seat} />
            </dt>
            <dd>
              {x.lines
                .filter((l) => l.points)
                .map((l) => `${o.words.category(l.category)} ${l.points}`)
                .join(", ") || "–"}
            </dd>
          </div>
        ))}
      </dl>
    )}
  </details>
);

/** What was decided, and by whom. */
const Decisions = ({ o, made }: { o: Open; made: ViewRow[] }) => (
  <ul class="bk-made">
    {made.map((r) => {
      const d = word(r, "decision"),
        choice = about(String(r.value)) || o.words.label("choice", r.value);
      return (
        <li key={String(r.value)}>
          <Ic name="quest" />
          <span>
            <b>{o.words.label("decision", d)}</b> {choice}{" "}
            {seatOf(r, "seat") !== null && <Who o={o} seat={seatOf(r, "seat")} />}
          </span>
        </li>
      );
    })}
  </ul>
);

export const Chapter = ({
  o,
  g,
  onFork,
  onReplay,
}: {
  o: Open;
  g: Game;
  onFork: ((at: number) => void) | null;
  onReplay: ((n: number) => void) | null;
}) => {
  const book = readPosition({ view: g.book }).view,
    made = decisionsOf(g.over ? book : o.book, g.number),
    quests = rows(book, "quests"),
    gods = rows(book, "gods");
  return (
    <article class="bk-chapter">
      <header>
        <span class="bk-no">{g.number <= o.show.length ? g.number : "∞"}</span>
        <h3>
          {g.number <= o.show.length ? o.words.label("scenario", String(g.number)) : say("book.endless")}
        </h3>
        {g.by_hand && <em>{say("book.byHand")}</em>}
        {!g.over && <em class="now">{say("book.inPlay")}</em>}
      </header>
      {g.story.begin.map((x) => (
        <p key={x.id} class="bk-text">
          {told(x)}
        </p>
      ))}
      {made.length > 0 && <Decisions o={o} made={made} />}
      {g.over &&
        g.story.end.map((x) => (
          <p key={x.id} class="bk-text">
            {told(x)}
          </p>
        ))}
      {!g.over && <InForce o={o} gods={gods} quests={quests} />}
      {g.over && (gods.length > 0 || quests.length > 0) && <Recap o={o} g={g} gods={gods} quests={quests} />}
      {g.over && (
        <div class="bk-acts">
          {g.sealed && <p class="desc">{say("book.sealed")}</p>}
          {!g.sealed && onReplay && (
            <button class="btn tiny" type="button" onClick={() => onReplay(g.number)}>
              <Ic name="replay" />
              {t("end.replay")}
            </button>
          )}
          {onFork && (
            <button class="btn tiny" type="button" data-fork={g.number} onClick={() => onFork(g.number)}>
              <Ic name="journey" />
              {say("book.forkHere", { n: g.number })}
            </button>
          )}
        </div>
      )}
    </article>
  );
};
