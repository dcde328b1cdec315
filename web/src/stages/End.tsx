// The end of a game as a moment: who won and why, how the points grew, what decided it, and the ways on.
import { useSignal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import { Drawing, Ic, Mk } from "../art/icons";
import type { Client } from "../core/client";
import { here } from "../core/halls";
import type { TableModel } from "../core/model";
import type { Sheet } from "../core/protocol";
import { go, tableLink } from "../core/route";
import { speed } from "../core/settings";
import hero from "../home/hero.svg?raw";
import { Lines, Ranks } from "../table/Chart";
import { seatName } from "../table/Frame";
import type { GameUi, Scene } from "../table/game";
import { saveBlob, saveText } from "../table/save";
import { minus, Sheets } from "../table/Side";
import { t } from "../words";
import { fold, type Stage } from "./fold";
import { grammarOf } from "./grammars";
import { causeOf, type Growth, growthOf, type Moment, momentsOf, saidOf } from "./moments";
import { calm } from "./motion";
import { at, signed, type StageUi } from "./parts";
import { drawEnd } from "./picture";
import * as sounds from "./sound";
import "./stage.css";
import "./more.css";
import { loadStageUi, plankOf } from "./uis";
import { say } from "./words";

export interface EndProps {
  scene: Scene;
  ui: GameUi;
  model: TableModel;
  client: Client;
}

/** The game on this device, so that it can be looked through: a copy of a server's. */
const localCopy = async (model: TableModel, client: Client): Promise<string> => {
  if (client.kind === "here") return model.id;
  const text = await model.saga();
  return (await here().ask<{ table: string }>({ t: "open_saga", text })).table;
};

/** Who won, and by how much. */
export const verdict = (ranked: Sheet[], me: number | null, name: (seat: number) => string): string => {
  const first = ranked.filter((s) => s.rank === 1),
    [one] = first,
    next = ranked[first.length];
  if (!one || ranked.length < 2) return say("win.alone");
  if (first.length > 1) return say("win.shared");
  const n = one.total - (next?.total ?? 0);
  if (n <= 0) return say("win.tied", { seat: name(one.seat) });
  return one.seat === me ? say("win.mine", { n }) : say("win.other", { n });
};

/** The same for others to read: the winner by name. */
const headline = (ranked: Sheet[], name: (seat: number) => string): string => {
  const [one, next] = ranked;
  return one && next && one.rank === 1 && next.rank !== 1 && one.total > next.total
    ? say("win.named", { seat: name(one.seat), n: one.total - next.total })
    : verdict(ranked, null, name);
};

/** What brought the winner most, against what it brought the others. */
export const reasons = (ranked: Sheet[], category: (c: string) => string): string => {
  const [one, ...rest] = ranked;
  const others = (c: string) =>
    rest.length
      ? rest.reduce((n, s) => n + (s.lines.find((l) => l.category === c)?.points ?? 0), 0) / rest.length
      : 0;
  return (one?.lines ?? [])
    .map((l) => ({ c: l.category, n: l.points ?? 0, more: (l.points ?? 0) - others(l.category) }))
    .filter((x) => x.n > 0 && x.more > 0)
    .sort((a, b) => b.more - a.more)
    .slice(0, 2)
    .map((x) => `${category(x.c)} ${x.n}`)
    .join(", ");
};

/** Who won, as the game draws a seat; a mark where it has no faces. */
const Winner = ({ scene, ui, seat }: { scene: Scene; ui: GameUi; seat: number }) => (
  <figure class="vface m-in" style={at(48)}>
    <span class="crownt m-crown" style={at(60)} data-snd="crown">
      <Ic name="crown" />
    </span>
    <Mk seat={seat} />
    {ui.Portrait && <ui.Portrait scene={scene} seat={seat} />}
  </figure>
);

const Hero = ({ scene, ui, ranked }: { scene: Scene; ui: GameUi; ranked: Sheet[] }) => {
  const name = (seat: number) => seatName(scene.m, seat),
    first = ranked.filter((s) => s.rank === 1),
    why = reasons(ranked, (c) => scene.words.category(c));
  return (
    <div class="vhero">
      <Drawing svg={hero} cls="vsky" />
      <div class="vwin">
        {first.slice(0, 2).map((s) => (
          <Winner key={s.seat} scene={scene} ui={ui} seat={s.seat} />
        ))}
        <div class="t m-in" style={at(52)}>
          <p>{verdict(ranked, scene.m.me, name)}</p>
          {first.map((s) => (
            <h2 key={s.seat}>{say("win.points", { seat: name(s.seat), n: minus(s.total) })}</h2>
          ))}
          {why && <p>{say("win.why", { list: why })}</p>}
        </div>
      </div>
    </div>
  );
};

/** What happened at a moment: the stage it lies in, otherwise what the log says of the answer that led
 * there. */
const told = (m: Moment, scene: Scene, stages: Stage[], ui: StageUi | null): string => {
  const s = stages.find((x) => x.from < m.ply && m.ply <= x.to + 1 && ui?.plank(x, scene));
  if (s) return plankOf(s, scene, ui).text;
  const cause = causeOf(scene.log, m);
  return cause ? (saidOf(scene.words, scene.log, cause) ?? scene.words.action(cause.action!)) : "";
};

/** A sentence about a seat names it once. */
const Told = ({ name, text }: { name: string; text: string }) => (
  <p>
    <b>{name}</b>
    {text.startsWith(`${name} `) ? text.slice(name.length) : ` · ${text}`}
  </p>
);

interface Look {
  growth: Growth[];
  moments: Moment[];
  copy: string | null;
  ui: StageUi | null;
}

const Moments = ({ look, scene }: { look: Look; scene: Scene }) => {
  const stages = useMemo(() => fold(scene.log, grammarOf(scene.m.game)), [scene.log, scene.m.game]);
  return (
    <ul class="mom">
      {look.moments.map((m) => (
        <li key={`${m.ply}/${m.seat}`}>
          <em class={m.by > 0 ? "g" : ""}>{signed(m.by)}</em>
          <Told name={seatName(scene.m, m.seat)} text={told(m, scene, stages, look.ui)} />
          <a href={`#/r/here/${look.copy}/${m.ply}`} aria-label={say("win.look")} title={say("win.look")}>
            <Ic name="eye" />
          </a>
        </li>
      ))}
    </ul>
  );
};

/** The beat on which the crown lies: nothing beside the bars tells the result before. */
const CROWNED = 66;

/** How the points grew, and what decided it. */
const Growing = ({ look, scene }: { look: Look; scene: Scene }) =>
  look.growth.length > 1 ? (
    <div class="m-in" style={at(CROWNED)}>
      <h3>{t("end.growth")}</h3>
      <Lines growth={look.growth} seats={scene.m.players.length} label={t("end.growth")} />
      {look.moments.length > 0 && look.copy && (
        <>
          <h3>{say("win.moments")}</h3>
          <Moments look={look} scene={scene} />
        </>
      )}
    </div>
  ) : null;

/** Asks the engine on this device, ply by ply; without one the ranking stands without a chart. */
const useLook = ({ scene, model, client }: EndProps): Look => {
  const growth = useSignal<Growth[]>([]),
    moments = useSignal<Moment[]>([]),
    ui = useSignal<StageUi | null>(null),
    copy = useSignal<string | null>(client.kind === "here" ? model.id : null);
  useEffect(() => {
    let live = true;
    void (async () => {
      try {
        const id = copy.value ?? (await localCopy(model, client));
        if (!live) return;
        copy.value = id;
        const ask = async (ply: number) =>
          (await here().ask<{ seats: Sheet[] }>({ t: "score", table: id, ply })).seats;
        const g = await growthOf(ask, scene.m.ply);
        if (live) growth.value = g;
        ui.value = await loadStageUi(scene.m.game);
        const found = live ? await momentsOf(ask, g) : [];
        if (live) moments.value = found;
      } catch {
        /* no engine here */
      }
    })();
    return () => {
      live = false;
    };
  }, [model.id]);
  return { growth: growth.value, moments: moments.value, copy: copy.value, ui: ui.value };
};

const Acts = ({ p, copy, share }: { p: EndProps; copy: string | null; share: () => Promise<void> }) => {
  const { scene, model, client } = p,
    said = useSignal(""),
    again = scene.m.me !== null && !scene.m.campaign;
  const replay = async () => go(`#/r/here/${copy ?? (await localCopy(model, client))}`);
  const theirs = client.kind === "here" ? "" : `/${model.id}`; // the hall may have reviewed it
  const review = async () => go(`#/v/here/${copy ?? (await localCopy(model, client))}${theirs}`);
  const rematch = async () => go(tableLink(client.kind, await model.rematch()));
  const save = async () => saveText(`${scene.m.game}-${model.id}.saga`, await model.saga());
  const picture = async () => {
    await share();
    said.value = say("win.saved");
  };
  return (
    <div class="acts">
      {scene.m.campaign && (
        <a class="btn primary" data-book href={`#/c/${scene.m.campaign}`}>
          <Ic name="log" />
          {t("end.book")}
        </a>
      )}
      {again && (
        <button class="btn primary" type="button" data-rematch onClick={() => void rematch()}>
          <Ic name="rotate" />
          {t("end.rematch")}
        </button>
      )}
      <button
        class={`btn ${again || scene.m.campaign ? "" : "primary"}`}
        type="button"
        data-replay
        onClick={() => void replay()}
      >
        <Ic name="replay" />
        {t("end.replay")}
      </button>
      <button class="btn" type="button" data-review onClick={() => void review()}>
        <Ic name="chart" />
        {t("end.review")}
      </button>
      <button class="btn" type="button" data-share onClick={() => void picture()}>
        <Ic name="link" />
        {say("win.share")}
      </button>
      <button class="btn" type="button" onClick={() => void save()}>
        <Ic name="log" />
        {t("end.saga")}
      </button>
      <a class="btn" href="#/">
        <Ic name="b-hall" />
        {t("nav.home")}
      </a>
      <span class="sr" role="status">
        {said.value}
      </span>
    </div>
  );
};

/** To whomever the device knows, otherwise into a file. */
const handOn = async (name: string, blob: Blob) => {
  const file = new File([blob], name, { type: "image/png" });
  if (navigator.canShare?.({ files: [file] }))
    try {
      await navigator.share({ files: [file] });
      return;
    } catch {
      /* not wished, or not allowed: the file is saved */
    }
  saveBlob(name, blob);
};

export const EndOfGame = (p: EndProps) => {
  const { scene } = p,
    look = useLook(p),
    plays = useSignal(speed.value !== "off" && !calm());
  const ranked = [...(scene.m.result ?? [])].sort((a, b) => (a.rank ?? 9) - (b.rank ?? 9) || a.seat - b.seat);
  useEffect(() => {
    scrollTo(0, 0); // whoever reads the log on a phone is led to it
    if (!plays.value) return;
    const crown = setTimeout(() => sounds.play("crown"), 6000),
      end = setTimeout(() => {
        plays.value = false;
      }, 7600);
    return () => {
      clearTimeout(crown);
      clearTimeout(end);
    };
  }, []);
  const share = async () =>
    handOn(
      `${scene.m.game}.png`,
      await drawEnd({
        game: scene.words.game.title,
        line: headline(ranked, (s) => seatName(scene.m, s)),
        sheets: ranked,
        names: scene.m.players.map((_, i) => seatName(scene.m, i)),
        growth: look.growth,
      }),
    );
  return (
    <div class="stg">
      <section
        class={`end victory ${plays.value ? "play" : ""}`}
        aria-label={t("end.title")}
        style={{ "--beat": "100ms", "--k": "1" }}
        onClick={() => {
          plays.value = false;
        }}
      >
        <Hero scene={scene} ui={p.ui} ranked={ranked} />
        <div class="vgrid">
          <div>
            <h3>{t("end.breakdown")}</h3>
            <Ranks sheets={ranked} scene={scene} />
          </div>
          <Growing look={look} scene={scene} />
        </div>
        <div class="m-in sums" style={at(CROWNED + 4)}>
          <Sheets sheets={[...ranked].sort((a, b) => a.seat - b.seat)} scene={scene} />
        </div>
        <Acts p={p} copy={look.copy} share={share} />
      </section>
    </div>
  );
};
