// Settings as rows: what it is, a word about it, and the choice.
import type { ComponentChildren } from "preact";
import "./rows.css";

export const SetRow = ({
  label,
  text,
  children,
}: {
  label: string;
  text?: string | undefined;
  children: ComponentChildren;
}) => (
  <div class="set-row">
    <div>
      <b>{label}</b>
      {text && <p>{text}</p>}
    </div>
    {children}
  </div>
);

export const SetChoice = <T extends string | number>({
  label,
  text,
  value,
  all,
  name,
  on,
}: {
  label: string;
  text?: string | undefined;
  value: T;
  all: readonly T[];
  name: (x: T) => string;
  on: (x: T) => void;
}) => (
  <SetRow label={label} text={text}>
    <fieldset class="seg" aria-label={label}>
      {all.map((x) => (
        <button
          key={x}
          type="button"
          class={x === value ? "on" : ""}
          aria-pressed={x === value}
          onClick={() => on(x)}
        >
          {name(x)}
        </button>
      ))}
    </fieldset>
  </SetRow>
);

export const Switch = ({
  label,
  on,
  press,
}: {
  label: string;
  on: boolean;
  press: (on: boolean) => void;
}) => (
  <button
    class="sw-b"
    type="button"
    role="switch"
    aria-checked={on}
    aria-label={label}
    onClick={() => press(!on)}
  />
);

export const SetSwitch = ({
  label,
  text,
  on,
  press,
}: {
  label: string;
  text?: string | undefined;
  on: boolean;
  press: (on: boolean) => void;
}) => (
  <SetRow label={label} text={text}>
    <Switch label={label} on={on} press={press} />
  </SetRow>
);
