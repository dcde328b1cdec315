// What the home page shows of the hall: my tables, a seat with others, open tables, an account for who has
// none.
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Ic } from "../art/icons";
import { hall, here } from "../core/halls";
import { type Listed, mineHere, mineThere, refreshHere, refreshThere, waiting } from "../core/mine";
import { tableName } from "../core/names";
import type { TableInfo } from "../core/protocol";
import { tableLink } from "../core/route";
import { iconOf } from "../games";
import { t } from "../words";
import { Pairing } from "./Pairing";
import { Card, sitter, tell } from "./kit";
import { TableRow } from "./Row";
import { clockText, say } from "./say";
import "./hall.css";
import "./more.css";

const MOST = 8,
  FINISHED = 2;

/** What the hall tells everybody, and that it cannot be reached; nothing while all is well. */
const HallLine = () => {
  const client = hall.value,
    link = client?.link.value;
  return (
    <>
      {client?.notice.value && (
        <p class="off" role="status">
          <Ic name="log" />
          {client.notice.value}
        </p>
      )}
      {link !== "open" && (
        <p class="off">
          <Ic name={client ? "link" : "offline"} />
          {t(client ? "link.lost" : "home.offline")}
        </p>
      )}
    </>
  );
};

export const DoorTables = () => {
  useEffect(() => {
    void refreshHere().catch(() => {});
    void refreshThere().catch(() => {});
  }, []);
  const every: Listed[] = [...(mineThere.value ?? []), ...mineHere.value],
    live = every.filter((k) => k.status !== "over"),
    // what is over is found in the history; the last few are still warm
    all = [...live, ...every.filter((k) => k.status === "over").slice(0, FINISHED)],
    n = all.length;
  const forget = async (k: Listed) => {
    await here().ask({ t: "forget", table: k.id });
    await refreshHere();
  };
  // Who has no table yet looks for a game, not for a list.
  if (n === 0 && hall.value?.me.value?.guest !== false) return <HallLine />;
  return (
    <section class="mine-list" aria-labelledby="tables">
      <div class="sec-h">
        <h2 id="tables">
          {t("home.tables")}{" "}
          {waiting.value.length > 0 && (
            <small>{say("door.count", { n: live.length, m: waiting.value.length })}</small>
          )}
        </h2>
        {n > 0 && <a href="#/tables/mine">{say("door.all")}</a>}
      </div>
      {n === 0 ? (
        <p class="desc none">{t("home.none")}</p>
      ) : (
        <ul class="rows">
          {all.slice(0, MOST).map((k) => (
            <TableRow
              key={k.where + k.id}
              k={k}
              {...(k.where === "here" ? { onForget: () => void forget(k) } : {})}
            />
          ))}
        </ul>
      )}
      <HallLine />
    </section>
  );
};

/** `Katla, Bjarni, 1 free`. */
const companyOf = (k: TableInfo): string =>
  [
    ...k.players.flatMap((p, i) => (p ? [sitter(k, i)] : [])),
    say("row.free", { n: k.players.filter((p) => !p).length }),
  ].join(", ");

const OpenTables = () => {
  const open = useSignal<TableInfo[]>([]);
  const client = hall.value,
    link = client?.link.value;
  useEffect(() => {
    if (link !== "open") return;
    const load = () =>
      tell<{ tables: TableInfo[] }>({ t: "tables", which: "open" }, true).then(
        (m) => {
          open.value = m.tables.filter((k) => k.mine === null);
        },
        () => {},
      );
    void load();
    const timer = setInterval(() => void load(), 20_000);
    return () => clearInterval(timer);
  }, [link]);
  return (
    <Card
      icon="b-hall"
      title={t("home.watch")}
      right={
        open.value.length > 0 && <a href="#/tables/open">{say("door.allOpen", { n: open.value.length })}</a>
      }
    >
      {open.value.length === 0 && <p class="small muted">{say("lobby.none")}</p>}
      {open.value.slice(0, 4).map((k) => (
        <div class="notice" key={k.id}>
          <Ic name={iconOf(k.game)} />
          <div>
            <b>{tableName(k.id)}</b> · {companyOf(k)}
            <time>{[clockText(k.clock), k.rated ? say("row.rated") : ""].filter(Boolean).join(" · ")}</time>
          </div>
          <a class="btn sm push" href={tableLink("hall", k.id)}>
            {say("door.look")}
          </a>
        </div>
      ))}
    </Card>
  );
};

const Keep = ({ name }: { name: string }) => (
  <Card icon="key" title={say("door.keep")}>
    <p class="small soft">{say("door.keepText", { name })}</p>
    <div class="row">
      <a class="btn sm" href="#/set/account">
        {say("account.make")}
      </a>
      <a class="btn sm quiet" href="#/set/signin">
        {t("nav.signIn")}
      </a>
    </div>
  </Card>
);

export const DoorSide = () => {
  const client = hall.value,
    me = client?.me.value;
  if (!client) return null;
  return (
    <>
      <Pairing />
      <OpenTables />
      {me?.guest && <Keep name={me.name} />}
    </>
  );
};
