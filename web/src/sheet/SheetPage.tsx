// A score sheet for a game that lies on a real table: what is entered is counted by the engine.
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Ic, Mk, Weave } from "../art/icons";
import { Rejected } from "../core/client";
import { here } from "../core/halls";
import type { GameInfo, Sheet } from "../core/protocol";
import { go, type Route } from "../core/route";
import { flipTheme, lang } from "../core/settings";
import { LANGS, loadWords, type Words, languageOf } from "../core/words";
import { SHEETS } from "../games";
import { gameTitle } from "../home/Home";
import { openSettings, Segments } from "../home/Settings";
import { minus } from "../table/Side";
import { t } from "../words";
import "./sheet.css";

type Label = [string, string, string];
interface Entry {
  id: string;
  label: Label;
  kind: string;
  low: number;
  high: number;
  things: { id: string; label: Label }[];
}
interface Filled {
  seats: number;
  names: string[];
  values: Record<string, string>[];
}

const MOST = 5;
const inLang = (l: Label) => {
  const x = l[LANGS.indexOf(lang.value)] || l[0];
  return x ? x[0]!.toUpperCase() + x.slice(1) : "";
};
const keyOf = (game: string) => `meadhall.sheet.${game}`;
const empty = (): Filled => ({
  seats: 3,
  names: Array.from({ length: MOST }, () => ""),
  values: Array.from({ length: MOST }, () => ({})),
});
const recall = (game: string): Filled => {
  try {
    return { ...empty(), ...(JSON.parse(localStorage.getItem(keyOf(game)) ?? "{}") as Partial<Filled>) };
  } catch {
    return empty();
  }
};

/** Things of a kind: a list that opens, with what is taken. */
const Things = ({
  e,
  value,
  label,
  on,
}: {
  e: Entry;
  value: string;
  label: string;
  on: (v: string) => void;
}) => {
  const taken = value ? value.split("+") : [];
  const flip = (id: string) =>
    on((taken.includes(id) ? taken.filter((x) => x !== id) : [...taken, id]).join("+"));
  return (
    <details class="st-things">
      <summary>
        {taken.length ? t("sheet.choose", { n: taken.length }) : t("sheet.none")}
        <span class="sr"> {label}</span>
      </summary>
      <div>
        {e.things.map((x) => (
          <label key={x.id}>
            <input type="checkbox" checked={taken.includes(x.id)} onChange={() => flip(x.id)} />
            {inLang(x.label)}
          </label>
        ))}
      </div>
    </details>
  );
};

const Result = ({ sheets, names, words }: { sheets: Sheet[]; names: string[]; words: Words }) => {
  const used = (sheets[0]?.lines ?? []).map((l) => l.category);
  const points = (s: Sheet, c: string) => s.lines.find((l) => l.category === c)?.points ?? 0;
  return (
    <div class="st-scroll" tabindex={0} role="region" aria-label={t("side.score")}>
      <table class="st-table st-result">
        <thead>
          <tr>
            <th scope="col">
              <span class="sr">{t("score.category")}</span>
            </th>
            {sheets.map((s) => (
              <th scope="col" key={s.seat}>
                <Mk seat={s.seat} />
                {names[s.seat]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {used.map((c) => (
            <tr key={c}>
              <th scope="row">{words.category(c)}</th>
              {sheets.map((s) => (
                <td key={s.seat} class={points(s, c) ? "" : "zero"}>
                  {minus(points(s, c))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t("score.total")}</th>
            {sheets.map((s) => (
              <td key={s.seat} data-total>
                {minus(s.total)}
              </td>
            ))}
          </tr>
          <tr>
            <th scope="row">{t("sheet.rank")}</th>
            {sheets.map((s) => (
              <td key={s.seat} class={s.rank === 1 ? "first" : ""}>
                {s.rank === 1 && <Ic name="crown" />}
                {s.rank}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  );
};

/** What is asked of a game's sheet, and its words. */
const useQuestions = (game: string) => {
  const entries = useSignal<Entry[] | null>(null),
    words = useSignal<Words | null>(null),
    l = lang.value;
  useEffect(() => {
    void here()
      .ask<{ entries: Entry[] | null }>({ t: "sheet", game })
      .then(
        (m) => {
          entries.value = m.entries ?? [];
        },
        () => {
          entries.value = [];
        },
      );
  }, [game]);
  useEffect(() => {
    void loadWords(game, l).then((w) => {
      words.value = w;
    });
  }, [game, l]);
  return { entries: entries.value, words: words.value };
};

/** What was filled in, kept for the next visit. */
const useFilled = (game: string) => {
  const filled = useSignal<Filled>(recall(game));
  const change = (next: Partial<Filled>) => {
    filled.value = { ...filled.value, ...next };
    try {
      localStorage.setItem(keyOf(game), JSON.stringify(filled.value));
    } catch {
      /* for this visit only */
    }
  };
  return { filled: filled.value, change };
};

/** What a sheet comes to, or why it cannot be so. `said`: a line for everything that was entered. */
const useResult = (game: string, seats: number, entries: Entry[] | null, said: string[]) => {
  const result = useSignal<Sheet[]>([]),
    trouble = useSignal<{ text: string; line: number } | null>(null),
    lines = said.join("\n");
  useEffect(() => {
    if (!entries?.length) return;
    let live = true;
    here()
      .ask<{ seats: Sheet[] }>({ t: "sheet_score", game, options: "", seats, lines })
      .then(
        (m) => {
          if (live) {
            result.value = m.seats;
            trouble.value = null;
          }
        },
        (e: unknown) => {
          if (live)
            trouble.value =
              e instanceof Rejected ? { text: e.message, line: e.line } : { text: String(e), line: 0 };
        },
      );
    return () => {
      live = false;
    };
  }, [entries, seats, lines]);
  return { result: result.value, trouble: trouble.value };
};

const useSheet = (game: string, range: number[]) => {
  const { entries, words } = useQuestions(game),
    { filled: f, change } = useFilled(game),
    n = Math.max(range[0] ?? 1, Math.min(range.at(-1) ?? MOST, f.seats)),
    name = (i: number) => f.names[i]?.trim() || t("seat.n", { n: i + 1 });
  const put = (seat: number, id: string, v: string) =>
    change({ values: f.values.map((x, i) => (i === seat ? { ...x, [id]: v } : x)) });
  const said = Array.from({ length: n }, (_, i) =>
    (entries ?? []).flatMap((e) => {
      const v = f.values[i]?.[e.id];
      return v ? [`${i}.${e.id} ${v}`] : [];
    }),
  ).flat();
  const { result, trouble } = useResult(game, n, entries, said),
    wrongAt = trouble && trouble.line > 0 ? said[trouble.line - 1] : undefined;
  return {
    entries,
    words,
    filled: f,
    n,
    name,
    change,
    put,
    result,
    trouble,
    /** The cell that is refused, as SEAT.ENTRY. */
    bad: wrongAt?.split(" ")[0] ?? null,
  };
};
type Open = ReturnType<typeof useSheet>;

const Names = ({ sheet: { filled: f, n, change } }: { sheet: Open }) => (
  <>
    {Array.from({ length: n }, (_, i) => (
      <th scope="col" key={i}>
        <Mk seat={i} />
        <input
          aria-label={t("seat.n", { n: i + 1 })}
          value={f.names[i]}
          placeholder={t("seat.n", { n: i + 1 })}
          maxLength={24}
          onInput={(e) => change({ names: f.names.map((x, j) => (j === i ? e.currentTarget.value : x)) })}
        />
      </th>
    ))}
  </>
);

const EntryRow = ({ sheet: { filled: f, n, name, put, bad }, e }: { sheet: Open; e: Entry }) => (
  <tr>
    <th scope="row">{inLang(e.label)}</th>
    {Array.from({ length: n }, (_, i) => {
      const value = f.values[i]?.[e.id] ?? "",
        label = `${inLang(e.label)}, ${name(i)}`;
      return (
        <td key={i} class={bad === `${i}.${e.id}` ? "bad" : ""}>
          {e.things.length ? (
            <Things e={e} value={value} label={label} on={(v) => put(i, e.id, v)} />
          ) : (
            <input
              type="number"
              inputMode="numeric"
              data-entry={`${i}.${e.id}`}
              aria-label={label}
              min={e.low}
              max={e.high}
              value={value}
              placeholder="0"
              onInput={(x) => put(i, e.id, x.currentTarget.value.replace(/[^\d-]/g, ""))}
            />
          )}
        </td>
      );
    })}
  </tr>
);

/** What cannot be so, in the reader's language where it is a number out of range. */
const Refusal = ({ sheet: { entries, trouble, bad, name } }: { sheet: Open }) => {
  const wrong = bad ? entries?.find((e) => e.id === bad.slice(bad.indexOf(".") + 1)) : undefined;
  return trouble ? (
    <div class="why" role="alert">
      <Ic name="lock" />
      {wrong && !wrong.things.length ? (
        <p key="range">
          {t("sheet.range", {
            what: inLang(wrong.label),
            name: name(Number(bad!.split(".")[0])),
            low: minus(wrong.low),
            high: wrong.high,
          })}
        </p>
      ) : (
        <p key="told" lang="en">
          {trouble.text}
        </p>
      )}
    </div>
  ) : null;
};

const OneSheet = ({ game, range }: { game: string; range: number[] }) => {
  const sheet = useSheet(game, range),
    { entries, words, filled, n, name, change, result } = sheet;
  if (!entries || !words) return <p role="status">{t("table.loading")}</p>;
  return (
    <>
      <Segments label={t("new.seats")} value={n} all={range} name={String} on={(k) => change({ seats: k })} />
      <div class="st-scroll" tabindex={0} role="region" aria-label={t("sheet.title")}>
        <table class="st-table">
          <thead>
            <tr>
              <th scope="col">{t("sheet.entry")}</th>
              <Names sheet={sheet} />
            </tr>
          </thead>
          <tbody>
            {entries.map((e) => (
              <EntryRow key={e.id} sheet={sheet} e={e} />
            ))}
          </tbody>
        </table>
      </div>
      <Refusal sheet={sheet} />
      <h2>
        <Ic name="chart" />
        {t("end.breakdown")}
      </h2>
      <Result sheets={result} names={Array.from({ length: n }, (_, i) => name(i))} words={words} />
      <button
        class="btn quiet"
        type="button"
        onClick={() => change({ ...empty(), seats: n, names: filled.names })}
      >
        <Ic name="rotate" />
        {t("sheet.clear")}
      </button>
    </>
  );
};

export const SheetPage = ({ at }: { at: Route }) => {
  const games = useSignal<GameInfo[]>([]),
    game = SHEETS.find((g) => g === at.id) ?? SHEETS[0]!;
  useEffect(() => {
    void here()
      .ask<{ games: GameInfo[] }>({ t: "games" })
      .then(
        (m) => {
          games.value = m.games;
        },
        () => {},
      );
  }, []);
  const [min, max] = games.value.find((g) => g.id === game)?.seats ?? [2, 4];
  return (
    <div class="g-home">
      <header class="bar home">
        <a class="brand" href="#/" aria-label={`Meadhall, ${t("nav.home")}`}>
          <Ic name="b-hall" />
          <span>Meadhall</span>
        </a>
        <nav class="lang" aria-label={t("set.lang")}>
          {LANGS.map((l) => (
            <button
              key={l}
              type="button"
              lang={l}
              aria-pressed={lang.value === l}
              onClick={() => {
                lang.value = l;
              }}
            >
              <span class="no-phone">{languageOf(l).name}</span>
              <span class="only-phone">{l.toUpperCase()}</span>
            </button>
          ))}
        </nav>
        <nav class="tools" aria-label={t("set.title")}>
          <button
            class="tool"
            type="button"
            aria-label={t("set.theme")}
            title={t("set.theme")}
            onClick={flipTheme}
          >
            <Ic name="theme" />
          </button>
          <button
            class="tool"
            type="button"
            aria-label={t("set.title")}
            title={t("set.title")}
            onClick={openSettings}
          >
            <Ic name="settings" />
          </button>
        </nav>
      </header>
      <Weave cls="weave full" />
      <main class="st" id="main">
        <h1>{t("sheet.title")}</h1>
        <Segments
          label={t("sheet.which")}
          value={game}
          all={SHEETS}
          name={gameTitle}
          on={(g) => go(`#/s/${g}`)}
        />
        {games.value.length > 0 && (
          <OneSheet key={game} game={game} range={Array.from({ length: max - min + 1 }, (_, i) => min + i)} />
        )}
        <p class="desc">
          <a href="#/c">{t("sheet.divinus")}</a>
        </p>
      </main>
    </div>
  );
};
