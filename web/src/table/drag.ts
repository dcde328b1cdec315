// Dragging: a piece marked data-drag is pulled to a slot. The slot below the pointer is what counts.
import type { RefObject } from "preact";
import { useEffect } from "preact/hooks";
import type { Controller } from "./controller";

const FAR = 8;

export const useDrag = (root: RefObject<HTMLElement | null>, ctl: Controller) => {
  useEffect(() => {
    const el = root.current;
    if (!el) return;
    let from: { x: number; y: number; piece: HTMLElement } | null = null,
      ghost: HTMLElement | null = null;
    const slotAt = (x: number, y: number) =>
      document.elementFromPoint(x, y)?.closest("[data-slot]")?.getAttribute("data-slot") ?? null;
    const down = (e: PointerEvent) => {
      const piece = (e.target as Element).closest<HTMLElement>("[data-drag]");
      if (!piece || !ctl.mine.value || e.button !== 0) return;
      from = { x: e.clientX, y: e.clientY, piece };
      e.preventDefault();
    };
    const move = (e: PointerEvent) => {
      if (!from) return;
      if (!ghost && Math.hypot(e.clientX - from.x, e.clientY - from.y) > FAR) {
        ghost = from.piece.cloneNode(true) as HTMLElement;
        ghost.classList.add("dragged");
        document.body.append(ghost);
      }
      if (!ghost) return;
      ghost.style.transform = `translate(${e.clientX - 19}px,${e.clientY - 19}px)`;
      ctl.looked.value = slotAt(e.clientX, e.clientY);
    };
    const up = (e: PointerEvent) => {
      const pulled = ghost !== null;
      ghost?.remove();
      ghost = null;
      from = null;
      const slot = pulled ? slotAt(e.clientX, e.clientY) : null;
      if (slot) ctl.pick(slot);
      if (pulled) ctl.looked.value = null;
    };
    el.addEventListener("pointerdown", down);
    addEventListener("pointermove", move);
    addEventListener("pointerup", up);
    addEventListener("pointercancel", up);
    return () => {
      el.removeEventListener("pointerdown", down);
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", up);
      removeEventListener("pointercancel", up);
    };
  }, [ctl]);
};
