// A book that is kept in a hall: friends far away sit down at it by a link, and it turns its pages for all of
// them.
import { useSignal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import { Ic, Mk } from "../../../art/icons";
import type { Client } from "../../../core/client";
import { insistOnHall } from "../../../core/halls";
import type { TableModel } from "../../../core/model";
import type { TableMsg } from "../../../core/protocol";
import { go } from "../../../core/route";
import type { Words } from "../../../core/words";
import { botName, LinkLost, nameOf, Trouble } from "../../../table/Frame";
import { Share, SitDown } from "../../../table/Invite";
import { t } from "../../../words";
import { say } from "../words";
import { hallKeeper, readHallBook } from "./keepers";
import { NoPages, Pages } from "./Pages";
import { Note, type Open, troubleText } from "./parts";

/** Who has come, and the link for the others. */
const Gathering = ({ m, client, model }: { m: TableMsg; client: Client; model: TableModel }) => (
  <section class="bk-sec bk-gather" data-gathering>
    <h2>{say(m.me === null ? "book.invited" : "book.awaits")}</h2>
    {m.me === null && <SitDown client={client} model={model} />}
    <ol class="sitting">
      {m.players.map((p, i) => (
        <li key={i}>
          <Mk seat={i} />
          <b>{p.name || p.bot ? nameOf(m.players, i) : t("seat.free")}</b>
          <span>{i === m.me ? t("seat.you") : p.bot ? t("seat.bot", { bot: botName(p.bot) }) : ""}</span>
        </li>
      ))}
    </ol>
    {m.invite && (
      <Share link={`${location.href.split("#")[0]}#/c/${m.table}/${m.invite}`}>
        <button
          class="btn"
          type="button"
          onClick={() => {
            void client.ask({ t: "leave", table: m.table }, false).catch(() => {});
            go("#/c");
          }}
        >
          <Ic name="close" />
          {t("do.leave")}
        </button>
      </Share>
    )}
  </section>
);

export const HallBook = ({ id, invite, words }: { id: string; invite: string; words: Words }) => {
  const client = insistOnHall(),
    model = useMemo(() => client.follow(id, invite || null), [id, invite]),
    seated = (model.latest.value?.me ?? null) !== null,
    keeper = useMemo(() => hallKeeper(client, id, seated), [id, seated]);
  const got = useSignal<Omit<Open, "words"> | null>(null),
    trouble = useSignal("");
  useEffect(() => () => client.unfollow(id), [id]);
  const m = model.latest.value;
  // a page is turned, a scenario begins, somebody sits down: the book is read again
  const news = m && `${m.seq} ${m.book?.played} ${m.book?.table}`;
  useEffect(() => {
    if (!news) return;
    let live = true;
    void readHallBook(client, id, invite).then(
      (o) => {
        if (live) got.value = o;
      },
      (e: unknown) => {
        if (live) trouble.value = troubleText(e);
      },
    );
    return () => {
      live = false;
    };
  }, [news]);
  const refused = model.trouble.value;
  if (!m || !got.value) return <NoPages trouble={trouble.value || (refused ? troubleText(refused) : "")} />;
  const waits = m.status === "open" || m.me === null;
  return (
    <>
      <LinkLost client={client} />
      <Trouble model={model} />
      <Pages
        o={{ ...got.value, words }}
        id={id}
        keeper={keeper}
        gathering={
          waits ? (
            m.status === "open" ? (
              <Gathering m={m} client={client} model={model} />
            ) : (
              <Note text={say("book.full")} />
            )
          ) : null
        }
      />
    </>
  );
};
