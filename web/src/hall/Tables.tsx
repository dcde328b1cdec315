// The lobby: open tables that fit, mine, and those one can look at.
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Ic } from "../art/icons";
import { hall, here } from "../core/halls";
import { byUrgency, type Listed, mineHere, mineThere, refreshHere, refreshThere } from "../core/mine";
import type { Rating, TableInfo } from "../core/protocol";
import { go, type Route } from "../core/route";
import { GAMES, iconOf, INFO } from "../games";
import { gameTitle, Join } from "../home/Home";
import { readInvitation } from "../home/invitation";
import { LazyPart } from "../home/Lazy";
import { NewGame } from "../home/NewGame";
import { t } from "../words";
import { chosen, type Filters, filtersText, fits, NO_FILTERS, readFilters } from "./filters";
import { Pairing } from "./Pairing";
import { Bad, Card, Chip, Folded, Head, isAccount, Needs, Quiet, Shell, Tabs, tell, useAsked } from "./kit";
import { TableRow } from "./Row";
import { say } from "./say";

const clubList = async () => (await import("./Clubs")).ClubList;
const clubCard = async () => (await import("./Clubs")).ClubCard;

type Which = "open" | "mine" | "watch" | "clubs";
const WHICH: Which[] = ["open", "mine", "watch", "clubs"];

/** What is chosen, in one line: on a phone the chips are folded away. */
const inWords = (f: Filters): string =>
  [
    f.games.map(gameTitle).join(", "),
    f.clocks.map(clockWord).join(", "),
    f.seats.map((n) => (n === 4 ? "4+" : n)).join(", "),
    f.rated ? say("row.rated") : "",
    f.people ? say("lobby.people") : "",
    f.near ? say("lobby.near") : "",
  ]
    .filter(Boolean)
    .join(" · ");

const clockWord = (c: Filters["clocks"][number]): string =>
  say(c === "none" ? "clock.none" : c === "live" ? "lobby.live" : "lobby.days");

const flip = <T,>(list: readonly T[], x: T): T[] =>
  list.includes(x) ? list.filter((y) => y !== x) : [...list, x];

const FilterChips = ({ f, near, on }: { f: Filters; near: boolean; on: (f: Filters) => void }) => (
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
          {clockWord(c)}
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
      {near && (
        <Chip on={f.near} press={() => on({ ...f, near: !f.near })}>
          {say("lobby.near")}
        </Chip>
      )}
      {chosen(f) > 0 && (
        <button class="btn sm quiet push" type="button" onClick={() => on(NO_FILTERS)} data-clear>
          {say("lobby.clear")}
        </button>
      )}
    </div>
  </div>
);

const FilterBar = ({ f, near, on }: { f: Filters; near: boolean; on: (f: Filters) => void }) => (
  <Folded chosen={chosen(f)} words={inWords(f)}>
    <FilterChips f={f} near={near} on={on} />
  </Folded>
);

type MyRating = Rating & { game: string; seats: number };

/** How strong I am where such a table is played; null: nobody knows. Asked only where there is somebody
 * to compare with. */
const useMyRatings = (all: readonly TableInfo[] | null) => {
  const me = hall.value?.me.value,
    others = all?.some((k) => k.mine === null && k.ratings?.some(Boolean)) === true,
    { got } = useAsked(
      isAccount() && others ? () => tell<{ ratings: MyRating[] }>({ t: "who", id: me!.id }, true) : null,
      [others],
    ),
    mine = got?.ratings ?? [];
  return {
    some: others && mine.length > 0,
    at: (k: TableInfo): number | null =>
      mine.find((r) => r.game === k.game && r.seats === k.players.length)?.rating ?? null,
  };
};

/** The hall lists tables without asking whose they are. */
const ofMine = (k: TableInfo): Listed => {
  const me = hall.value?.me.value?.id,
    seat = me ? (k.ids?.indexOf(me) ?? -1) : -1;
  return { ...k, where: "hall", mine: seat < 0 ? k.mine : seat };
};

/** Tables of others, asked for again and again while one looks. */
const useListed = (which: "open" | "watch") => {
  const { got, bad, again } = useAsked(
    hall.value ? () => tell<{ tables: TableInfo[] }>({ t: "tables", which }) : null,
    [which],
  );
  useEffect(() => {
    const timer = setInterval(again, 15_000);
    return () => clearInterval(timer);
  }, [which]);
  return { all: got?.tables.map(ofMine) ?? null, bad };
};

/** The filters stand in the address, so that a view can be kept and sent; `back` steps out of the lobby,
 * not of a chip. */
const setFilters = (which: string, f: Filters) => {
  const text = filtersText(f);
  location.replace(`#/tables/${which}${text ? `?${text}` : ""}`);
};

const NoneHere = ({ which, some, make }: { which: "open" | "watch"; some: boolean; make: () => void }) => (
  <div class="none-here" data-none={some ? "fits" : "all"}>
    <Quiet>{say(some ? "lobby.noneFit" : which === "open" ? "lobby.none" : "lobby.noneWatch")}</Quiet>
    <p class="row">
      {some && (
        <button class="btn" type="button" onClick={() => setFilters(which, NO_FILTERS)}>
          {say("lobby.clear")}
        </button>
      )}
      <button class={`btn ${some ? "" : "primary"}`} type="button" onClick={make}>
        <Ic name="plus" />
        {t("home.new")}
      </button>
    </p>
  </div>
);

/** Under the open tables: a few of those that are being played. */
const Now = ({ listed }: { listed: Listed[] | null }) => {
  const all = listed?.filter((k) => k.mine === null) ?? [];
  if (!all.length) return null;
  return (
    <section class="sec" aria-labelledby="now">
      <div class="sec-h">
        <h2 id="now">
          {say("lobby.now")} <small>{say("lobby.nowCount", { n: all.length })}</small>
        </h2>
        <a href="#/tables/watch">{say("lobby.nowAll")}</a>
      </div>
      <ul class="rows">
        {all.slice(0, 3).map((k) => (
          <TableRow key={k.id} k={k} />
        ))}
      </ul>
    </section>
  );
};

type Asked = ReturnType<typeof useListed>;

const List = ({
  which,
  asked: { all, bad },
  query,
  make,
}: {
  which: "open" | "watch";
  asked: Asked;
  query: string;
  make: () => void;
}) => {
  const mine = useMyRatings(which === "open" ? all : null);
  if (!hall.value) return <Needs what="hall" />;
  const filters = readFilters(query, GAMES),
    shown = all?.filter((k) => fits(k, filters, mine.at(k))) ?? [],
    first = shown.find((k) => k.mine === null);
  return (
    <>
      <FilterBar f={filters} near={mine.some || filters.near} on={(f) => setFilters(which, f)} />
      <Bad text={bad} />
      {!all ? (
        <Quiet>{t("table.loading")}</Quiet>
      ) : shown.length ? (
        <ul class="rows sec-s">
          {shown.map((k) => (
            <TableRow key={k.id} k={k} first={k === first} />
          ))}
        </ul>
      ) : (
        <NoneHere which={which} some={all.length > 0} make={make} />
      )}
      {all && shown.length > 0 && shown.length < all.length && (
        <p class="small muted">
          {say("lobby.fit", { n: shown.length, all: all.length })}{" "}
          <a href={`#/tables/${which}`}>{say("lobby.all")}</a>
        </p>
      )}
    </>
  );
};

const Mine = () => {
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

const useNewTable = () => {
  const open = useSignal(false),
    first = INFO[0]!;
  return {
    press: () => {
      open.value = true;
    },
    dialog: open.value ? (
      <NewGame
        game={first}
        games={INFO}
        onClose={() => {
          open.value = false;
        }}
      />
    ) : null,
  };
};

/** The card for a code stands at the end of the page on a phone. */
const WithCode = () => {
  const open = useSignal(false);
  return (
    <>
      <button
        class="btn"
        type="button"
        data-with-code
        onClick={() => {
          open.value = true;
        }}
      >
        <Ic name="link" />
        {say("code.title")}
      </button>
      {open.value && (
        <Join
          onClose={() => {
            open.value = false;
          }}
        />
      )}
    </>
  );
};

const Beside = ({ which }: { which: Which }) =>
  hall.value && (
    <aside class="stack">
      <Pairing />
      <CodeForm />
      {which !== "clubs" && isAccount() && <LazyPart load={clubCard} />}
    </aside>
  );

export const TablesPage = ({ at }: { at: Route }) => {
  const which = WHICH.find((w) => w === at.id) ?? (hall.value ? "open" : "mine"),
    make = useNewTable(),
    open = useListed("open"),
    watch = useListed("watch");
  useEffect(() => {
    void refreshHere().catch(() => {});
    void refreshThere().catch(() => {});
  }, []);
  const counts: Partial<Record<Which, number>> = {
    open: open.all?.length ?? 0,
    mine: (mineThere.value?.length ?? 0) + mineHere.value.length,
  };
  return (
    <Shell at="tables">
      <Head title={say("lobby.title")} lead={say("lobby.lead")}>
        {hall.value && <WithCode />}
        <button class="btn primary" type="button" onClick={make.press} data-new-table>
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
          count: counts[w] ?? 0,
        }))}
      />
      <div class="cols">
        <div>
          {which === "mine" ? (
            <Mine />
          ) : which === "clubs" ? (
            <LazyPart load={clubList} />
          ) : (
            <List which={which} asked={which === "open" ? open : watch} query={at.rest} make={make.press} />
          )}
          {which === "open" && <Now listed={watch.all} />}
        </div>
        <Beside which={which} />
      </div>
      {make.dialog}
    </Shell>
  );
};
