// The action board: 61 spaces on one screen, what they cost and give, who stands there, and filters.
import { signal } from "@preact/signals";
import { Ic, Mk } from "../../art/icons";
import { sentences } from "../../core/words";
import type { Scene } from "../../table/game";
import type { Why } from "../../table/controller";
import { seatName } from "../../table/Frame";
import { whyText } from "../../table/Rules";
import { colourOf, extension, standing } from "./read";
import {
  type Block,
  BLOCKS,
  columnOf,
  EXTENSION,
  groupOf,
  type Kind,
  KIND_ICON,
  KINDS,
  type Part,
  printedOn,
  SPACES,
} from "./spaces";
import { chanceRows, useOdds } from "./useOdds";
import { say } from "./words";
import { num } from "./typed";

const phone = typeof matchMedia === "function" && matchMedia("(max-width:760px)").matches;
/** A phone begins with what can be used: the rest is one tap away. */
const usable = signal(phone),
  columns = signal<number[]>([]),
  goods = signal<Kind[]>([]),
  search = signal("");
const toggle = <T,>(list: T[], x: T): T[] => (list.includes(x) ? list.filter((y) => y !== x) : [...list, x]);

const plain = (text: string) => text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");

/** Does a space pass the filters that are set? */
const passes = (s: Scene, space: string): boolean => {
  if (
    usable.value &&
    s.ctl.mine.value &&
    s.ctl.askedKinds.value.has("space") &&
    s.ctl.state(`space:${space}`) !== "legal" &&
    s.ctl.state(`space:${space}`) !== "selected"
  )
    return false;
  if (columns.value.length && !columns.value.includes(columnOf(space))) return false;
  if (goods.value.length && !goods.value.some((k) => printedOn(space).gives.has(k))) return false;
  const wanted = plain(search.value.trim());
  return (
    !wanted ||
    plain(
      `${s.words.label("space", space)} ${s.words.note("space", space)} ${say(`group.${groupOf(space)}`)}`,
    ).includes(wanted)
  );
};

/** One island, or this and others. */
const islandText = (s: Scene, text: string): string =>
  `${s.words.label("island", text.replace("…", ""))}${text.endsWith("…") ? " …" : ""}`;

export const Parts = ({ s, parts }: { s: Scene; parts: Part[] }) => (
  <span class={`pts-row ${parts.length > 6 ? "many" : ""}`} aria-hidden="true">
    {parts.map((p, i) =>
      p === "to" ? (
        <Ic key={i} name="chevron" cls="to" />
      ) : "text" in p ? (
        <span key={i} class={`w ${p.text.startsWith("@") ? "isle" : ""}`}>
          {p.text.startsWith("@") ? islandText(s, p.text.slice(1)) : p.text}
        </span>
      ) : (
        <span key={i} class={`p ${colourOf(p.item)}`}>
          {p.n && <b>{p.n}</b>}
          <Ic name={p.icon} />
        </span>
      ),
    )}
  </span>
);

/** That a place is closed, and why, for those who do not see it. */
const closedText = (why: Why | undefined): string =>
  why ? `${say("closed")}: ${whyText(why)} (${why.rule})` : say("closed");

const Space = ({ s, space, chance }: { s: Scene; space: string; chance: number | undefined }) => {
  const { ctl, words, m } = s,
    slot = `space:${space}`,
    state = ctl.state(slot),
    who = standing(s).get(space),
    dim = !passes(s, space);
  const open = state === "legal" || state === "selected",
    hinted = !!ctl.hint.value && words.parse(ctl.hint.value).slots.includes(slot);
  const why = ctl.closed.value.get(slot),
    name = words.label("space", space),
    n = columnOf(space);
  const label = sentences([
    `${name}, ${say("vikings", { n })}`,
    words.note("space", space),
    !open || chance === undefined ? "" : say("chanceOf", { n: chance }),
    who ? say("standsHere", { name: seatName(m, who.seat), n: who.n }) : "",
    open ? say("open") : state === "blocked" ? closedText(why) : "",
  ]);
  const look = (on: boolean) => {
    ctl.looked.value = on ? slot : null;
  };
  const marks = `${who ? "held" : ""} ${dim ? "dim" : ""} ${hinted ? "hinted" : ""}`;
  return (
    <button
      type="button"
      class={`sp g-${groupOf(space)} ${state} ${marks}`}
      title={name}
      {...(open
        ? { "data-slot": slot, "aria-pressed": state === "selected" }
        : { "data-shut": slot, tabindex: -1, ...(state === "blocked" ? { "aria-disabled": true } : {}) })}
      onClick={() => {
        if (open || state === "blocked") ctl.pick(slot);
        look(true);
      }}
      onMouseEnter={() => look(true)}
      onMouseLeave={() => look(false)}
      onFocus={() => look(true)}
      onBlur={() => look(false)}
    >
      <span class="sr">{label}</span>
      <span class="sp-v" aria-hidden="true">
        {Array.from({ length: n }, (_, i) => (
          <Ic key={i} name="viking" />
        ))}
      </span>
      <span class="sp-n" aria-hidden="true">
        {name}
      </span>
      <Parts s={s} parts={printedOn(space).parts} />
      {open && chance !== undefined && (
        <span class="sp-o" aria-hidden="true">
          <Ic name="odds" />
          {chance}%
        </span>
      )}
      {who ? (
        <span class={`sp-w ${who.old ? "old" : ""}`} aria-hidden="true">
          <Mk seat={who.old ? 4 : who.seat} />
          {who.n > 1 && <b>{who.n}</b>}
        </span>
      ) : (
        state === "blocked" && <Ic name="lock" cls="sp-l" />
      )}
    </button>
  );
};

const Filters = ({ s }: { s: Scene }) => {
  const shown = SPACES.filter((x) => !x.startsWith("imitate") && passes(s, x)).length,
    open = s.ctl.legal.value.filter((p) => p.verb === "occupy").length;
  const any = usable.value || columns.value.length || goods.value.length || search.value;
  return (
    <div class="filters" role="search" aria-label={say("filter.label")}>
      <label class="find">
        <Ic name="zoom" />
        <span class="sr">{say("filter.search")}</span>
        <input
          type="search"
          value={search.value}
          placeholder={say("filter.search")}
          onInput={(e) => {
            search.value = e.currentTarget.value;
          }}
        />
      </label>
      <button
        type="button"
        class={`fb ${usable.value ? "on" : ""}`}
        aria-pressed={usable.value}
        onClick={() => {
          usable.value = !usable.value;
        }}
      >
        <Ic name="check" />
        {say("filter.usable", { n: open })}
      </button>
      <span class="fg" role="group" aria-label={say("filter.column")}>
        {[1, 2, 3, 4].map((n) => (
          <button
            key={n}
            type="button"
            class={`fb ${columns.value.includes(n) ? "on" : ""}`}
            aria-pressed={columns.value.includes(n)}
            aria-label={say("vikings", { n })}
            title={say("vikings", { n })}
            onClick={() => {
              columns.value = toggle(columns.value, n);
            }}
          >
            <Ic name="viking" />
            {n}
          </button>
        ))}
      </span>
      <span class="fg goods" role="group" aria-label={say("filter.goods")}>
        {KINDS.map((k) => (
          <button
            key={k}
            type="button"
            class={`fb ic-only k-${k} ${goods.value.includes(k) ? "on" : ""}`}
            aria-pressed={goods.value.includes(k)}
            aria-label={say(`kind.${k}`)}
            title={say(`kind.${k}`)}
            onClick={() => {
              goods.value = toggle(goods.value, k);
            }}
          >
            <Ic name={KIND_ICON[k]} />
          </button>
        ))}
      </span>
      <output class="fn" aria-live="polite">
        {any ? say("filter.shown", { n: shown }) : ""}
      </output>
      {any ? (
        <button
          type="button"
          class="fb"
          onClick={() => {
            usable.value = false;
            columns.value = [];
            goods.value = [];
            search.value = "";
          }}
        >
          <Ic name="close" label={say("filter.clear")} />
        </button>
      ) : null}
    </div>
  );
};

export const Actions = ({ s }: { s: Scene }) => {
  const odds = chanceRows(useOdds(s)),
    chance = (space: string) => {
      const r = odds.find((x) => x.kind === "space" && x.value === space);
      return r ? num(r, "chance") : undefined;
    };
  const more = extension(s.m),
    extra: Block = { ...EXTENSION, columns: EXTENSION.columns.map((c) => c.filter((x) => more.includes(x))) };
  const blocks = more.length ? [...BLOCKS, extra] : BLOCKS;
  const none = !blocks.some((b) => b.columns.flat().some((x) => passes(s, x)));
  return (
    <section class="acts-b" aria-label={say("actions")}>
      <Filters s={s} />
      <div
        class="act-grid"
        style={{
          "--rows": blocks
            .map((b) => `minmax(min-content,${Math.max(...b.columns.map((c) => c.length))}fr)`)
            .join(" "),
        }}
      >
        <div class="act-head" aria-hidden="true">
          <i />
          {[1, 2, 3, 4].map((n) => (
            <b key={n}>
              {Array.from({ length: n }, (_, i) => (
                <Ic key={i} name="viking" />
              ))}
              <span>{say("vikings", { n })}</span>
            </b>
          ))}
        </div>
        {blocks.map((b) => (
          <div
            key={b.group}
            class={`act-row ${b.columns.flat().some((x) => passes(s, x)) ? "" : "dim"}`}
            role="group"
            aria-label={say(`group.${b.group}`)}
          >
            <h3>
              <Ic name={b.icon} />
              <span>{say(`group.${b.group}`)}</span>
            </h3>
            {b.columns.map((list, i) => (
              <div key={i} class="act-c">
                {list.map((x) => (
                  <Space key={x} s={s} space={x} chance={chance(x)} />
                ))}
              </div>
            ))}
          </div>
        ))}
        {none && <p class="none">{say("filter.none")}</p>}
      </div>
    </section>
  );
};
