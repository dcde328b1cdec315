// Ways to the rules: every rule id in the page leads to the rulebook, which comes when it is first opened
// (book/).
import { signal, useSignal } from "@preact/signals";
import type { ComponentType } from "preact";
import { useEffect } from "preact/hooks";
import { route } from "../core/route";
import { bookOf, gameOfRule, ruleIn, withReason } from "../core/rules";
import { t } from "../words";
import type { Why } from "./controller";

/** What is asked at the table now, in the engine's word and as a sentence: the book opens where it
 * belongs. */
export const asked = signal<{ game: string; prompt: string; text: string } | null>(null);

export interface Opened {
  game: string;
  /** A rule's id, a place in the book, or "": where the question belongs. */
  id: string;
  question: string;
  asks: string;
}
const open = signal<Opened | null>(null);
export const openRules = (game: string, id = "") => {
  const q = asked.value?.game === game ? asked.value : null;
  open.value = { game, id, question: q?.prompt ?? "", asks: q?.text ?? "" };
};
export const closeRules = () => {
  open.value = null;
};

/** Tells the book what is asked here, as long as this stands in the page. */
export const useAsked = (game: string, prompt: string | null, text: string) => {
  useEffect(() => {
    asked.value = { game, prompt: prompt ?? "", text };
    return () => {
      asked.value = null;
    };
  }, [game, prompt, text]);
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
      <span {...(found?.own ? {} : { lang: "en" })}>
        {withReason(found?.text ?? (book || !game ? text : ""))[0]}
      </span>{" "}
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
  return withReason(ruleIn(book, rule)?.text ?? (book || !game ? text : ""))[0];
};

/** Why something is closed, for places that hold only text: what is missing, else the rule. */
export const whyText = (why: Why): string => why.said ?? ruleText(why.rule, why.text);

const WRITING = /^(?:INPUT|TEXTAREA|SELECT)$/;

/** `?` opens the book where the question belongs, and closes it, wherever one is. */
const useQuestionMark = () => {
  useEffect(() => {
    const onKey = (e: KeyboardEvent) => {
      const el = e.target as HTMLElement | null;
      if (e.key !== "?" || e.ctrlKey || e.metaKey || e.altKey || (el && WRITING.test(el.tagName))) return;
      const game = open.value?.game ?? asked.value?.game;
      if (!game) return;
      e.preventDefault();
      if (open.value) closeRules();
      else openRules(game);
    };
    document.addEventListener("keydown", onKey, true);
    return () => document.removeEventListener("keydown", onKey, true);
  }, []);
};

/** The book beside whatever is open, so that a table stays where it was. */
export const RulesDrawer = () => {
  const part = useSignal<ComponentType<{ at: Opened }> | null>(null),
    at = open.value,
    wanted = at !== null;
  const { page, where, id } = route.value,
    place = `${page} ${where} ${id}`;
  useQuestionMark();
  // The question that it was opened beside is not asked anywhere else.
  useEffect(
    () => () => {
      open.value = null;
    },
    [place],
  );
  useEffect(() => {
    if (!wanted || part.value) return;
    import("../book/Drawer").then(
      (m) => {
        part.value = m.Drawer;
      },
      () => {}, // without a connection and never loaded before: the next click tries again
    );
  }, [wanted]);
  return at && part.value ? <part.value at={at} /> : null;
};
