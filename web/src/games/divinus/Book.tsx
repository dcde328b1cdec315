// The book of a campaign: its story, what was decided and won, what lies ahead; and the shelf of campaigns.
import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { Ic, Mk, Weave } from "../../art/icons";
import type { BoxOpen } from "../../core/boxes";
import type { CampaignShow, Told } from "../../core/campaigns";
import { Rejected } from "../../core/client";
import { here } from "../../core/halls";
import { readPosition, type ViewRow, type ViewTable } from "../../core/protocol";
import { go, type Route, tableLink } from "../../core/route";
import { lang, myName, theme } from "../../core/settings";
import type { KeptCampaign } from "../../core/store";
import { LANGS, loadWords, type Words } from "../../core/words";
import { LANG_NAMES, Modal, openSettings, Segments } from "../../home/Settings";
import { saveText } from "../../table/save";
import { botName, botNames } from "../../table/Frame";
import { has, t } from "../../words";
import "./divinus.css";
import "./book.css";
import { Companion, NewBox } from "./Companion";
import { godIcon, printed } from "./read";
import { Face, Tile } from "./Tile";
import { about, say } from "./words";
import { num, word } from "./typed";

type Shelf = Omit<KeptCampaign, "text">;
const BOTS = ["level:easy", "level:normal", "level:hard", "level:jarl"];

const useWords = (): Words | null => {
  const words = useSignal<Words | null>(null),
    l = lang.value;
  useEffect(() => {
    void loadWords("divinus", l).then((w) => {
      words.value = w;
    });
  }, [l]);
  return words.value;
};

const troubleText = (e: unknown): string =>
  e instanceof Rejected
    ? has(`error.${e.code}`)
      ? t(`error.${e.code}` as "error.campaign")
      : `${e.line > 0 ? `${t("home.sagaLine", { line: e.line })} ` : ""}${e.message}${e.rule ? ` (${e.rule})` : ""}`
    : String(e);

const Bar = () => (
  <header class="bar home">
    <a class="brand" href="#/" aria-label={`Meadhall, ${t("nav.home")}`}>
      <Ic name="b-hall" />
      <span>Meadhall</span>
    </a>
    <nav class="hnav bk-nav" aria-label={say("book.shelf")}>
      <a href="#/c">{say("book.shelf")}</a>
    </nav>
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

// ---- the shelf ----

const Path = ({
  next,
  length,
  words,
  small = false,
}: {
  next: number | null;
  length: number;
  words: Words;
  small?: boolean;
}) => {
  const now = next ?? length + 1;
  return (
    <ol class={`bk-path ${small ? "small" : ""}`} aria-label={say("book.path")}>
      {Array.from({ length }, (_, i) => i + 1).map((n) => {
        const name = n <= now ? words.label("scenario", String(n)) : say("book.ahead");
        return (
          <li
            key={n}
            class={n < now ? "done" : n === now ? "now" : ""}
            {...(n === now ? { "aria-current": "step" } : {})}
            title={name}
          >
            <b>{n < now ? <Ic name="check" label={say("book.done")} /> : n}</b>
            {!small && <span>{name}</span>}
            {small && <span class="sr">{name}</span>}
          </li>
        );
      })}
    </ol>
  );
};

const ShelfCard = ({ k, words, all }: { k: Shelf; words: Words; all: Shelf[] }) => (
  <li class="bk-card">
    <a href={`#/c/${k.id}`} data-campaign={k.id}>
      <h3>{k.title}</h3>
      {k.parent && (
        <p class="bk-fork">
          <Ic name="journey" />
          {say("book.forkOf", { title: all.find((x) => x.id === k.parent)?.title ?? "…" })}
        </p>
      )}
      {k.box ? (
        <p class="bk-mark">{say("box.mark")}</p>
      ) : (
        <Path next={k.next} length={k.length} words={words} small />
      )}
      <p class="bk-who">
        {k.seats.map((p, i) => (
          <span key={i}>
            <Mk seat={i} />
            {p.name || t("seat.n", { n: i + 1 })}
            <b>
              <Ic name="honour" label={words.title("honour")} />
              {k.honour[i] ?? 0}
            </b>
          </span>
        ))}
      </p>
      <p class="bk-next">
        {k.next === null
          ? say("book.over")
          : k.table || k.box
            ? say("book.goOn", { n: k.next })
            : say("book.nextIs", {
                n: k.next,
                name: k.next <= k.length ? words.label("scenario", String(k.next)) : say("book.endless"),
              })}
      </p>
    </a>
  </li>
);

const NewCampaign = ({ onClose, first }: { onClose: () => void; first: number }) => {
  const seats = useSignal(3),
    title = useSignal(say("book.titleN", { n: first })),
    trouble = useSignal(""),
    busy = useSignal(false);
  const kinds = useSignal<string[]>(["human", "level:normal", "level:normal", "level:normal"]),
    names = useSignal<string[]>([myName.value || t("seat.me"), ...botNames().slice(1, 4)]);
  const start = async () => {
    busy.value = true;
    try {
      const list = kinds.value
        .slice(0, seats.value)
        .map((bot, i) => ({ bot, name: names.value[i]!.trim() || t("seat.n", { n: i + 1 }) }));
      const { id } = await here().ask<{ id: string }>(
        {
          t: "campaign_new",
          game: "divinus",
          options: "",
          seats: list,
          title: title.value.trim() || say("book.titleN", { n: first }),
        },
        false,
      );
      onClose();
      go(`#/c/${id}`);
    } catch (e) {
      trouble.value = troubleText(e);
      busy.value = false;
    }
  };
  return (
    <Modal title={say("book.new")} onClose={onClose} cls="new">
      <label class="field" for="bk-title">
        <span>{say("book.name")}</span>
        <input
          id="bk-title"
          maxLength={60}
          value={title.value}
          onInput={(e) => {
            title.value = e.currentTarget.value;
          }}
        />
      </label>
      <Segments
        label={t("new.seats")}
        value={seats.value}
        all={[2, 3, 4]}
        name={String}
        on={(n) => {
          seats.value = n;
        }}
      />
      <fieldset class="seg col">
        <legend>{t("new.who")}</legend>
        {kinds.value.slice(0, seats.value).map((k, i) => (
          <div class="seatkind bk-seat" key={i}>
            <Mk seat={i} />
            <input
              aria-label={say("book.seatName", { n: i + 1 })}
              maxLength={24}
              value={names.value[i]}
              onInput={(e) => {
                names.value = names.value.map((x, j) => (j === i ? e.currentTarget.value : x));
              }}
            />
            <select
              aria-label={say("book.seatKind", { n: i + 1 })}
              value={k}
              onChange={(e) => {
                kinds.value = kinds.value.map((x, j) => (j === i ? e.currentTarget.value : x));
              }}
            >
              <option value="human">{say("book.human")}</option>
              {BOTS.map((b) => (
                <option key={b} value={b}>
                  {t("seat.bot", { bot: botName(b) })}
                </option>
              ))}
            </select>
          </div>
        ))}
      </fieldset>
      {kinds.value.slice(0, seats.value).filter((k) => k === "human").length > 1 && (
        <p class="desc">{say("book.shared")}</p>
      )}
      {trouble.value && (
        <div class="why" role="alert">
          <Ic name="lock" />
          <p>{trouble.value}</p>
        </div>
      )}
      <button
        class="btn primary wide"
        type="button"
        data-start
        disabled={busy.value}
        onClick={() => void start()}
      >
        <Ic name="check" />
        {say("book.begin")}
      </button>
    </Modal>
  );
};

/** Campaigns of files that broke off: said as long as the page is open. */
const cut = new Set<string>();

const Import = () => {
  const input = useRef<HTMLInputElement>(null),
    trouble = useSignal("");
  const take = async (file: File | undefined) => {
    if (!file) return;
    trouble.value = "";
    try {
      const { id, cut: broken } = await here().ask<{ id: string; cut: boolean }>(
        {
          t: "campaign_take",
          text: await file.text(),
          title: file.name
            .replace(/\.\w+$/, "")
            .replace(/[-_]+/g, " ")
            .slice(0, 60),
        },
        false,
      );
      if (broken) cut.add(id);
      go(`#/c/${id}`);
    } catch (e) {
      trouble.value = troubleText(e);
    }
    if (input.current) input.current.value = "";
  };
  return (
    <>
      <label class="btn" for="bk-file">
        <Ic name="log" />
        {say("book.import")}
      </label>
      <input
        id="bk-file"
        class="sr"
        ref={input}
        type="file"
        accept=".campaign,.txt,text/plain"
        onChange={(e) => void take(e.currentTarget.files?.[0])}
      />
      {trouble.value && (
        <div class="why" role="alert">
          <Ic name="lock" />
          <p>{trouble.value}</p>
        </div>
      )}
    </>
  );
};

const ShelfPage = ({ words }: { words: Words }) => {
  const all = useSignal<Shelf[] | null>(null),
    making = useSignal(false),
    boxing = useSignal(false);
  useEffect(() => {
    void here()
      .ask<{ campaigns: Shelf[] }>({ t: "campaigns" })
      .then(
        (m) => {
          all.value = m.campaigns;
        },
        () => {
          all.value = [];
        },
      );
  }, []);
  return (
    <main class="bk" id="main">
      <header class="bk-head">
        <h1>{say("book.shelf")}</h1>
        <p>{t("home.campaignText")}</p>
        <p class="bk-ours" data-ours>
          {t("ours.divinus")}
        </p>
        <div class="acts">
          <button
            class="btn primary"
            type="button"
            data-new
            onClick={() => {
              making.value = true;
            }}
          >
            <Ic name="sapling" />
            {say("book.new")}
          </button>
          <button
            class="btn"
            type="button"
            data-new-box
            onClick={() => {
              boxing.value = true;
            }}
          >
            <Ic name="deck" />
            {say("box.new")}
          </button>
          <Import />
        </div>
      </header>
      {all.value?.length === 0 && <p class="desc bk-none">{say("book.none")}</p>}
      <ul class="bk-cards">
        {all.value?.map((k) => (
          <ShelfCard key={k.id} k={k} words={words} all={all.value!} />
        ))}
      </ul>
      {making.value && (
        <NewCampaign
          first={(all.value?.length ?? 0) + 1}
          onClose={() => {
            making.value = false;
          }}
        />
      )}
      {boxing.value && (
        <NewBox
          first={(all.value?.length ?? 0) + 1}
          onClose={() => {
            boxing.value = false;
          }}
        />
      )}
    </main>
  );
};

// ---- one book ----

interface Open {
  show: CampaignShow;
  title: string;
  table: string | null;
  book: ViewTable[];
  words: Words;
}
const rows = (tables: ViewTable[], id: string): ViewRow[] => tables.find((x) => x.id === id)?.rows ?? [];
const told = (x: Told) => x.text[LANGS.indexOf(lang.value)] ?? x.text[0];
const seatOf = (r: ViewRow, cell: string): number | null => {
  const v = r.cells[cell]?.value;
  return typeof v === "number" ? v : null;
};

const Who = ({ o, seat }: { o: Open; seat: number | null }) =>
  seat === null ? (
    <span>–</span>
  ) : (
    <span class="bk-p">
      <Mk seat={seat} />
      {o.show.seats[seat]?.name || t("seat.n", { n: seat + 1 })}
    </span>
  );

const Standing = ({ o }: { o: Open }) => {
  const players = rows(o.book, "players"),
    done = o.show.games.filter((g) => g.over && g.result);
  const gained = (g: CampaignShow["games"][number], seat: number) => {
    const r = g.result?.find((x) => x.seat === seat);
    return r ? r.total - (r.lines.find((l) => l.category === "carried")?.points ?? 0) : 0;
  };
  return (
    <section class="bk-sec" aria-labelledby="bk-standing">
      <h2 id="bk-standing">
        <Ic name="honour" />
        {say("book.standing")}
      </h2>
      <div class="bk-scroll" tabindex={0} role="region" aria-label={say("book.standing")}>
        <table class="bk-table">
          <thead>
            <tr>
              <th scope="col">{o.words.title("players")}</th>
              <th scope="col">{o.words.title("god")}</th>
              {done.map((g) => (
                <th scope="col" key={g.number} title={o.words.label("scenario", String(g.number))}>
                  {g.number}
                </th>
              ))}
              <th scope="col">{o.words.title("honour")}</th>
              <th scope="col">{o.words.title("xp")}</th>
              <th scope="col">{say("book.levels")}</th>
            </tr>
          </thead>
          <tbody>
            {o.show.seats.map((_, i) => {
              const r = players.find((x) => x.value === i),
                god = r ? word(r, "god") : null;
              return (
                <tr key={i}>
                  <th scope="row">
                    <Who o={o} seat={i} />
                  </th>
                  <td>
                    {god ? (
                      <span class="bk-god">
                        <Ic name={godIcon(god)} />
                        {o.words.label("god", god)}
                      </span>
                    ) : (
                      "–"
                    )}
                  </td>
                  {done.map((g) => (
                    <td key={g.number} class="n">
                      {gained(g, i)}
                    </td>
                  ))}
                  <td class="n big">{num(r, "honour")}</td>
                  <td class="n">{num(r, "xp")}</td>
                  <td>{(["row1", "row2", "row3"] as const).map((k) => num(r, k)).join(" · ")}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </section>
  );
};

const decisionsOf = (tables: ViewTable[], n: number) =>
  rows(tables, "decisions").filter((r) => String(r.value).startsWith(`d${n}`));

/** While it is played: order, goals and quests, with what they want. */
const InForce = ({ o, gods, quests }: { o: Open; gods: ViewRow[]; quests: ViewRow[] }) => {
  const order = rows(o.book, "order"),
    all = [...gods.map((r) => ["god_card", r] as const), ...quests.map((r) => ["quest", r] as const)];
  return (
    <div class="bk-force" data-in-force>
      {order.length > 0 && (
        <p class="bk-order">
          {say("book.order")}{" "}
          {order.map((r, i) => (
            <span key={i}>
              {i > 0 && " → "}
              <Who o={o} seat={Number(r.value)} />
            </span>
          ))}
        </p>
      )}
      {all.length > 0 && (
        <ul class="bk-rules">
          {all.map(([kind, r]) => (
            <li key={String(r.value)}>
              <b>{o.words.label(kind, r.value)}</b>
              <span>{about(String(r.value).toUpperCase())}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
};

const Chapter = ({
  o,
  g,
  onFork,
  onReplay,
}: {
  o: Open;
  g: CampaignShow["games"][number];
  onFork: (at: number) => void;
  onReplay: (n: number) => void;
}) => {
  const book = readPosition({ view: g.book }).view,
    made = decisionsOf(g.over ? book : o.book, g.number),
    quests = rows(book, "quests"),
    gods = rows(book, "gods");
  return (
    <article class="bk-chapter">
      <header>
        <span class="bk-no">{g.number <= o.show.length ? g.number : "∞"}</span>
        <h3>
          {g.number <= o.show.length ? o.words.label("scenario", String(g.number)) : say("book.endless")}
        </h3>
        {g.by_hand && <em>{say("book.byHand")}</em>}
        {!g.over && <em class="now">{say("book.inPlay")}</em>}
      </header>
      {g.story.begin.map((x) => (
        <p key={x.id} class="bk-text">
          {told(x)}
        </p>
      ))}
      {made.length > 0 && (
        <ul class="bk-made">
          {made.map((r) => {
            const d = word(r, "decision");
            return (
              <li key={String(r.value)}>
                <Ic name="quest" />
                <span>
                  <b>{o.words.label("decision", d)}</b>{" "}
                  {about(String(r.value)) || o.words.label("choice", r.value)}{" "}
                  {seatOf(r, "seat") !== null && <Who o={o} seat={seatOf(r, "seat")} />}
                </span>
              </li>
            );
          })}
        </ul>
      )}
      {g.over &&
        g.story.end.map((x) => (
          <p key={x.id} class="bk-text">
            {told(x)}
          </p>
        ))}
      {!g.over && <InForce o={o} gods={gods} quests={quests} />}
      {g.over && (gods.length > 0 || quests.length > 0) && (
        <details class="bk-recap">
          <summary>{say("book.recap")}</summary>
          <dl>
            {[...gods.map((r) => ["god_card", r] as const), ...quests.map((r) => ["quest", r] as const)].map(
              ([kind, r]) => (
                <div key={String(r.value)}>
                  <dt>{o.words.label(kind, r.value)}</dt>
                  <dd>
                    <Who o={o} seat={seatOf(r, "by")} />
                  </dd>
                </div>
              ),
            )}
          </dl>
          {g.result && (
            <dl>
              {g.result.map((x) => (
                <div key={x.seat}>
                  <dt>
                    <Who o={o} seat={x.seat} />
                  </dt>
                  <dd>
                    {x.lines
                      .filter((l) => l.points)
                      .map((l) => `${o.words.category(l.category)} ${l.points}`)
                      .join(", ") || "–"}
                  </dd>
                </div>
              ))}
            </dl>
          )}
        </details>
      )}
      {g.over && (
        <div class="bk-acts">
          {g.sealed ? (
            <p class="desc">{say("book.sealed")}</p>
          ) : (
            <button class="btn tiny" type="button" onClick={() => onReplay(g.number)}>
              <Ic name="replay" />
              {t("end.replay")}
            </button>
          )}
          <button class="btn tiny" type="button" data-fork={g.number} onClick={() => onFork(g.number)}>
            <Ic name="journey" />
            {say("book.forkHere", { n: g.number })}
          </button>
        </div>
      )}
    </article>
  );
};

/**
 * The text that opens the next scenario is told when it is begun; before that its name and what is known of
 * it.
 */
const Ahead = ({
  o,
  onPlay,
  onFork,
  busy,
}: {
  o: Open;
  onPlay: (byHand: boolean) => void;
  onFork: (at: number) => void;
  busy: boolean;
}) => {
  const next = o.show.next,
    order = rows(o.book, "order");
  if (next === null)
    return (
      <section class="bk-ahead over">
        <Ic name="crown" />
        <div>
          <h2>{say("book.over")}</h2>
          <p>{say("book.overText")}</p>
        </div>
        <div class="bk-go">
          <button
            class="btn primary"
            type="button"
            data-endless
            disabled={busy}
            onClick={() => onFork(o.show.length + 1)}
          >
            <Ic name="journey" />
            {say("book.endless")}
          </button>
        </div>
      </section>
    );
  const name = next <= o.show.length ? o.words.label("scenario", String(next)) : say("book.endless");
  return (
    <section class="bk-ahead">
      <div>
        <p class="bk-kicker">
          {next <= o.show.length ? say("book.nextN", { n: next, of: o.show.length }) : say("book.endless")}
        </p>
        <h2>{name}</h2>
        {order.length > 0 && !o.show.running && (
          <p class="bk-order">
            {say("book.order")}{" "}
            {order.map((r, i) => (
              <span key={i}>
                {i > 0 && " → "}
                <Who o={o} seat={Number(r.value)} />
              </span>
            ))}
          </p>
        )}
      </div>
      <div class="bk-go">
        <button class="btn primary" type="button" data-play disabled={busy} onClick={() => onPlay(false)}>
          <Ic name="explore" />
          {next > o.show.length
            ? say("book.endless")
            : o.show.running
              ? say("book.goOn", { n: next })
              : say("book.play", { n: next })}
        </button>
        {o.show.can_record && !o.show.running && next <= o.show.length && (
          <button
            class="btn"
            type="button"
            data-record
            disabled={busy}
            title={say("book.recordText")}
            onClick={() => onPlay(true)}
          >
            <Ic name="log" />
            {say("book.record")}
          </button>
        )}
      </div>
    </section>
  );
};

const Shop = ({ o }: { o: Open }) => {
  const list = rows(o.book, "shop");
  if (!list.length) return null;
  return (
    <section class="bk-sec" aria-labelledby="bk-shop">
      <h2 id="bk-shop">
        <Ic name="upgrade" />
        {say("book.shop")}
      </h2>
      <p class="desc">{say("book.shopText")}</p>
      {o.show.seats.map((_, seat) => {
        const own = list.filter((r) => seatOf(r, "seat") === seat);
        return (
          own.length > 0 && (
            <div key={seat} class="bk-shop">
              <h3>
                <Who o={o} seat={seat} />
                <em>
                  {say("xpHave", {
                    n: num(
                      rows(o.book, "players").find((r) => r.value === seat),
                      "xp",
                    ),
                  })}
                </em>
              </h3>
              <ul>
                {own.map((r) => {
                  const ok = word(r, "affordable") === "yes";
                  return (
                    <li key={String(r.value)} class={ok ? "can" : ""}>
                      <b>
                        {say("xp", { n: num(r, "cost") })}
                        {ok && <Ic name="check" label={o.words.title("affordable")} />}
                      </b>
                      <span>{about(String(r.value))}</span>
                    </li>
                  );
                })}
              </ul>
            </div>
          )
        );
      })}
    </section>
  );
};

const Won = ({ o }: { o: Open }) => {
  const titles = rows(o.book, "titles"),
    places = rows(o.book, "locations"),
    stuck = rows(o.book, "stuck"),
    forged = rows(o.book, "forged");
  const tile = (id: string) => {
    const st = stuck.find((x) => x.value === id);
    return {
      id,
      turned: 0,
      symbols: (["slot1", "slot2"] as const).map((c) => (st ? (word(st, c) ?? "empty") : "empty")),
      abyss: st ? num(st, "abyss") : 0,
    };
  };
  return (
    <>
      <section class="bk-sec" aria-labelledby="bk-titles">
        <h2 id="bk-titles">
          <Ic name="crown" />
          {o.words.title("titles")}
        </h2>
        {titles.length === 0 ? (
          <p class="desc">{say("book.noTitles")}</p>
        ) : (
          <ul class="bk-list">
            {titles.map((r) => (
              <li key={String(r.value)}>
                <b>{o.words.label("title", r.value)}</b>
                <Who o={o} seat={seatOf(r, "holder")} />
                <span>
                  {about(String(r.value).toUpperCase())}
                  {word(r, "power") !== "yes" && (
                    <em>
                      {" "}
                      {say("book.powerFrom", {
                        n: Number(printed.title?.[String(r.value)]?.power_from_scenario ?? 6),
                      })}
                    </em>
                  )}
                </span>
              </li>
            ))}
          </ul>
        )}
      </section>
      <section class="bk-sec" aria-labelledby="bk-places">
        <h2 id="bk-places">
          <Ic name="valhalla" />
          {o.words.title("locations")}
        </h2>
        {places.length === 0 ? (
          <p class="desc">{say("book.noPlaces")}</p>
        ) : (
          <ul class="bk-list tiles">
            {places.map((r) => {
              const id = word(r, "tile");
              return (
                <li key={String(r.value)}>
                  {id && (
                    <span class="bk-tile">
                      <Tile tile={tile(id)} />
                    </span>
                  )}
                  <div>
                    <b>{o.words.label("location", r.value)}</b>
                    <span>{say("book.until", { n: num(r, "until") })}</span>
                    <Who o={o} seat={seatOf(r, "holder")} />
                  </div>
                </li>
              );
            })}
          </ul>
        )}
      </section>
      {forged.length > 0 && (
        <section class="bk-sec" aria-labelledby="bk-dice">
          <h2 id="bk-dice">
            <Ic name="pip-5" />
            {o.words.title("forged")}
          </h2>
          <ul class="bk-list dice">
            {forged.map((r, i) => {
              const f = String(r.value),
                seat = seatOf(r, "seat") ?? 0;
              return (
                <li key={i}>
                  <span class="bk-face">
                    <Face face={f} seat={seat} />
                  </span>
                  <div>
                    <b>{o.words.label("face", f)}</b>
                    <span>{about(f)}</span>
                    <span>
                      <Who o={o} seat={seat} /> {o.words.label("die", word(r, "die"))}, {word(r, "side")}
                    </span>
                  </div>
                </li>
              );
            })}
          </ul>
        </section>
      )}
      {stuck.length > 0 && (
        <section class="bk-sec" aria-labelledby="bk-stuck">
          <h2 id="bk-stuck">
            <Ic name="abyss" />
            {o.words.title("stuck")}
          </h2>
          <div class="bk-tiles">
            {stuck.map((r) => (
              <figure key={String(r.value)}>
                <Tile tile={tile(String(r.value))} />
                <figcaption>{o.words.label("tile", r.value)}</figcaption>
              </figure>
            ))}
          </div>
        </section>
      )}
    </>
  );
};

const Rules = ({ o }: { o: Open }) => {
  const list = rows(o.book, "rules"),
    facts = rows(o.book, "flags"),
    fresh = (r: ViewRow) => word(r, "new") === "yes";
  const one = (r: ViewRow) => {
    const id = String(r.value).toUpperCase();
    return (
      <li key={id}>
        <code>{id}</code>
        {fresh(r) && <em>{say("book.newRule")}</em>}
        <span>{about(id)}</span>
      </li>
    );
  };
  return (
    <>
      {facts.length > 0 && (
        <section class="bk-sec" aria-labelledby="bk-facts">
          <h2 id="bk-facts">
            <Ic name="eye" />
            {say("book.facts")}
          </h2>
          <ul class="bk-facts">
            {facts.map((r) => (
              <li key={String(r.value)}>{o.words.label("flag", r.value)}</li>
            ))}
          </ul>
        </section>
      )}
      <section class="bk-sec" aria-labelledby="bk-rules">
        <h2 id="bk-rules">
          <Ic name="log" />
          {say("book.rules")}
        </h2>
        {list.length === 0 ? (
          <p class="desc">{say("book.noRules")}</p>
        ) : (
          <>
            <ul class="bk-rules">{list.filter(fresh).map(one)}</ul>
            {list.some((r) => !fresh(r)) && (
              <details open={!list.some(fresh)}>
                <summary>{say("book.oldRules", { n: list.filter((r) => !fresh(r)).length })}</summary>
                <ul class="bk-rules">{list.filter((r) => !fresh(r)).map(one)}</ul>
              </details>
            )}
          </>
        )}
      </section>
    </>
  );
};

const Danger = ({ o, onFork, onForget }: { o: Open; onFork: (at: number) => void; onForget: () => void }) => {
  const sure = useSignal(false);
  const save = async () => {
    const { text } = await here().ask<{ text: string }>({ t: "campaign_text", id: o.show.id });
    saveText(`${o.title.replace(/[^\p{L}\p{N}]+/gu, "-").replace(/^-|-$/g, "") || "divinus"}.campaign`, text);
  };
  return (
    <section class="bk-sec" aria-labelledby="bk-keep">
      <h2 id="bk-keep">
        <Ic name="deck" />
        {say("book.keep")}
      </h2>
      <p class="desc">{say("book.keepText")}</p>
      <div class="bk-acts">
        <button class="btn" type="button" data-export onClick={() => void save()}>
          <Ic name="log" />
          {say("book.export")}
        </button>
        {o.show.games.length > 0 && (
          <button class="btn" type="button" data-reset onClick={() => onFork(1)}>
            <Ic name="rotate" />
            {say("book.reset")}
          </button>
        )}
        {sure.value ? (
          <button class="btn" type="button" data-forget onClick={onForget}>
            <Ic name="close" />
            {say("book.forgetSure")}
          </button>
        ) : (
          <button
            class="btn quiet"
            type="button"
            onClick={() => {
              sure.value = true;
            }}
          >
            <Ic name="close" />
            {say("book.forget")}
          </button>
        )}
      </div>
    </section>
  );
};

const OneBook = ({ id, words }: { id: string; words: Words }) => {
  const got = useSignal<Omit<Open, "words"> | null>(null),
    box = useSignal<BoxOpen | null>(null),
    trouble = useSignal(""),
    busy = useSignal(false),
    others = useSignal<Shelf[]>([]);
  useEffect(() => {
    let live = true;
    got.value = null;
    box.value = null;
    trouble.value = "";
    void here()
      .ask<{ show: CampaignShow; title: string; table: string | null; box?: BoxOpen["box"] }>({
        t: "campaign",
        id,
      })
      .then(
        (m) => {
          if (live && m.box) box.value = { box: m.box, title: m.title };
          else if (live) got.value = { ...m, book: readPosition({ view: m.show.book }).view };
        },
        (e: unknown) => {
          if (live) trouble.value = troubleText(e);
        },
      );
    void here()
      .ask<{ campaigns: Shelf[] }>({ t: "campaigns" })
      .then(
        (m) => {
          if (live) others.value = m.campaigns;
        },
        () => {},
      );
    return () => {
      live = false;
    };
  }, [id]);
  if (box.value) return <Companion key={id} first={box.value} />;
  if (!got.value)
    return (
      <main class="bk" id="main">
        <p role="status" class="bk-none">
          {trouble.value || t("table.loading")}
        </p>
        {trouble.value && (
          <a class="btn" href="#/c">
            {say("book.shelf")}
          </a>
        )}
      </main>
    );
  const o: Open = { ...got.value, words };
  const act = async (what: () => Promise<void>) => {
    busy.value = true;
    trouble.value = "";
    try {
      await what();
    } catch (e) {
      trouble.value = troubleText(e);
    }
    busy.value = false;
  };
  const play = (byHand: boolean) =>
    void act(async () => {
      const { table } = await here().ask<{ table: string }>(
        { t: "campaign_play", id, by_hand: byHand },
        false,
      );
      go(tableLink("here", table));
    });
  const fork = (at: number) =>
    void act(async () => {
      const made = await here().ask<{ id: string }>(
        {
          t: "campaign_fork",
          id,
          at,
          title: say(
            at === 1 ? "book.resetTitle" : at > o.show.length ? "book.endlessTitle" : "book.forkTitle",
            { title: o.title, n: at },
          ).slice(0, 60),
        },
        false,
      );
      go(`#/c/${made.id}`);
    });
  const replay = (n: number) =>
    void act(async () => {
      const { table } = await here().ask<{ table: string }>({ t: "campaign_replay", id, number: n }, false);
      go(`#/r/here/${table}`);
    });
  const forget = () =>
    void act(async () => {
      await here().ask({ t: "campaign_forget", id }, false);
      go("#/c");
    });
  return (
    <main class="bk one" id="main">
      <header class="bk-head">
        <h1>{o.title}</h1>
        {others.value.length > 1 && (
          <label class="bk-switch">
            <span>{say("book.other")}</span>
            <select value={id} onChange={(e) => go(`#/c/${e.currentTarget.value}`)}>
              {others.value.map((k) => (
                <option key={k.id} value={k.id}>
                  {k.title}
                </option>
              ))}
            </select>
          </label>
        )}
        <p class="bk-ours" data-ours>
          {t("ours.divinus")}
        </p>
      </header>
      {trouble.value && (
        <div class="why" role="alert">
          <Ic name="lock" />
          <p>{trouble.value}</p>
        </div>
      )}
      {o.show.changed && (
        <div class="why" role="status">
          <Ic name="log" />
          <p>{say("book.changed", { rows: o.show.changed })}</p>
        </div>
      )}
      {o.show.stale && (
        <div class="why" role="status">
          <Ic name="log" />
          <p>{say("book.stale")}</p>
        </div>
      )}
      {cut.has(id) && !o.show.stale && (
        <div class="why" role="status">
          <Ic name="log" />
          <p>{say("book.cut", { n: o.show.games.length })}</p>
        </div>
      )}
      <Path next={o.show.next} length={o.show.length} words={words} />
      <Ahead o={o} onPlay={play} onFork={fork} busy={busy.value} />
      <div class="bk-cols">
        <div class="bk-main">
          <Standing o={o} />
          <section class="bk-sec" aria-labelledby="bk-story">
            <h2 id="bk-story">
              <Ic name="log" />
              {words.title("story")}
            </h2>
            {o.show.games.length === 0 && <p class="desc">{say("book.notBegun")}</p>}
            {[...o.show.games].reverse().map((g) => (
              <Chapter key={g.number} o={o} g={g} onFork={fork} onReplay={replay} />
            ))}
          </section>
        </div>
        <div class="bk-side">
          <Shop o={o} />
          <Won o={o} />
          <Rules o={o} />
          <Danger o={o} onFork={fork} onForget={forget} />
        </div>
      </div>
    </main>
  );
};

export const BookPage = ({ at }: { at: Route }) => {
  const words = useWords();
  return (
    <div class="g-home g-book">
      <Bar />
      <Weave cls="weave full" />
      {!words ? (
        <main class="bk" id="main">
          <p role="status">{t("table.loading")}</p>
        </main>
      ) : at.id ? (
        <OneBook key={at.id} id={at.id} words={words} />
      ) : (
        <ShelfPage words={words} />
      )}
    </div>
  );
};
