import { Ic } from "../../art/icons";
import type { Odds } from "../../core/protocol";
import { foreseen, percent } from "./odds";
import { say } from "./words";

/** How many dice fall, as bars. */
export const LossBars = ({ odds }: { odds: Odds }) => {
  const bins = foreseen(odds, "lost")?.bins ?? [odds.samples],
    last = Math.max(
      1,
      bins.findLastIndex((b) => b > 0),
    );
  const shown = bins.slice(0, last + 1).map((b) => b / odds.samples),
    top = Math.max(...shown, 0.01),
    only = shown.filter((p) => p > 0).length === 1 ? shown.findIndex((p) => p > 0) : -1;
  // One outcome is a sentence, not a chart.
  if (only >= 0)
    return (
      <p class="sure">
        <Ic name="check" />
        {say("sure", { n: only })}
      </p>
    );
  return (
    <div class="hist" role="img" aria-label={shown.map((p, i) => `${i}: ${percent(p)}`).join(", ")}>
      {shown.map((p, i) => (
        <div key={i}>
          <em>{Math.round(p * 100)}</em>
          <i style={{ height: `${(p / top) * 70}px` }} />
          <span>{i}</span>
        </div>
      ))}
    </div>
  );
};
