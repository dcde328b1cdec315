// A card in the tray: picture, sign and stones of its kind, its name and two lines of what it does. Cards
// that have no room beside each other lie as a fan; the one that is looked at lies on top, and the inspector
// has its whole text.
import type { ComponentChildren } from "preact";
import type { SlotState } from "../table/controller";
import type { Scene } from "../table/game";
import { CardTop, type Cut, type Stone } from "./pictures";

export interface TrayCardProps {
  s: Scene;
  slot: string;
  game: string;
  kind: string;
  name: string;
  text: string;
  stones?: Stone[];
  cut?: Cut;
  cls?: string;
  /** Lies there for everybody to see that it is spent: nothing can be done with it. */
  spent?: string | undefined;
  /** Told to those who only hear it, in place of name and text. */
  heard?: string;
  children?: ComponentChildren;
}

const LOOKS: Partial<Record<SlotState, string>> = { legal: "playable", selected: "chosen" };

export const TrayCard = (p: TrayCardProps) => {
  const { ctl } = p.s,
    state = ctl.state(p.slot),
    open = p.spent === undefined && (state === "legal" || state === "selected");
  const look = (yes: boolean) => {
    ctl.looked.value = yes ? p.slot : null;
  };
  return (
    <span class="fan-c">
      <button
        type="button"
        class={`gc ${p.cls ?? ""}`}
        data-size="tray"
        data-game={p.game}
        data-kind={p.kind}
        data-state={p.spent === undefined ? (LOOKS[state] ?? "open") : "played"}
        {...(open ? { "data-slot": p.slot } : { "aria-disabled": true })}
        onClick={() => (open ? ctl.pick(p.slot) : look(true))}
        onFocus={() => look(true)}
        onBlur={() => look(false)}
        onMouseEnter={() => look(true)}
        onMouseLeave={() => look(false)}
      >
        {p.heard && <span class="sr">{p.heard}</span>}
        <CardTop game={p.game} of={p.slot} kind={p.kind} stones={p.stones ?? []} cut={p.cut ?? "strip"} />
        <span class="gc-body" aria-hidden={p.heard ? true : undefined}>
          <b class="gc-name">{p.name}</b>
          <span class="gc-text">{p.spent ?? p.text}</span>
        </span>
        {p.children}
      </button>
    </span>
  );
};
