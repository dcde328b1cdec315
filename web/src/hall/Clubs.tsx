// Clubs: a group with tables, standings and tournaments of its own.
import { useSignal } from "@preact/signals";
import { Ic } from "../art/icons";
import { hall } from "../core/halls";
import { type Listed, mineThere } from "../core/mine";
import { tableName } from "../core/names";
import type { TableInfo } from "../core/protocol";
import { go, type Route, tableLink } from "../core/route";
import { day } from "../core/times";
import { iconOf } from "../games";
import { gameTitle } from "../home/Home";
import { Modal, Segments } from "../home/Settings";
import { t } from "../words";
import { type CupRow, tenths } from "./cup";
import { CupLine, NewCup } from "./Cups";
import { Bad, Card, Field, Head, isAccount, Needs, Quiet, Shell, Sign, tell, useAsked } from "./kit";
import { TableRow } from "./Row";
import { type HallKey, refusal, say } from "./say";

const DOORS = ["open", "ask", "link"] as const;
type Door = (typeof DOORS)[number];

interface ClubRow {
  id: string;
  name: string;
  sign: string;
  about: string;
  door: Door;
  members: number;
  mine: "member" | "keeper" | "asks" | null;
}
interface Club extends ClubRow {
  invite?: string | null;
  people: { name: string; keeper: boolean; since: number }[];
  asking?: string[];
  tables: (TableInfo & { invite?: string | null })[];
  standing: { place: number; name: string; games: number; points: number; wins: number }[];
  cups: CupRow[];
}

const SIGNS = ["bear", "ram", "wolf", "raven", "serpent", "longship", "mead", "axes", "tree", "crown"];

const ClubSign = ({ sign, size = "" }: { sign: string; size?: string }) => (
  <span class={`sign ${size}`}>
    <Ic name={SIGNS.includes(sign) ? sign : "people"} />
  </span>
);

const ClubLine = ({ c }: { c: ClubRow }) => (
  <li data-club={c.id}>
    <a class="rw" href={`#/club/${c.id}`}>
      <ClubSign sign={c.sign} />
      <div>
        <b class="n">{c.name}</b>
        <span class="d">{c.about}</span>
      </div>
      <span class="seatsline">{say("club.members", { n: c.members })}</span>
      <span class="st">{c.mine ? say(`club.${c.mine}`) : say(`club.door.${c.door}`)}</span>
    </a>
  </li>
);

/** A new club, or what one is called, says and lets in from now on. */
const ClubForm = ({ is, onClose, done }: { is?: Club; onClose: () => void; done: (club: Club) => void }) => {
  const name = useSignal(is?.name ?? ""),
    about = useSignal(is?.about ?? ""),
    sign = useSignal(is?.sign || SIGNS[0]!),
    door = useSignal<Door>(is?.door ?? "open"),
    bad = useSignal("");
  const make = async (e: Event) => {
    e.preventDefault();
    try {
      const club = await tell<Club>({
        ...(is ? { t: "club_set", club: is.id } : { t: "club_make" }),
        name: name.value.trim(),
        about: about.value.trim(),
        sign: sign.value,
        door: door.value,
      });
      onClose();
      done(club);
    } catch (x) {
      bad.value = refusal(x);
    }
  };
  return (
    <Modal title={say(is ? "club.change" : "club.new")} onClose={onClose} cls="new">
      <form class="stack" onSubmit={make} data-new-club>
        <Field
          id="club-name"
          label={say("cup.name")}
          value={name.value}
          maxLength={32}
          required
          on={(x) => {
            name.value = x;
          }}
        />
        <Field
          id="club-about"
          label={say("club.about")}
          value={about.value}
          maxLength={120}
          on={(x) => {
            about.value = x;
          }}
        />
        <fieldset class="seg signs">
          <legend>{say("club.sign")}</legend>
          {SIGNS.map((s, i) => (
            <button
              key={s}
              type="button"
              aria-pressed={s === sign.value}
              aria-label={say("club.signN", { n: i + 1 })}
              class={s === sign.value ? "on" : ""}
              onClick={() => {
                sign.value = s;
              }}
            >
              <Ic name={s} />
            </button>
          ))}
        </fieldset>
        <Segments
          label={say("club.doorWord")}
          value={door.value}
          all={DOORS}
          name={(d) => say(`club.door.${d}`)}
          on={(d) => {
            door.value = d;
          }}
        />
        <Bad text={bad.value} />
        <button class="btn primary wide" type="submit">
          <Ic name={is ? "check" : "people"} />
          {say(is ? "club.keep" : "club.make")}
        </button>
      </form>
    </Modal>
  );
};

const Some = ({ which, none }: { which: "mine" | "open"; none: HallKey }) => {
  const { got, bad } = useAsked(() => tell<{ clubs: ClubRow[] }>({ t: "clubs", which }, true), [which]);
  // one's own stand above the open ones already
  const all = got?.clubs.filter((c) => which === "mine" || !c.mine || c.mine === "asks");
  return bad ? (
    <Bad text={bad} />
  ) : all?.length ? (
    <ul class="rows">
      {all.map((c) => (
        <ClubLine key={c.id} c={c} />
      ))}
    </ul>
  ) : (
    <Quiet>{got ? say(none) : t("table.loading")}</Quiet>
  );
};

/** Beside the open tables: where I belong. */
export const ClubCard = () => {
  const { got } = useAsked(() => tell<{ clubs: ClubRow[] }>({ t: "clubs", which: "mine" }, true), []);
  if (!got?.clubs.length) return null;
  return (
    <Card icon="people" title={say("club.yours")} right={<a href="#/tables/clubs">{say("lobby.clubs")}</a>}>
      {got.clubs.slice(0, 4).map((c) => (
        <a class="notice" key={c.id} href={`#/club/${c.id}`}>
          <ClubSign sign={c.sign} />
          <div>
            <b>{c.name}</b>
            <time>{say("club.members", { n: c.members })}</time>
          </div>
        </a>
      ))}
    </Card>
  );
};

/** In the lobby. */
export const ClubList = () => {
  const making = useSignal(false);
  if (!hall.value) return <Needs what="hall" />;
  if (!isAccount()) return <Needs what="account" />;
  return (
    <>
      <div class="sec-h">
        <h2>{say("club.yours")}</h2>
        <button
          class="btn sm push"
          type="button"
          data-make-club
          onClick={() => {
            making.value = true;
          }}
        >
          <Ic name="plus" />
          {say("club.new")}
        </button>
      </div>
      <Some which="mine" none="club.noneMine" />
      <section class="sec">
        <h2>{say("club.others")}</h2>
        <Some which="open" none="club.none" />
      </section>
      {making.value && (
        <ClubForm
          done={(club) => go(`#/club/${club.id}`)}
          onClose={() => {
            making.value = false;
          }}
        />
      )}
    </>
  );
};

type Send = (message: Record<string, unknown>) => Promise<void>;

const Members = ({ club, send }: { club: Club; send: Send }) => {
  const keeper = club.mine === "keeper",
    me = hall.value?.me.value?.name;
  return (
    <Card icon="people" title={say("club.people")} right={club.members}>
      <div class="set">
        {(club.asking ?? []).map((name) => (
          <div key={name}>
            <div>
              <b>{name}</b>
              <p>{say("club.asks")}</p>
            </div>
            <span class="row">
              <button
                class="btn sm primary"
                type="button"
                onClick={() => void send({ t: "club_admit", name, yes: true })}
              >
                {say("club.admit")}
              </button>
              <button
                class="btn sm quiet"
                type="button"
                onClick={() => void send({ t: "club_admit", name, yes: false })}
              >
                {say("club.refuse")}
              </button>
            </span>
          </div>
        ))}
        {club.people.map((p) => (
          <div key={p.name}>
            <div>
              <b class="named">
                <Sign name={p.name} size="sm" />
                <a href={`#/who/${encodeURIComponent(p.name)}`}>{p.name}</a>
              </b>
              <p>{p.keeper ? say("club.keeper") : say("club.since", { when: day(p.since) })}</p>
            </div>
            {keeper && p.name !== me && (
              <span class="row">
                <button
                  class="btn sm quiet"
                  type="button"
                  onClick={() => void send({ t: "club_keeper", name: p.name, yes: !p.keeper })}
                >
                  {say(p.keeper ? "club.noKeeper" : "club.toKeeper")}
                </button>
                <button
                  class="btn sm quiet"
                  type="button"
                  onClick={() => void send({ t: "club_drop", name: p.name })}
                >
                  {say("club.drop")}
                </button>
              </span>
            )}
          </div>
        ))}
      </div>
    </Card>
  );
};

/** A table of mine that waits for people becomes one of the club. */
const BringTable = ({ club, send }: { club: Club; send: Send }) => {
  const mine = (mineThere.value ?? []).filter(
    (k) => k.status === "open" && !club.tables.some((x) => x.id === k.id),
  );
  if (!mine.length) return <p class="small muted sec-s">{say("club.bringNone")}</p>;
  return (
    <div class="row">
      {mine.map((k) => (
        <button
          key={k.id}
          class="btn sm"
          type="button"
          onClick={() => void send({ t: "club_table", table: k.id })}
        >
          <Ic name={iconOf(k.game)} />
          {say("club.bring", { table: tableName(k.id), game: gameTitle(k.game) })}
        </button>
      ))}
    </div>
  );
};

const ClubTables = ({ club, send }: { club: Club; send: Send }) => (
  <section class="sec">
    <h2>{t("nav.tables")}</h2>
    {club.tables.length ? (
      <ul class="rows">
        {club.tables.map((k) => {
          const row: Listed = { ...k, where: "hall" };
          return k.invite && k.status === "open" && k.mine === null ? (
            <li key={k.id}>
              <a class="rw" href={tableLink("hall", k.id, k.invite)}>
                <Ic name={iconOf(k.game)} />
                <div>
                  <b class="n">{tableName(k.id)}</b>
                  <span class="d">{gameTitle(k.game)}</span>
                </div>
                <span class="seatsline">{k.players.filter(Boolean).join(", ")}</span>
                <span class="st">
                  <b class="btn sm">{t("sit.down")}</b>
                </span>
              </a>
            </li>
          ) : (
            <TableRow key={k.id} k={row} />
          );
        })}
      </ul>
    ) : (
      <Quiet>{say("lobby.none")}</Quiet>
    )}
    {club.mine && club.mine !== "asks" && <BringTable club={club} send={send} />}
  </section>
);

const ClubStanding = ({ club }: { club: Club }) =>
  club.standing.length ? (
    <section class="sec">
      <h2>{say("cup.standing")}</h2>
      <table class="t">
        <thead>
          <tr>
            <th>{say("ladder.place")}</th>
            <th>{say("ladder.player")}</th>
            <th class="num">{say("ladder.games")}</th>
            <th class="num">{say("cup.break.wins")}</th>
            <th class="num">{say("who.pointsWord")}</th>
          </tr>
        </thead>
        <tbody>
          {club.standing.map((s) => (
            <tr key={s.name}>
              <td>{s.place}</td>
              <td>{s.name}</td>
              <td class="num">{s.games}</td>
              <td class="num">{s.wins}</td>
              <td class="num">
                <b>{tenths(s.points)}</b>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  ) : null;

const Invite = ({ club, send }: { club: Club; send: Send }) => {
  const copied = useSignal(false);
  if (!club.invite) return null;
  const link = `${location.href.split("#")[0]}#/club/${club.id}/${club.invite}`;
  const copy = () =>
    navigator.clipboard.writeText(link).then(
      () => {
        copied.value = true;
      },
      () => {},
    );
  return (
    <Card icon="share" title={t("share.title")}>
      <div class="linkf">
        <input
          data-club-link
          readOnly
          value={link}
          aria-label={t("share.link")}
          onFocus={(e) => e.currentTarget.select()}
        />
        <button class="btn" type="button" onClick={() => void copy()}>
          {copied.value ? t("share.copied") : say("wait.copyCode")}
        </button>
      </div>
      <p class="tiny muted">{say("club.inviteText")}</p>
      {club.mine === "keeper" && (
        <button
          class="btn sm"
          type="button"
          data-renew-invite
          onClick={() => {
            copied.value = false;
            void send({ t: "club_set", renew: true });
          }}
        >
          {say("club.renew")}
        </button>
      )}
    </Card>
  );
};

/** A club as the hall tells it, and what one says to it. */
const useClub = ({ id, rest }: Route) => {
  const trouble = useSignal(""),
    invite = rest ? { invite: rest } : {};
  const { got, bad, put } = useAsked(() => tell<Club>({ t: "club", club: id, ...invite }, true), [id, rest]);
  const send: Send = async (message) => {
    trouble.value = "";
    try {
      const said = await tell<Club & { t: string }>({ ...message, club: id });
      // whoever has left may not be shown it any more
      if (said.t === "club_left") go("#/tables/clubs");
      else put(said);
    } catch (e) {
      trouble.value = refusal(e);
    }
  };
  const join = () => send({ t: "club_join", ...invite });
  return { club: got, bad, put, send, join, trouble: trouble.value };
};

const ClubHead = ({
  club,
  invited,
  join,
  leave,
  onChange,
  onCup,
}: {
  club: Club;
  invited: boolean;
  join: () => void;
  leave: () => void;
  onChange: () => void;
  onCup: () => void;
}) => (
  <Head
    above={
      <>
        <ClubSign sign={club.sign} size="sm" /> {say("club.members", { n: club.members })}
      </>
    }
    title={club.name}
    lead={club.about}
  >
    {club.mine && (
      <button class="btn quiet" type="button" data-leave-club onClick={leave}>
        <Ic name="exit" />
        {say("club.leave")}
      </button>
    )}
    {!club.mine && isAccount() && (
      <button class="btn primary" type="button" data-join-club onClick={join}>
        <Ic name="people" />
        {say(club.door === "ask" && !invited ? "club.ask" : "club.join")}
      </button>
    )}
    {club.mine === "keeper" && (
      <button class="btn" type="button" data-change-club onClick={onChange}>
        <Ic name="pen" />
        {say("club.edit")}
      </button>
    )}
    {(club.mine === "member" || club.mine === "keeper") && (
      <button class="btn" type="button" onClick={onCup}>
        <Ic name="cup" />
        {say("cup.new")}
      </button>
    )}
  </Head>
);

export const ClubPage = ({ at }: { at: Route }) => {
  const { club, bad, put, send, join, trouble } = useClub(at),
    making = useSignal(false),
    changing = useSignal(false);
  if (!club)
    return (
      <Shell at="tables">
        {!hall.value ? <Needs what="hall" /> : bad ? <Bad text={bad} /> : <Quiet>{t("table.loading")}</Quiet>}
      </Shell>
    );
  return (
    <Shell at="tables">
      <ClubHead
        club={club}
        invited={!!at.rest}
        join={() => void join()}
        leave={() => void send({ t: "club_leave" })}
        onChange={() => {
          changing.value = true;
        }}
        onCup={() => {
          making.value = true;
        }}
      />
      <Bad text={trouble} />
      <div class="cols">
        <div>
          <ClubTables club={club} send={send} />
          <ClubStanding club={club} />
          {club.cups.length > 0 && (
            <section class="sec">
              <h2>{t("nav.cups")}</h2>
              <ul class="rows">
                {club.cups.map((c) => (
                  <CupLine key={c.id} c={c} />
                ))}
              </ul>
            </section>
          )}
        </div>
        <aside class="stack">
          <Invite club={club} send={send} />
          <Members club={club} send={send} />
        </aside>
      </div>
      {changing.value && (
        <ClubForm
          is={club}
          done={put}
          onClose={() => {
            changing.value = false;
          }}
        />
      )}
      {making.value && (
        <NewCup
          club={club.id}
          onClose={() => {
            making.value = false;
          }}
        />
      )}
    </Shell>
  );
};
