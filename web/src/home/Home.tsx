// The hall's door: play at once, tables of one's own, a game with friends, a saga to look through.
import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { Drawing, Ic, Weave } from "../art/icons";
import { Rejected } from "../core/client";
import { hall, here } from "../core/halls";
import { firstGameBy, restMayCome } from "../core/first";
import { waiting } from "../core/mine";
import { go, tableLink } from "../core/route";
import { lang, played } from "../core/settings";
import { span } from "../core/times";
import { LANGS, loadWords, languageOf } from "../core/words";
import { doorOf, GAMES, INFO, loadUi } from "../games";
import { has, t } from "../words";
import heroArt from "./hero.svg?raw";
import { RuleId } from "../table/Rules";
import { Dock, HallBar } from "./Bar";
import { readInvitation } from "./invitation";
import { LazyPart } from "./Lazy";
import { Learn } from "./Learn";
import { NewGame } from "./NewGame";
import { Modal } from "./Settings";
import "./home.css";

export const gameTitle = (g: string) => {
  const k = `game.${g}`;
  return has(k) ? t(k) : g;
};

export const Join = ({ onClose }: { onClose: () => void }) => {
  const text = useSignal(""),
    bad = useSignal(false);
  const join = (e: Event) => {
    e.preventDefault();
    const link = readInvitation(text.value);
    if (!link) {
      bad.value = true;
      return;
    }
    onClose();
    go(link);
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

const doorTables = async () => (await import("../hall/Door")).DoorTables;
const doorSide = async () => (await import("../hall/Door")).DoorSide;

/** Who has an account is told what waits; everybody else where they are. */
const Greeting = () => {
  const me = hall.value?.me.value,
    first = waiting.value[0];
  if (!me || me.guest)
    return (
      <>
        <h1>
          {t("home.title1")}
          <br />
          {t("home.title2")}
        </h1>
        <p>{t("home.lead")}</p>
      </>
    );
  const age = first ? span(Date.now() - (first.since ?? first.at ?? Date.now())) : "",
    n = waiting.value.length;
  return (
    <>
      <h1>{t("home.back", { name: me.name })}</h1>
      <p>
        {n === 0 ? t("home.calm") : n === 1 ? t("home.oneWaits", { age }) : t("home.moreWait", { n, age })}
      </p>
    </>
  );
};

const Hero = ({ onPlay, onJoin }: { onPlay: () => void; onJoin: () => void }) => {
  const first = waiting.value[0];
  return (
    <section class="hero">
      <Drawing svg={heroArt} cls="hero-art" />
      <div class="hero-t">
        <Greeting />
        <div class="ask-b always">
          {first && (
            <a class="btn primary big" href={tableLink("hall", first.id)} data-to-turn>
              <Ic name="play" />
              {t("home.toTurn")}
            </a>
          )}
          <button class={`btn big ${first ? "" : "primary"}`} type="button" onClick={onPlay}>
            <Ic name={first ? "plus" : "b-hall"} />
            {t(first ? "home.new" : "home.play")}
          </button>
          <button class={`btn big ${first ? "no-phone" : ""}`} type="button" onClick={onJoin}>
            <Ic name="link" />
            {t("home.joinTitle")}
          </button>
        </div>
      </div>
    </section>
  );
};

const Games = ({ want }: { want: (game: string) => void }) => (
  <section aria-labelledby="games">
    <div class="sec-h">
      <h2 id="games">{t("home.games")}</h2>
      <span class="r no-phone">{t("home.atOnce")}</span>
    </div>
    <div class="games">
      {INFO.map(({ id: g, seats: [min, max] }) => {
        const about = `about.${g}`;
        return (
          <button key={g} class="game" type="button" data-game={g} onClick={() => want(g)}>
            <Drawing svg={doorOf(g)} cls="game-art" />
            <Weave />
            <span class="gbody">
              <strong>{gameTitle(g)}</strong>
              <span>{has(about) ? t(about) : ""}</span>
              <span class="gmeta">{t("home.seats", { min, max })}</span>
            </span>
          </button>
        );
      })}
    </div>
  </section>
);

const Also = () => (
  <section class="sec" aria-labelledby="also">
    <h2 id="also">{t("home.also")}</h2>
    <Learn order={GAMES} />
    <div class="also">
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
    </div>
  </section>
);

const Foot = () => (
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
          {languageOf(l).name}
        </button>
      ))}
    </nav>
    <p>{t("home.foot")}</p>
  </footer>
);

export const Home = () => {
  const wanted = useSignal<string | null>(null),
    joining = useSignal(false);
  useEffect(() => {
    here(); // the engine may be asked for by another page already, or not
    // while the engine comes, what is likely to be played next
    const next = played.value[0] ?? GAMES[0];
    firstGameBy(Promise.all([loadUi(next), loadWords(next, lang.value)]));
  }, []);
  const info = INFO.find((g) => g.id === wanted.value),
    guest = hall.value?.me.value?.guest !== false;
  const want = (game: string | null) => {
    wanted.value = game;
  };
  return (
    <div class={`hall h-home ${guest ? "guest" : ""}`}>
      <HallBar at="" />
      <Hero
        onPlay={() => want(INFO[0]?.id ?? null)}
        onJoin={() => {
          joining.value = true;
        }}
      />
      <Weave cls="weave full" />
      <main class="page" id="main">
        <div class="cols">
          <div>
            {restMayCome.value && <LazyPart load={doorTables} />}
            <Games want={want} />
            <Also />
          </div>
          <aside class="stack">{restMayCome.value && <LazyPart load={doorSide} />}</aside>
        </div>
      </main>
      <Foot />
      <Dock at="hall" />
      {info && <NewGame game={info} onClose={() => want(null)} />}
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
