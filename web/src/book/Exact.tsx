// The exact rules: every line the engine follows, in chapters, with the one that was asked for in sight.
import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { bookOf, RULE_ID } from "../core/rules";
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

export const Exact = ({ game, id, v }: { game: string; id: string; v: View }) => {
  const book = bookOf(game),
    list = useRef<HTMLDivElement>(null);
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
      {book?.map((c) => (
        <section key={c.title}>
          <h3>{c.title}</h3>
          <dl>
            {c.rules.map((r) => (
              <div key={r.id} class={`rule ${r.id === id ? "here" : ""}`} data-rule={r.id} tabindex={-1}>
                <dt>{r.id}</dt>
                <dd lang={r.own ? lang.value : "en"}>
                  <Sentence text={r.text} v={v} />
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
};
