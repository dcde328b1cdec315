// The log in words: rounds and phases as headings, what one seat did in a row as one entry with its details behind
// it, and at a table of the hall how long ago.
import { type Signal, useSignal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import { Ic, Mk } from "../art/icons";
import type { TableModel } from "../core/model";
import type { LogEntry } from "../core/protocol";
import type { Told } from "../core/speech";
import { ago } from "../core/times";
import type { Words } from "../core/words";
import { ShowAgain } from "../stages/hook";
import { t } from "../words";
import type { LogKinds, Scene } from "./game";

/** What is told together. `lines` has one, or all that one seat did in a row. */
export interface Entry {
  lines: Told[];
  from: number;
  /** The first ply of what comes after it. */
  upTo: number;
}
/** A round or a phase, and what is told under it. */
export interface Section {
  head: Told | null;
  upTo: number;
  entries: Entry[];
}

/** What of the log is shown. */
export type Filter = "all" | "mine" | keyof LogKinds;
const FILTERS: (keyof LogKinds)[] = ["fights", "points"];

/** So many lines of one seat in a row are folded. */
const FOLDED = 3;
/** So many things a sentence says itself; in a replay each of them is a place to go to. */
const PLAIN = 3;

const follows = (a: Told | undefined, b: Told) =>
  a?.sort === "line" && a.seat !== null && a.seat < 5 && a.seat === b.seat;

/** The log in sections, in the order of the game. */
export const sectionsOf = (lines: readonly Told[]): Section[] => {
  const out: Section[] = [{ head: null, upTo: 0, entries: [] }];
  lines.forEach((l, i) => {
    const upTo = lines[i + 1]?.from ?? Number.POSITIVE_INFINITY,
      last = out.at(-1)!.entries.at(-1);
    if (l.sort !== "line") out.push({ head: l, upTo, entries: [] });
    else if (last && follows(last.lines[0], l)) {
      last.lines.push(l);
      last.upTo = upTo;
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

type DetailsProps = Pick<LineProps, "scene" | "entry" | "heads" | "lines" | "onPly">;

const Details = ({ scene, entry, heads, lines, onPly }: DetailsProps) => {
  const all = useMemo(
    () =>
      detailsOf(
        scene.words,
        scene.log.filter((l) => l.ply >= entry.from && l.ply < Math.min(entry.upTo, scene.m.ply)),
        heads,
        apartFrom(entry, lines),
      ),
    [scene.log, scene.words, entry.from, entry.upTo],
  );
  return (
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
};

interface LineProps {
  scene: Scene;
  entry: Entry;
  when: string;
  /** Texts that are headings. */
  heads: ReadonlySet<string>;
  /** All that is told, in the order of the game. */
  lines: readonly Told[];
  /** How many things happened in it. */
  count: number;
  onPly?: (ply: number) => void;
}

const Line = ({ scene, entry, when, heads, lines, count, onPly }: LineProps) => {
  const open = useSignal(false),
    l = entry.lines[0]!,
    folded = entry.lines.length > 1;
  return (
    <li data-ply={l.from}>
      {l.seat !== null && l.seat < 5 ? <Mk seat={l.seat} /> : <Ic name="rune" />}
      <div>
        <p>{l.text}</p>
        {folded && <p>{entry.lines.at(-1)!.text}</p>}
        {open.value && <Details scene={scene} entry={entry} heads={heads} lines={lines} onPly={onPly} />}
        {(folded || count > (onPly ? 1 : PLAIN)) && (
          <button
            class="log-open"
            type="button"
            aria-expanded={open.value}
            onClick={() => {
              open.value = !open.value;
            }}
          >
            {open.value ? t("do.less") : t("log.details")}
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

const byWhom = (event: string) => Number(event.split(" ")[1]);

/** Has it a place under this filter? What a game counts as a fight or as points it says itself. */
export const fits = (
  e: Entry,
  only: Filter,
  me: number | null,
  kinds: LogKinds | undefined,
  stepAt: (ply: number) => LogEntry | undefined,
  tell: (event: string) => string,
): boolean => {
  if (only === "all") return true;
  if (only === "mine") return e.lines[0]!.seat === me;
  const said = kinds?.[only];
  return e.lines.some((l) => {
    for (let ply = l.from; said && ply <= l.to; ply++)
      for (const event of stepAt(ply)?.events ?? [])
        if (said.test(event) && (l.seat === null ? tell(event) === l.text : byWhom(event) === l.seat))
          return true;
    return false;
  });
};

const Filters = ({ only, mine, kinds }: { only: Signal<Filter>; mine: boolean; kinds?: LogKinds }) => {
  const all: Filter[] = ["all", ...(mine ? (["mine"] as const) : []), ...FILTERS.filter((f) => kinds?.[f])];
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
          {t(`log.${f}`)}
        </button>
      ))}
    </div>
  );
};

/** What the log shows, newest first, and what it is made of. */
const useSections = (scene: Scene, kinds: LogKinds | undefined, only: Filter) => {
  const lines = useMemo(
    () => scene.words.log(scene.log.filter((l) => l.ply < scene.m.ply)).slice(-SHOWN),
    [scene.log, scene.m.ply, scene.words],
  );
  const steps = useMemo(() => new Map(scene.log.map((l) => [l.ply, l])), [scene.log]),
    all = useMemo(() => sectionsOf(lines).reverse(), [lines]);
  const sections = useMemo(
    () =>
      only === "all"
        ? all
        : all
            .map((s) => ({
              ...s,
              entries: s.entries.filter((e) =>
                fits(
                  e,
                  only,
                  scene.m.me,
                  kinds,
                  (ply) => steps.get(ply),
                  (event) => scene.words.event(event),
                ),
              ),
            }))
            .filter((s) => s.entries.length),
    [all, only, scene.m.me, scene.words, kinds, steps],
  );
  return { lines, steps, sections };
};

interface LogProps {
  scene: Scene;
  model: TableModel;
  kinds?: LogKinds;
  onPly?: (ply: number) => void;
}

export const Log = ({ scene, model, kinds, onPly }: LogProps) => {
  const only = useSignal<Filter>("all"),
    { lines, steps, sections } = useSections(scene, kinds, only.value);
  const heads = useMemo(() => new Set(lines.filter((l) => l.sort !== "line").map((l) => l.text)), [lines]);
  const age = useAgo(model),
    mark = model.since.value[0]?.log[0]?.ply ?? null,
    newest = sections.flatMap((s) => s.entries.at(-1) ?? [])[0];
  let above: Entry | null = null,
    told = "";
  const countOf = (e: Entry) => {
    let n = 0;
    for (let ply = e.from; ply < Math.min(e.upTo, scene.m.ply); ply++)
      n += steps.get(ply)?.events.length ?? 0;
    return n;
  };
  return (
    <>
      <Filters only={only} mine={scene.m.me !== null} kinds={kinds} />
      <ol class="log-list" aria-label={t("side.log")} tabindex={0}>
        {!sections.length && only.value !== "all" && <li class="none">{t("log.none")}</li>}
        {sections.map((s) => (
          <>
            {s.head && <Heading key={`head ${s.head.from} ${s.head.text}`} section={s} />}
            {[...s.entries].reverse().map((e) => {
              const since = mark !== null && e.from < mark && e !== newest && (!above || above.from >= mark),
                when = age(e.from),
                again = when === told;
              above = e;
              told = when;
              return (
                <>
                  {since && (
                    <li class="mark" key="mark">
                      <Ic name="replay" />
                      {t("log.since")}
                    </li>
                  )}
                  <Line
                    key={`${e.from} ${e.lines[0]!.text}`}
                    scene={scene}
                    entry={e}
                    when={again ? "" : when}
                    heads={heads}
                    lines={lines}
                    count={countOf(e)}
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
