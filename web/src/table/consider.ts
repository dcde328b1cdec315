// What the pointer or the keyboard rests on is considered: the page shows what it brings, before it is taken.
import type { RefObject } from "preact";
import { useEffect } from "preact/hooks";
import type { Controller } from "./controller";

const THING = "[data-action],[data-slot]";

/** The answer an element stands for; null: none, or several. */
export const answerAt = (e: Element | null, ctl: Controller): string | null => {
  const thing = e?.closest(THING);
  return thing ? ctl.answerOf(thing.getAttribute("data-action"), thing.getAttribute("data-slot")) : null;
};

/** A finger rests nowhere: with it the first tap on what is final only selects. */
export const useConsidered = (root: RefObject<HTMLElement | null>, ctl: Controller) => {
  useEffect(() => {
    const el = root.current;
    if (!el) return;
    const over = (e: PointerEvent) => {
      if (e.pointerType === "mouse") ctl.considered.value = answerAt(e.target as Element, ctl);
    };
    const focus = (e: FocusEvent) => {
      const at = e.target as Element;
      if (at.matches(":focus-visible")) ctl.considered.value = answerAt(at, ctl);
    };
    const leave = () => {
      ctl.considered.value = null;
    };
    el.addEventListener("pointerover", over);
    el.addEventListener("pointerleave", leave);
    el.addEventListener("focusin", focus);
    el.addEventListener("focusout", leave);
    return () => {
      el.removeEventListener("pointerover", over);
      el.removeEventListener("pointerleave", leave);
      el.removeEventListener("focusin", focus);
      el.removeEventListener("focusout", leave);
    };
  }, [ctl]);
};
