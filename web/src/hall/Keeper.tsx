// The administrator's page: what the operator does on the command line, for accounts marked so. Every deed is
// written down.
import { useSignal } from "@preact/signals";
import { Ic } from "../art/icons";
import { hall } from "../core/halls";
import { tableName } from "../core/names";
import type { Route } from "../core/route";
import { Modal } from "../home/Settings";
import { t } from "../words";
import { type Line, Lines, shown, text, titleOf, word } from "./KeeperLines";
import { Now } from "./KeeperNow";
import { Bad, Card, Field, Head, Quiet, Shell, Tabs, useAsked } from "./kit";
import { type HallKey, refusal, say } from "./say";

/** A line of a chat; `this`: the one that was reported. */
interface Said {
  name: string;
  text: string;
  this: boolean;
}
const PARTS = ["now", "reports", "people", "tables", "words", "deeds"] as const;

/** Every deed asks why; it is written down. */
const Deed = ({
  name,
  onClose,
  run,
}: {
  name: string;
  onClose: () => void;
  run: (reason: string) => Promise<void>;
}) => {
  const reason = useSignal(""),
    bad = useSignal("");
  const go = async (e: Event) => {
    e.preventDefault();
    try {
      await run(reason.value.trim());
      onClose();
    } catch (x) {
      bad.value = x instanceof Error && x.message ? x.message : refusal(x);
    }
  };
  return (
    <Modal title={name} onClose={onClose}>
      <form class="stack" onSubmit={go} data-deed>
        <Field
          id="deed-why"
          label={say("keeper.why")}
          value={reason.value}
          required
          maxLength={200}
          on={(x) => {
            reason.value = x;
          }}
        />
        <Bad text={bad.value} />
        <button class="btn primary" type="submit">
          {name}
        </button>
      </form>
    </Modal>
  );
};

interface Act {
  name: HallKey;
  word: string;
  args: string[];
  more?: Record<string, unknown>;
}

const Acts = ({ acts, done }: { acts: Act[]; done: () => void }) => {
  const at = useSignal<Act | null>(null);
  return (
    <div class="row">
      {acts.map((a) => (
        <button
          key={a.name}
          class="btn sm"
          type="button"
          data-deed-word={a.word}
          onClick={() => {
            at.value = a;
          }}
        >
          {say(a.name)}
        </button>
      ))}
      {at.value && (
        <Deed
          name={say(at.value.name)}
          onClose={() => {
            at.value = null;
          }}
          run={async (reason) => {
            await word(at.value!.word, at.value!.args, { ...at.value!.more, reason });
            done();
          }}
        />
      )}
    </div>
  );
};

const Reports = () => {
  const { got, bad, again } = useAsked(() => word("reports"), []);
  if (!got) return bad ? <Bad text={bad} /> : <Quiet>{t("table.loading")}</Quiet>;
  if (!got.lines.length) return <Quiet>{say("keeper.quiet")}</Quiet>;
  return (
    <Card icon="flag" title={say("keeper.reports")} right={got.lines.length}>
      {got.lines.map((r) => {
        const player = text(r.player),
          id = text(r.report),
          table = text(r.table);
        return (
          <article class="rep" key={id} data-report={id}>
            <div class="row">
              <b>{text(r.name)}</b>
              <span class="tag bad">{say(`manners.${text(r.reason)}` as HallKey)}</span>
              <a class="small" href={`#/w/hall/${table}`}>
                {tableName(table)}
              </a>
              <span class="muted small push">{shown("at", r.at)}</span>
            </div>
            <ul class="quote">
              {(r.lines as Said[]).map((l, n) => (
                <li key={n}>{l.this ? <b>{`${l.name}: ${l.text}`}</b> : `${l.name}: ${l.text}`}</li>
              ))}
            </ul>
            {text(r.text) !== "–" && <p class="small">{text(r.text)}</p>}
            <Acts
              done={again}
              acts={[
                { name: "keeper.muteDay", word: "quiet", args: [player], more: { days: 1 } },
                { name: "keeper.muteWeek", word: "quiet", args: [player], more: { days: 7 } },
                { name: "keeper.ban", word: "ban", args: [player] },
                { name: "keeper.settle", word: "settle", args: [id] },
              ]}
            />
          </article>
        );
      })}
    </Card>
  );
};

/** Looks for people or tables, and offers what can be done with each. */
const Find = ({ label, acts }: { label: HallKey; acts: (line: Line) => Act[] }) => {
  const q = useSignal(""),
    lines = useSignal<Line[] | null>(null),
    bad = useSignal("");
  const find = async (e?: Event) => {
    e?.preventDefault();
    bad.value = "";
    try {
      lines.value = (await word("find", [q.value.trim()])).lines;
    } catch (x) {
      bad.value = x instanceof Error && x.message ? x.message : refusal(x);
    }
  };
  return (
    <>
      <form class="row hfind" onSubmit={(e) => void find(e)}>
        <input
          type="search"
          aria-label={say(label)}
          placeholder={say(label)}
          data-keeper-find
          value={q.value}
          onInput={(e) => {
            q.value = e.currentTarget.value;
          }}
        />
        <button class="btn" type="submit" disabled={!q.value.trim()}>
          <Ic name="search" />
          {say("history.go")}
        </button>
      </form>
      <Bad text={bad.value} />
      {lines.value?.map((l, i) => (
        <article class="rep" key={i}>
          <dl class="facts">
            {Object.entries(l).map(([k, v]) => [
              <dt key={k}>{titleOf(k)}</dt>,
              <dd key={`${k}.`}>{shown(k, v)}</dd>,
            ])}
          </dl>
          <Acts acts={acts(l)} done={() => void find()} />
        </article>
      ))}
      {lines.value?.length === 0 && <Quiet>{say("bad.who")}</Quiet>}
    </>
  );
};

/** A search for a name finds people, and one for a table the table: each is offered what fits it. */
const personActs = (l: Line): Act[] => {
  if (!l.player) return [];
  const id = text(l.player);
  return [
    { name: "keeper.muteDay", word: "quiet", args: [id], more: { days: 1 } },
    { name: "keeper.hear", word: "quiet", args: [id], more: { days: 0 } },
    l.banned
      ? { name: "keeper.unban", word: "unban", args: [id] }
      : { name: "keeper.ban", word: "ban", args: [id] },
    { name: "keeper.erase", word: "erase", args: [id] },
  ];
};
const tableActs = (l: Line): Act[] =>
  l.table && l.status !== "over" ? [{ name: "keeper.close", word: "close", args: [text(l.table)] }] : [];

const Word = () => {
  const said = useSignal(""),
    told = useSignal(false),
    bad = useSignal("");
  const send = async (e: Event) => {
    e.preventDefault();
    bad.value = "";
    try {
      await word("notice", [said.value.trim()], { minutes: 60 });
      told.value = true;
      said.value = "";
    } catch (x) {
      bad.value = x instanceof Error && x.message ? x.message : refusal(x);
    }
  };
  return (
    <Card icon="globe" title={say("keeper.everybody")}>
      <form class="stack" onSubmit={send} data-everybody>
        <textarea
          rows={3}
          maxLength={400}
          aria-label={say("keeper.everybody")}
          placeholder={say("keeper.everybodyHint")}
          value={said.value}
          onInput={(e) => {
            said.value = e.currentTarget.value;
            told.value = false;
          }}
        />
        <Bad text={bad.value} />
        <div class="row">
          <button class="btn" type="submit" disabled={!said.value.trim()}>
            {say("keeper.tell")}
          </button>
          {told.value && (
            <span class="small up" role="status">
              {say("keeper.told")}
            </span>
          )}
        </div>
      </form>
    </Card>
  );
};

const Deeds = () => {
  const { got, bad } = useAsked(() => word("log"), []);
  return bad ? <Bad text={bad} /> : got ? <Lines lines={got.lines} /> : <Quiet>{t("table.loading")}</Quiet>;
};

export const KeeperPage = ({ at }: { at: Route }) => {
  const part = PARTS.find((p) => p === at.id) ?? "now";
  if (!hall.value?.me.value?.keeper)
    return (
      <Shell at="">
        <Quiet>{say("bad.keeper")}</Quiet>
      </Shell>
    );
  return (
    <Shell at="">
      <Head title={say("keeper.title")} lead={say("keeper.lead")} />
      <Tabs
        label={say("keeper.title")}
        at={part}
        all={PARTS.map((p) => ({ id: p, href: `#/keeper/${p}`, name: say(`keeper.${p}`) }))}
      />
      {part === "now" ? (
        <Now />
      ) : part === "reports" ? (
        <Reports />
      ) : part === "people" ? (
        <Find label="keeper.findPerson" acts={personActs} />
      ) : part === "tables" ? (
        <Find label="keeper.findTable" acts={tableActs} />
      ) : part === "words" ? (
        <Word />
      ) : (
        <Deeds />
      )}
    </Shell>
  );
};
