import { effect, useSignal } from "@preact/signals";
import type { ComponentType } from "preact";
import { useEffect } from "preact/hooks";
import { findHall } from "./core/halls";
import { type Route, route } from "./core/route";
import { lang, theme } from "./core/settings";
import { loadBook, seriesGames } from "./games";
import { Home } from "./home/Home";
import { SettingsDialog } from "./home/Settings";
import { RulesDialog, RulesPage } from "./table/Rules";
import { Loading, TablePage } from "./table/Table";
import { t } from "./words";

effect(() => {
  document.documentElement.dataset.theme = theme.value;
  document.documentElement.lang = lang.value;
  document
    .querySelector("meta[name=theme-color]")
    ?.setAttribute("content", theme.value === "dark" ? "#12110f" : "#e6dcc8");
});
void findHall();

type Page = ComponentType<{ at: Route }>;
const campaignPage = () => loadBook(seriesGames[0]!);
const replayPage = async (): Promise<Page | null> => (await import("./table/Replay")).ReplayPage;
const sheetPage = async (): Promise<Page | null> => (await import("./sheet/SheetPage")).SheetPage;

const reviewPage = async (): Promise<Page | null> => (await import("./review/ReviewPage")).ReviewPage;

/** Pages that few need come when they are opened. */
const LazyPage = ({ at, load }: { at: Route; load: () => Promise<Page | null> }) => {
  const got = useSignal<{ Page: Page | null; load: unknown } | null>(null);
  useEffect(() => {
    void load().then(
      (Page) => {
        got.value = { Page, load };
      },
      () => {
        got.value = { Page: null, load };
      },
    );
  }, [load]);
  const came = got.value?.load === load ? got.value : null;
  return came?.Page ? <came.Page at={at} /> : <Loading missing={came !== null} text={t("table.loading")} />;
};

export const App = () => {
  const at = route.value;
  return (
    <>
      <a
        class="skip"
        href="#main"
        onClick={(e) => {
          e.preventDefault();
          document.getElementById("main")?.scrollIntoView();
          (
            document.querySelector(
              "[data-slot][tabindex='0'],[data-action],#main a,#main button",
            ) as HTMLElement | null
          )?.focus();
        }}
      >
        {t("nav.skip")}
      </a>
      {at.page === "campaign" ? (
        <LazyPage at={at} load={campaignPage} />
      ) : at.page === "sheet" ? (
        <LazyPage at={at} load={sheetPage} />
      ) : at.page === "review" ? (
        <LazyPage key={at.id} at={at} load={reviewPage} />
      ) : at.page === "table" ? (
        <TablePage key={at.where + at.id} at={at} />
      ) : at.page === "replay" ? (
        <LazyPage key={at.id} at={at} load={replayPage} />
      ) : at.page === "rules" ? (
        <RulesPage at={at} />
      ) : (
        <Home />
      )}
      <SettingsDialog />
      <RulesDialog />
    </>
  );
};
