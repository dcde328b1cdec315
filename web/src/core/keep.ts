// The service worker is begun when the first game is no longer waited for: what it keeps would hold that up.
import { effect } from "@preact/signals";
import { hereLink } from "./halls";
import { lang, played } from "./settings";

const SOON = 2_000;
/** For visits that need no engine: the rules, a game on a server. */
const AT_LAST = 20_000;

let begun = false;
const begin = async () => {
  if (begun) return;
  begun = true;
  const workers = navigator.serviceWorker;
  workers.addEventListener("message", (e: MessageEvent<{ t?: string }>) => {
    if (e.data.t === "kept") document.documentElement.dataset.kept = "all";
  });
  await workers.register("./sw.js");
  const { active } = await workers.ready;
  active?.postMessage({ t: "keep", lang: lang.value, games: played.value });
};

export const keepPage = () => {
  if (!("serviceWorker" in navigator)) return;
  const start = () => void begin().catch(() => {}); // a browser that keeps nothing still plays
  effect(() => {
    if (hereLink.value === "open") setTimeout(start, SOON);
  });
  setTimeout(start, AT_LAST);
};
