// Tournaments: those one can enter, those that are played, those that are over; and a new one.
import { useSignal } from "@preact/signals";
import { Ic } from "../art/icons";
import { hall } from "../core/halls";
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

/** What a new tournament is to be. */
interface Plan {
  name: string;
  game: string;
  kind: CupKind;
  seats: number;
  /** 0: as many as its players need. */
  rounds: number;
  best: number;
  clock: keyof typeof CLOCKS;
  /** As the input has it; empty: when whoever made it says so. */
  starts: string;
  bots: boolean;
}
const FIRST: Plan = {
  name: "",
  game: GAMES[0]!,
  kind: "swiss",
  seats: 4,
  rounds: 0,
  best: 1,
  clock: "evening",
  starts: "",
  bots: true,
};

const hasRounds = (kind: CupKind) => kind === "pods" || kind === "swiss";

const cupMessage = (p: Plan, club: string | undefined) => ({
  t: "cup_make",
  name: p.name.trim(),
  kind: p.kind,
  game: p.game,
  seats: p.kind === "pods" ? p.seats : 2,
  ...(p.rounds && hasRounds(p.kind) ? { rounds: p.rounds } : {}),
  ...(p.kind === "knockout" ? { best: p.best } : {}),
  clock: CLOCKS[p.clock],
  starts: p.starts ? new Date(p.starts).getTime() : null,
  bots: p.bots ? "level:normal" : null,
  ...(club ? { club } : {}),
});

const useNewCup = (club: string | undefined, onMade: () => void) => {
  const plan = useSignal(FIRST),
    busy = useSignal(false),
    bad = useSignal("");
  const change = (next: Partial<Plan>) => {
    plan.value = { ...plan.value, ...next };
  };
  const make = async (e: Event) => {
    e.preventDefault();
    busy.value = true;
    bad.value = "";
    try {
      const cup = await tell<Cup>(cupMessage(plan.value, club));
      onMade();
      go(`#/cup/${cup.id}`);
    } catch (x) {
      bad.value = refusal(x);
    }
    busy.value = false;
  };
  return { plan: plan.value, change, make, busy: busy.value, bad: bad.value };
};

interface Planning {
  plan: Plan;
  change: (next: Partial<Plan>) => void;
}

/** What only some kinds ask: how many sit at a table, how many rounds, how many games a pair plays. */
const CupShape = ({ plan, change }: Planning) => (
  <>
    {plan.kind === "pods" && (
      <Segments
        label={say("lobby.seats")}
        value={plan.seats}
        all={[3, 4]}
        name={String}
        on={(seats) => change({ seats })}
      />
    )}
    {hasRounds(plan.kind) && (
      <Segments
        label={say("cup.roundsWord")}
        value={plan.rounds}
        all={ROUNDS}
        name={(n) => (n ? String(n) : say("cup.reckoned"))}
        on={(rounds) => change({ rounds })}
      />
    )}
    {plan.kind === "knockout" && (
      <Segments
        label={say("cup.best")}
        value={plan.best}
        all={[1, 3]}
        name={String}
        on={(best) => change({ best })}
      />
    )}
  </>
);

/** When it is played: the pace of its games, and when the first ones begin. */
const CupTimes = ({ plan, change }: Planning) => (
  <>
    <Segments
      label={say("lobby.clock")}
      value={plan.clock}
      all={["live", "evening", "days"] as const}
      name={(c) => clockText(CLOCKS[c])}
      on={(clock) => change({ clock })}
    />
    <label class="field" for="cup-starts">
      <span>{say("cup.startsAt")}</span>
      <input
        id="cup-starts"
        type="datetime-local"
        min={minuteAt(Date.now() + 60000)}
        value={plan.starts}
        data-starts
        onInput={(e) => change({ starts: e.currentTarget.value })}
      />
    </label>
    <p class="tiny muted">{say("cup.startsText")}</p>
  </>
);

/** `club`: the one it belongs to. */
export const NewCup = ({ onClose, club }: { onClose: () => void; club?: string }) => {
  const { plan, change, make, busy, bad } = useNewCup(club, onClose);
  return (
    <Modal title={say("cup.new")} onClose={onClose} cls="new">
      <form class="stack" onSubmit={make} data-new-cup>
        <Field
          id="cup-name"
          label={say("cup.name")}
          value={plan.name}
          maxLength={40}
          required
          on={(name) => change({ name })}
        />
        <Segments
          label={say("lobby.game")}
          value={plan.game}
          all={GAMES}
          name={gameTitle}
          on={(game) => change({ game })}
        />
        <Segments
          label={say("cup.kind")}
          value={plan.kind}
          all={CUP_KINDS}
          name={(k) => say(`cup.${k}`)}
          on={(kind) => change({ kind })}
        />
        <p class="small muted">{say(`cup.about.${plan.kind}`)}</p>
        <CupShape plan={plan} change={change} />
        <CupTimes plan={plan} change={change} />
        <label class="check">
          <input
            type="checkbox"
            checked={plan.bots}
            onChange={(e) => change({ bots: e.currentTarget.checked })}
          />
          {say("cup.bots")}
        </label>
        <Bad text={bad} />
        <button class="btn primary wide" type="submit" disabled={busy}>
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
