// The rules to read and to search, over a table or as a page of their own; every rule id in the page leads
// here.
import { signal, useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { Ic } from "../art/icons";
import { type Book, bookOf, gameOfRule, RULE_ID, ruleIn, searchBook } from "../core/rules";
import { go, type Route } from "../core/route";
import { lang } from "../core/settings";
import { GAMES } from "../games";
import { gameTitle } from "../home/Home";
import { Modal } from "../home/Settings";
import { t } from "../words";

const open = signal<{ game: string; id: string } | null>(null);
export const openRules = (game: string, id = "") => {
  open.value = { game, id };
};

/** A rule's id as a way to its text. */
export const RuleId = ({ id }: { id: string }) => {
  const game = gameOfRule(id);
  return game ? (
    <button
      type="button"
      class="rid"
      title={t("rules.open", { id })}
      onClick={(e) => {
        e.stopPropagation();
        openRules(game, id);
      }}
    >
      {id}
    </button>
  ) : (
    <code>{id}</code>
  );
};

/** Why something is closed, in the page's language where the rule is told in it. */
export const Reasoned = ({ rule, text }: { rule: string; text: string }) => {
  const game = gameOfRule(rule),
    book = game ? bookOf(game) : null,
    found = ruleIn(book, rule);
  return (
    <>
      <span {...(found?.own ? {} : { lang: "en" })}>{found?.text ?? (book || !game ? text : "")}</span>{" "}
      <RuleId id={rule} />
    </>
  );
};

/**
 * The sentence of a rule for places that hold only text; nothing while the rules are on their way, rather
 * than English.
 */
export const ruleText = (rule: string, text: string): string => {
  const game = gameOfRule(rule),
    book = game ? bookOf(game) : null;
  return ruleIn(book, rule)?.text ?? (book || !game ? text : "");
};

const marked = (text: string, words: string[]): ComponentChildren => {
  if (!words.length) return text;
  const at = new RegExp(`(${words.map((w) => w.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("|")})`, "gi");
  return text.split(at).map((part, i) => (i % 2 ? <mark key={i}>{part}</mark> : part));
};

/** A sentence with other rules' ids as links. */
const Sentence = ({ text, words, on }: { text: string; words: string[]; on: (id: string) => void }) => {
  const out: ComponentChildren[] = [];
  let last = 0;
  for (const m of text.matchAll(RULE_ID)) {
    out.push(
      marked(text.slice(last, m.index), words),
      <button type="button" class="rid" onClick={() => on(m[0])}>
        {m[0]}
      </button>,
    );
    last = m.index + m[0].length;
  }
  return (
    <>
      {out}
      {marked(text.slice(last), words)}
    </>
  );
};

const Rulebook = ({ game, id, onId }: { game: string; id: string; onId: (id: string) => void }) => {
  const sought = useSignal(""),
    list = useRef<HTMLDivElement>(null);
  const book: Book | null = bookOf(game),
    words = sought.value.toLowerCase().split(/\s+/).filter(Boolean);
  const found = book ? searchBook(book, sought.value) : [],
    n = found.reduce((k, c) => k + c.rules.length, 0);
  useEffect(() => {
    if (!book || !id) return;
    const show = () => {
      // the dialog around it opens after this effect
      const el = list.current?.querySelector<HTMLElement>(`[data-rule="${id}"]`);
      el?.scrollIntoView({ block: "center" });
      el?.focus({ preventScroll: true });
    };
    const timer = setTimeout(show, 0);
    return () => clearTimeout(timer);
  }, [id, book === null, sought.value === ""]);
  const to = (next: string) => {
    sought.value = "";
    onId(next);
  };
  return (
    <section class="rulebook">
      <div class="rule-find">
        <label for="rule-search">
          <Ic name="zoom" />
          <span class="sr">{t("rules.search")}</span>
        </label>
        <input
          id="rule-search"
          type="search"
          autocomplete="off"
          placeholder={t("rules.search")}
          value={sought.value}
          onInput={(e) => {
            sought.value = e.currentTarget.value;
          }}
        />
        <output>{book ? t("rules.count", { n }) : t("table.loading")}</output>
      </div>
      <div class="rule-list" ref={list} tabindex={0} role="region" aria-label={t("rules.title")}>
        {book && n === 0 && <p class="desc">{t("rules.none")}</p>}
        {found.map((c) => (
          <section key={c.title}>
            <h3>{c.title}</h3>
            <dl>
              {c.rules.map((r) => (
                <div key={r.id} class={`rule ${r.id === id ? "here" : ""}`} data-rule={r.id} tabindex={-1}>
                  <dt>{marked(r.id, words)}</dt>
                  <dd {...(r.own ? { lang: lang.value } : { lang: "en" })}>
                    <Sentence text={r.text} words={words} on={to} />
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </section>
  );
};

/** Over whatever is open, so that a table stays where it was. */
export const RulesDialog = () => {
  const at = open.value;
  if (!at) return null;
  return (
    <Modal
      title={t("rules.of", { game: gameTitle(at.game) })}
      onClose={() => {
        open.value = null;
      }}
      cls="rules"
    >
      <Rulebook
        game={at.game}
        id={at.id}
        onId={(id) => {
          open.value = { game: gameOfRule(id) ?? at.game, id };
        }}
      />
    </Modal>
  );
};

export const RulesPage = ({ at }: { at: Route }) => {
  const game = GAMES.find((g) => g === at.where) ?? GAMES[0];
  return (
    <main class="rules-page" id="main">
      <header class="bar">
        <a class="brand" href="#/" aria-label={`Meadhall, ${t("nav.home")}`}>
          <Ic name="b-hall" />
          <span>Meadhall</span>
        </a>
        <h1>{t("rules.title")}</h1>
      </header>
      <nav class="rule-games" aria-label={t("rules.title")}>
        {GAMES.map((g) => (
          <a
            key={g}
            class="btn"
            href={`#/rules/${g}`}
            {...(g === game ? { "aria-current": "page" as const } : {})}
          >
            {gameTitle(g)}
          </a>
        ))}
      </nav>
      <Rulebook
        key={game}
        game={game}
        id={at.id}
        onId={(id) => go(`#/rules/${gameOfRule(id) ?? game}/${id}`)}
      />
    </main>
  );
};
