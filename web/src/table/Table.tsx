// One table's page: finds the hall, follows the table, loads its words and its drawing.
import { untracked, useSignal, useSignalEffect } from "@preact/signals";
import type { ComponentType } from "preact";
import { useEffect, useMemo } from "preact/hooks";
import { Ic, Mk } from "../art/icons";
import type { Client } from "../core/client";
import { markOf } from "../core/away";
import { satDown } from "../core/first";
import { clientFor } from "../core/halls";
import { noteTurn } from "../core/mine";
import type { TableModel } from "../core/model";
import type { TableMsg } from "../core/protocol";
import type { Route } from "../core/route";
import { lang, notePlayed, pace } from "../core/settings";
import { loadWords, type Words } from "../core/words";
import { loadUi } from "../games";
import { has, t } from "../words";
import { Controller } from "./controller";
import { Frame, nameOf } from "./Frame";
import type { GameUi, Scene } from "./game";

export const useWords = (m: TableMsg | null | undefined) => {
  const game = m?.game,
    players = m?.players ?? [],
    names = players.map((_, i) => nameOf(players, i)).join("\n");
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

/** What the controller has to know of a game. */
export const acquaint = (ctl: Controller, words: Words | null, ui: GameUi | null) => {
  const { model } = ctl;
  if (words && ctl.words.value !== words) ctl.words.value = words;
  if (ui?.alias) ctl.alias = ui.alias;
  if (ui?.meant) ctl.meant = ui.meant;
  if (ui?.always) ctl.always = ui.always;
  if (ui?.asks) ctl.asks = (slot) => (model.shown.value ? ui.asks!(model.shown.value, slot) : null);
};

export const TablePage = ({ at }: { at: Route }) => {
  const client = clientFor(at.where);
  const watching = at.rest === "watch";
  const model = useMemo(() => {
    const m = client.follow(at.id, watching || !at.rest ? null : at.rest);
    m.pace = pace;
    m.mark = () => markOf(at.id);
    return m;
  }, [client, at.id]);
  const m = model.shown.value;
  const ctl = useMemo(() => new Controller(model, m?.game ?? ""), [model, m?.game]);
  const sits = useSignal<number | null>(null);
  useEffect(() => () => ctl.dispose(), [ctl]);
  useEffect(() => () => client.unfollow(at.id), [client, at.id]);
  // What has arrived and is not shown yet draws nothing anew: neither it nor its log is read while drawing.
  useSignalEffect(() => {
    const latest = model.latest.value;
    if (latest && client.kind === "hall") untracked(() => noteTurn(at.id, latest));
  });
  const { words, ui, missing } = useWords(m);
  const stands = missing || !!model.trouble.value || !!(m && words && ui);
  useEffect(() => {
    if (stands) satDown();
  }, [stands]);
  useEffect(() => satDown, []);
  acquaint(ctl, words, ui);
  if (!m && model.trouble.value) {
    const key = `error.${model.trouble.value.code}`;
    return <Loading text={has(key) ? t(key) : model.trouble.value.message} />;
  }
  if (!m || !words || !ui)
    return (
      <Loading missing={missing} text={client.link.value === "lost" ? t("link.lost") : t("table.loading")} />
    );
  const scene: Scene = { m, words, ctl, log: model.log.peek() };
  if (m.status === "open")
    return (
      <OpenTable scene={scene} invite={m.invite ?? (watching ? "" : at.rest)} client={client} model={model} />
    );
  if (m.shared && m.me !== null && m.status === "playing" && sits.value !== m.me)
    return (
      <PassOn
        seat={m.me}
        name={nameOf(m.players, m.me)}
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

type Room = { scene: Scene; invite: string; client: Client; model: TableModel };

/** A table that waits for people: the page of the hall for it comes when it is needed. */
const OpenTable = (room: Room) => {
  const page = useSignal<ComponentType<Room> | null>(null),
    missing = useSignal(false);
  useEffect(() => {
    import("../hall/Waiting").then(
      (m) => {
        page.value = m.OpenTable;
      },
      () => {
        missing.value = true;
      },
    );
  }, []);
  return page.value ? (
    <page.value {...room} />
  ) : (
    <Loading missing={missing.value} text={t("table.loading")} />
  );
};
