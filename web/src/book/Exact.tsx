// The exact rules: every line the engine follows, in chapters, with the one that was asked for in sight.
import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { bookOf, type Chapter, RULE_ID, type Rule, withReason } from "../core/rules";
import { lang } from "../core/settings";
import { t } from "../words";
import { linkTo, type View } from "./Blocks";
import { say } from "./words";

/** A sentence with other rules' ids as links. */
const Sentence = ({ text, v }: { text: string; v: View }) => {
  const out: ComponentChildren[] = [];
  let last = 0;
  for (const m of text.matchAll(RULE_ID)) {
    out.push(
      text.slice(last, m.index),
      <a class="rid" {...linkTo(v, m[0])}>
        {m[0]}
      </a>,
    );
    last = m.index + m[0].length;
  }
  return (
    <>
      {out}
      {text.slice(last)}
    </>
  );
};

const Line = ({ rule, here, v }: { rule: Rule; here: boolean; v: View }) => {
  const [text, reason] = withReason(rule.text);
  return (
    <div class={`rule ${here ? "here" : ""}`} data-rule={rule.id} tabindex={-1}>
      <dt>{rule.id}</dt>
      <dd lang={rule.own ? lang.value : "en"}>
        <Sentence text={text} v={v} />
        {reason && (
          <p class="reason">
            <Sentence text={reason} v={v} />
          </p>
        )}
      </dd>
    </div>
  );
};

const Chapters = ({ list, id, v }: { list: Chapter[]; id: string; v: View }) => (
  <>
    {list.map((c) => (
      <section key={c.title}>
        <h3>{c.title}</h3>
        <dl>
          {c.rules.map((r) => (
            <Line key={r.id} rule={r} here={r.id === id} v={v} />
          ))}
        </dl>
      </section>
    ))}
  </>
);

export const Exact = ({ game, id, v }: { game: string; id: string; v: View }) => {
  const book = bookOf(game),
    list = useRef<HTMLDivElement>(null),
    inner = book?.filter((c) => c.inner) ?? [],
    asked = inner.some((c) => c.rules.some((r) => r.id === id));
  useEffect(() => {
    if (!book || !id) return;
    const timer = setTimeout(() => {
      const el = list.current?.querySelector<HTMLElement>(`[data-rule="${id}"]`);
      el?.scrollIntoView({ block: "center" });
      el?.focus({ preventScroll: true });
    });
    return () => clearTimeout(timer);
  }, [id, book === null]);
  return (
    <div class="rule-list" ref={list}>
      <h1>{say("exact")}</h1>
      <p class="lead">{say("exactAbout")}</p>
      {!book && <p class="desc">{t("table.loading")}</p>}
      {book && <Chapters list={book.filter((c) => !c.inner)} id={id} v={v} />}
      {inner.length > 0 && (
        <details class="inner-rules" open={asked}>
          <summary>{say("exactInner")}</summary>
          <Chapters list={inner} id={id} v={v} />
        </details>
      )}
    </div>
  );
};
