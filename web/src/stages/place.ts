// Where something happened: the stage that shows it, or the place on the board.
import type { LogEntry } from "../core/protocol";
import type { Told } from "../core/speech";
import type { Controller } from "../table/controller";
import type { Scene } from "../table/game";
import type { Stage } from "./fold";

/** The stages that end in what a line tells, of its own seat or of everybody. */
export const stagesOf = (line: Told, all: readonly Stage[]): Stage[] =>
  all.filter(
    (s) =>
      s.to >= line.from &&
      s.from <= line.to &&
      (line.seat === null || s.seats === null || s.seats.includes(line.seat)),
  );

/** Is it the line that tells how a stage of its seat ended? */
export const endsIn = (line: Told, s: Stage): boolean =>
  line.seat !== null && !!s.seats?.includes(line.seat) && line.from <= s.to && line.to >= s.to;

/** Slots that a line's answer and events name, in their order. */
export const slotsOf = (
  line: Told,
  log: readonly LogEntry[],
  words: Pick<Scene["words"], "parse" | "parseEvent">,
): string[] =>
  log
    .filter((l) => l.ply >= line.from && l.ply <= line.to)
    .flatMap((l) => [
      ...(l.action === null || l.seat !== line.seat ? [] : words.parse(l.action).slots),
      ...l.events.flatMap((e) => words.parseEvent(e).slots),
    ])
    .filter((slot) => !slot.startsWith("seat:") && !slot.startsWith("number:"));

const drawn = (slot: string, ctl: Controller): Element | undefined =>
  ctl
    .alias(slot)
    .map((x) => document.querySelector(`.board [data-slot="${CSS.escape(x)}"]`))
    .find((e): e is Element => !!e && e.getClientRects().length > 0);

/** The first place of a line that the board draws. */
export const placeOf = (line: Told, { log, words, ctl }: Scene): string | null =>
  slotsOf(line, log, words).find((slot) => drawn(slot, ctl)) ?? null;

const SHOWN_MS = 4000;

/** Brings a place into sight, marks it as a hint does, and tells about it in the inspector. */
export const point = (slot: string, ctl: Controller) => {
  const e = drawn(slot, ctl);
  if (!e) return;
  e.scrollIntoView({ block: "center", inline: "center" });
  ctl.looked.value = slot;
  e.setAttribute("data-hinted", "");
  setTimeout(() => e.removeAttribute("data-hinted"), SHOWN_MS);
};
