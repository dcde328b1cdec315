// Every game that was finished: found by words and by picks, looked at again, reviewed, taken along.
import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { Ic } from "../art/icons";
import { Rejected } from "../core/client";
import { hall } from "../core/halls";
import { mineHere, refreshHere } from "../core/mine";
import type { Route } from "../core/route";
import { lang } from "../core/settings";
import { GAMES, iconOf } from "../games";
import { gameTitle } from "../home/Home";
import { saveBlob } from "../table/save";
import { t } from "../words";
import { GameRow, sagaFile, sagaOf } from "./GameRow";
import {
  ANY,
  askedFor,
  byMonth,
  firstWithGames,
  fitsQuery,
  type Game,
  gameHere,
  type Query,
} from "./history";
import { Bad, Chip, Head, Quiet, Shell, tell, Folded } from "./kit";
import { refusal, say } from "./say";
import { zip } from "./zip";

interface Page {
  games: Omit<Game, "where">[];
  next: string | null;
}

const Picks = ({ q, on }: { q: Query; on: (q: Query) => void }) => (
  <div class="chips">
    <Chip on={q.game === null} press={() => on({ ...q, game: null })}>
      {say("history.all")}
    </Chip>
    {GAMES.map((g) => (
      <Chip
        key={g}
        icon={iconOf(g)}
        on={q.game === g}
        press={() => on({ ...q, game: q.game === g ? null : g })}
      >
        {gameTitle(g)}
      </Chip>
    ))}
    <span>·</span>
    {(["won", "lost", "tied"] as const).map((r) => (
      <Chip key={r} on={q.result === r} press={() => on({ ...q, result: q.result === r ? null : r })}>
        {say(`history.${r}`)}
      </Chip>
    ))}
    <Chip on={q.rated} press={() => on({ ...q, rated: !q.rated })}>
      {say("row.rated")}
    </Chip>
    {[2, 3, 4].map((n) => (
      <Chip key={n} on={q.seats === n} press={() => on({ ...q, seats: q.seats === n ? null : n })}>
        {say("history.seats", { n })}
      </Chip>
    ))}
    <label class="day">
      <span>{say("history.from")}</span>
      <input type="date" value={q.from} onChange={(e) => on({ ...q, from: e.currentTarget.value })} />
    </label>
    <label class="day">
      <span>{say("history.to")}</span>
      <input type="date" value={q.to} onChange={(e) => on({ ...q, to: e.currentTarget.value })} />
    </label>
  </div>
);

const ofHall = (page: Page): Game[] => page.games.map((g) => ({ ...g, where: "hall" as const }));

/** Slower where the hall is asked too often. */
const askOn = async (message: Record<string, unknown>): Promise<Page> => {
  for (;;) {
    try {
      return await tell<Page>(message, true);
    } catch (e) {
      if (!(e instanceof Rejected) || e.code !== "rate") throw e;
      await new Promise((done) => setTimeout(done, 1500));
    }
  }
};

/** All of the hall's that are left behind these, in large pages. */
const theRest = async (q: Query, next: string | null): Promise<Game[]> => {
  const games: Game[] = [];
  for (let after = next; after; ) {
    const page = await askOn({ ...askedFor(q, after), most: 200 });
    games.push(...ofHall(page));
    after = page.next;
  }
  return games;
};

/** Games of the hall, page by page, and those of this device beside them. */
const useHistory = (q: Query) => {
  const games = useSignal<Game[]>([]),
    next = useSignal<string | null>(null),
    bad = useSignal(""),
    loaded = useSignal(false);
  const client = hall.value,
    open = client?.link.value === "open",
    key = JSON.stringify(q),
    latest = useRef(key);
  latest.current = key;
  const load = async (after: string | null) => {
    try {
      const page = await firstWithGames(
        (at) => (at === after ? tell<Page>(askedFor(q, at), true) : askOn(askedFor(q, at))),
        after,
      );
      if (latest.current !== key) return; // something else is looked for by now
      const got = ofHall(page);
      games.value = after ? [...games.value, ...got] : got;
      next.value = page.next;
      bad.value = "";
    } catch (e) {
      bad.value = refusal(e, "search");
    }
    loaded.value = true;
  };
  useEffect(() => {
    void refreshHere().catch(() => {});
  }, []);
  useEffect(() => {
    if (open) void load(null);
  }, [open, client?.me.value?.id, key]);
  const device = mineHere.value.filter((k) => k.status === "over").map(gameHere);
  return {
    games: [...games.value, ...device.filter((g) => fitsQuery(g, q))],
    more: next.value ? () => load(next.value) : null,
    rest: () => theRest(q, next.value),
    bad: bad.value,
    ready: loaded.value || !client,
  };
};

/** Every saga that the search has found, in one file. */
const takeAll = async (games: readonly Game[], told: (n: number, all: number) => void): Promise<void> => {
  const files: { name: string; text: string }[] = [];
  for (const g of games) {
    const text = await sagaOf(g).catch(() => null); // too old: the hall keeps it no longer
    if (text) files.push({ name: sagaFile(g), text });
    told(files.length, games.length);
  }
  saveBlob("meadhall-sagas.zip", zip(files));
};

const TakeAll = ({ games, more, rest }: { games: Game[]; more: boolean; rest: () => Promise<Game[]> }) => {
  const n = useSignal<number | null>(null),
    all = useSignal(0),
    bad = useSignal("");
  const press = async () => {
    n.value = 0;
    all.value = games.length;
    bad.value = "";
    try {
      await takeAll([...games, ...(await rest())], (done, of) => {
        n.value = done;
        all.value = of;
      });
    } catch (e) {
      bad.value = refusal(e, "search");
    }
    n.value = null;
  };
  return (
    <>
      <button
        class="btn"
        type="button"
        disabled={n.value !== null || !games.length}
        onClick={() => void press()}
      >
        <Ic name="download" />
        {n.value === null
          ? say(more ? "history.takeEvery" : "history.takeAll", { n: games.length })
          : say("history.taking", { n: n.value, all: all.value })}
      </button>
      <Bad text={bad.value} />
    </>
  );
};

const Months = ({ games }: { games: Game[] }) => (
  <>
    {byMonth(games).map(({ month, at, games: list }) => (
      <section class="sec" key={month}>
        <h2>
          {new Intl.DateTimeFormat(lang.value, { month: "long", year: "numeric" }).format(at)}{" "}
          <small>{say("history.count", { n: list.length })}</small>
        </h2>
        <ol class="rows">
          {list.map((g) => (
            <GameRow key={g.where + g.table} g={g} />
          ))}
        </ol>
      </section>
    ))}
  </>
);

export const HistoryPage = (_: { at: Route }) => {
  const q = useSignal<Query>(ANY),
    text = useSignal("");
  const { games, more, rest, bad, ready } = useHistory(q.value);
  const asked = q.value !== ANY;
  const find = (e: Event) => {
    e.preventDefault();
    q.value = { ...q.value, text: text.value };
  };
  return (
    <Shell at="history">
      <Head title={t("nav.history")} lead={say("history.lead")}>
        <TakeAll games={games} more={more !== null} rest={rest} />
      </Head>
      <form class="row hfind" onSubmit={find} role="search">
        <input
          type="search"
          aria-label={say("history.find")}
          placeholder={say("history.find")}
          value={text.value}
          data-find
          onInput={(e) => {
            text.value = e.currentTarget.value;
            if (!text.value) q.value = { ...q.value, text: "" };
          }}
        />
        <button class="btn" type="submit">
          <Ic name="search" />
          {say("history.go")}
        </button>
      </form>
      <Folded>
        <Picks
          q={q.value}
          on={(x) => {
            q.value = x;
          }}
        />
      </Folded>
      <Bad text={bad} />
      {games.length ? (
        <Months games={games} />
      ) : (
        <Quiet>{ready ? say(asked ? "history.noneFit" : "history.none") : t("table.loading")}</Quiet>
      )}
      {more && (
        <p class="row sec-s">
          <button class="btn" type="button" onClick={() => void more()}>
            {say("history.more")}
          </button>
        </p>
      )}
    </Shell>
  );
};
