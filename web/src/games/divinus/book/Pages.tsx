// The pages of one book, wherever it is kept.
import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { Ic } from "../../../art/icons";
import { go } from "../../../core/route";
import { t } from "../../../words";
import { say } from "../words";
import { Ahead } from "./Ahead";
import { Rules, Shop, Won } from "./Beside";
import { Chapter } from "./Chapter";
import { type Act, Keep } from "./Keep";
import type { BookKeeper } from "./keepers";
import { Note, type Open, type Shelf, troubleText } from "./parts";
import { Path } from "./Path";
import { Standing } from "./Standing";

/** To another campaign of the shelf. */
const Switch = ({ id, others }: { id: string; others: Shelf[] }) =>
  others.length > 1 ? (
    <label class="bk-switch">
      <span>{say("book.other")}</span>
      <select value={id} onChange={(e) => go(`#/c/${e.currentTarget.value}`)}>
        {others.map((k) => (
          <option key={k.id} value={k.id}>
            {k.title}
          </option>
        ))}
      </select>
    </label>
  ) : null;

/** The title of a branch at scenario `at`. */
const forkTitle = (o: Open, at: number) =>
  say(at === 1 ? "book.resetTitle" : at > o.show.length ? "book.endlessTitle" : "book.forkTitle", {
    title: o.title,
    n: at,
  }).slice(0, 60);

export const Pages = ({
  o,
  id,
  keeper,
  others = [],
  cut = false,
  gathering = null,
}: {
  o: Open;
  id: string;
  keeper: BookKeeper;
  others?: Shelf[];
  /** The file it came from broke off. */
  cut?: boolean;
  /** Who sits there, while friends are awaited: nothing can be begun. */
  gathering?: ComponentChildren;
}) => {
  const trouble = useSignal(""),
    busy = useSignal(false);
  const act: Act = (what) => {
    busy.value = true;
    trouble.value = "";
    void what()
      .then((to) => {
        if (to !== null) go(to);
      })
      .catch((e: unknown) => {
        trouble.value = troubleText(e);
      })
      .finally(() => {
        busy.value = false;
      });
  };
  const { fork, replay } = keeper;
  const onFork = fork ? (at: number) => act(() => fork(at, forkTitle(o, at))) : null,
    onReplay = replay ? (n: number) => act(() => replay(n)) : null;
  return (
    <main class="bk one" id="main">
      <header class="bk-head">
        <h1>{o.title}</h1>
        <Switch id={id} others={others} />
        <p class="bk-ours" data-ours>
          {t("ours.divinus")}
        </p>
      </header>
      <Note text={trouble.value} icon="lock" role="alert" />
      <Note text={o.show.changed ? say("book.changed", { rows: o.show.changed }) : ""} />
      <Note text={o.show.stale ? say("book.stale") : ""} />
      <Note text={cut && !o.show.stale ? say("book.cut", { n: o.show.games.length }) : ""} />
      <Path next={o.show.next} length={o.show.length} words={o.words} />
      {gathering ?? (
        <Ahead
          o={o}
          onPlay={(byHand) => act(() => keeper.play(byHand))}
          onFork={onFork}
          records={keeper.records}
          busy={busy.value}
        />
      )}
      <div class="bk-cols">
        <div class="bk-main">
          <Standing o={o} />
          <section class="bk-sec" aria-labelledby="bk-story">
            <h2 id="bk-story">
              <Ic name="log" />
              {o.words.title("story")}
            </h2>
            {o.show.games.length === 0 && <p class="desc">{say("book.notBegun")}</p>}
            {[...o.show.games].reverse().map((g) => (
              <Chapter key={g.number} o={o} g={g} onFork={onFork} onReplay={onReplay} />
            ))}
          </section>
        </div>
        <div class="bk-side">
          <Shop o={o} />
          <Won o={o} />
          <Rules o={o} />
          <Keep o={o} keeper={keeper} act={act} onFork={onFork} />
        </div>
      </div>
    </main>
  );
};

/** In place of the pages, while they are fetched or where there are none. */
export const NoPages = ({ trouble }: { trouble: string }) => (
  <main class="bk" id="main">
    <p role="status" class="bk-none">
      {trouble || t("table.loading")}
    </p>
    {trouble && (
      <a class="btn" href="#/c">
        {say("book.shelf")}
      </a>
    )}
  </main>
);
