// The way through the scenarios: those played, the one that is next, those ahead.
import { Ic } from "../../../art/icons";
import type { Words } from "../../../core/words";
import { say } from "../words";

export const Path = ({
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
