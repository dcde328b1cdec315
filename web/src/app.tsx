import { effect } from "@preact/signals";
import { useLayoutEffect } from "preact/hooks";
import { followCalls } from "./core/calls";
import { findHall } from "./core/halls";
import { followMine } from "./core/mine";
import { followNews } from "./core/news";
import { route } from "./core/route";
import { lang, theme } from "./core/settings";
import { loadBook, seriesGames } from "./games";
import { Home } from "./home/Home";
import { LazyPage, LazyPart, type Page } from "./home/Lazy";
import { noticesOpen } from "./home/notices";
import { settingsOpen } from "./home/Settings";
import { RulesDrawer } from "./table/Rules";
import { TablePage } from "./table/Table";
import { t } from "./words";

effect(() => {
  document.documentElement.dataset.theme = theme.value;
  document.documentElement.lang = lang.value;
  document
    .querySelector("meta[name=theme-color]")
    ?.setAttribute("content", theme.value === "dark" ? "#12110f" : "#e6dcc8");
});
void findHall();
followMine();
followNews();
followCalls();

const campaignPage = () => loadBook(seriesGames[0]!);
const replayPage = async (): Promise<Page | null> => (await import("./table/Replay")).ReplayPage;
const sheetPage = async (): Promise<Page | null> => (await import("./sheet/SheetPage")).SheetPage;

const bookPage = async (): Promise<Page | null> => (await import("./book/BookPage")).BookPage;

const reviewPage = async (): Promise<Page | null> => (await import("./review/ReviewPage")).ReviewPage;

const practicePage = async (): Promise<Page | null> => (await import("./practice/PracticePage")).PracticePage;

const bringPage = async (): Promise<Page | null> => (await import("./hall/Bring")).BringPage;
const hallPage = async (): Promise<Page | null> => (await import("./hall/Hall")).HallPage;
const settingsDialog = async () => (await import("./home/Device")).SettingsDialog;
const noticeList = async () => (await import("./hall/Notices")).NoticeList;

export const App = () => {
  const at = route.value,
    page = at.page === "hall" ? at.where : at.page;
  // another page begins at its top; a part of one that is asked for is scrolled to afterwards
  useLayoutEffect(() => {
    scrollTo(0, 0);
  }, [page]);
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
      ) : (at.page === "review" || at.page === "replay") && at.where === "hall" ? (
        <LazyPage key={at.page + at.id} at={at} load={bringPage} />
      ) : at.page === "review" ? (
        <LazyPage key={at.id} at={at} load={reviewPage} />
      ) : at.page === "table" ? (
        <TablePage key={at.where + at.id} at={at} />
      ) : at.page === "replay" ? (
        <LazyPage key={at.id} at={at} load={replayPage} />
      ) : at.page === "hall" ? (
        <LazyPage at={at} load={hallPage} />
      ) : at.page === "practice" ? (
        <LazyPage key={`${at.where}/${at.id}/${at.rest}`} at={at} load={practicePage} />
      ) : at.page === "rules" ? (
        <LazyPage at={at} load={bookPage} />
      ) : (
        <Home />
      )}
      {noticesOpen.value && <LazyPart load={noticeList} />}
      {settingsOpen.value && <LazyPart load={settingsDialog} />}
      <RulesDrawer />
    </>
  );
};
