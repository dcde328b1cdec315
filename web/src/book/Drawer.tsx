// The rulebook beside the table: a drawer that any dialog leaves room for, open at the place where the
// question, the closed choice or the rule belongs.
import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { Ic } from "../art/icons";
import { bookOf, gameOfRule, RULE_ID, ruleIn } from "../core/rules";
import { lang } from "../core/settings";
import { type Opened, openRules, closeRules } from "../table/Rules";
import { t } from "../words";
import { Blocks, linkTo, type View } from "./Blocks";
import { Exact } from "./Exact";
import { Results, SearchField } from "./Finder";
import { type Guide, guideOf, hasGuide, placeOfRule, placesOf, sectionAt } from "./guide";
import { say } from "./words";
import "./book.css";

const isRule = (at: string) => new RegExp(`^${RULE_ID.source}$`).test(at);

/** What was asked for by its id, above the place in the book where it is explained. */
const AskedRule = ({ game, id }: { game: string; id: string }) => {
  const r = ruleIn(bookOf(game), id);
  return (
    <div class="asked-rule" data-rule={id}>
      <b>{id}</b>
      <p lang={r && !r.own ? "en" : lang.value}>{r?.text ?? t("table.loading")}</p>
    </div>
  );
};

const Place = ({ guide, at, v, question }: { guide: Guide; at: string; v: View; question: string }) => {
  const rule = isRule(at) ? at : "",
    places = placesOf(v.game),
    asked = !at && question ? (places?.prompts[question] ?? "") : "";
  const anchor = rule ? placeOfRule(places, rule) : at || asked || guide.pages[0]?.id,
    section = anchor ? sectionAt(guide, anchor) : null;
  return (
    <>
      {rule && <AskedRule game={v.game} id={rule} />}
      {section && (
        <>
          <h2 data-anchor={anchor} tabindex={-1}>
            {section.title}
          </h2>
          <Blocks blocks={section.blocks} v={{ ...v, rule: rule || undefined }} />
          <h3>{say("also")}</h3>
          <p class="also">
            <a {...linkTo(v, section.page.id)}>{section.page.title}</a>
            {" · "}
            <a {...linkTo(v, guide.pages.at(-1)!.id)}>{guide.pages.at(-1)!.title}</a>
            {" · "}
            <a href={`#/rules/${v.game}/${anchor}`} target="_blank" rel="noreferrer">
              {say("whole", { title: section.page.title })}
            </a>
          </p>
        </>
      )}
    </>
  );
};

/** Around the drawer: beside the table, or, while the page waits for a dialog of the browser, above that. */
const Shell = ({ title, children }: { title: string; children: ComponentChildren }) => {
  const modal = useRef(document.querySelector("dialog:modal") !== null).current,
    box = useRef<HTMLElement>(null);
  useEffect(() => {
    const from = document.activeElement as HTMLElement | null,
      root = document.documentElement;
    if (modal) (box.current as HTMLDialogElement | null)?.showModal();
    else root.dataset.drawer = "open";
    return () => {
      delete root.dataset.drawer;
      setTimeout(() => {
        const now = document.activeElement;
        if ((now === null || now === document.body) && from?.isConnected) from.focus({ preventScroll: true });
      });
    };
  }, []);
  // before it is painted: whoever sees it may close it
  useLayoutEffect(() => {
    const onKey = (e: KeyboardEvent) => {
      if (e.key !== "Escape" || e.defaultPrevented) return;
      e.preventDefault();
      e.stopPropagation();
      closeRules();
    };
    document.addEventListener("keydown", onKey, true);
    return () => document.removeEventListener("keydown", onKey, true);
  }, []);
  return modal ? (
    <dialog
      class="drawer"
      ref={box as never}
      aria-label={title}
      onClose={closeRules}
      onClick={(e) => {
        if (e.target === box.current) closeRules();
      }}
    >
      {children}
    </dialog>
  ) : (
    <aside class="drawer" ref={box} aria-label={title}>
      {children}
    </aside>
  );
};

export const Drawer = ({ at: { game, id, question, asks } }: { at: Opened }) => {
  const sought = useSignal(""),
    body = useRef<HTMLDivElement>(null),
    guide = guideOf(game);
  const to = (anchor: string) => openRules(gameOfRule(anchor) ?? game, anchor),
    v: View = { game, href: (a) => `#/rules/${gameOfRule(a) ?? game}/${a}`, on: to };
  useEffect(() => {
    body.current?.scrollTo(0, 0);
  }, [id, question, guide === null]);
  return (
    <Shell title={say("title")}>
      <header>
        <b>
          <Ic name="rune-stone" />
          {say("title")}
        </b>
        <SearchField sought={sought} id="drawer-search" />
        <button class="tool" type="button" aria-label={t("do.close")} onClick={closeRules}>
          <Ic name="close" />
        </button>
      </header>
      <div class="prose" ref={body} tabindex={0} role="region" aria-label={say("contents")}>
        {sought.value.trim() ? (
          <Results v={v} sought={sought} />
        ) : !hasGuide(game) ? (
          <Exact game={game} id={id} v={v} />
        ) : !guide ? (
          <p class="desc">{t("table.loading")}</p>
        ) : (
          <>
            {!id && asks && <p class="small muted">{say("fits", { question: asks })}</p>}
            <Place guide={guide} at={id} v={v} question={question} />
          </>
        )}
      </div>
      <footer class="small muted">
        {asks && say("waits")}{" "}
        <span class="keys">
          <kbd>?</kbd> {say("keys")} <kbd>Esc</kbd> {say("back")}
        </span>
      </footer>
    </Shell>
  );
};
