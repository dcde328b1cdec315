// The hall's door: play at once, tables of one's own, a game with friends, a saga to look through.
import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { Drawing, Ic, Mk, Weave } from "../art/icons";
import { Rejected } from "../core/client";
import { hall, here } from "../core/halls";
import type { GameInfo, TableInfo } from "../core/protocol";
import { go, tableLink } from "../core/route";
import { lang, played, theme } from "../core/settings";
import { LANGS, loadWords } from "../core/words";
import { doorOf, GAMES, iconOf, loadUi } from "../games";
import { has, t } from "../words";
import heroArt from "./hero.svg?raw";
import { RuleId } from "../table/Rules";
import { Learn } from "./Learn";
import { NewGame } from "./NewGame";
import { LANG_NAMES, Modal, openSettings } from "./Settings";

export const gameTitle = (g: string) => {
  const k = `game.${g}`;
  return has(k) ? t(k) : g;
};

const Bar = () => (
  <header class="bar home">
    <a class="brand" href="#/" aria-label="Meadhall">
      <Ic name="b-hall" />
      <span>Meadhall</span>
    </a>
    <nav class="lang" aria-label={t("set.lang")}>
      {LANGS.map((l) => (
        <button
          key={l}
          type="button"
          lang={l}
          aria-pressed={lang.value === l}
          onClick={() => {
            lang.value = l;
          }}
        >
          <span class="no-phone">{LANG_NAMES[l]}</span>
          <span class="only-phone">{l.toUpperCase()}</span>
        </button>
      ))}
    </nav>
    <nav class="tools" aria-label={t("set.title")}>
      <button
        class="tool"
        type="button"
        aria-label={t("set.theme")}
        title={t("set.theme")}
        onClick={() => {
          theme.value = theme.value === "dark" ? "light" : "dark";
        }}
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
  </header>
);

const ago = (at: number | undefined): string => {
  if (!at) return "";
  const f = new Intl.RelativeTimeFormat(lang.value, { numeric: "auto", style: "short" });
  const s = (at - Date.now()) / 1000;
  if (s > -60) return f.format(0, "minute");
  if (s > -3600) return f.format(Math.round(s / 60), "minute");
  if (s > -86400) return f.format(Math.round(s / 3600), "hour");
  return f.format(Math.round(s / 86400), "day");
};

type Listed = TableInfo & { where: "here" | "hall" };

const TableRow = ({ k, onForget }: { k: Listed; onForget?: () => void }) => {
  const mine = k.mine !== null && k.turn.includes(k.mine) && k.status === "playing";
  const href = k.status === "over" && k.where === "here" ? `#/r/here/${k.id}` : tableLink(k.where, k.id);
  return (
    <li class={mine ? "mine" : ""}>
      <a href={href}>
        <Ic name={iconOf(k.game)} />
        <div>
          <b>{gameTitle(k.game)}</b>
          <span>
            {k.id.length < 24 ? k.id : ""}
            {k.where === "hall" ? ` · ${t("home.online")}` : ""}
          </span>
        </div>
        <span class="mks">
          {k.players.map((_, i) => (
            <Mk key={i} seat={i} />
          ))}
        </span>
        {mine ? (
          <em>{t("home.yourTurn")}</em>
        ) : k.status === "over" ? (
          <time>{t("home.over")}</time>
        ) : k.status === "open" ? (
          <time>{t("home.waits")}</time>
        ) : (
          <time>{ago(k.at)}</time>
        )}
      </a>
      {onForget && (
        <button
          class="tool forget"
          type="button"
          aria-label={t("home.forget", { id: k.id })}
          title={t("home.forget", { id: k.id })}
          onClick={onForget}
        >
          <Ic name="close" />
        </button>
      )}
    </li>
  );
};

const Tables = () => {
  const mine = useSignal<Listed[]>([]),
    watch = useSignal<Listed[]>([]);
  const client = hall.value,
    link = client?.link.value;
  const load = async () => {
    const list = async (c: ReturnType<typeof here>, which: string, where: "here" | "hall") =>
      (await c.ask<{ tables: TableInfo[] }>({ t: "tables", which })).tables.map((k) => ({ ...k, where }));
    const own = await list(here(), "mine", "here");
    mine.value = own;
    if (!client || link !== "open") return;
    mine.value = [...(await list(client, "mine", "hall")), ...own];
    const seen = new Set(mine.value.map((k) => k.id));
    watch.value = [...(await list(client, "open", "hall")), ...(await list(client, "watch", "hall"))].filter(
      (k) => !seen.has(k.id) && seen.add(k.id),
    );
  };
  useEffect(() => {
    void load().catch(() => {});
  }, [link]);
  const forget = async (k: Listed) => {
    await here().ask({ t: "forget", table: k.id });
    await load();
  };
  return (
    <>
      {client?.notice.value && (
        <p class="off" role="status">
          <Ic name="log" />
          {client.notice.value}
        </p>
      )}
      <h2 id="tables">{t("home.tables")}</h2>
      {mine.value.length === 0 ? (
        <p class="desc none">{t("home.none")}</p>
      ) : (
        <ul class="tbl">
          {mine.value.slice(0, 8).map((k) => (
            <TableRow
              key={k.where + k.id}
              k={k}
              {...(k.where === "here" ? { onForget: () => void forget(k) } : {})}
            />
          ))}
        </ul>
      )}
      {watch.value.length > 0 && (
        <>
          <h2>{t("home.watch")}</h2>
          <ul class="tbl">
            {watch.value.slice(0, 8).map((k) => (
              <WatchRow key={k.id} k={k} />
            ))}
          </ul>
        </>
      )}
      <p class="off">
        <Ic name={client ? "link" : "offline"} />
        {client ? t(link === "open" ? "home.connected" : "link.lost") : t("home.offline")}
      </p>
    </>
  );
};

const WatchRow = ({ k }: { k: Listed }) => (
  <li>
    <a href={k.status === "open" ? tableLink("hall", k.id) : `#/w/hall/${k.id}`}>
      <Ic name={k.status === "open" ? "link" : "eye"} />
      <div>
        <b>{gameTitle(k.game)}</b>
        <span>{k.players.map((p) => p ?? "…").join(", ")}</span>
      </div>
      <span class="mks" />
      <time>{k.status === "open" ? t("home.join") : t("home.watchIt")}</time>
    </a>
  </li>
);

const Join = ({ onClose }: { onClose: () => void }) => {
  const text = useSignal(""),
    bad = useSignal(false);
  const join = (e: Event) => {
    e.preventDefault();
    const m =
      /t\/hall\/([^/\s]+)(?:\/([^/\s]+))?/.exec(text.value) ??
      /^\s*([\w-]+)(?:[/\s]+([\w-]+))?\s*$/.exec(text.value);
    if (!m) {
      bad.value = true;
      return;
    }
    onClose();
    go(tableLink("hall", m[1]!, m[2]));
  };
  return (
    <Modal title={t("home.joinTitle")} onClose={onClose}>
      <form onSubmit={join}>
        <label class="field" for="join-code">
          <span>{t("home.joinText")}</span>
          <input
            id="join-code"
            value={text.value}
            onInput={(e) => {
              text.value = e.currentTarget.value;
              bad.value = false;
            }}
            autocomplete="off"
          />
        </label>
        {bad.value && (
          <div class="why" role="alert">
            <Ic name="lock" />
            <p>{t("home.joinBad")}</p>
          </div>
        )}
        <button class="btn primary" type="submit">
          {t("home.join")}
        </button>
      </form>
    </Modal>
  );
};

const OpenSaga = () => {
  const trouble = useSignal<Rejected | null>(null),
    input = useRef<HTMLInputElement>(null);
  const read = async (file: File | undefined) => {
    if (!file) return;
    trouble.value = null;
    try {
      const { table } = await here().ask<{ table: string }>({ t: "open_saga", text: await file.text() });
      go(`#/r/here/${table}`);
    } catch (e) {
      trouble.value = e instanceof Rejected ? e : null;
    }
    if (input.current) input.current.value = "";
  };
  return (
    <section
      class="saga-in"
      onDragOver={(e) => e.preventDefault()}
      onDrop={(e) => {
        e.preventDefault();
        void read(e.dataTransfer?.files[0]);
      }}
    >
      <h2>{t("home.saga")}</h2>
      <p class="desc">{t("home.sagaText")}</p>
      <label class="btn" for="saga-file">
        <Ic name="log" />
        {t("home.sagaOpen")}
      </label>
      <input
        id="saga-file"
        class="sr"
        ref={input}
        type="file"
        accept=".saga,text/plain"
        onChange={(e) => void read(e.currentTarget.files?.[0])}
      />
      {trouble.value && (
        <div class="why" role="alert">
          <Ic name="lock" />
          <p>
            {t("home.sagaBad")}{" "}
            {trouble.value.line > 0 && <b>{t("home.sagaLine", { line: trouble.value.line })} </b>}
            <span lang="en">{trouble.value.message}</span>{" "}
            {trouble.value.rule && <RuleId id={trouble.value.rule} />}
          </p>
        </div>
      )}
    </section>
  );
};

export const Home = () => {
  const games = useSignal<GameInfo[]>([]),
    wanted = useSignal<string | null>(null),
    joining = useSignal(false);
  useEffect(() => {
    void here()
      .ask<{ games: GameInfo[] }>({ t: "games" })
      .then(
        (m) => {
          games.value = m.games;
        },
        () => {},
      );
    // while the engine comes, what is likely to be played next
    const next = played.value[0] ?? GAMES[0];
    void Promise.all([loadUi(next), loadWords(next, lang.value)]).catch(() => {});
  }, []);
  const info = games.value.find((g) => g.id === wanted.value);
  return (
    <div class="g-home">
      <Bar />
      <section class="hero">
        <Drawing svg={heroArt} cls="hero-art" />
        <div class="hero-t">
          <h1>
            {t("home.title1")}
            <br />
            {t("home.title2")}
          </h1>
          <p>{t("home.lead")}</p>
          <div class="ask-b always">
            <button
              class="btn primary"
              type="button"
              disabled={!games.value.length}
              onClick={() => {
                wanted.value = games.value[0]?.id ?? null;
              }}
            >
              <Ic name="b-hall" />
              {t("home.play")}
            </button>
            <button
              class="btn"
              type="button"
              onClick={() => {
                joining.value = true;
              }}
            >
              <Ic name="link" />
              {t("home.joinTitle")}
            </button>
          </div>
        </div>
      </section>
      <Weave cls="weave full" />
      <main class="hmain" id="main">
        <section aria-labelledby="tables">
          <Tables />
        </section>
        <section aria-labelledby="games">
          <h2 id="games">{t("home.games")}</h2>
          <div class="games">
            {GAMES.map((g) => {
              const there = games.value.find((x) => x.id === g),
                about = `about.${g}`;
              return (
                <button
                  key={g}
                  class="game"
                  type="button"
                  data-game={g}
                  disabled={!there}
                  onClick={() => {
                    wanted.value = g;
                  }}
                >
                  <Drawing svg={doorOf(g)} cls="game-art" />
                  <Weave />
                  <span class="gbody">
                    <strong>{gameTitle(g)}</strong>
                    <span>{has(about) ? t(about) : ""}</span>
                    <span class="gmeta">
                      {there
                        ? t("home.seats", { min: there.seats[0], max: there.seats[1] })
                        : games.value.length
                          ? t("home.later")
                          : t("table.loading")}
                    </span>
                  </span>
                </button>
              );
            })}
          </div>
          <Learn order={GAMES} />
          <section class="saga-in">
            <h2>{t("home.campaign")}</h2>
            <p class="desc">{t("home.campaignText")}</p>
            <a class="btn" href="#/c" data-campaigns>
              <Ic name="sapling" />
              {t("home.campaignOpen")}
            </a>
          </section>
          <section class="saga-in">
            <h2>{t("home.sheet")}</h2>
            <p class="desc">{t("home.sheetText")}</p>
            <a class="btn" href="#/s" data-sheets>
              <Ic name="chart" />
              {t("home.sheetOpen")}
            </a>
          </section>
          <OpenSaga />
        </section>
      </main>
      <footer class="foot">
        <p class="foot-rules">
          <Ic name="rune-stone" />
          {t("rules.title")}:{" "}
          {GAMES.map((g) => (
            <a key={g} href={`#/rules/${g}`}>
              {gameTitle(g)}
            </a>
          ))}
        </p>
        <p>{t("home.foot")}</p>
      </footer>
      {info && (
        <NewGame
          game={info}
          onClose={() => {
            wanted.value = null;
          }}
        />
      )}
      {joining.value && (
        <Join
          onClose={() => {
            joining.value = false;
          }}
        />
      )}
    </div>
  );
};
