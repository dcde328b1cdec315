// The rulebook as a page of its own: contents on the left, a page to read, what else helps on the right.
import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { Ic } from "../art/icons";
import { gameOfRule, RULE_ID } from "../core/rules";
import { type Route, route } from "../core/route";
import { theme } from "../core/settings";
import { GAMES, iconOf } from "../games";
import { Dock, HallBar } from "../home/Bar";
import { gameTitle } from "../home/Home";
import { begin } from "../home/Learn";
import { taught } from "../lessons/lesson";
import { hasPuzzles, nextPuzzle } from "../practice/tasks";
import { t } from "../words";
import { Blocks, type View, Words } from "./Blocks";
import { Exact } from "./Exact";
import { Results, SearchField } from "./Finder";
import {
  type Guide,
  guideOf,
  hasGuide,
  type Page,
  pageAt,
  placeOfRule,
  placesOf,
  plain,
  sectionAt,
} from "./guide";
import { say } from "./words";
import "./book.css";

const WHOLE = "print",
  EXACT = "exact";
const hrefTo = (game: string) => (at: string) => `#/rules/${gameOfRule(at) ?? game}/${at}`;
const isRule = (id: string) => new RegExp(`^${RULE_ID.source}$`).test(id);

const Games = ({ game }: { game: string }) => (
  <nav class="gsel" aria-label={say("games")}>
    {GAMES.map((g) => (
      <a
        key={g}
        href={`#/rules/${g}`}
        title={gameTitle(g)}
        aria-label={gameTitle(g)}
        {...(g === game ? { "aria-current": "page" as const } : {})}
      >
        <Ic name={iconOf(g)} />
      </a>
    ))}
  </nav>
);

const Contents = ({
  game,
  guide,
  page,
  at,
}: {
  game: string;
  guide: Guide;
  page: Page | undefined;
  at: string;
}) => {
  const href = hrefTo(game);
  return (
    <ol class="list">
      {guide.pages.map((p, i) => (
        <li key={p.id}>
          <a href={href(p.id)} {...(p === page ? { "aria-current": "page" as const } : {})}>
            <i>{i === guide.pages.length - 1 ? "+" : i + 1}</i>
            {p.title}
          </a>
          {p === page && (
            <ol>
              {p.blocks.map(
                (b) =>
                  b.k === "h2" &&
                  b.id && (
                    <li key={b.id}>
                      <a href={href(b.id)}>{plain(b.t)}</a>
                    </li>
                  ),
              )}
            </ol>
          )}
        </li>
      ))}
      <li class="apart">
        <a href={href(EXACT)} {...(at === EXACT || isRule(at) ? { "aria-current": "page" as const } : {})}>
          <i>§</i>
          {say("exact")}
        </a>
      </li>
      <li>
        <a href={href(WHOLE)} {...(at === WHOLE ? { "aria-current": "page" as const } : {})}>
          <i>¶</i>
          {say("printPage")}
        </a>
      </li>
    </ol>
  );
};

const OnePage = ({ guide, page, v }: { guide: Guide; page: Page; v: View }) => {
  const n = guide.pages.indexOf(page),
    before = guide.pages[n - 1],
    after = guide.pages[n + 1];
  return (
    <>
      <p class="small muted crumb">
        {gameTitle(v.game)} · {say("chapter", { n: n + 1, all: guide.pages.length })} ·{" "}
        {say("minutes", { n: page.minutes })}
      </p>
      <h1 data-anchor={page.id} tabindex={-1}>
        {page.title}
      </h1>
      <Blocks blocks={page.blocks} v={v} />
      <nav class="turn-page" aria-label={say("contents")}>
        {before ? (
          <a class="btn" href={v.href(before.id)}>
            <Ic name="undo" />
            {before.title}
          </a>
        ) : (
          <span />
        )}
        {after && (
          <a class="btn" href={v.href(after.id)}>
            {after.title}
            <Ic name="redo" />
          </a>
        )}
      </nav>
    </>
  );
};

const Whole = ({ guide, v }: { guide: Guide; v: View }) => (
  <>
    <section class="book-cover">
      <Ic name={iconOf(v.game)} />
      <h1>{gameTitle(v.game)}</h1>
      <p>{say("title")}</p>
      <button class="btn primary" type="button" onClick={() => print()}>
        {say("print")}
      </button>
      <ol>
        {guide.pages.map((p) => (
          <li key={p.id}>{p.title}</li>
        ))}
      </ol>
    </section>
    {guide.pages.map((p) => (
      <section key={p.id} class="book-leaf">
        <h1>{p.title}</h1>
        <Blocks blocks={p.blocks} v={v} />
      </section>
    ))}
  </>
);

/** Three questions people ask, beside the page: those that lead to it first. */
const Asked = ({ guide, v }: { guide: Guide; v: View }) => {
  const page = guide.pages.find((p) => p.blocks.some((b) => b.k === "ask")),
    ask = page?.blocks.find((b) => b.k === "ask");
  if (!page || ask?.k !== "ask") return null;
  return (
    <section class="card">
      <h3>
        <Ic name="chat" />
        {say("ask")}
      </h3>
      {ask.items.slice(0, 3).map((q) => (
        <p class="soft" key={plain(q.q)}>
          <a href={v.href(page.id)}>{plain(q.q)}</a> <Words t={q.a} v={v} />
        </p>
      ))}
    </section>
  );
};

/** What was read, done: a first game with a guide, or one position with a best answer. */
const Try = ({ game }: { game: string }) => {
  const busy = useSignal(false);
  const start = async () => {
    busy.value = true;
    try {
      await begin(game);
    } finally {
      busy.value = false;
    }
  };
  return (
    <section class="card">
      <h3>
        <Ic name="play" />
        {say("try")}
      </h3>
      <p class="soft">{say("tryText")}</p>
      <div class="row">
        {taught().includes(game) && (
          <button
            class="btn"
            type="button"
            data-try="lesson"
            disabled={busy.value}
            onClick={() => void start()}
          >
            {say("tryLesson")}
          </button>
        )}
        {hasPuzzles(game) && (
          <a class="btn" data-try="puzzle" href={`#/p/${game}/${nextPuzzle(game)}`}>
            {say("tryPuzzle")}
          </a>
        )}
      </div>
    </section>
  );
};

const Beside = ({ guide, v }: { guide: Guide; v: View }) => (
  <aside class="book-aside">
    <Try game={v.game} />
    <section class="card">
      <h3>
        <Ic name="rune-stone" />
        {say("table")}
      </h3>
      <p class="soft">
        <kbd>?</kbd> {say("tableText")}
      </p>
    </section>
    <Asked guide={guide} v={v} />
  </aside>
);

/** Brings an anchor into sight when its page is there. */
const useAnchor = (at: string, ready: boolean) => {
  const root = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!ready) return;
    const timer = setTimeout(() => {
      const el = at ? root.current?.querySelector<HTMLElement>(`[data-anchor="${CSS.escape(at)}"]`) : null;
      if (!el || el.tagName === "H1") scrollTo(0, 0);
      else el.scrollIntoView({ block: "start" });
      el?.focus({ preventScroll: true });
    });
    return () => clearTimeout(timer);
  }, [at, ready]);
  return root;
};

/** Paper is light: boards and pictures are printed by day, whatever the screen shows. */
const useDaylightOnPaper = () => {
  useEffect(() => {
    const root = document.documentElement,
      dress = (look: string) => () => {
        root.dataset.theme = look || theme.value;
      };
    const before = dress("light"),
      after = dress("");
    addEventListener("beforeprint", before);
    addEventListener("afterprint", after);
    return () => {
      removeEventListener("beforeprint", before);
      removeEventListener("afterprint", after);
    };
  }, []);
};

const RuleInBook = ({ guide, v, rule }: { guide: Guide; v: View; rule: string }) => {
  const anchor = placeOfRule(placesOf(v.game), rule),
    section = anchor ? sectionAt(guide, anchor) : null;
  return section && anchor ? (
    <p>
      <a class="btn" href={v.href(anchor)}>
        <Ic name="rune-stone" />
        {say("inBook", { title: section.title })}
      </a>
    </p>
  ) : null;
};

export const BookPage = ({ at }: { at: Route }) => {
  const game = GAMES.find((g) => g === at.where) ?? GAMES[0],
    guide = guideOf(game),
    rule = isRule(at.id) ? at.id : "",
    sought = useSignal("");
  useDaylightOnPaper();
  const alone = !hasGuide(game),
    exact = alone || rule !== "" || at.id === EXACT,
    page = guide && !exact ? (pageAt(guide, at.id) ?? guide.pages[0]) : undefined;
  const root = useAnchor(at.id, !!page),
    v: View = { game, href: hrefTo(game) };
  useEffect(() => {
    sought.value = "";
  }, [route.value.id, game]);
  return (
    <div class="hall rules-page">
      <HallBar at="rules" />
      <div class="book" data-game={game}>
        <nav class="toc" aria-label={say("contents")}>
          <Games game={game} />
          <SearchField sought={sought} id="book-search" />
          {guide && <Contents game={game} guide={guide} page={page} at={at.id} />}
        </nav>
        <main class="prose" id="main" ref={root} lang={document.documentElement.lang}>
          {sought.value.trim() ? (
            <Results v={v} sought={sought} />
          ) : exact ? (
            <>
              {guide && rule && <RuleInBook guide={guide} v={v} rule={rule} />}
              <Exact game={game} id={rule} v={v} />
            </>
          ) : !guide ? (
            <p class="desc">{t("table.loading")}</p>
          ) : at.id === WHOLE ? (
            <Whole guide={guide} v={v} />
          ) : (
            page && <OnePage guide={guide} page={page} v={v} />
          )}
        </main>
        {guide && <Beside guide={guide} v={v} />}
      </div>
      <Dock at="rules" />
    </div>
  );
};
