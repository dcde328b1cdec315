// What a person sets once: kept in the browser.
import { effect, signal, type Signal } from "@preact/signals";
import { type Lang, LANGS } from "./words";

export const kept = <T>(key: string, fallback: T, ok: (x: unknown) => boolean): Signal<T> => {
  let first = fallback;
  try {
    const text = localStorage.getItem(`meadhall.${key}`);
    const value: unknown = text === null ? undefined : JSON.parse(text);
    if (value !== undefined && ok(value)) first = value as T;
  } catch {
    /* a browser that keeps nothing still plays */
  }
  const s = signal(first);
  effect(() => {
    const v = s.value;
    try {
      localStorage.setItem(`meadhall.${key}`, JSON.stringify(v));
    } catch {
      /* as above */
    }
  });
  return s;
};

const browserLang = (): Lang => {
  const want = typeof navigator === "undefined" ? [] : (navigator.languages ?? []);
  for (const w of want) {
    const l = LANGS.find((x) => w.toLowerCase().startsWith(x));
    if (l) return l;
  }
  return "en";
};
const browserTheme = (): Theme =>
  typeof matchMedia === "function" && matchMedia("(prefers-color-scheme: light)").matches ? "light" : "dark";

export type Theme = "dark" | "light";
export type Speed = "slow" | "normal" | "fast" | "off";
export const SPEEDS: Speed[] = ["slow", "normal", "fast", "off"];
const oneOf =
  (...xs: string[]) =>
  (x: unknown) =>
    typeof x === "string" && xs.includes(x);
const isBool = (x: unknown) => typeof x === "boolean";
const isText = (x: unknown) => typeof x === "string" && x.length < 48;

export const lang = kept<Lang>("lang", browserLang(), oneOf(...LANGS));
export const theme = kept<Theme>("theme", browserTheme(), oneOf("dark", "light"));
/** Does the theme go with the device's, by day and by night? */
export const withDevice = kept<boolean>("theme.device", false, isBool);
const goWithDevice = () => {
  if (withDevice.value) theme.value = browserTheme();
};
goWithDevice();
if (typeof matchMedia === "function")
  matchMedia("(prefers-color-scheme: light)").addEventListener?.("change", goWithDevice);
export const chooseTheme = (x: Theme | "device"): void => {
  withDevice.value = x === "device";
  if (x === "device") goWithDevice();
  else theme.value = x;
};
export const flipTheme = (): void => chooseTheme(theme.value === "dark" ? "light" : "dark");
export const speed = kept<Speed>("speed", "normal", oneOf(...SPEEDS));
export const myName = kept<string>("name", "", isText);
export const askTwice = kept<boolean>("confirm", true, isBool);
export const seatsWanted = kept<number>("seats", 3, (x) => typeof x === "number" && x >= 1 && x <= 5);
export const botWanted = kept<string>("bot", "level:normal", isText);
/** A word that deals a game on this device again; empty: a new one every time. */
export const seedWanted = kept<string>("seed", "", isText);
/** Standing orders, a game's prompts that pass by themselves: `midgard/rune`. */
export const standing = kept<string[]>("standing", [], Array.isArray);
/** Questions with a usual answer that are asked all the same: `midgard/order`. */
export const askAnyway = kept<string[]>("ask", [], Array.isArray);
/** Games that were opened on this device, the last one first. */
export const played = kept<string[]>("played", [], Array.isArray);
export const notePlayed = (game: string) => {
  if (played.value[0] !== game) played.value = [game, ...played.value.filter((g) => g !== game)].slice(0, 8);
};
export interface Lessons {
  [game: string]: { table: string; step: number; done: boolean };
}
/** Walk-throughs that were begun: which table, how far. */
export const lessons = kept<Lessons>(
  "lessons",
  {},
  (x) => typeof x === "object" && x !== null && !Array.isArray(x),
);
export const pace = (): number => {
  if (
    typeof matchMedia === "function" &&
    matchMedia("(prefers-reduced-motion: reduce)").matches &&
    speed.value === "normal"
  )
    return 250;
  return { slow: 1100, normal: 450, fast: 140, off: 0 }[speed.value];
};
