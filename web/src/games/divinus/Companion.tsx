// The companion for a box on the table: the group names its things, the engine asks and reckons.
import { useSignal } from "@preact/signals";
import { Fragment } from "preact";
import { Ic, Mk } from "../../art/icons";
import type { BoxChange, BoxField, BoxLine, BoxOpen, BoxShow } from "../../core/boxes";
import { here } from "../../core/halls";
import { go } from "../../core/route";
import { lang } from "../../core/settings";
import { LANGS } from "../../core/words";
import { Modal, Segments } from "../../home/Settings";
import { saveText } from "../../table/save";
import { t } from "../../words";
import "./companion.css";
import { type Desk, type Told, useBox } from "./useBox";
import { say } from "./words";

const told = (x: [string, string, string] | undefined): string =>
  x?.[LANGS.indexOf(lang.value)] ?? x?.[0] ?? "";

export const NewBox = ({ onClose, first }: { onClose: () => void; first: number }) => {
  const seats = useSignal(3),
    title = useSignal(say("box.titleN", { n: first })),
    busy = useSignal(false);
  const start = async () => {
    busy.value = true;
    const { id } = await here().ask<{ id: string }>(
      {
        t: "box_new",
        game: "divinus",
        seats: seats.value,
        title: title.value.trim() || say("box.titleN", { n: first }),
      },
      false,
    );
    onClose();
    go(`#/c/${id}`);
  };
  return (
    <Modal title={say("box.new")} onClose={onClose} cls="new">
      <p class="desc">{say("box.newText")}</p>
      <label class="field" for="bx-title">
        <span>{say("book.name")}</span>
        <input
          id="bx-title"
          maxLength={60}
          value={title.value}
          onInput={(e) => {
            title.value = e.currentTarget.value;
          }}
        />
      </label>
      <Segments
        label={t("new.seats")}
        value={seats.value}
        all={[2, 3, 4]}
        name={String}
        on={(n) => {
          seats.value = n;
        }}
      />
      <button
        class="btn primary wide"
        type="button"
        data-start
        disabled={busy.value}
        onClick={() => void start()}
      >
        <Ic name="check" />
        {say("box.begin")}
      </button>
    </Modal>
  );
};

// ---- one question ----

const NameField = ({ f, d, id }: { f: BoxField; d: Desk; id: string }) => {
  const known = d.b.names[f.list ?? ""] ?? [],
    now = f.value === null || f.value < 0 ? "" : (known[f.value] ?? "");
  return (
    <span class="bx-name">
      <input
        key={`${f.value}`}
        id={id}
        list={`${id}-l`}
        autocomplete="off"
        defaultValue={now}
        aria-invalid={!!d.bad.value[f.key]}
        onChange={(e) => d.set(f, e.currentTarget.value)}
      />
      <datalist id={`${id}-l`} aria-label={say("box.known")}>
        {known.map((n) => (
          <option key={n} value={n} />
        ))}
      </datalist>
      {f.optional && (
        <button
          class={`btn tiny ${f.value === null ? "usual" : ""}`}
          type="button"
          data-none
          aria-pressed={f.value === -1}
          onClick={() => d.set(f, "")}
        >
          {say("box.none")}
        </button>
      )}
    </span>
  );
};

const NumberField = ({ f, d, id }: { f: BoxField; d: Desk; id: string }) => (
  <input
    key={`${f.value}`}
    id={id}
    class="bx-num"
    type="number"
    inputMode="numeric"
    min={f.low}
    max={f.high}
    defaultValue={f.value === null ? "" : String(f.value)}
    placeholder={f.usual === null ? "" : String(f.usual)}
    aria-invalid={!!d.bad.value[f.key]}
    title={say("box.number", { low: f.low ?? 0, high: f.high ?? 0 })}
    onChange={(e) => d.set(f, e.currentTarget.value)}
  />
);

const choiceLook = (f: BoxField, value: number): string => {
  const open = f.value === null,
    size = f.choices!.length === 1 && open ? "primary" : "tiny";
  return `${size} ${open && f.usual === value ? "usual" : ""}`;
};

const ChoiceField = ({ f, d, id }: { f: BoxField; d: Desk; id: string }) => (
  <span class="bx-choices" role="group" aria-labelledby={`${id}-q`}>
    {f.choices!.map((c) => (
      <button
        key={c.value}
        class={`btn ${choiceLook(f, c.value)}`}
        type="button"
        data-value={c.value}
        aria-pressed={f.value === c.value}
        onClick={() => d.set(f, String(c.value))}
      >
        {told(c.label)}
      </button>
    ))}
  </span>
);

const Question = ({ f, d }: { f: BoxField; d: Desk }) => {
  const id = `bx-${f.key.replace(/\./g, "-")}`,
    bad = d.bad.value[f.key];
  return (
    <div class={`bx-q ${f.value === null ? "open" : ""}`} data-key={f.key}>
      {f.sort === "choice" ? (
        <span id={`${id}-q`} class="bx-ask">
          {told(f.ask)}
        </span>
      ) : (
        <label id={`${id}-q`} class="bx-ask" for={id}>
          {told(f.ask)}
        </label>
      )}
      {f.sort === "name" ? (
        <NameField f={f} d={d} id={id} />
      ) : f.sort === "number" ? (
        <NumberField f={f} d={d} id={id} />
      ) : (
        <ChoiceField f={f} d={d} id={id} />
      )}
      {bad && (
        <p class="bx-bad" role="alert">
          {bad}
        </p>
      )}
    </div>
  );
};

// ---- what the book tells ----

const Lines = ({ b, lines, but = [] }: { b: BoxShow; lines: BoxLine[]; but?: string[] }) => (
  <>
    {Object.keys(b.groups)
      .filter((g) => !but.includes(g) && lines.some((l) => l.group === g))
      .map((g) => (
        <section key={g} class={`bx-group ${g}`} data-group={g}>
          <h3>{told(b.groups[g])}</h3>
          <ul>
            {lines
              .filter((l) => l.group === g)
              .map((l, i) => (
                <li key={i}>{told(l.text)}</li>
              ))}
          </ul>
        </section>
      ))}
  </>
);

const Standing = ({ b }: { b: BoxShow }) => {
  const lines = b.lines.filter((l) => l.group === "standing" && l.scenario === b.scenario);
  if (!lines.length) return null;
  return (
    <div class="bk-scroll" tabindex={0} role="region" aria-label={told(b.groups.standing)}>
      <table class="bk-table bx-standing">
        <thead>
          <tr>
            <th scope="col">{say("box.player")}</th>
            <th scope="col">{say("box.honour")}</th>
            <th scope="col">{say("box.xp")}</th>
            <th scope="col">{say("box.effects")}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((l) => {
            const [seat = 0, honour, xp, ...rows] = l.values;
            return (
              <tr key={seat}>
                <th scope="row">
                  <span class="bx-who">
                    <Mk seat={seat} />
                    {b.seats[seat] ?? t("seat.n", { n: seat + 1 })}
                  </span>
                </th>
                <td class="n big">{honour}</td>
                <td class="n">{xp}</td>
                <td class="n">{rows.join(" · ")}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
};

const Changes = ({ b, list }: { b: BoxShow; list: BoxChange[] }) => (
  <section class="bx-changes" role="status" data-changes>
    <h3>{say("box.changed")}</h3>
    {list.length === 0 ? (
      <p>{say("box.same")}</p>
    ) : (
      <ul>
        {list.map((c, i) => (
          <li key={i}>
            <b>
              {say("box.scenario", { n: c.scenario })}, {told(b.groups[c.group])}
            </b>
            {c.before && c.after ? (
              <>
                <s>{told(c.before)}</s>
                <span>{told(c.after)}</span>
              </>
            ) : c.after ? (
              <span>{say("box.newLine", { text: told(c.after) })}</span>
            ) : (
              <span>{say("box.goneLine", { text: told(c.before!) })}</span>
            )}
          </li>
        ))}
      </ul>
    )}
  </section>
);

type Rename = (list: string, at: number, name: string, takeBack: () => void) => void;

const Names = ({ b, rename }: { b: BoxShow; rename: Rename }) => (
  <details class="bk-sec bx-names">
    <summary>{say("box.names")}</summary>
    <p class="desc">{say("box.namesText")}</p>
    {Object.entries(b.names)
      .filter(([, all]) => all.length > 0)
      .map(([list, all]) => (
        <section key={list}>
          <h3>{told(b.lists[list])}</h3>
          {all.map((n, i) => (
            <input
              key={`${i}${n}`}
              aria-label={`${told(b.lists[list])} ${i + 1}`}
              data-name={`${list}.${i}`}
              defaultValue={n}
              onChange={({ currentTarget: field }) =>
                rename(list, i, field.value, () => {
                  field.value = n;
                })
              }
            />
          ))}
        </section>
      ))}
  </details>
);

const Path = ({ b }: { b: BoxShow }) => (
  <ol class="bk-path" aria-label={say("book.path")}>
    {Array.from({ length: b.length }, (_, i) => i + 1).map((n) => {
      const done = b.over || n < b.scenario,
        now = !b.over && n === Math.max(1, b.scenario);
      return (
        <li key={n} class={done ? "done" : now ? "now" : ""} {...(now ? { "aria-current": "step" } : {})}>
          <b>{done ? <Ic name="check" label={say("book.done")} /> : n}</b>
          <span>{say("box.scenario", { n })}</span>
        </li>
      );
    })}
  </ol>
);

// ---- the book ----

const partsOf = (b: BoxShow, fields: BoxField[]) =>
  Object.keys(b.parts)
    .map((p) => ({ p, fields: fields.filter((f) => f.part === p) }))
    .filter((x) => x.fields.length > 0);

/** The part that is asked now; everything in it can still be changed. */
const Now = ({ d, onOn, onUndo }: { d: Desk; onOn: () => void; onUndo: () => void }) => {
  const { b } = d,
    asked = b.fields.find((f) => f.key === b.asked)!,
    fields = b.fields.filter((f) => f.scenario === asked.scenario && f.part === asked.part);
  return (
    <section class="bx-now" aria-labelledby="bx-now" data-part={`${asked.scenario}.${asked.part}`}>
      <h2 id="bx-now">
        <Ic name="log" />
        {asked.scenario
          ? `${say("box.scenario", { n: asked.scenario })}: ${told(b.parts[asked.part])}`
          : told(b.parts[asked.part])}
      </h2>
      {fields.map((f) => (
        <Question key={f.key} f={f} d={d} />
      ))}
      <div class="acts">
        <button class="btn primary" type="button" data-on onClick={onOn}>
          <Ic name="check" />
          {say("box.on")}
        </button>
        <button class="btn quiet" type="button" data-undo onClick={onUndo}>
          <Ic name="rotate" />
          {say("box.undo")}
        </button>
      </div>
    </section>
  );
};

const Correct = ({
  d,
  n,
  changed,
  onDone,
}: {
  d: Desk;
  n: number;
  changed: Told | null;
  onDone: () => void;
}) => (
  <section class="bx-now correct" aria-labelledby="bx-fix" data-correcting={n}>
    <h2 id="bx-fix">
      <Ic name="rotate" />
      {n ? say("box.correct", { n }) : say("box.correctTable")}
    </h2>
    {partsOf(
      d.b,
      d.b.fields.filter((f) => f.scenario === n),
    ).map(({ p, fields }) => (
      <details key={p} open>
        <summary>{told(d.b.parts[p])}</summary>
        {fields
          .filter((f) => !f.key.includes(".close."))
          .map((f) => (
            <Fragment key={f.key}>
              <Question f={f} d={d} />
              {changed?.key === f.key && <Changes b={d.b} list={changed.list} />}
            </Fragment>
          ))}
      </details>
    ))}
    <div class="acts">
      <button class="btn primary" type="button" data-corrected onClick={onDone}>
        <Ic name="check" />
        {say("box.correctDone")}
      </button>
    </div>
  </section>
);

const Played = ({
  b,
  onCorrect,
  onFork,
}: {
  b: BoxShow;
  onCorrect: (n: number) => void;
  onFork: (n: number) => void;
}) => {
  const last = b.over ? b.length : b.scenario - 1;
  return (
    <section class="bk-sec" aria-labelledby="bx-played">
      <h2 id="bx-played">
        <Ic name="journey" />
        {say("box.played")}
      </h2>
      {b.scenario > 0 && (
        <div class="bk-acts">
          <button class="btn tiny" type="button" data-correct="0" onClick={() => onCorrect(0)}>
            <Ic name="rotate" />
            {say("box.correctTable")}
          </button>
        </div>
      )}
      {Array.from({ length: Math.max(0, last) }, (_, i) => last - i).map((n) => (
        <details key={n} class="bk-chapter bx-played" data-played={n}>
          <summary>{say("box.scenario", { n })}</summary>
          <Lines b={b} lines={b.lines.filter((l) => l.scenario === n)} but={["end"]} />
          <div class="bk-acts">
            <button class="btn tiny" type="button" data-correct={n} onClick={() => onCorrect(n)}>
              <Ic name="rotate" />
              {say("box.correct", { n })}
            </button>
            <button class="btn tiny" type="button" data-fork={n} onClick={() => onFork(n)}>
              <Ic name="journey" />
              {say("box.fork", { n })}
            </button>
          </div>
        </details>
      ))}
    </section>
  );
};

const Keep = ({ o, onFork }: { o: BoxOpen; onFork: (n: number) => void }) => {
  const sure = useSignal(false);
  const save = async () => {
    const { text } = await here().ask<{ text: string }>({ t: "campaign_text", id: o.box.id });
    saveText(`${o.title.replace(/[^\p{L}\p{N}]+/gu, "-").replace(/^-|-$/g, "") || "box"}.campaign`, text);
  };
  const forget = async () => {
    await here().ask({ t: "campaign_forget", id: o.box.id }, false);
    go("#/c");
  };
  return (
    <section class="bk-sec" aria-labelledby="bx-keep">
      <h2 id="bx-keep">
        <Ic name="deck" />
        {say("book.keep")}
      </h2>
      <p class="desc">{say("book.keepText")}</p>
      <div class="bk-acts">
        <button class="btn" type="button" data-export onClick={() => void save()}>
          <Ic name="log" />
          {say("book.export")}
        </button>
        <button class="btn" type="button" data-reset onClick={() => onFork(1)}>
          <Ic name="rotate" />
          {say("book.reset")}
        </button>
        {sure.value ? (
          <button class="btn" type="button" data-forget onClick={() => void forget()}>
            <Ic name="close" />
            {say("book.forgetSure")}
          </button>
        ) : (
          <button
            class="btn quiet"
            type="button"
            onClick={() => {
              sure.value = true;
            }}
          >
            <Ic name="close" />
            {say("book.forget")}
          </button>
        )}
      </div>
    </section>
  );
};

export const Companion = ({ first }: { first: BoxOpen }) => {
  const { open, desk, chapter, changes, correct, corrected, takeOffers, undo, rename, fork } = useBox(first),
    b = open.box,
    asked = b.fields.find((f) => f.key === b.asked);
  return (
    <main class="bk one bx" id="main" data-asked={b.asked ?? ""}>
      <header class="bk-head">
        <h1>{open.title}</h1>
      </header>
      {b.cut > 0 && (
        <div class="why" role="status">
          <Ic name="log" />
          <p>{say("box.cut", { n: b.cut })}</p>
        </div>
      )}
      <Path b={b} />
      {b.over && (
        <section class="bk-ahead over" data-over>
          <Ic name="crown" />
          <div>
            <h2>{say("box.over")}</h2>
            {b.lines
              .filter((l) => l.group === "end")
              .map((l, i) => (
                <p key={i}>{told(l.text)}</p>
              ))}
          </div>
        </section>
      )}
      {chapter !== null && asked && asked.scenario < b.scenario && (
        <div class="why" role="status">
          <Ic name="log" />
          <p>{say("box.reopen", { n: asked.scenario })}</p>
        </div>
      )}
      <div class="bk-cols">
        <div class="bk-main">
          {chapter !== null ? (
            <Correct d={desk} n={chapter} changed={changes} onDone={corrected} />
          ) : (
            asked && <Now d={desk} onOn={takeOffers} onUndo={undo} />
          )}
          <Played b={b} onCorrect={correct} onFork={fork} />
        </div>
        <div class="bk-side">
          <section class="bk-sec bx-book" aria-labelledby="bx-book">
            <h2 id="bx-book">
              <Ic name="honour" />
              {say("box.book")}
            </h2>
            <Standing b={b} />
            <Lines b={b} lines={b.lines.filter((l) => l.scenario === b.scenario)} but={["standing", "end"]} />
          </section>
          <Names b={b} rename={rename} />
          <Keep o={open} onFork={fork} />
        </div>
      </div>
    </main>
  );
};
