import { effect } from "@preact/signals";
import { findHall } from "./core/halls";
import { route } from "./core/route";
import { lang, theme } from "./core/settings";
import { Home } from "./home/Home";
import { SettingsDialog } from "./home/Settings";
import { RulesDialog, RulesPage } from "./table/Rules";
import { ReplayPage } from "./table/Replay";
import { TablePage } from "./table/Table";
import { t } from "./words";

effect(() => {
  document.documentElement.dataset["theme"] = theme.value;
  document.documentElement.lang = lang.value;
  document.querySelector("meta[name=theme-color]")?.setAttribute("content", theme.value === "dark" ? "#12110f" : "#e6dcc8");
});
void findHall();

export const App = () => {
  const at = route.value;
  return (
    <>
      <a class="skip" href="#main" onClick={(e) => { e.preventDefault(); document.getElementById("main")?.scrollIntoView(); (document.querySelector("[data-slot][tabindex='0'],[data-action],#main a,#main button") as HTMLElement | null)?.focus(); }}>{t("nav.skip")}</a>
      {at.page === "table" ? <TablePage key={at.where + at.id} at={at} /> : at.page === "replay" ? <ReplayPage key={at.id} at={at} />
        : at.page === "rules" ? <RulesPage at={at} /> : <Home />}
      <SettingsDialog />
      <RulesDialog />
    </>
  );
};
