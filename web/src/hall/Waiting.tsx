// A table that has not begun: whoever follows a link sees it first and decides then; who sits waits for the
// others.
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Ic, Mk } from "../art/icons";
import { type Client, Rejected } from "../core/client";
import type { TableModel } from "../core/model";
import { tableName } from "../core/names";
import type { PlayerInfo, Rating, TableInfo, TableMsg } from "../core/protocol";
import { go } from "../core/route";
import { botWanted, lang, myName } from "../core/settings";
import { iconOf } from "../games";
import { gameTitle } from "../home/Home";
import { Qr } from "../home/Qr";
import { botName, LinkLost, nameOf, Trouble } from "../table/Frame";
import type { Scene } from "../table/game";
import { ChatBox } from "../table/Side";
import { t } from "../words";
import { LongTable } from "./LongTable";
import { PersonMenu } from "./Manners";
import { Bad, Card, Field, Head, isAccount, Shell, Strength, tell, useAsked } from "./kit";
import { clockText, listing, rangeText, refusal, say } from "./say";

interface Room {
  scene: Scene;
  invite: string;
  client: Client;
  model: TableModel;
}

const isFree = (p: PlayerInfo) => !p.name && !p.bot;

/** What the table is played by. */
const Facts = ({ scene }: { scene: Scene }) => {
  const { m, words } = scene;
  const options = m.options
    .split(",")
    .map((o) => o.split("="))
    .filter(([k, v]) => k && v)
    .map(([k, v]) => {
      const o = words.game.options[k!];
      return `${o?.label ?? k}: ${words.label(o?.kind ?? "", v!)}`;
    });
  const all: [string, string][] = [
    [say("wait.clock"), clockText(m.clock)],
    [say("wait.rated"), say(m.rated ? "wait.ratedYes" : "wait.ratedNo")],
    ...(m.rated
      ? []
      : ([[say("wait.undo"), say(m.undo ? "wait.undoYes" : "wait.undoNo")]] as [string, string][])),
    [say("wait.listed"), say(m.listed ? "wait.listedYes" : "wait.listedNo")],
    ...(options.length ? ([[say("wait.rules"), options.join(", ")]] as [string, string][]) : []),
  ];
  return (
    <dl class="facts">
      {all.map(([name, text]) => [<dt key={name}>{name}</dt>, <dd key={`${name}.`}>{text}</dd>])}
    </dl>
  );
};

/** Link, code and QR: three ways to the same table. */
const Share = ({ m, invite }: { m: TableMsg; invite: string }) => {
  const code = useSignal<string | null>(null),
    copied = useSignal("");
  const link = `${location.href.split("#")[0]}#/t/hall/${m.table}${invite ? `/${invite}` : ""}`;
  useEffect(() => {
    tell<{ code: string }>({ t: "code", table: m.table }, true).then(
      (x) => {
        code.value = x.code;
      },
      () => {},
    );
  }, [m.table]);
  const copy = async (text: string, what: string) => {
    try {
      await navigator.clipboard.writeText(text);
      copied.value = what;
    } catch {
      copied.value = "";
    }
  };
  return (
    <Card icon="share" title={t("share.title")}>
      {code.value && (
        <div class="code">
          <div>
            <span class="tiny">{say("wait.code")}</span>
            <b data-code={code.value}>{`${code.value.slice(0, 3)} ${code.value.slice(3)}`}</b>
          </div>
          <button class="btn" type="button" onClick={() => void copy(code.value!, "code")}>
            <Ic name="copy" />
            {copied.value === "code" ? t("share.copied") : say("wait.copyCode")}
          </button>
        </div>
      )}
      <div class="linkf">
        <input
          id="share-link"
          readOnly
          value={link}
          aria-label={t("share.link")}
          onFocus={(e) => e.currentTarget.select()}
        />
        <button class="btn" type="button" onClick={() => void copy(link, "link")}>
          <Ic name="link" />
          {copied.value === "link" ? t("share.copied") : t("share.copy")}
        </button>
      </div>
      <div class="row qrw sec-s">
        <Qr text={link} label={t("share.qr")} />
        <div class="grow">
          <p class="small soft">{say("wait.phone")}</p>
          {isAccount() && <Ask table={m.table} />}
        </div>
      </div>
    </Card>
  );
};

/** Somebody with an account is asked by name, and finds a notice. */
const Ask = ({ table }: { table: string }) => {
  const name = useSignal(""),
    told = useSignal(""),
    bad = useSignal("");
  const ask = async (e: Event) => {
    e.preventDefault();
    bad.value = "";
    try {
      const m = await tell<{ name: string }>({ t: "call", table, name: name.value.trim() });
      told.value = say("wait.asked", { name: m.name });
      name.value = "";
    } catch (x) {
      told.value = "";
      bad.value = x instanceof Rejected && x.code === "name" ? say("bad.who") : refusal(x);
    }
  };
  return (
    <form class="linkf" onSubmit={ask} data-ask>
      <Field
        id="ask-name"
        label={say("wait.ask")}
        value={name.value}
        maxLength={32}
        autocomplete="off"
        on={(x) => {
          name.value = x;
        }}
      />
      <button class="btn sm" type="submit" disabled={!name.value.trim()}>
        {say("wait.askGo")}
      </button>
      {told.value && (
        <p class="small up" role="status">
          {told.value}
        </p>
      )}
      <Bad text={bad.value} />
    </form>
  );
};

/** How strong those are who sit; asked again when others do. */
const useRatings = ({ scene: { m }, invite }: Room): ((seat: number) => Rating | null) => {
  const who = m.players.map((p) => p.id ?? "");
  const { got } = useAsked(
    () => tell<TableInfo>({ t: "peek", table: m.table, ...(invite ? { invite } : {}) }, true),
    [m.table, who.join()],
  );
  return (seat) => (who[seat] && got?.ids?.[seat] === who[seat] && got.ratings?.[seat]) || null;
};

const placeText = ({ m }: Scene, seat: number, host: boolean): string => {
  const p = m.players[seat]!;
  if (seat === m.me) return say(host ? "wait.youHost" : "wait.you");
  if (p.bot) return t("seat.bot", { bot: botName(p.bot) });
  return isFree(p) ? say("wait.who") : p.here ? say("wait.here") : t("seat.away");
};

/** The host may give a free place to a bot, and take it from whoever does not come. */
const HostActs = ({ room, seat }: { room: Room; seat: number }) => {
  const { m } = room.scene,
    p = m.players[seat]!;
  const send = async (message: Record<string, unknown>) => {
    try {
      await tell({ ...message, table: m.table, seat });
    } catch (e) {
      if (e instanceof Rejected) room.model.trouble.value = e;
    }
  };
  if (isFree(p))
    return m.rated ? null : (
      <button
        class="btn sm"
        type="button"
        data-bot-here={seat}
        onClick={() => void send({ t: "fill", spec: botWanted.value })}
      >
        <Ic name="bot" />
        {say("wait.bot")}
      </button>
    );
  return seat !== m.me && p.name && !p.bot ? (
    <button class="btn sm quiet" type="button" onClick={() => void send({ t: "free" })}>
      {say("wait.free")}
    </button>
  ) : null;
};

const Bench = ({
  room,
  seat,
  host,
  rating,
}: {
  room: Room;
  seat: number;
  host: boolean;
  rating: Rating | null;
}) => {
  const { m } = room.scene,
    p = m.players[seat]!;
  return (
    <li class={`bench s${seat + 1} ${isFree(p) ? "free" : ""}`}>
      <Mk seat={seat} />
      <h3>{isFree(p) ? t("seat.free") : nameOf(m.players, seat)}</h3>
      <p class="small muted">
        {placeText(room.scene, seat, host)}
        {rating && ` · ${rangeText(rating)}`}
      </p>
      {host && <HostActs room={room} seat={seat} />}
      {seat !== m.me && p.id && !p.bot && (
        <PersonMenu about={{ table: m.table, player: p.id, name: p.name ?? "", at: null }} />
      )}
    </li>
  );
};

const Hosting = ({ room }: { room: Room }) => {
  const { m } = room.scene,
    busy = useSignal(false);
  const bots = m.players.filter(isFree).length;
  const fill = async () => {
    busy.value = true;
    try {
      for (const [seat, p] of m.players.entries())
        if (isFree(p)) await tell({ t: "fill", table: m.table, spec: botWanted.value, seat });
    } catch (e) {
      if (e instanceof Rejected) room.model.trouble.value = e;
    }
    busy.value = false;
  };
  return (
    <button class="btn primary" type="button" disabled={busy.value} data-fill onClick={() => void fill()}>
      <Ic name="bot" />
      {say("wait.fill", { n: bots })}
    </button>
  );
};

const WaitingRoom = ({ room }: { room: Room }) => {
  const ratings = useRatings(room),
    { m, words } = room.scene,
    free = m.players.filter(isFree).length,
    sit = m.players.length - free;
  // the maker hosts, or whoever has the first seat of those who are there
  const first = m.players.findIndex((p) => p.name && !p.bot),
    host = first === m.me;
  const leave = () => {
    void room.client.ask({ t: "leave", table: room.model.id }, false).catch(() => {});
    go("#/");
  };
  return (
    <>
      <Head
        above={
          <>
            <Ic name={iconOf(m.game)} /> {words.game.title}
          </>
        }
        title={tableName(m.table)}
        lead={say("wait.some", { n: sit, m: free })}
      >
        <button class="btn quiet" type="button" onClick={leave}>
          <Ic name="exit" />
          {t("do.leave")}
        </button>
        {free > 0 && !m.rated && <Hosting room={room} />}
      </Head>
      <LinkLost client={room.client} />
      <Trouble model={room.model} />
      <div class="room">
        <div>
          <LongTable players={m.players} label={say("wait.some", { n: sit, m: free })} />
          <ol class="benches sitting">
            {m.players.map((_, i) => (
              <Bench key={i} room={room} seat={i} host={host} rating={ratings(i)} />
            ))}
          </ol>
          <div class="g2 sec">
            <Card icon="settings" title={say("wait.table")}>
              <Facts scene={room.scene} />
            </Card>
            <Card icon="book" title={say("wait.while")}>
              <p class="small soft">{say("wait.whileText", { game: words.game.title })}</p>
              <div class="row sec-s">
                <a class="btn sm" href={`#/rules/${m.game}`} target="_blank" rel="noreferrer">
                  {t("rules.title")}
                </a>
              </div>
            </Card>
          </div>
        </div>
        <aside class="stack">
          <Share m={m} invite={room.invite} />
          <Card icon="chat" title={t("side.chat")}>
            <ChatBox model={room.model} scene={room.scene} own />
          </Card>
        </aside>
      </div>
    </>
  );
};

/** The first seat that shows a person's name: whoever keeps the place. */
const hostOf = (m: TableMsg): string => m.players.find((p) => p.name && !p.bot)?.name ?? "";

const Invitation = ({ room }: { room: Room }) => {
  const ratings = useRatings(room),
    { m } = room.scene,
    busy = useSignal(false),
    bad = useSignal(""),
    looks = useSignal(false);
  const names = m.players.filter((p) => p.name && !p.bot).map((p) => p.name!),
    company = names.length > 1 ? say("invite.who", { names: listing(names, lang.value) }) : "",
    free = m.players.filter(isFree).length,
    guest = room.client.me.value?.guest !== false,
    barred = guest && m.rated === true;
  const sit = async (e: Event) => {
    e.preventDefault();
    busy.value = true;
    bad.value = "";
    try {
      await room.client.callMe(myName.value);
      const join = { t: "join", table: m.table, ...(room.invite ? { invite: room.invite } : {}) };
      await room.client.ask(join, false);
    } catch (x) {
      bad.value = refusal(x);
    } finally {
      busy.value = false;
    }
  };
  return (
    <div class="invite stack">
      <LongTable players={m.players} label={say("invite.drawn", { n: names.length })} />
      <section class="card">
        <Head
          above={
            <>
              <Ic name={iconOf(m.game)} /> {gameTitle(m.game)} · {tableName(m.table)}
            </>
          }
          title={hostOf(m) ? say("invite.title", { name: hostOf(m) }) : tableName(m.table)}
          lead={`${company} ${say("invite.free", { n: free })}`}
        />
        <LinkLost client={room.client} />
        <ol class="seatsline sitting">
          {m.players.map((p, i) => (
            <li key={i}>
              <Mk seat={i} />
              {isFree(p)
                ? t("seat.free")
                : p.bot
                  ? t("seat.bot", { bot: botName(p.bot) })
                  : nameOf(m.players, i)}
              <Strength of={ratings(i)} />
            </li>
          ))}
        </ol>
        <div class="sec-s">
          <Facts scene={room.scene} />
        </div>
        <form class="sec stack" onSubmit={sit}>
          {guest && !barred && (
            <Field
              id="sit-name"
              label={say("invite.name")}
              value={myName.value}
              maxLength={32}
              placeholder={room.client.me.value?.name ?? t("seat.me")}
              on={(x) => {
                myName.value = x;
              }}
            />
          )}
          <Bad text={bad.value} />
          <div class="row">
            <button
              class="btn primary big"
              type="submit"
              data-sit
              disabled={busy.value || barred || free === 0}
            >
              <Ic name="seat" />
              {t("sit.down")}
            </button>
            <button
              class="btn big"
              type="button"
              data-watch
              onClick={() => {
                looks.value = true;
              }}
            >
              <Ic name="eye" />
              {say("invite.watch")}
            </button>
            <a class="btn quiet" href={`#/rules/${m.game}`} target="_blank" rel="noreferrer">
              <Ic name="book" />
              {say("invite.how")}
            </a>
          </div>
          {looks.value && (
            <p class="unc" role="status">
              <Ic name="eye" />
              {say("invite.looks")}
            </p>
          )}
          {guest && (
            <p class="small muted">
              {say(barred ? "invite.ratedNote" : "invite.note")} <a href="#/set/signin">{t("nav.signIn")}</a>
            </p>
          )}
        </form>
      </section>
    </div>
  );
};

export const OpenTable = (room: Room) => (
  <Shell at="tables">
    {room.scene.m.me === null ? <Invitation room={room} /> : <WaitingRoom room={room} />}
  </Shell>
);
