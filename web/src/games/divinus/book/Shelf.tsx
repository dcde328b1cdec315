// The shelf of campaigns: those of this device, and those played with friends in a hall.
import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { Ic, Mk } from "../../../art/icons";
import { hall, here } from "../../../core/halls";
import { go } from "../../../core/route";
import type { Words } from "../../../core/words";
import { t } from "../../../words";
import { NewBox } from "../Companion";
import { say } from "../words";
import { hallShelf } from "./keepers";
import { NewCampaign } from "./NewCampaign";
import { Path } from "./Path";
import { Note, type Shelf, troubleText } from "./parts";

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

/** Campaigns of files that broke off: said as long as the page is open. */
export const cut = new Set<string>();

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
      <Note text={trouble.value} icon="lock" role="alert" />
    </>
  );
};

export const ShelfPage = ({ words }: { words: Words }) => {
  const all = useSignal<Shelf[] | null>(null),
    online = useSignal<Shelf[]>([]),
    making = useSignal(false),
    boxing = useSignal(false);
  const client = hall.value;
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
  useEffect(() => {
    if (!client) return;
    void hallShelf(client).then(
      (list) => {
        online.value = list;
      },
      () => {},
    );
  }, [client]);
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
      {online.value.length > 0 && (
        <>
          <h2 class="bk-friends">{say("book.friends")}</h2>
          <ul class="bk-cards" data-online>
            {online.value.map((k) => (
              <ShelfCard key={k.id} k={k} words={words} all={online.value} />
            ))}
          </ul>
          <h2 class="bk-friends">{say("book.here")}</h2>
        </>
      )}
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
