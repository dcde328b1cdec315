// The log shorter than one sentence an event: what one answer brought stands in one line.
import type { Scene } from "../../table/game";

/** Answers that are told by what came of them. */
const SILENT = new Set([
  "at",
  "place",
  "done",
  "pass",
  "stop",
  "skip",
  "keep",
  "roll",
  "serve",
  "gap",
  "end_feast",
  "take",
  "emigrate",
  "success",
  "fail",
  "loot",
  "recall",
  "explore",
  "arm",
  "slot",
  "boats",
  "side",
  "pay",
  "mountain",
  "upgrade",
  "trade",
  "purchase",
  "forge",
  "play",
  "choose",
]);
export const silent = (action: string) => SILENT.has(action.split(" ")[0]!);

const COUNTED: Record<string, string> = { gains: "+", pays: "−" };

export const tell = (s: Scene, events: string[]): string[] => {
  const out: string[] = [],
    { words } = s;
  let line = { head: "", parts: [] as string[] };
  const flush = () => {
    if (line.parts.length) out.push(line.head + line.parts.join(", "));
    line = { head: "", parts: [] };
  };
  for (const e of events) {
    const [what = "", seat = "", a = "", b = ""] = e.split(" "),
      head = `${words.seat(seat)}: `;
    // The number behind the name: no language has to bend the name then.
    const part = what in COUNTED ? `${words.label("item", a)} ${COUNTED[what]}${b}` : null;
    if (part === null) {
      flush();
      out.push(words.event(e));
      continue;
    }
    if (line.head !== head) {
      flush();
      line.head = head;
    }
    line.parts.push(part);
  }
  flush();
  return out;
};
