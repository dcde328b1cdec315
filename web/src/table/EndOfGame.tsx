// After the game: ranking, breakdown, growth, and the ways on.
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Ic, Mk } from "../art/icons";
import type { Client } from "../core/client";
import { here } from "../core/halls";
import type { TableModel } from "../core/model";
import type { Sheet } from "../core/protocol";
import { go, tableLink } from "../core/route";
import { t } from "../words";
import { Bars, type Growth, Lines } from "./Chart";
import { seatName } from "./Frame";
import type { Scene } from "./game";
import { minus, Sheets } from "./Side";

/** The game on this device, so that it can be looked through: a copy of a server's. */
export const localCopy = async (model: TableModel, client: Client): Promise<string> => {
  if (client.kind === "here") return model.id;
  const text = await model.saga();
  return (await here().ask<{ table: string }>({ t: "open_saga", text })).table;
};

export const saveText = (name: string, text: string) => {
  const a = document.createElement("a");
  a.href = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  a.download = name;
  a.click();
  setTimeout(() => URL.revokeObjectURL(a.href), 1000);
};

const POINTS = 32;

export const growthOf = async (id: string, plies: number): Promise<Growth[]> => {
  const out: Growth[] = [];
  for (let i = 0; i <= POINTS; i++) {
    const ply = Math.round((plies * i) / POINTS);
    const { seats } = await here().ask<{ seats: Sheet[] }>({ t: "score", table: id, ply });
    out.push({ ply, totals: seats.map((s) => s.total) });
  }
  return out;
};

export const EndOfGame = ({ scene, model, client }: { scene: Scene; model: TableModel; client: Client }) => {
  const growth = useSignal<Growth[]>([]);
  const copy = useSignal<string | null>(client.kind === "here" ? model.id : null);
  const ranked = [...(scene.m.result ?? [])].sort((a, b) => (a.rank ?? 9) - (b.rank ?? 9) || a.seat - b.seat);
  useEffect(() => {
    let live = true;
    void (async () => {
      try {
        const id = copy.value ?? (await localCopy(model, client));
        if (!live) return;
        copy.value = id;
        const g = await growthOf(id, scene.m.ply);
        if (live) growth.value = g;
      } catch {
        /* no engine here: ranking and sheets stand without the chart */
      }
    })();
    return () => {
      live = false;
    };
  }, [model.id]);
  const replay = async () => {
    go(`#/r/here/${copy.value ?? (await localCopy(model, client))}`);
  };
  const again = async () => {
    go(tableLink(client.kind, await model.rematch()));
  };
  const save = async () => saveText(`${scene.m.game}-${model.id}.saga`, await model.saga());
  return (
    <section class="end" aria-label={t("end.title")}>
      <ol class="ranks">
        {ranked.map((r) => (
          <li key={r.seat} class={`s${r.seat + 1} ${r.rank === 1 ? "first" : ""}`}>
            <span class="rank">{r.rank}</span>
            <Mk seat={r.seat} cls="big" />
            <div>
              <b>{seatName(scene.m, r.seat)}</b>
              <span>{r.seat === scene.m.me ? t("seat.you") : ""}</span>
            </div>
            <em>{minus(r.total)}</em>
          </li>
        ))}
      </ol>
      <div class="acts">
        {scene.m.campaign && (
          <a class="btn primary" data-book href={`#/c/${scene.m.campaign}`}>
            <Ic name="log" />
            {t("end.book")}
          </a>
        )}
        <button
          class={`btn ${scene.m.campaign ? "" : "primary"}`}
          type="button"
          onClick={() => void replay()}
        >
          <Ic name="replay" />
          {t("end.replay")}
        </button>
        {scene.m.me !== null && !scene.m.campaign && (
          <button class="btn" type="button" onClick={() => void again()}>
            <Ic name="rotate" />
            {t("end.rematch")}
          </button>
        )}
        <button class="btn" type="button" onClick={() => void save()}>
          <Ic name="log" />
          {t("end.saga")}
        </button>
        <a class="btn" href="#/">
          <Ic name="b-hall" />
          {t("nav.home")}
        </a>
      </div>
      <h3>
        <Ic name="chart" />
        {t("end.breakdown")}
      </h3>
      <Bars sheets={ranked} scene={scene} />
      <Sheets sheets={[...ranked].sort((a, b) => a.seat - b.seat)} scene={scene} />
      {growth.value.length > 1 && (
        <>
          <h3>
            <Ic name="chart" />
            {t("end.growth")}
          </h3>
          <Lines growth={growth.value} seats={scene.m.players.length} label={t("end.growth")} />
        </>
      )}
    </section>
  );
};
