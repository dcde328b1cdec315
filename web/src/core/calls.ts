// "Your turn", said where it is seen while something else is looked at: in the title, on the icon, and by the
// browser where its owner has allowed it.
import { effect } from "@preact/signals";
import { t } from "../words";
import { hall } from "./halls";
import { waiting } from "./mine";
import { tableName } from "./names";
import { latestNotice } from "./news";
import { tableLink } from "./route";
import { kept } from "./settings";

/** Has the owner of this browser asked to be called by it? */
export const browserCalls = kept<boolean>("calls", false, (x) => typeof x === "boolean");

const ICON = "./icon.svg",
  CALLING = "./icon-turn.svg";

const badge = (n: number) => {
  const nav = navigator as Navigator & {
    setAppBadge?(n: number): Promise<void>;
    clearAppBadge?(): Promise<void>;
  };
  void (n ? nav.setAppBadge?.(n) : nav.clearAppBadge?.())?.catch(() => {});
};

export const canCall = (): boolean => typeof Notification !== "undefined";
/** Asks the browser, which asks its owner. */
export const allowCalls = async (): Promise<boolean> => {
  if (!canCall()) return false;
  browserCalls.value = (await Notification.requestPermission()) === "granted";
  return browserCalls.value;
};

const ring = (title: string, body: string, tag: string, link: string) => {
  if (!browserCalls.value || !canCall() || Notification.permission !== "granted" || !document.hidden) return;
  try {
    const call = new Notification(title, { body, tag, icon: ICON });
    call.onclick = () => {
      window.focus();
      location.hash = link;
      call.close();
    };
  } catch {
    /* phones call by their service worker only; title and badge say it there */
  }
};

/** One call for one turn: a table that is listed again does not ring again. */
const rung = new Map<string, number>();

export const followCalls = (): void => {
  effect(() => {
    const all = waiting.value,
      first = all[0];
    document.title = first ? t("call.title", { n: all.length, table: tableName(first.id) }) : "Meadhall";
    document.querySelector("link[rel=icon]")?.setAttribute("href", first ? CALLING : ICON);
    badge(all.length);
    for (const k of all) {
      const since = k.since ?? k.at ?? 0;
      if (rung.get(k.id) === since) continue;
      rung.set(k.id, since);
      ring(t("home.yourTurn"), tableName(k.id), k.id, tableLink("hall", k.id));
    }
  });
  effect(() => {
    const n = latestNotice.value;
    if (n?.kind === "invite" && n.from && n.table)
      ring(
        t("call.invited", { name: n.from }),
        tableName(n.table),
        n.id,
        tableLink("hall", n.table, n.invite),
      );
  });
  effect(() => {
    // who is no longer asked may be asked again in the same second
    if (!hall.value?.me.value) rung.clear();
  });
};
