// A number that is set by two buttons, and what is wrong with it.
import type { ComponentChildren } from "preact";
import { Die, Ic } from "../../art/icons";
import { RuleId } from "../../table/Rules";
import { t } from "../../words";

export const Count = ({
  icon,
  die,
  label,
  n,
  max,
  on,
  bad,
}: {
  icon?: string;
  die?: string;
  label: string;
  n: number;
  max: number;
  on: (n: number) => void;
  bad?: boolean;
}) => (
  <div class={`count ${bad ? "bad" : ""}`} role="group" aria-label={label}>
    {die ? <Die die={die} face={die === "axe" ? "double" : "hit"} /> : <Ic name={icon ?? "card"} />}
    <span>{label}</span>
    <button
      class="btn"
      type="button"
      aria-label={`${label}: ${t("do.less")}`}
      disabled={n <= 0}
      onClick={() => on(n - 1)}
    >
      −
    </button>
    <output aria-live="polite">
      {n}
      <small> / {max}</small>
    </output>
    <button
      class="btn"
      type="button"
      aria-label={`${label}: ${t("do.more")}`}
      disabled={n >= max}
      onClick={() => on(n + 1)}
    >
      +
    </button>
  </div>
);

/** Why something is closed or goes wrong, and the way to the rule behind it. */
export const Warn = ({
  icon,
  rule,
  children,
}: {
  icon: string;
  rule?: string;
  children: ComponentChildren;
}) => (
  <div class="why">
    <Ic name={icon} />
    <p>
      {children} {rule && <RuleId id={rule} />}
    </p>
  </div>
);
