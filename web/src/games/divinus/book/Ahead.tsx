// What lies ahead.
import { Ic } from "../../../art/icons";
import { say } from "../words";
import { type Open, rows, Who } from "./parts";

/**
 * The text that opens the next scenario is told when it is begun; before that its name and what is known of
 * it.
 */
export const Ahead = ({
  o,
  onPlay,
  onFork,
  records = false,
  busy,
}: {
  o: Open;
  onPlay: (byHand: boolean) => void;
  onFork: ((at: number) => void) | null;
  /** Scenarios played with the box can be written down. */
  records?: boolean;
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
        {onFork && (
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
        )}
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
        {records && o.show.can_record && !o.show.running && next <= o.show.length && (
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
