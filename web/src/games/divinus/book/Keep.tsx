// Keeping a campaign: as a file, as a branch, from the start, or not at all.
import { useSignal } from "@preact/signals";
import { Ic } from "../../../art/icons";
import { here } from "../../../core/halls";
import { saveText } from "../../../table/save";
import { say } from "../words";
import type { BookKeeper } from "./keepers";
import type { Open } from "./parts";

const fileName = (title: string) =>
  `${title.replace(/[^\p{L}\p{N}]+/gu, "-").replace(/^-|-$/g, "") || "divinus"}.campaign`;

/** One that is played in a hall goes on here, too, from what is over. */
const TakeHome = ({ o, keeper, act }: { o: Open; keeper: BookKeeper; act: Act }) => (
  <button
    class="btn"
    type="button"
    data-take-home
    onClick={() =>
      act(async () => {
        const text = await keeper.text();
        const { id } = await here().ask<{ id: string }>({ t: "campaign_take", text, title: o.title }, false);
        return `#/c/${id}`;
      })
    }
  >
    <Ic name="sapling" />
    {say("book.takeHome")}
  </button>
);

const Forget = ({ on }: { on: () => void }) => {
  const sure = useSignal(false);
  return sure.value ? (
    <button class="btn" type="button" data-forget onClick={on}>
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
  );
};

/** Does it, says what went wrong, and goes where it leads. */
export type Act = (what: () => Promise<string | null>) => void;

export const Keep = ({
  o,
  keeper,
  act,
  onFork,
}: {
  o: Open;
  keeper: BookKeeper;
  act: Act;
  onFork: ((at: number) => void) | null;
}) => {
  const { forget } = keeper;
  const save = () =>
    act(async () => {
      saveText(fileName(o.title), await keeper.text());
      return null;
    });
  return (
    <section class="bk-sec" aria-labelledby="bk-keep">
      <h2 id="bk-keep">
        <Ic name="deck" />
        {say("book.keep")}
      </h2>
      {onFork && <p class="desc">{say("book.keepText")}</p>}
      {!forget && <p class="desc">{say("book.takeHomeText")}</p>}
      <div class="bk-acts">
        <button class="btn" type="button" data-export onClick={save}>
          <Ic name="log" />
          {say("book.export")}
        </button>
        {onFork && o.show.games.length > 0 && (
          <button class="btn" type="button" data-reset onClick={() => onFork(1)}>
            <Ic name="rotate" />
            {say("book.reset")}
          </button>
        )}
        {forget ? <Forget on={() => act(() => forget())} /> : <TakeHome o={o} keeper={keeper} act={act} />}
      </div>
    </section>
  );
};
