// The search field of the rulebook and what it finds: in the book first, then in the exact rules.
import type { Signal } from "@preact/signals";
import { Ic } from "../art/icons";
import { bookOf } from "../core/rules";
import { lang } from "../core/settings";
import { linkTo, type View } from "./Blocks";
import { guideOf } from "./guide";
import { around, type Found, marked, searchGuide } from "./search";
import { say } from "./words";

export const SearchField = ({ sought, id }: { sought: Signal<string>; id: string }) => (
  <label class="book-find" for={id}>
    <Ic name="zoom" />
    <span class="sr">{say("search")}</span>
    <input
      id={id}
      type="search"
      autocomplete="off"
      placeholder={say("search")}
      value={sought.value}
      onInput={(e) => {
        sought.value = e.currentTarget.value;
      }}
      onKeyDown={(e) => {
        if (e.key !== "Escape" || !sought.value) return;
        e.stopPropagation();
        sought.value = "";
      }}
    />
  </label>
);

const ICONS: Record<Found["kind"], string> = { head: "rune-stone", text: "log", thing: "card", rule: "lock" };

const Marked = ({ text, query }: { text: string; query: string }) => (
  <>{marked(text, query, lang.value).map(([part, hit], i) => (hit ? <mark key={i}>{part}</mark> : part))}</>
);

export const Results = ({ v, sought }: { v: View; sought: Signal<string> }) => {
  const query = sought.value,
    found = searchGuide(guideOf(v.game), bookOf(v.game), query, lang.value);
  return (
    <section class="finds" aria-label={say("results")}>
      <p class="small muted" role="status">
        {found.length ? say("found", { n: found.length }) : say("none")}
      </p>
      <ol>
        {found.map((f, i) => {
          const link = linkTo(v, f.at);
          return (
            <li key={`${f.at} ${i}`} data-kind={f.kind} data-at={f.at}>
              <a
                {...link}
                onClick={(e) => {
                  link.onClick?.(e);
                  sought.value = "";
                }}
              >
                <Ic name={ICONS[f.kind]} />
                <b>
                  <Marked text={f.title} query={query} />
                </b>
                <span>
                  <Marked text={around(f.text, query, lang.value)} query={query} />
                </span>
              </a>
            </li>
          );
        })}
      </ol>
    </section>
  );
};
