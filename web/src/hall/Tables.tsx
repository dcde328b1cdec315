// The lobby: open tables that fit, mine, and those one can look at.
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Ic } from "../art/icons";
import { hall, here } from "../core/halls";
import {
  byUrgency,
  type Listed,
  mineHere,
  mineThere,
  refreshHere,
  refreshThere,
  waiting,
} from "../core/mine";
import type { GameInfo, TableInfo } from "../core/protocol";
import { go, type Route } from "../core/route";
import { GAMES, iconOf } from "../games";
import { gameTitle } from "../home/Home";
import { readInvitation } from "../home/invitation";
import { LazyPart } from "../home/Lazy";
import { NewGame } from "../home/NewGame";
import { t } from "../words";
import { chosen, type Filters, fits, NO_FILTERS } from "./filters";
import { Pairing } from "./Pairing";
import { Bad, Card, Chip, Head, Needs, Quiet, Shell, Tabs, useAsked } from "./kit";
import { TableRow } from "./Row";
import { say } from "./say";

const clubList = async () => (await import("./Clubs")).ClubList;

type Which = "open" | "mine" | "watch" | "clubs";
const WHICH: Which[] = ["open", "mine", "watch", "clubs"];

const FilterBar = ({ f, on }: { f: Filters; on: (f: Filters) => void }) => {
  const flip = <T,>(list: readonly T[], x: T): T[] =>
    list.includes(x) ? list.filter((y) => y !== x) : [...list, x];
  return (
    <details
      class="filters-d"
      open={typeof matchMedia !== "function" || !matchMedia("(max-width: 640px)").matches}
    >
      <summary class="only-phone">
        <span class="btn sm">
          <Ic name="filter" />
          {say("lobby.filters")}
          {chosen(f) > 0 && <span class="count">{chosen(f)}</span>}
        </span>
      </summary>
      <div class="stack">
        <div class="chips">
          <span>{say("lobby.game")}</span>
          {GAMES.map((g) => (
            <Chip
              key={g}
              icon={iconOf(g)}
              on={f.games.includes(g)}
              press={() => on({ ...f, games: flip(f.games, g) })}
            >
              {gameTitle(g)}
            </Chip>
          ))}
        </div>
        <div class="chips">
          <span>{say("lobby.clock")}</span>
          {(["none", "live", "days"] as const).map((c) => (
            <Chip key={c} on={f.clocks.includes(c)} press={() => on({ ...f, clocks: flip(f.clocks, c) })}>
              {say(c === "none" ? "clock.none" : c === "live" ? "lobby.live" : "lobby.days")}
            </Chip>
          ))}
          <span>{say("lobby.seats")}</span>
          {[2, 3, 4].map((n) => (
            <Chip key={n} on={f.seats.includes(n)} press={() => on({ ...f, seats: flip(f.seats, n) })}>
              {n === 4 ? "4+" : n}
            </Chip>
          ))}
          <Chip on={f.rated} press={() => on({ ...f, rated: !f.rated })}>
            {say("row.rated")}
          </Chip>
          <Chip on={f.people} press={() => on({ ...f, people: !f.people })}>
            {say("lobby.people")}
          </Chip>
          <button class="btn sm quiet push" type="button" onClick={() => on(NO_FILTERS)}>
            {say("lobby.clear")}
          </button>
        </div>
      </div>
    </details>
  );
};

const List = ({ which }: { which: "open" | "watch" }) => {
  const filters = useSignal<Filters>(NO_FILTERS);
  const { got, bad, again } = useAsked(
    () => hall.value!.ask<{ tables: TableInfo[] }>({ t: "tables", which }),
    [which],
  );
  useEffect(() => {
    const timer = setInterval(again, 15_000);
    return () => clearInterval(timer);
  }, [which]);
  if (!hall.value) return <Needs what="hall" />;
  const all: Listed[] = (got?.tables ?? []).map((k) => ({ ...k, where: "hall" })),
    shown = all.filter((k) => fits(k, filters.value));
  return (
    <>
      <FilterBar
        f={filters.value}
        on={(f) => {
          filters.value = f;
        }}
      />
      <Bad text={bad} />
      {!got ? (
        <Quiet>{t("table.loading")}</Quiet>
      ) : shown.length ? (
        <ul class="rows sec-s">
          {shown.map((k) => (
            <TableRow key={k.id} k={k} />
          ))}
        </ul>
      ) : (
        <Quiet>
          {say(all.length ? "lobby.noneFit" : which === "open" ? "lobby.none" : "lobby.noneWatch")}
        </Quiet>
      )}
      {shown.length < all.length && (
        <p class="small muted">{say("lobby.fit", { n: shown.length, all: all.length })}</p>
      )}
    </>
  );
};

const Mine = () => {
  useEffect(() => {
    void refreshHere().catch(() => {});
    void refreshThere().catch(() => {});
  }, []);
  const all = [...(mineThere.value ?? []), ...[...mineHere.value].sort(byUrgency)];
  const forget = async (k: Listed) => {
    await here().ask({ t: "forget", table: k.id });
    await refreshHere();
  };
  return all.length ? (
    <ul class="rows">
      {all.map((k) => (
        <TableRow
          key={k.where + k.id}
          k={k}
          {...(k.where === "here" ? { onForget: () => void forget(k) } : {})}
        />
      ))}
    </ul>
  ) : (
    <Quiet>{say("lobby.noneMine")}</Quiet>
  );
};

export const CodeForm = () => {
  const text = useSignal(""),
    bad = useSignal("");
  const look = (e: Event) => {
    e.preventDefault();
    const link = readInvitation(text.value);
    if (link?.startsWith("#/j/") || text.value.includes("/")) go(link ?? "#/tables");
    else bad.value = say("code.bad");
  };
  return (
    <Card icon="link" title={say("code.title")}>
      <form class="linkf" onSubmit={look}>
        <input
          aria-label={say("code.label")}
          placeholder="K7M 4QX"
          autocomplete="off"
          data-code
          value={text.value}
          onInput={(e) => {
            text.value = e.currentTarget.value;
            bad.value = "";
          }}
        />
        <button class="btn" type="submit">
          {say("code.look")}
        </button>
      </form>
      <Bad text={bad.value} />
      <p class="tiny muted">{say("code.text")}</p>
    </Card>
  );
};

/** The dialog for a new table needs to know what can be played. */
const useNewTable = () => {
  const games = useSignal<GameInfo[]>([]),
    open = useSignal(false);
  useEffect(() => {
    void here()
      .ask<{ games: GameInfo[] }>({ t: "games" })
      .then(
        (m) => {
          games.value = m.games;
        },
        () => {},
      );
  }, []);
  const first = games.value[0];
  return {
    press: () => {
      open.value = true;
    },
    ready: first !== undefined,
    dialog:
      open.value && first ? (
        <NewGame
          game={first}
          games={games.value}
          onClose={() => {
            open.value = false;
          }}
        />
      ) : null,
  };
};

export const TablesPage = ({ at }: { at: Route }) => {
  const which = WHICH.find((w) => w === at.id) ?? (hall.value ? "open" : "mine"),
    make = useNewTable();
  const count = (w: Which) => (w === "mine" ? waiting.value.length : 0);
  return (
    <Shell at="tables">
      <Head title={say("lobby.title")} lead={say("lobby.lead")}>
        <button class="btn primary" type="button" disabled={!make.ready} onClick={make.press} data-new-table>
          <Ic name="plus" />
          {t("home.new")}
        </button>
      </Head>
      <Tabs
        label={say("lobby.which")}
        at={which}
        all={WHICH.map((w) => ({
          id: w,
          href: `#/tables/${w}`,
          name: say(`lobby.${w}`),
          count: count(w),
        }))}
      />
      <div class="cols">
        <div>
          {which === "mine" ? (
            <Mine />
          ) : which === "clubs" ? (
            <LazyPart load={clubList} />
          ) : (
            <List key={which} which={which} />
          )}
        </div>
        <aside class="stack">
          {hall.value && <Pairing />}
          {hall.value && <CodeForm />}
        </aside>
      </div>
      {make.dialog}
    </Shell>
  );
};
