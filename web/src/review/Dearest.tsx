// The three dearest decisions as buttons, and a try at each before the better answer is told.
import type { RefObject } from "preact";
import { useEffect, useMemo } from "preact/hooks";
import { Ic } from "../art/icons";
import { kept } from "../core/settings";
import { decisionsIn, own } from "../practice/tasks";
import { t } from "../words";
import { setCursor } from "./cursor";

const SHOWN = 3;
/** Better answers are told when they have been looked for. */
const tryFirst = kept<boolean>("tryFirst", false, (x) => typeof x === "boolean");

interface Button {
  ply: number;
  text: string;
}
/** The dearest of a seat, or of every seat, as a page of a review tells them. */
export const dearestIn = (html: string, seat: number | null): Button[] => {
  const seats = new Map<string, number>();
  return decisionsIn(html, seat).flatMap((d) => {
    const who = d.getAttribute("data-seat") ?? "",
      n = seats.get(who) ?? 0;
    seats.set(who, n + 1);
    if (n >= SHOWN) return [];
    const parts = ["summary b", "summary .minus"].map((x) => d.querySelector(x)?.textContent?.trim() ?? "");
    return [{ ply: Number(d.getAttribute("data-ply")), text: parts.join(": ") }];
  });
};

interface Props {
  html: string;
  table: string;
  seat: number | null;
  drawn: RefObject<HTMLDivElement | null>;
}

export const Dearest = ({ html, table, seat, drawn }: Props) => {
  const all = useMemo(() => dearestIn(html, seat), [html, seat]),
    mine = own.value.filter((o) => o.table === table),
    hides = tryFirst.value && mine.length > 0;
  useEffect(() => {
    for (const d of drawn.current?.querySelectorAll<HTMLElement>("details[data-ply]") ?? []) {
      const o = mine.find((x) => String(x.ply) === d.dataset.ply);
      d.classList.toggle("untold", hides && o !== undefined && !o.solved);
    }
  }, [html, hides, mine.length]);
  if (!all.length) return null;
  const show = (ply: number) => {
    const root = drawn.current,
      d = root?.querySelector<HTMLDetailsElement>(`details[data-ply="${ply}"]`);
    if (!root || !d) return;
    d.open = true;
    setCursor(root, ply);
    d.scrollIntoView({ block: "center" });
    d.querySelector<HTMLElement>("summary")?.focus();
  };
  return (
    <section class="rv-dearest" aria-label={t("review.dearest")}>
      <h2>{t("review.dearest")}</h2>
      <ol>
        {all.map(({ ply, text }) => (
          <li key={ply}>
            <button class="btn" type="button" data-dear={ply} onClick={() => show(ply)}>
              {text}
            </button>
            {mine.some((o) => o.ply === ply) && (
              <a class="btn tiny" href={`#/p/own/${table}/${ply}`} data-try={ply}>
                <Ic name="hint" />
                {t("review.try")}
              </a>
            )}
          </li>
        ))}
      </ol>
      {mine.length > 0 && (
        <label class="check">
          <input
            type="checkbox"
            checked={tryFirst.value}
            onChange={(e) => {
              tryFirst.value = e.currentTarget.checked;
            }}
          />
          <span>{t("review.tryFirst")}</span>
        </label>
      )}
    </section>
  );
};
