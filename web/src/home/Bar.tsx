// The bar of the hall's pages, and on a phone the dock below them.
import { Ic } from "../art/icons";
import { hall } from "../core/halls";
import { waiting } from "../core/mine";
import { signOf } from "../core/names";
import { unseen } from "../core/news";
import { flipTheme } from "../core/settings";
import { GAMES } from "../games";
import { t } from "../words";
import { openNotices } from "./notices";
import { openSettings } from "./Settings";

/** Which of the hall's pages is open. */
export type Place = "hall" | "tables" | "history" | "ladder" | "cups" | "rules" | "you" | "";

const Count = ({ n }: { n: number }) =>
  n ? (
    <b class="cnt" title={t("nav.waiting", { n })}>
      {n}
    </b>
  ) : null;

const here = (is: boolean) => (is ? { "aria-current": "page" as const } : {});

export const Sign = ({ name, size = "", bot = false }: { name: string; size?: string; bot?: boolean }) => (
  <span class={`sign ${size} ${bot ? "bot" : ""}`}>
    <Ic name={bot ? "bot" : signOf(name)} />
  </span>
);

const Me = () => {
  const me = hall.value?.me.value;
  if (!me) return null;
  return me.guest ? (
    <a class="btn me-guest" href="#/set/account" data-sign-in>
      <Ic name="key" />
      <span>{t("nav.signIn")}</span>
    </a>
  ) : (
    <a class="me" href={`#/who/${encodeURIComponent(me.name)}`} data-me>
      <Sign name={me.name} />
      <span>{me.name}</span>
    </a>
  );
};

const Tools = () => {
  const account = hall.value?.me.value?.guest === false;
  return (
    <nav class="tools" aria-label={t("set.title")}>
      {account && (
        <button
          class="tool bell"
          type="button"
          aria-label={t("nav.notices", { n: unseen.value })}
          title={t("nav.notices", { n: unseen.value })}
          onClick={openNotices}
        >
          <Ic name="bell" />
          {unseen.value > 0 && <b class="cnt">{unseen.value}</b>}
        </button>
      )}
      <button
        class="tool"
        type="button"
        aria-label={t("set.theme")}
        title={t("set.theme")}
        onClick={flipTheme}
      >
        <Ic name="theme" />
      </button>
      <button
        class="tool"
        type="button"
        aria-label={t("set.title")}
        title={t("set.title")}
        onClick={openSettings}
      >
        <Ic name="settings" />
      </button>
    </nav>
  );
};

export const HallBar = ({ at }: { at: Place }) => {
  const online = hall.value !== null,
    keeper = hall.value?.me.value?.keeper;
  return (
    <header class="bar home hbar">
      <a class="brand" href="#/" aria-label="Meadhall">
        <Ic name="b-hall" />
        <span>Meadhall</span>
      </a>
      <nav class="hnav no-phone" aria-label={t("nav.hall")}>
        <a href="#/tables" {...here(at === "tables")}>
          {t("nav.tables")}
          <Count n={waiting.value.length} />
        </a>
        <a href="#/history" {...here(at === "history")}>
          {t("nav.history")}
        </a>
        {online && (
          <>
            <a href="#/ladder" {...here(at === "ladder")}>
              {t("nav.ladder")}
            </a>
            <a href="#/cups" {...here(at === "cups")}>
              {t("nav.cups")}
            </a>
          </>
        )}
        <a href={`#/rules/${GAMES[0]}`} {...here(at === "rules")}>
          {t("nav.rules")}
        </a>
        {keeper && <a href="#/keeper">{t("nav.keeper")}</a>}
      </nav>
      <Tools />
      <Me />
    </header>
  );
};

export const Dock = ({ at }: { at: Place }) => {
  const me = hall.value?.me.value;
  const you = me && !me.guest ? `#/who/${encodeURIComponent(me.name)}` : "#/set/account";
  const all: [Place, string, string, string][] = [
    ["hall", "#/", "b-hall", t("nav.hall")],
    ["tables", "#/tables", "seat", t("nav.tables")],
    ["history", "#/history", "history", t("nav.history")],
    ["rules", `#/rules/${GAMES[0]}`, "book", t("nav.rules")],
    ["you", you, "person", t("nav.you")],
  ];
  return (
    <nav class="hdock" aria-label={t("nav.hall")}>
      {all.map(([place, href, icon, name]) => (
        <a key={place} href={href} {...here(place === at)}>
          <Ic name={icon} />
          <span>{name}</span>
          {place === "tables" && <Count n={waiting.value.length} />}
        </a>
      ))}
    </nav>
  );
};
