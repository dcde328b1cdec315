// Muting, blocking, reporting: the menu of a line of chat, and the lists in the settings.
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Ic } from "../art/icons";
import { Modal } from "../home/Settings";
import { block, blocked, followManners, mute, muted, type Person } from "../core/manners";
import { Bad, Card, tell } from "./kit";
import { refusal, say } from "./say";
import "./hall.css";
import "./more.css";

const PeopleList = ({ people, off }: { people: Person[]; off: (p: Person) => void }) =>
  people.length ? (
    <div class="set">
      {people.map((p) => (
        <div key={p.id}>
          <b>{p.name}</b>
          <button class="btn sm" type="button" onClick={() => off(p)}>
            {say("manners.undo")}
          </button>
        </div>
      ))}
    </div>
  ) : (
    <p class="small muted">{say("manners.nobody")}</p>
  );

export const MannersCard = () => {
  useEffect(followManners, []);
  return (
    <Card icon="mute" title={say("manners.title")} id="manners">
      <h3 class="sec-s">{say("manners.muted")}</h3>
      <PeopleList people={muted.value} off={(p) => void mute(p.id, false)} />
      <h3 class="sec-s">{say("manners.blocked")}</h3>
      <PeopleList people={blocked.value} off={(p) => void block(p.id, false)} />
    </Card>
  );
};

const REASONS = ["insult", "cheat", "left", "name", "other"] as const;

export interface About {
  table: string;
  player: string;
  name: string;
  /** When the line was written; null: it is about the person, not a line. */
  at: number | null;
}

/** One press says what is wrong; a keeper reads the line with two before and after it. */
export const ReportDialog = ({ about, onClose }: { about: About; onClose: () => void }) => {
  const done = useSignal(false),
    bad = useSignal("");
  const send = async (reason: string) => {
    try {
      await tell({ t: "report", table: about.table, player: about.player, at: about.at, reason });
      done.value = true;
    } catch (e) {
      bad.value = refusal(e);
    }
  };
  return (
    <Modal title={say("manners.report", { name: about.name })} onClose={onClose}>
      {done.value ? (
        <p role="status" data-reported>
          {say("manners.reported")}
        </p>
      ) : (
        <>
          <p>{say(about.at === null ? "manners.why" : "manners.whyLine")}</p>
          <div class="stack">
            {REASONS.map((r) => (
              <button key={r} class="btn wide" type="button" data-reason={r} onClick={() => void send(r)}>
                {say(`manners.${r}`)}
              </button>
            ))}
          </div>
          <Bad text={bad.value} />
        </>
      )}
    </Modal>
  );
};

/** What can be done about a person who writes at a table. */
export const PersonMenu = ({ about }: { about: About }) => {
  const open = useSignal(false),
    reporting = useSignal(false);
  useEffect(followManners, []);
  const pick = (f: () => void) => () => {
    open.value = false;
    f();
  };
  const isMuted = muted.value.some((p) => p.id === about.player);
  return (
    <span
      class="line-menu"
      onFocusOut={(e) => {
        if (!e.currentTarget.contains(e.relatedTarget as Node | null)) open.value = false;
      }}
    >
      <button
        class="tool"
        type="button"
        aria-haspopup="menu"
        aria-expanded={open.value}
        aria-label={say("manners.menu", { name: about.name })}
        data-person-menu={about.name}
        onClick={() => {
          open.value = !open.value;
        }}
      >
        <Ic name="menu" />
      </button>
      {open.value && (
        <span class="linem" role="menu">
          <button role="menuitem" type="button" onClick={pick(() => void mute(about.player, !isMuted))}>
            <Ic name={isMuted ? "sound" : "mute"} />
            {say(isMuted ? "manners.unmute" : "manners.mute", { name: about.name })}
          </button>
          <button role="menuitem" type="button" onClick={pick(() => void block(about.player, true))}>
            <Ic name="lock" />
            {say("manners.block", { name: about.name })}
          </button>
          <button
            role="menuitem"
            type="button"
            onClick={pick(() => {
              reporting.value = true;
            })}
          >
            <Ic name="flag" />
            {say(about.at === null ? "manners.reportPerson" : "manners.reportLine")}
          </button>
        </span>
      )}
      {reporting.value && (
        <ReportDialog
          about={about}
          onClose={() => {
            reporting.value = false;
          }}
        />
      )}
    </span>
  );
};
