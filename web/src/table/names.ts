// Names in a sentence of the log: of seats and of the things that its events name, in whatever case they
// stand.
import type { Told } from "../core/speech";
import type { Source } from "./chronicle";

interface Part {
  text: string;
  bold: boolean;
}

const SHORTEST = 3;
/** Articles and prepositions before a name, short words all of them: "zum Schmied", "the Fenrir Cub". */
const LEAD = /^(?:\p{Ll}{1,4}\s+)+/u;

/** The name in one of its forms: without what stands before it. */
const bare = (form: string, label: string) => {
  const at = form.toLowerCase().indexOf(label.toLowerCase());
  return at < 0 ? form.replace(LEAD, "") : form.slice(at, at + label.length);
};

/** A doing of fate may go on for some plies after the one where its line begins. */
const LONG = 8;

const namesOf = ({ words, kinds, stepAt }: Source, lines: readonly Told[], upTo: number): string[] => {
  const out = new Set<string>();
  const note = (kind: string, id: string) => {
    if (kind === "seat") out.add(words.seat(id));
    else if (kinds?.names?.includes(kind))
      for (const f of words.forms(kind, id)) out.add(bare(f, words.label(kind, id)));
  };
  for (const l of lines) {
    if (l.seat !== null && l.seat < 5) out.add(words.seat(l.seat));
    for (let ply = l.from; ply <= Math.max(l.to, Math.min(upTo - 1, l.from + LONG)); ply++) {
      const step = stepAt(ply);
      for (const e of step?.events ?? [])
        for (const o of words.parseEvent(e).operands) for (const id of o.ids) note(o.kind, id);
      for (const o of step?.action ? words.parse(step.action).operands : [])
        for (const id of o.ids) note(o.kind, id);
    }
  }
  return [...out].filter((n) => n.length >= SHORTEST).sort((a, b) => b.length - a.length);
};

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** A sentence cut at its names. */
export const cutAt = (text: string, names: readonly string[]): Part[] => {
  if (!names.length) return [{ text, bold: false }];
  const any = new RegExp(`(?<![\\p{L}\\p{N}])(${names.map(escaped).join("|")})(?![\\p{L}\\p{N}])`, "u");
  return text
    .split(any)
    .map((part, i) => ({ text: part, bold: i % 2 === 1 }))
    .filter((p) => p.text);
};

/** The sentence of these lines, its names bold. */
export const boldOf = (source: Source, lines: readonly Told[], text: string, upTo = 0): Part[] =>
  cutAt(text, namesOf(source, lines, upTo));
