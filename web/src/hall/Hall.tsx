// The hall around the tables: which of its pages is open. Those that few need come by themselves.
import { useEffect } from "preact/hooks";
import { hall } from "../core/halls";
import { go, type Route, tableLink } from "../core/route";
import { LazyPage, type Page } from "../home/Lazy";
import { t } from "../words";
import { Bad, Head, Needs, Quiet, Shell, tell, useAsked } from "./kit";
import { SetPage } from "./SetPage";
import { say } from "./say";
import { CodeForm, TablesPage } from "./Tables";

const pages: Record<string, () => Promise<Page>> = {
  history: async () => (await import("./History")).HistoryPage,
  who: async () => (await import("./Who")).WhoPage,
  ladder: async () => (await import("./Ladder")).LadderPage,
  cups: async () => (await import("./Cups")).CupsPage,
  cup: async () => (await import("./Cup")).CupPage,
  club: async () => (await import("./Clubs")).ClubPage,
  keeper: async () => (await import("./Keeper")).KeeperPage,
};

/** A code leads to its table, which shows itself first. */
const CodePage = ({ at }: { at: Route }) => {
  const { got, bad } = useAsked(
    () => tell<{ table: string; invite: string | null }>({ t: "peek", code: at.id }),
    [at.id],
  );
  useEffect(() => {
    if (got) go(tableLink("hall", got.table, got.invite));
  }, [got]);
  return (
    <Shell at="tables">
      <Head title={say("code.title")} />
      {!hall.value ? <Needs what="hall" /> : bad ? <Bad text={bad} /> : <Quiet>{t("table.loading")}</Quiet>}
      {bad && <CodeForm />}
    </Shell>
  );
};

export const HallPage = ({ at }: { at: Route }) => {
  const load = pages[at.where];
  // another person, cup or club is another page: nobody's name stands over somebody else's figures meanwhile
  if (load) return <LazyPage key={`${at.where} ${at.id}`} at={at} load={load} />;
  if (at.where === "j") return <CodePage at={at} />;
  if (at.where === "tables") return <TablesPage at={at} />;
  return <SetPage at={at} />;
};
