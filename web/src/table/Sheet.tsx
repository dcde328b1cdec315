// A sheet over the board, and answers laid out as cards.
import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { Ic, Weave } from "../art/icons";
import { Guide } from "../lessons/Guide";
import { t } from "../words";
import { Remark } from "./Choices";
import type { Scene } from "./game";
import { FootBrings } from "./Outcome";
import { openRules } from "./Rules";

/** A sheet over the board that can be folded away to look at it. */
export const Sheet = ({
  s,
  title,
  sub,
  children,
  wide = false,
}: {
  s: Scene;
  title: string;
  sub?: string;
  children: ComponentChildren;
  wide?: boolean;
}) => {
  const folded = useSignal(false),
    box = useRef<HTMLElement>(null);
  useEffect(
    () => () => {
      // The question is answered and its sheet gone: who has a keyboard goes on at the next one.
      setTimeout(() => {
        if (document.activeElement === document.body)
          document.querySelector<HTMLElement>(".frame .ask")?.focus({ preventScroll: true });
      });
    },
    [],
  );
  useEffect(() => {
    folded.value = false;
    const at = document.activeElement;
    // who writes in the chat goes on writing
    if (at?.matches("input, textarea") && !box.current?.contains(at)) return;
    (box.current?.querySelector("[data-first]") as HTMLElement | null)?.focus({ preventScroll: true });
  }, [s.m.prompt?.id, s.m.ply]);
  useEffect(() => {
    if (!folded.value && document.activeElement === document.body)
      box.current?.querySelector<HTMLElement>("[data-first], button")?.focus({ preventScroll: true });
  }, [folded.value]);
  if (folded.value)
    return (
      <button
        class="btn primary unfold"
        type="button"
        ref={(e) => {
          if (document.activeElement === document.body) e?.focus({ preventScroll: true });
        }}
        onClick={() => {
          folded.value = false;
        }}
      >
        <Ic name="chevron" />
        {title}
      </button>
    );
  return (
    <>
      <div class="veil" aria-hidden="true" />
      <section class={`fight ${wide ? "" : "small"}`} role="dialog" aria-labelledby="dlg-t" ref={box}>
        <header>
          <Weave />
          <div class="fh">
            <h2 id="dlg-t">{title}</h2>
            {sub && <p>{sub}</p>}
          </div>
          <button
            class="tool"
            type="button"
            aria-label={t("do.fold")}
            title={t("do.fold")}
            onClick={() => {
              folded.value = true;
            }}
          >
            <Ic name="eye" />
          </button>
          <button
            class="tool to-book"
            type="button"
            aria-label={t("rules.title")}
            title={`${t("rules.title")} (?)`}
            onClick={() => openRules(s.m.game)}
          >
            <Ic name="rune-stone" />
          </button>
        </header>
        <Guide scene={s} />
        {children}
      </section>
    </>
  );
};

/** What a card carries: an icon, a number, and for those who only hear it what the icon means. */
export type Fact = [icon: string, n: number | string, means: string];

export const Cards = ({
  s,
  icon,
  kind,
  facts,
  note,
  above,
  top,
}: {
  s: Scene;
  above?: ComponentChildren;
  /** The upper half of a card with a picture, in place of its icon; and the kind whose frame it has. */
  top?: (id: string) => { kind: string; Top: ComponentChildren } | null;
  icon: (id: string) => string;
  kind: string;
  facts?: (id: string) => Fact[];
  note?: (id: string) => string;
}) => {
  const { ctl, words, m } = s;
  return (
    <Sheet s={s} title={words.prompt(m.prompt!.id)} wide={ctl.legal.value.length > 3}>
      {above}
      <div class={`pickcards ${ctl.legal.value.length > 6 ? "by4" : ""}`}>
        {ctl.legal.value.map((p, i) => {
          const id = p.operands[0]?.text ?? "",
            sel = ctl.chosen.value === p.text,
            face = id && p.operands.length === 1 ? (top?.(id) ?? null) : null,
            hinted = ctl.hint.value === p.text ? "hinted" : "";
          return (
            <button
              key={p.text}
              type="button"
              class={`pickcard ${face ? "gc" : ""} ${sel ? "sel" : ""} ${hinted}`}
              {...(face ? { "data-size": "pick", "data-kind": face.kind } : {})}
              data-action={p.text}
              {...(i === 0 ? { "data-first": true } : {})}
              aria-pressed={sel}
              onClick={() => (sel ? void ctl.confirm() : void ctl.choose(p.text))}
            >
              {face ? face.Top : <Ic name={icon(id)} />}
              <b>
                {p.operands.length
                  ? p.operands.map((o) => words.label(kind, o.text)).join(", ")
                  : words.action(p.text)}
              </b>
              <span>
                {words.noteOf(p.text) || note?.(id) || ""}
                <Remark ctl={ctl} action={p.text} />
              </span>
              {facts && id && !face && (
                <span class="pf">
                  {facts(id).map(([ic, n, means], k) => (
                    <span key={k}>
                      <Ic name={ic} label={means} />
                      {n}
                    </span>
                  ))}
                </span>
              )}
            </button>
          );
        })}
      </div>
      <Confirm s={s} />
    </Sheet>
  );
};

const Confirm = ({ s, label }: { s: Scene; label?: string }) => {
  const { ctl, words } = s,
    a = ctl.chosen.value;
  return (
    <div class="acts foot-acts">
      <FootBrings s={s} />
      <button
        class={`btn ${ctl.hinting.value ? "works" : ""}`}
        type="button"
        onClick={() => void ctl.askHint()}
      >
        <Ic name="hint" />
        {t(ctl.hinting.value ? "do.hinting" : "do.hint")}
      </button>
      <button class="btn primary" type="button" data-main disabled={!a} onClick={() => void ctl.confirm()}>
        <Ic name="check" />
        <span>{a ? (label ?? words.action(a)) : t("ask.pickHere")}</span>
      </button>
    </div>
  );
};
