// Tournaments: those one can enter, those that are played, those that are over; and a new one.
import { useSignal } from "@preact/signals";
import { Ic } from "../art/icons";
import { hall } from "../core/halls";
import type { Clock } from "../core/protocol";
import { go, type Route } from "../core/route";
import { moment } from "../core/times";
import { GAMES, iconOf } from "../games";
import { gameTitle } from "../home/Home";
import { Modal, Segments } from "../home/Settings";
import { t } from "../words";
import { type Cup, CUP_KINDS, type CupKind, type CupRow } from "./cup";
import { CLOCKS } from "./pairing";
import { Bad, Field, Head, isAccount, Needs, Quiet, Shell, Tabs, tell, useAsked } from "./kit";
import { clockText, refusal, say } from "./say";

const WHICH = ["open", "running", "over", "mine"] as const;

export const CupLine = ({ c }: { c: CupRow }) => (
  <li class={c.mine && c.status === "running" ? "mine" : ""} data-cup={c.id}>
    <a class="rw" href={`#/cup/${c.id}`}>
      <Ic name={iconOf(c.game)} />
      <div>
        <b class="n">{c.name}</b>
        <span class="d">
          {[
            gameTitle(c.game),
            say(`cup.${c.kind}`),
            say("cup.seats", { n: c.seats }),
            clockText(c.clock),
            c.club?.name ?? "",
          ]
            .filter(Boolean)
            .join(" · ")}
        </span>
      </div>
      <span class="seatsline">{say("cup.players", { n: c.players, most: c.most })}</span>
      <span class="st">
        {c.status === "running"
          ? say("cup.roundOf", { n: c.round, all: c.rounds })
          : say(`cup.is.${c.status}`)}
        <span>{c.starts && c.status === "open" ? say("cup.starts", { when: moment(c.starts) }) : ""}</span>
      </span>
    </a>
  </li>
);

const ROUNDS = [0, 1, 2, 3, 4, 5, 6, 7];

/** As an input of a day and its time has it: `2026-11-18T20:30`, by the clock of this place. */
const minuteAt = (at: number): string =>
  new Date(at - new Date(at).getTimezoneOffset() * 60000).toISOString().slice(0, 16);

/** `club`: the one it belongs to. */
export const NewCup = ({ onClose, club }: { onClose: () => void; club?: string }) => {
  const name = useSignal(""),
    game = useSignal<string>(GAMES[0]!),
    kind = useSignal<CupKind>("swiss"),
    seats = useSignal(4),
    rounds = useSignal(0),
    best = useSignal(1),
    way = useSignal<keyof typeof CLOCKS>("evening"),
    bots = useSignal(true),
    starts = useSignal(""),
    busy = useSignal(false),
    bad = useSignal("");
  const pods = kind.value === "pods";
  const make = async (e: Event) => {
    e.preventDefault();
    busy.value = true;
    bad.value = "";
    const clock: Clock = CLOCKS[way.value];
    try {
      const cup = await tell<Cup>({
        t: "cup_make",
        name: name.value.trim(),
        kind: kind.value,
        game: game.value,
        seats: pods ? seats.value : 2,
        ...(rounds.value && (pods || kind.value === "swiss") ? { rounds: rounds.value } : {}),
        ...(kind.value === "knockout" ? { best: best.value } : {}),
        clock,
        starts: starts.value ? new Date(starts.value).getTime() : null,
        bots: bots.value ? "level:normal" : null,
        ...(club ? { club } : {}),
      });
      onClose();
      go(`#/cup/${cup.id}`);
    } catch (x) {
      bad.value = refusal(x);
    }
    busy.value = false;
  };
  return (
    <Modal title={say("cup.new")} onClose={onClose} cls="new">
      <form class="stack" onSubmit={make} data-new-cup>
        <Field
          id="cup-name"
          label={say("cup.name")}
          value={name.value}
          maxLength={40}
          required
          on={(x) => {
            name.value = x;
          }}
        />
        <Segments
          label={say("lobby.game")}
          value={game.value}
          all={GAMES}
          name={gameTitle}
          on={(x) => {
            game.value = x;
          }}
        />
        <Segments
          label={say("cup.kind")}
          value={kind.value}
          all={CUP_KINDS}
          name={(k) => say(`cup.${k}`)}
          on={(x) => {
            kind.value = x;
          }}
        />
        <p class="small muted">{say(`cup.about.${kind.value}`)}</p>
        {pods && (
          <Segments
            label={say("lobby.seats")}
            value={seats.value}
            all={[3, 4]}
            name={String}
            on={(x) => {
              seats.value = x;
            }}
          />
        )}
        {(pods || kind.value === "swiss") && (
          <Segments
            label={say("cup.roundsWord")}
            value={rounds.value}
            all={ROUNDS}
            name={(n) => (n ? String(n) : say("cup.reckoned"))}
            on={(x) => {
              rounds.value = x;
            }}
          />
        )}
        {kind.value === "knockout" && (
          <Segments
            label={say("cup.best")}
            value={best.value}
            all={[1, 3]}
            name={String}
            on={(x) => {
              best.value = x;
            }}
          />
        )}
        <Segments
          label={say("lobby.clock")}
          value={way.value}
          all={["live", "evening", "days"] as const}
          name={(w) => clockText(CLOCKS[w])}
          on={(x) => {
            way.value = x;
          }}
        />
        <label class="field" for="cup-starts">
          <span>{say("cup.startsAt")}</span>
          <input
            id="cup-starts"
            type="datetime-local"
            min={minuteAt(Date.now() + 60000)}
            value={starts.value}
            data-starts
            onInput={(e) => {
              starts.value = e.currentTarget.value;
            }}
          />
        </label>
        <p class="tiny muted">{say("cup.startsText")}</p>
        <label class="check">
          <input
            type="checkbox"
            checked={bots.value}
            onChange={(e) => {
              bots.value = e.currentTarget.checked;
            }}
          />
          {say("cup.bots")}
        </label>
        <Bad text={bad.value} />
        <button class="btn primary wide" type="submit" disabled={busy.value}>
          <Ic name="cup" />
          {say("cup.make")}
        </button>
      </form>
    </Modal>
  );
};

export const CupsPage = ({ at }: { at: Route }) => {
  const which = WHICH.find((w) => w === at.id) ?? "open",
    making = useSignal(false);
  const { got, bad } = useAsked(() => tell<{ cups: CupRow[] }>({ t: "cups", which }, true), [which]);
  return (
    <Shell at="cups">
      <Head title={t("nav.cups")} lead={say("cup.lead")}>
        {isAccount() && (
          <button
            class="btn primary"
            type="button"
            data-make-cup
            onClick={() => {
              making.value = true;
            }}
          >
            <Ic name="plus" />
            {say("cup.new")}
          </button>
        )}
      </Head>
      <Tabs
        label={t("nav.cups")}
        at={which}
        all={WHICH.map((w) => ({ id: w, href: `#/cups/${w}`, name: say(`cup.list.${w}`) }))}
      />
      {!hall.value ? (
        <Needs what="hall" />
      ) : which === "mine" && !isAccount() ? (
        <Needs what="account" />
      ) : bad ? (
        <Bad text={bad} />
      ) : !got ? (
        <Quiet>{t("table.loading")}</Quiet>
      ) : got.cups.length ? (
        <ul class="rows">
          {got.cups.map((c) => (
            <CupLine key={c.id} c={c} />
          ))}
        </ul>
      ) : (
        <Quiet>{say("cup.none")}</Quiet>
      )}
      {making.value && (
        <NewCup
          onClose={() => {
            making.value = false;
          }}
        />
      )}
    </Shell>
  );
};
