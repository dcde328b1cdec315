// The log in words: rounds and phases as headings, what one seat did in a row as one entry with how it ended
// and its
// details behind it, what it brought as signs, and at a table of the hall how long ago.
import { type Signal, useSignal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import { Ic, Mk } from "../art/icons";
import type { TableModel } from "../core/model";
import type { LogEntry } from "../core/protocol";
import type { Told } from "../core/speech";
import { ago } from "../core/times";
import type { Words } from "../core/words";
import { ShowAgain, showSince } from "../stages/hook";
import { t } from "../words";
import {
  type Chronicle,
  type Entry,
  type Gain,
  hasFilter,
  headOf,
  isOf,
  opensStory,
  outcomesOf,
  type Share,
  sharesOf,
  sortOf,
  type Source,
} from "./chronicle";
import type { Scene } from "./game";
import { boldOf } from "./names";
import { minus } from "./Side";

/** A round or a phase, and what is told under it. */
export interface Section {
  head: Told | null;
  upTo: number;
  entries: Entry[];
}

/** What of the log is shown. */
export type Filter = "all" | "mine" | "fights" | "points";
const FILTERS = ["fights", "points"] as const;

/** So many lines of one seat in a row are folded. */
const FOLDED = 3;
/** So many things a sentence says itself; in a replay each of them is a place to go to. */
const PLAIN = 3;

/** What one seat did in a row is told together, a new fight by itself; so are lines that say the same. */
const joins = (e: Entry, l: Told, source: Source | undefined): "own" | "alike" | null => {
  const first = e.lines[0]!,
    own = l.seat !== null && l.seat < 5 && e.lines.every((x) => x.seat === l.seat);
  if (own && !e.alike) return source && opensStory(source, l) ? null : "own";
  const sort = source ? sortOf(source, l) : null;
  return sort !== null && e.lines.every((x) => sortOf(source!, x) === sort) && first.sort === l.sort
    ? "alike"
    : null;
};

/** The log in sections, in the order of the game. */
export const sectionsOf = (lines: readonly Told[], source?: Source): Section[] => {
  const out: Section[] = [{ head: null, upTo: 0, entries: [] }];
  lines.forEach((l, i) => {
    const upTo = lines[i + 1]?.from ?? Number.POSITIVE_INFINITY,
      last = out.at(-1)!.entries.at(-1),
      how = last && l.sort === "line" ? joins(last, l, source) : null;
    if (l.sort !== "line") out.push({ head: l, upTo, entries: [] });
    else if (last && how) {
      last.lines.push(l);
      last.upTo = upTo;
      if (how === "alike") last.alike = true;
    } else out.at(-1)!.entries.push({ lines: [l], from: l.from, upTo });
  });
  for (const s of out) s.entries = s.entries.flatMap(unfolded);
  return out.filter((s) => s.head || s.entries.length);
};

/** Two lines need no folding. */
const unfolded = (e: Entry): Entry[] =>
  e.lines.length >= FOLDED
    ? [e]
    : e.lines.map((l, i) => ({ lines: [l], from: l.from, upTo: e.lines[i + 1]?.from ?? e.upTo }));

/** The lines as a digest tells them: a story in one line that says how it ended, with what it brought. */
export const shortOf = (
  lines: readonly Told[],
  source: Source,
  seats: number,
): { lines: Told[]; shares: Map<Told, Share[]> } => {
  const sections = sectionsOf(lines, source),
    brought = sharesOf(
      source,
      sections.flatMap((s) => s.entries),
      seats,
      lines,
    ),
    shares = new Map<Told, Share[]>();
  const short = (e: Entry): Told[] => {
    const first = e.lines[0]!;
    if (e.alike || e.lines.length === 1 || !opensStory(source, first)) return e.lines;
    const ends = outcomesOf(source, e, lines),
      all = {
        ...first,
        move: e.lines.every((l) => l.move),
        to: e.lines.at(-1)!.to,
        text: ends.length ? ends.join(" ") : first.text,
      };
    shares.set(all, brought.get(e) ?? []);
    return [all];
  };
  return {
    lines: sections.flatMap((s) => [...(s.head ? [s.head] : []), ...s.entries.flatMap(short)]),
    shares,
  };
};

/** A line that stands by itself says what happened at its ply: it is no detail of its neighbour. */
const keyOf = (ply: number, text: string) => `${ply} ${text}`;
export const apartFrom = (entry: Entry, lines: readonly Told[]): Set<string> =>
  new Set(
    lines.filter((l) => l.sort === "line" && !entry.lines.includes(l)).map((l) => keyOf(l.from, l.text)),
  );

/** What happened one by one, each in its own sentence; headings stand over it, others' lines beside it. */
export const detailsOf = (
  words: Pick<Words, "event" | "log">,
  steps: readonly LogEntry[],
  heads: ReadonlySet<string>,
  apart: ReadonlySet<string> = new Set(),
): { ply: number; text: string }[] =>
  steps.flatMap((s) => {
    const elsewhere = (text: string) => heads.has(text) || apart.has(keyOf(s.ply, text));
    const alone = s.events.map((e) => words.event(e)).filter((text) => !elsewhere(text));
    const told = alone.length ? alone : s.seat < 5 ? words.log([s]).map((l) => l.text) : [];
    return told.filter((text) => !elsewhere(text)).map((text) => ({ ply: s.ply, text }));
  });

interface Detail {
  ply: number;
  text: string;
}

/** What an entry tells when it is opened: all that happened, or the lines that were alike. */
const useDetails = ({ scene, entry, heads, lines }: LineProps): Detail[] => {
  const upTo = Math.min(entry.upTo, scene.m.ply);
  return useMemo(
    () =>
      entry.alike
        ? entry.lines.map((l) => ({ ply: l.from, text: l.text }))
        : detailsOf(
            scene.words,
            scene.log.filter((l) => l.ply >= entry.from && l.ply < upTo),
            heads,
            apartFrom(entry, lines),
          ),
    [scene.words, entry.from, entry.lines.length, upTo],
  );
};

const Details = ({ all, onPly }: { all: Detail[]; onPly?: ((ply: number) => void) | undefined }) => (
  <ul class="log-more">
    {all.map((d, i) => (
      <li key={i}>
        {onPly ? (
          <button type="button" onClick={() => onPly(d.ply + 1)}>
            {d.text}
          </button>
        ) : (
          d.text
        )}
      </li>
    ))}
  </ul>
);

/** A sign with its number, in the colour of a gain or of a loss. */
const GainChip = ({ gain, each }: { gain: Gain; each: boolean }) => (
  <span class={gain.n < 0 !== (gain.worse ?? false) ? "loss" : "gain"} title={gain.label}>
    <Ic name={gain.icon} label={gain.label} />
    {gain.n > 0 ? `+${gain.n}` : minus(gain.n)}
    {each && ` ${t("log.each")}`}
  </span>
);

/** What an entry brought: its own seat's signs bare, others' beside their mark. */
export const Shares = ({ shares, scene }: { shares: Share[]; scene: Scene }) => (
  <p class="log-gains">
    {shares.map((s) => (
      <span key={s.seat}>
        {typeof s.seat === "number" && (
          <>
            <Mk seat={s.seat} />
            <span class="sr">{scene.words.seat(s.seat)}: </span>
          </>
        )}
        {s.gains.map((g) => (
          <GainChip key={g.icon} gain={g} each={s.seat === "all"} />
        ))}
      </span>
    ))}
  </p>
);

interface LineProps {
  scene: Scene;
  source: Source;
  entry: Entry;
  shares: Share[] | undefined;
  when: string;
  /** Texts that are headings. */
  heads: ReadonlySet<string>;
  /** All that is told, in the order of the game. */
  lines: readonly Told[];
  onPly?: ((ply: number) => void) | undefined;
}

/** A sentence, the names of seats and things in it bold. */
const Sentence = ({ source, text, of }: { source: Source; text: string; of: Entry }) => {
  const parts = useMemo(
    () => boldOf(source, of.lines, text, of.upTo),
    [source.words, text, of.lines.length, of.upTo],
  );
  return <p>{parts.map((p, i) => (p.bold ? <b key={i}>{p.text}</b> : p.text))}</p>;
};

const Line = (props: LineProps) => {
  const { scene, source, entry, shares, when, onPly } = props,
    open = useSignal(false),
    l = entry.lines[0]!,
    all = useDetails(props),
    more = entry.alike || entry.lines.length > 1 || all.length > (onPly ? 1 : PLAIN);
  return (
    <li data-ply={l.from}>
      {!entry.alike && l.seat !== null && l.seat < 5 ? <Mk seat={l.seat} /> : <Ic name="rune" />}
      <div>
        {headOf(source, entry, props.lines).map((text) => (
          <Sentence key={text} source={source} text={text} of={entry} />
        ))}
        {shares && <Shares shares={shares} scene={scene} />}
        {open.value && <Details all={all} onPly={onPly} />}
        {more && (
          <button
            class="log-open"
            type="button"
            aria-expanded={open.value}
            onClick={() => {
              open.value = !open.value;
            }}
          >
            {open.value
              ? t("do.less")
              : entry.alike
                ? t("log.alike", { n: entry.lines.length - 1 })
                : t("log.details", { n: all.length })}
          </button>
        )}
      </div>
      {when && <time>{when}</time>}
      <ShowAgain from={l.from} upTo={entry.upTo} />
    </li>
  );
};

const SHOWN = 150,
  TICK = 30_000;

/** How long ago, told again as time goes by; nothing where nobody else waits. */
const useAgo = (model: TableModel): ((ply: number) => string) => {
  const now = useSignal(Date.now());
  useEffect(() => {
    if (!model.online) return;
    const timer = setInterval(() => {
      now.value = Date.now();
    }, TICK);
    return () => clearInterval(timer);
  }, [model]);
  return (ply) => (model.online ? ago(model.timeOf(ply), Math.max(now.value, Date.now())) : "");
};

const Heading = ({ section }: { section: Section }) => {
  const head = section.head!;
  return (
    <li class={`log-head ${head.sort}`}>
      {head.sort === "banner" ? <h3>{head.text}</h3> : <h4>{head.text}</h4>}
      <ShowAgain from={head.from} upTo={section.upTo} />
    </li>
  );
};

/** Has it a place under this filter? What a game counts as a fight or as points it says itself. */
export const fits = (e: Entry, only: Filter, me: number | null, source: Source): boolean =>
  only === "all" || (only === "mine" ? e.lines.some((l) => l.seat === me) : isOf(source, only, e));

interface FiltersProps {
  only: Signal<Filter>;
  mine: boolean;
  kinds: Chronicle | undefined;
}

const Filters = ({ only, mine, kinds }: FiltersProps) => {
  const all: Filter[] = [
    "all",
    ...(mine ? (["mine"] as const) : []),
    ...FILTERS.filter((f) => hasFilter(kinds, f)),
  ];
  return all.length < 2 ? null : (
    <div class="log-only" role="group" aria-label={t("log.only")}>
      {all.map((f) => (
        <button
          key={f}
          type="button"
          class="tag"
          aria-pressed={only.value === f}
          onClick={() => {
            only.value = f;
          }}
        >
          {f === "fights" && kinds?.fightsLabel ? kinds.fightsLabel() : t(`log.${f}`)}
        </button>
      ))}
    </div>
  );
};

/** What lines are made of. A sentence is made once, however often it is compared. */
export const useSource = (scene: Scene, kinds: Chronicle | undefined): Source =>
  useMemo(() => {
    const steps = new Map(scene.log.map((l) => [l.ply, l])),
      known = new Map<string, string>(),
      { words } = scene;
    const event = (text: string) => {
      const said = known.get(text) ?? words.event(text);
      known.set(text, said);
      return said;
    };
    return {
      words: {
        event,
        seat: (i) => words.seat(i),
        label: (kind, id) => words.label(kind, id),
        title: (id) => words.title(id),
        forms: (kind, id) => words.forms(kind, id),
        parseEvent: (text) => words.parseEvent(text),
        parse: (text) => words.parse(text),
      },
      kinds,
      stepAt: (ply) => steps.get(ply),
    };
  }, [scene.log, scene.words, kinds]);

/** What the log shows, newest first, and what it is made of. */
const useSections = (scene: Scene, kinds: Chronicle | undefined, only: Filter) => {
  const source = useSource(scene, kinds);
  const lines = useMemo(
    () => scene.words.log(scene.log.filter((l) => l.ply < scene.m.ply)).slice(-SHOWN),
    [scene.log, scene.m.ply, scene.words],
  );
  const { all, shares } = useMemo(() => {
    const sections = sectionsOf(lines, source),
      entries = sections.flatMap((s) => s.entries);
    return { all: sections.reverse(), shares: sharesOf(source, entries, scene.m.players.length, lines) };
  }, [lines, source]);
  const sections = useMemo(
    () =>
      only === "all"
        ? all
        : all
            .map((s) => ({ ...s, entries: s.entries.filter((e) => fits(e, only, scene.m.me, source)) }))
            .filter((s) => s.entries.length),
    [all, only, scene.m.me, source],
  );
  return { source, lines, shares, sections };
};

/** From where on everything came after the reader's last answer, and how much of it is of others; null: nothing
 * is, or there was no answer yet. */
export const sinceOf = (
  log: readonly LogEntry[],
  me: number | null,
  entries: readonly Entry[],
): { ply: number; n: number } | null => {
  const last = me === null ? undefined : log.findLast((l) => l.seat === me);
  if (!last) return null;
  const n = entries.filter((e) => e.from > last.ply && e.lines[0]!.seat !== me).length;
  return n ? { ply: last.ply + 1, n } : null;
};

/** Where the reader's last turn was: what came since stands above it. */
const Since = ({ ply, n }: { ply: number; n: number }) => (
  <li class="mark">
    <Ic name="replay" />
    {t("log.since", { n })}
    {showSince.value?.has(ply) && (
      <button type="button" onClick={() => showSince.value?.show(ply)}>
        {t("log.showThem")}
      </button>
    )}
  </li>
);

interface LogProps {
  scene: Scene;
  model: TableModel;
  kinds?: Chronicle | undefined;
  onPly?: (ply: number) => void;
}

export const Log = ({ scene, model, kinds, onPly }: LogProps) => {
  const only = useSignal<Filter>("all"),
    { source, lines, shares, sections } = useSections(scene, kinds, only.value);
  const heads = useMemo(() => new Set(lines.filter((l) => l.sort !== "line").map((l) => l.text)), [lines]);
  const age = useAgo(model),
    mark = sinceOf(
      scene.log.filter((l) => l.ply < scene.m.ply),
      scene.m.me,
      sections.flatMap((s) => s.entries),
    ),
    newest = sections.flatMap((s) => s.entries.at(-1) ?? [])[0];
  let above: Entry | null = null,
    told = "";
  return (
    <>
      <Filters only={only} mine={scene.m.me !== null} kinds={kinds} />
      <ol class="log-list" aria-label={t("side.log")} tabindex={0}>
        {!sections.length && only.value !== "all" && <li class="none">{t("log.none")}</li>}
        {sections.map((s) => (
          <>
            {s.head && <Heading key={`head ${s.head.from} ${s.head.text}`} section={s} />}
            {[...s.entries].reverse().map((e) => {
              const since =
                  mark && e.from < mark.ply && e !== newest && (!above || above.from >= mark.ply)
                    ? mark
                    : null,
                when = age(e.from),
                again = when === told;
              above = e;
              told = when;
              return (
                <>
                  {since && <Since key="mark" ply={since.ply} n={since.n} />}
                  <Line
                    key={`${e.from} ${e.lines[0]!.text}`}
                    scene={scene}
                    source={source}
                    entry={e}
                    shares={shares.get(e)}
                    when={again ? "" : when}
                    heads={heads}
                    lines={lines}
                    onPly={onPly}
                  />
                </>
              );
            })}
          </>
        ))}
      </ol>
    </>
  );
};
