// The list behind the bell: what waits, who invites, what tournaments do.
import { useEffect } from "preact/hooks";
import { Ic } from "../art/icons";
import { allowCalls, browserCalls, canCall } from "../core/calls";
import { isMyTurn, waiting } from "../core/mine";
import { tableName } from "../core/names";
import { type Notice, notices, sawNotices } from "../core/news";
import { tableLink } from "../core/route";
import { kept } from "../core/settings";
import { ago } from "../core/times";
import { iconOf } from "../games";
import { noticesOpen } from "../home/notices";
import { t } from "../words";
import { say } from "./say";
import "./hall.css";
import "./more.css";

/** Asked once; "not now" is quiet for thirty days. */
const askedAt = kept<number>("calls.asked", 0, (x) => typeof x === "number");
const MONTH = 30 * 86_400_000;

const close = () => {
  noticesOpen.value = false;
};

const said = (n: Notice): string => {
  const table = n.table ? tableName(n.table) : "";
  if (n.kind === "invite") return say("news.invite", { name: n.from ?? "", table });
  if (n.kind === "cup")
    return n.text
      ? say("news.cupRound", { cup: n.from ?? "", n: n.text })
      : say("news.cupOver", { cup: n.from ?? "" });
  if (n.kind === "hook") return say("news.hook");
  if (n.kind === "result") return say("news.result", { table });
  return say("news.turn", { table });
};
const linkOf = (n: Notice): string => {
  if (n.cup) return `#/cup/${n.cup}`;
  if (n.kind === "hook") return "#/set/notices";
  if (!n.table) return "#/";
  return n.kind === "result" ? `#/r/hall/${n.table}` : tableLink("hall", n.table, n.invite);
};
const ICONS = { invite: "people", cup: "cup", result: "history", turn: "clock", hook: "link" };

const AskCalls = () => {
  const ask =
    canCall() &&
    Notification.permission === "default" &&
    !browserCalls.value &&
    Date.now() - askedAt.value > MONTH;
  if (!ask) return null;
  const no = () => {
    askedAt.value = Date.now();
  };
  return (
    <footer>
      <Ic name="bell" />
      <div>
        <b>{say("call.ask")}</b>
        <div class="row">
          <button class="btn sm primary" type="button" onClick={() => void allowCalls().then(no, no)}>
            {say("call.yes")}
          </button>
          <button class="btn sm quiet" type="button" onClick={no}>
            {say("call.no")}
          </button>
        </div>
      </div>
    </footer>
  );
};

export const NoticeList = () => {
  useEffect(() => {
    void sawNotices().catch(() => {});
    const leave = (e: KeyboardEvent) => {
      if (e.key === "Escape") close();
    };
    addEventListener("keydown", leave);
    addEventListener("hashchange", close);
    return () => {
      removeEventListener("keydown", leave);
      removeEventListener("hashchange", close);
    };
  }, []);
  const rest = notices.value.filter((n) => n.kind !== "turn");
  return (
    <div class="hall-pop hall">
      <aside class="pop" aria-label={say("call.title")}>
        <header>
          <h3>{say("call.title")}</h3>
          <a href="#/set/notices">{t("set.title")}</a>
          <button class="tool" type="button" aria-label={t("do.close")} onClick={close}>
            <Ic name="close" />
          </button>
        </header>
        <ol>
          {waiting.value.filter(isMyTurn).map((k) => (
            <li class="new" key={k.id}>
              <Ic name={iconOf(k.game)} />
              <p>
                <b>{say("news.turn", { table: tableName(k.id) })}</b>
                <time>{ago(k.since)}</time>
              </p>
              <a class="btn sm" href={tableLink("hall", k.id)}>
                {say("news.go")}
              </a>
            </li>
          ))}
          {rest.map((n) => (
            <li class={n.seen ? "" : "new"} key={n.id} data-notice={n.kind}>
              <Ic name={ICONS[n.kind]} />
              <p>
                {said(n)}
                <time>{ago(n.at)}</time>
              </p>
              <a class="btn sm" href={linkOf(n)}>
                {say("door.look")}
              </a>
            </li>
          ))}
          {!rest.length && !waiting.value.length && <li>{say("news.none")}</li>}
        </ol>
        <AskCalls />
      </aside>
    </div>
  );
};
