// One table's page: finds the hall, follows the table, loads its words and its drawing.
import { useSignal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import { Ic, Mk } from "../art/icons";
import { type Client, Rejected } from "../core/client";
import { clientFor } from "../core/halls";
import type { TableModel } from "../core/model";
import type { TableMsg } from "../core/protocol";
import { go, type Route } from "../core/route";
import { lang, myName, notePlayed, pace } from "../core/settings";
import { loadWords, type Words } from "../core/words";
import { loadUi } from "../games";
import { Qr } from "../home/Qr";
import { has, t } from "../words";
import { Controller } from "./controller";
import { botName, Frame, LinkLost, nameOf, Trouble } from "./Frame";
import type { GameUi, Scene } from "./game";

export const useWords = (m: TableMsg | null | undefined) => {
  const game = m?.game,
    names = (m?.players ?? []).map(nameOf).join("\n");
  const words = useSignal<Words | null>(null),
    ui = useSignal<GameUi | null>(null),
    missing = useSignal(false);
  const language = lang.value;
  useEffect(() => {
    if (!game) return;
    notePlayed(game);
    let live = true;
    void Promise.all([loadWords(game, language), loadUi(game)]).then(
      ([w, u]) => {
        if (live) {
          words.value = w;
          ui.value = u;
          missing.value = false;
          u.hang?.();
        }
      },
      () => {
        missing.value = live;
      },
    );
    return () => {
      live = false;
    };
  }, [game, language]);
  const called = (m && ui.value?.called?.(m).join("\n")) ?? "",
    me = m?.me ?? null;
  const named = useMemo(
    () => words.value?.withNames(names.split("\n")).at(me, called ? called.split("\n") : []) ?? null,
    [words.value, names, me, called],
  );
  return { words: named, ui: ui.value, missing: missing.value };
};

export const Loading = ({ text, missing = false }: { text: string; missing?: boolean }) => (
  <main class="loading" id="main">
    <Ic name="b-hall" />
    <p role="status">{missing ? t("part.missing") : text}</p>
    {missing && (
      <button class="btn primary" type="button" data-reload onClick={() => location.reload()}>
        <Ic name="rotate" />
        {t("part.again")}
      </button>
    )}
    <a class="btn" href="#/">
      {t("nav.home")}
    </a>
  </main>
);

export const TablePage = ({ at }: { at: Route }) => {
  const client = clientFor(at.where);
  const watching = at.rest === "watch";
  const model = useMemo(() => {
    const m = client.follow(at.id, watching || !at.rest ? null : at.rest);
    m.pace = pace;
    return m;
  }, [client, at.id]);
  const m = model.shown.value;
  const ctl = useMemo(() => new Controller(model, m?.game ?? ""), [model, m?.game]);
  const sits = useSignal<number | null>(null);
  useEffect(() => () => ctl.dispose(), [ctl]);
  useEffect(() => () => client.unfollow(at.id), [client, at.id]);
  const { words, ui, missing } = useWords(m);
  if (words && ctl.words.value !== words) ctl.words.value = words;
  if (ui?.alias) ctl.alias = ui.alias;
  if (ui?.meant) ctl.meant = ui.meant;
  if (ui?.always) ctl.always = ui.always;
  if (ui?.asks) ctl.asks = (slot) => (model.shown.value ? ui.asks!(model.shown.value, slot) : null);
  if (!m && model.trouble.value) {
    const key = `error.${model.trouble.value.code}`;
    return <Loading text={has(key) ? t(key) : model.trouble.value.message} />;
  }
  if (!m || !words || !ui)
    return (
      <Loading missing={missing} text={client.link.value === "lost" ? t("link.lost") : t("table.loading")} />
    );
  const scene: Scene = { m, words, ctl, log: model.log.value };
  if (m.status === "open")
    return (
      <OpenTable scene={scene} invite={m.invite ?? (watching ? "" : at.rest)} client={client} model={model} />
    );
  if (m.shared && m.me !== null && m.status === "playing" && sits.value !== m.me)
    return (
      <PassOn
        seat={m.me}
        name={nameOf(m.players[m.me], m.me)}
        on={() => {
          sits.value = m.me;
        }}
      />
    );
  return <Frame scene={scene} ui={ui} model={model} client={client} ctl={ctl} />;
};

/** Several people share the device: what one may see is shown when that one has it in hand. */
const PassOn = ({ seat, name, on }: { seat: number; name: string; on: () => void }) => (
  <main class="waiting pass-on" id="main">
    <section class="card">
      <Mk seat={seat} cls="big" />
      <h1>{t("pass.title", { name })}</h1>
      <p>{t("pass.text")}</p>
      <button class="btn primary" type="button" data-action="take-seat" onClick={on}>
        <Ic name="check" />
        {t("pass.go", { name })}
      </button>
    </section>
  </main>
);

/** A link brings people to the table; whether they sit down is for them to say, and under which name. */
const SitDown = ({ client, model }: { client: Client; model: TableModel }) => {
  const busy = useSignal(false);
  const sit = async (e: Event) => {
    e.preventDefault();
    busy.value = true;
    try {
      await client.callMe(myName.value);
      await model.sit();
    } catch (x) {
      if (x instanceof Rejected) model.trouble.value = x;
    } finally {
      busy.value = false;
    }
  };
  return (
    <form class="sit" onSubmit={sit}>
      {client.me.value?.guest !== false && (
        <label class="field" for="sit-name">
          <span>{t("set.name")}</span>
          <input
            id="sit-name"
            maxLength={32}
            value={myName.value}
            placeholder={client.me.value?.name ?? t("seat.me")}
            onInput={(e) => {
              myName.value = e.currentTarget.value;
            }}
          />
        </label>
      )}
      <button class="btn primary" type="submit" data-sit disabled={busy.value}>
        <Ic name="check" />
        {t("sit.down")}
      </button>
      <p class="desc">{t("sit.watch")}</p>
    </form>
  );
};

/** A table that waits for people: who sits, and the link for the others. */
const OpenTable = ({
  scene,
  invite,
  client,
  model,
}: {
  scene: Scene;
  invite: string;
  client: Client;
  model: TableModel;
}) => {
  const { m } = scene,
    copied = useSignal(false);
  const leave = () => {
    if (m.me !== null) void client.ask({ t: "leave", table: model.id }, false).catch(() => {});
    go("#/");
  };
  const link = `${location.href.split("#")[0]}#/t/hall/${m.table}${invite ? `/${invite}` : ""}`;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      copied.value = true;
    } catch {
      copied.value = false;
    }
  };
  return (
    <main class="waiting" id="main">
      <a class="brand" href="#/" aria-label={`Meadhall, ${t("nav.home")}`}>
        <Ic name="b-hall" />
        <span>Meadhall</span>
      </a>
      <section class="card">
        <h1>{scene.words.game.title}</h1>
        <p>{t(m.me === null ? "sit.asked" : "ask.waiting")}</p>
        <LinkLost client={client} />
        <Trouble model={model} />
        {m.me === null && <SitDown client={client} model={model} />}
        <ol class="sitting">
          {m.players.map((p, i) => (
            <li key={i}>
              <Mk seat={i} />
              <b>{p.name || p.bot ? nameOf(p, i) : t("seat.free")}</b>
              <span>{i === m.me ? t("seat.you") : p.bot ? t("seat.bot", { bot: botName(p.bot) }) : ""}</span>
            </li>
          ))}
        </ol>
        <h2>{t("share.title")}</h2>
        <p class="desc">{t("share.text")}</p>
        <div class="share">
          <Qr text={link} label={t("share.qr")} />
          <div>
            <label for="share-link">{t("share.link")}</label>
            <input id="share-link" readOnly value={link} onFocus={(e) => e.currentTarget.select()} />
            <button class="btn primary" type="button" onClick={() => void copy()}>
              <Ic name="link" />
              {copied.value ? t("share.copied") : t("share.copy")}
            </button>
            <button class="btn" type="button" onClick={leave}>
              <Ic name="close" />
              {t(m.me === null ? "nav.home" : "do.leave")}
            </button>
          </div>
        </div>
      </section>
    </main>
  );
};
