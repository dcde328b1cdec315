// The log of Midgard, shorter than one sentence an event: a throw of dice is one line, nought is not said.
import type { Scene } from "../../table/game";
import { say, type SayKey } from "./words";

const CREW = ["swords", "spears", "axes", "food"];

/** `swords 0, spears 1` without what is nought. */
const crew = (s: Scene, numbers: string[]): string =>
  numbers.map((n, i) => n === "0" ? "" : `${n} × ${s.words.title(CREW[i]!)}`).filter(Boolean).join(", ");

export const tell = (s: Scene, events: string[]): string[] => {
  const out: string[] = [];
  let rolls: { who: string; faces: string[] } | null = null;
  const flush = () => { if (rolls) out.push(`${s.words.seat(rolls.who)}: ${rolls.faces.join(", ")}`); rolls = null; };
  for (const e of events) {
    const [what, seat = "", ...rest] = e.split(" ");
    if (what === "rolled") {
      rolls ??= { who: seat, faces: [] };
      rolls.faces.push(`${s.words.label("die", rest[0])} – ${s.words.label("roll", rest[1])}`);
      continue;
    }
    flush();
    if (what === "recruit") out.push(`${s.words.seat(seat)}: +${crew(s, rest)}`);
    else if (what === "lost") out.push(`${s.words.seat(seat)}: −${crew(s, rest)}`);
    else if (what === "assigned") out.push(`${s.words.seat(seat)} → ${s.words.label("spot", rest[0])}: ${crew(s, rest.slice(1)) || "–"}`);
    else if (what === "gain" || what === "spend") {
      const last = out.at(-1), text = `${what === "gain" ? "+" : "−"}${rest[0]} ${say(`good.${rest[1]}` as SayKey, { n: Number(rest[0]) })}`, head = `${s.words.seat(seat)}: `;
      if (last?.startsWith(head) && /^[+−]/.test(last.slice(head.length))) out[out.length - 1] = `${last}, ${text}`;
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
  if (verb === "assign") return `${s.words.label("spot", rest[0])}: ${crew(s, rest.slice(1)) || "–"}`;
  if (verb === "jettison") return `−${crew(s, [...rest.slice(1), rest[0]!])}`;
  return verb in LEAD ? `${LEAD[verb]}${crew(s, rest) || "0"}` : null;
};
