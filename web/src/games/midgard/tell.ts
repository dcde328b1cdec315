// The log of Midgard, shorter than one sentence an event: a throw of dice is one line, nought is not said.
import type { Scene } from "../../table/game";
import { say, type SayKey } from "./words";

const CREW = ["swords", "spears", "axes", "food"];

/** So many of a thing, in the form that goes with the number. */
const some = (n: string, thing: string): string => say(`n.${thing}` as SayKey, { n });

/** `0 1 0 2` as one spearman and two food: what is nought is not said. */
const crew = (numbers: string[]): string =>
  numbers
    .map((n, i) => (n === "0" ? "" : some(n, CREW[i]!)))
    .filter(Boolean)
    .join(", ");

export const tell = (s: Scene, events: string[]): string[] => {
  const out: string[] = [];
  let rolls: { who: string; faces: string[] } | null = null;
  const flush = () => {
    if (rolls) out.push(`${s.words.seat(rolls.who)}: ${rolls.faces.join(", ")}`);
    rolls = null;
  };
  for (const e of events) {
    const [what, seat = "", ...rest] = e.split(" ");
    if (what === "rolled") {
      rolls ??= { who: seat, faces: [] };
      rolls.faces.push(`${s.words.label("die", rest[0])} – ${s.words.label("roll", rest[1])}`);
      continue;
    }
    flush();
    if (what === "recruit") out.push(`${s.words.seat(seat)}: +${crew(rest)}`);
    else if (what === "lost") out.push(`${s.words.seat(seat)}: −${crew(rest)}`);
    else if (what === "assigned")
      out.push(`${s.words.seat(seat)} → ${s.words.label("spot", rest[0])}: ${crew(rest.slice(1)) || "–"}`);
    else if (what === "gain" || what === "spend") {
      const last = out.at(-1),
        text = `${what === "gain" ? "+" : "−"}${some(rest[0]!, rest[1]!)}`,
        head = `${s.words.seat(seat)}: `;
      if (last?.startsWith(head) && /^[+−]/.test(last.slice(head.length)))
        out[out.length - 1] = `${last}, ${text}`;
      else out.push(head + text);
    } else out.push(s.words.event(e));
  }
  flush();
  return out;
};

const LEAD: Record<string, string> = { lose: "−", keep: "+" };

/** An answer of many numbers without its noughts; null where the engine's sentence is short enough. */
export const sayAction = (s: Scene, text: string): string | null => {
  const [verb = "", ...rest] = text.split(" ");
  if (verb === "assign") return `${s.words.label("spot", rest[0])}: ${crew(rest.slice(1)) || "–"}`;
  if (verb === "jettison") return `−${crew([...rest.slice(1), rest[0]!])}`;
  return verb in LEAD ? `${LEAD[verb]}${crew(rest) || "0"}` : null;
};
