// Lengths of time and moments, as the reader's language says them.
import { lang } from "./settings";

const MINUTE = 60_000,
  HOUR = 60 * MINUTE,
  DAY = 24 * HOUR;

const units: [number, "minute" | "hour" | "day"][] = [
  [DAY, "day"],
  [HOUR, "hour"],
  [MINUTE, "minute"],
];
/** The largest unit of which there are two, so that 90 minutes are not one hour. */
const unitOf = (ms: number) => units.find(([size]) => ms >= 2 * size) ?? units[2]!;

/** How long: `40 min`, `2 hrs`, `3 days`, never broken between two lines. Days are written out: "Tg." and
 * "дн." are read by nobody. */
export const span = (ms: number): string => {
  const [size, unit] = unitOf(Math.abs(ms));
  return new Intl.NumberFormat(lang.value, {
    style: "unit",
    unit,
    unitDisplay: unit === "day" ? "long" : "short",
  })
    .format(Math.max(1, Math.floor(Math.abs(ms) / size)))
    .replaceAll(" ", "\u00a0");
};

/** How long ago: `2 hr. ago`, `yesterday`. */
export const ago = (at: number | undefined | null, now = Date.now()): string => {
  if (!at) return "";
  const f = new Intl.RelativeTimeFormat(lang.value, { numeric: "auto", style: "short" }),
    ms = now - at;
  if (ms < MINUTE) return f.format(0, "minute");
  if (ms < HOUR) return f.format(-Math.round(ms / MINUTE), "minute");
  if (ms < DAY) return f.format(-Math.round(ms / HOUR), "hour");
  return f.format(-Math.round(ms / DAY), "day");
};

/** A day of the calendar. */
export const day = (at: number): string =>
  new Intl.DateTimeFormat(lang.value, { day: "numeric", month: "long", year: "numeric" }).format(at);

/** A day and an hour. */
export const moment = (at: number): string =>
  new Intl.DateTimeFormat(lang.value, { dateStyle: "medium", timeStyle: "short" }).format(at);
