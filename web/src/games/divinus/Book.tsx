// The book of a campaign, wherever it is kept; and the shelf of campaigns.
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Ic, Weave } from "../../art/icons";
import type { Route } from "../../core/route";
import { lang, theme } from "../../core/settings";
import { LANGS, loadWords, type Words, languageOf } from "../../core/words";
import { openSettings } from "../../home/Settings";
import { t } from "../../words";
import "./divinus.css";
import "./book.css";
import { HallBook } from "./book/HallBook";
import { HereBook } from "./book/HereBook";
import { ShelfPage } from "./book/Shelf";
import { say } from "./words";

const useWords = (): Words | null => {
  const words = useSignal<Words | null>(null),
    l = lang.value;
  useEffect(() => {
    void loadWords("divinus", l).then((w) => {
      words.value = w;
    });
  }, [l]);
  return words.value;
};

const Bar = () => (
  <header class="bar home">
    <a class="brand" href="#/" aria-label={`Meadhall, ${t("nav.home")}`}>
      <Ic name="b-hall" />
      <span>Meadhall</span>
    </a>
    <nav class="hnav bk-nav" aria-label={say("book.shelf")}>
      <a href="#/c">{say("book.shelf")}</a>
    </nav>
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
        onClick={() => {
          theme.value = theme.value === "dark" ? "light" : "dark";
        }}
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
);

export const BookPage = ({ at }: { at: Route }) => {
  const words = useWords();
  return (
    <div class="g-home g-book">
      <Bar />
      <Weave cls="weave full" />
      {!words ? (
        <main class="bk" id="main">
          <p role="status">{t("table.loading")}</p>
        </main>
      ) : at.id && at.where === "hall" ? (
        <HallBook key={at.id} id={at.id} invite={at.rest} words={words} />
      ) : at.id ? (
        <HereBook key={at.id} id={at.id} words={words} />
      ) : (
        <ShelfPage words={words} />
      )}
    </div>
  );
};
