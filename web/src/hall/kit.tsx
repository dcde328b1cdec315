// What the hall's pages are made of.
import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import { Ic, Mk } from "../art/icons";
import { hall } from "../core/halls";
import type { Rating, TableInfo } from "../core/protocol";
import { Dock, HallBar, type Place, Sign } from "../home/Bar";
import { Switch } from "../home/rows";
import { botName } from "../table/Frame";
import { t } from "../words";
import { rangeText, refusal, say } from "./say";
import "../home/home.css";
import "./hall.css";
import "./more.css";

export { Sign, Switch };

export const Shell = ({
  at,
  children,
  narrow = false,
}: {
  at: Place;
  children: ComponentChildren;
  narrow?: boolean;
}) => (
  <div class="hall">
    <HallBar at={at} />
    <main class={`page ${narrow ? "narrow" : ""}`} id="main">
      <SignedOut />
      {children}
    </main>
    <Dock at={at} />
  </div>
);

/** A session that was ended elsewhere is said once, on the page that is open. */
const SignedOut = () => {
  const client = hall.value;
  if (!client?.out.value || client.me.value?.guest === false) return null;
  return (
    <p class="unc" role="status">
      <Ic name="key" />
      <span>
        {say("out.told")} <a href="#/set/account">{t("nav.signIn")}</a>
      </span>
    </p>
  );
};

export const Head = ({
  title,
  lead,
  above,
  children,
}: {
  title: string;
  lead?: string;
  above?: ComponentChildren;
  children?: ComponentChildren;
}) => (
  <div class="page-h">
    <div>
      {above && <p class="small above">{above}</p>}
      <h1>{title}</h1>
      {lead && <p>{lead}</p>}
    </div>
    {children && <div class="acts">{children}</div>}
  </div>
);

export const Card = ({
  icon,
  title,
  right,
  children,
  id,
}: {
  icon: string;
  title: string;
  right?: ComponentChildren;
  children: ComponentChildren;
  id?: string;
}) => (
  <section class="card" {...(id ? { id } : {})}>
    <h3>
      <Ic name={icon} />
      {title}
      {right && <span class="r">{right}</span>}
    </h3>
    {children}
  </section>
);

/** Words for what went wrong; nothing while nothing did. */
export const Bad = ({ text }: { text: string }) =>
  text ? (
    <div class="why" role="alert">
      <Ic name="lock" />
      <p>{text}</p>
    </div>
  ) : null;

/** What waits, what is missing, what cannot be reached. */
export const Quiet = ({ children }: { children: ComponentChildren }) => (
  <p class="desc none" role="status">
    {children}
  </p>
);

/** Marks a button of several as chosen. */
export const Chip = ({
  on,
  icon,
  children,
  press,
}: {
  on: boolean;
  icon?: string;
  children: ComponentChildren;
  press: () => void;
}) => (
  <button type="button" aria-pressed={on} onClick={press}>
    {icon && <Ic name={icon} />}
    {children}
  </button>
);

/** What narrows a list down: in sight where there is room, behind one button on a phone. */
export const Folded = ({
  chosen = 0,
  words = "",
  children,
}: {
  chosen?: number;
  words?: string;
  children: ComponentChildren;
}) => (
  <details
    class="filters-d"
    open={typeof matchMedia !== "function" || !matchMedia("(max-width: 640px)").matches}
  >
    <summary class="only-phone">
      <span class="btn sm">
        <Ic name="filter" />
        {say("lobby.filters")}
        {chosen > 0 && <b class="cnt n">{chosen}</b>}
      </span>
      {words && <span class="small muted">{words}</span>}
    </summary>
    {children}
  </details>
);

export const Tabs = ({
  label,
  all,
  at,
}: {
  label: string;
  all: readonly { id: string; href: string; name: string; icon?: string; count?: number }[];
  at: string;
}) => (
  <nav class="htabs" aria-label={label}>
    {all.map((x) => (
      <a key={x.id} href={x.href} {...(x.id === at ? { "aria-current": "page" as const } : {})}>
        {x.icon && <Ic name={x.icon} />}
        {x.name}
        {x.count ? <b class="cnt n">{x.count}</b> : null}
      </a>
    ))}
  </nav>
);

export const Field = ({
  id,
  label,
  value,
  on,
  ...how
}: {
  id: string;
  label: string;
  value: string;
  on: (text: string) => void;
  type?: "text" | "password" | "email" | "url";
  maxLength?: number;
  placeholder?: string;
  autocomplete?: string;
  required?: boolean;
  minLength?: number;
}) => (
  <label class="fld" for={id}>
    <span>{label}</span>
    <input id={id} value={value} onInput={(e) => on(e.currentTarget.value)} {...(how as object)} />
  </label>
);

/** Somebody's name, or what a bot is called. */
export const sitter = (k: TableInfo, seat: number): string => {
  const name = k.players[seat],
    bot = k.bots?.[seat] ?? (name?.startsWith("level:") ? name : null);
  return bot && (!name || name === bot) ? t("seat.bot", { bot: botName(bot) }) : (name ?? "");
};

/** Behind a name: how strong, or that it is too soon to tell. */
export const Strength = ({ of }: { of: Rating | null | undefined }) =>
  of ? (
    <em class="muted" title={rangeText(of)} data-strength={of.rating}>
      {of.settling ? say("row.new") : of.rating}
    </em>
  ) : null;

/** Who sits at a table: mark and name of each, before the game how strong, and how many places are free. */
export const SeatsLine = ({ k }: { k: TableInfo }) => {
  const free = k.players.filter((p, i) => !p && !k.bots?.[i]).length;
  return (
    <span class="seatsline">
      {k.players.map((p, i) =>
        p || k.bots?.[i] ? (
          <span key={i} class={k.status === "playing" && k.turn.includes(i) ? "now" : ""}>
            <Mk seat={i} />
            {i === k.mine ? t("seat.you") : sitter(k, i)}
            {k.status === "open" && i !== k.mine && <Strength of={k.ratings?.[i]} />}
          </span>
        ) : null,
      )}
      {free > 0 && k.status === "open" && (
        <span class="free">
          <i class="ring" />
          {say("row.free", { n: free })}
        </span>
      )}
    </span>
  );
};

/** A question to the hall: its answer, why it came to none, and how to ask again. `again` changes: it is
 * asked anew. */
export const useAsked = <T,>(ask: (() => Promise<T>) | null, again: readonly unknown[]) => {
  const got = useSignal<T | null>(null),
    bad = useSignal<string>(""),
    turn = useSignal(0);
  const client = hall.value,
    open = client?.link.value === "open",
    me = client?.me.value?.id;
  useEffect(() => {
    if (!ask || !open) return;
    let live = true;
    ask().then(
      (x) => {
        if (!live) return;
        got.value = x;
        bad.value = "";
      },
      (e: unknown) => {
        if (live) bad.value = refusal(e);
      },
    );
    return () => {
      live = false;
    };
  }, [open, me, turn.value, ...again]);
  return {
    got: got.value,
    bad: bad.value,
    put: (x: T) => {
      got.value = x;
    },
    again: () => {
      turn.value++;
    },
  };
};

/** One message to the hall. Fails where there is none. */
export const tell = <T,>(message: Record<string, unknown>, again = false): Promise<T> => {
  const client = hall.value;
  if (!client) return Promise.reject(new Error("no hall"));
  return client.ask<T>(message, again);
};

/** What stands in place of a page that needs the hall, or an account. */
export const Needs = ({ what }: { what: "hall" | "account" }) => (
  <section class="card needs">
    <p>{say(what === "hall" ? "needs.hall" : "needs.account")}</p>
    {what === "account" && (
      <p class="row">
        <a class="btn primary" href="#/set/account">
          <Ic name="key" />
          {say("account.make")}
        </a>
      </p>
    )}
  </section>
);

export const isAccount = (): boolean => hall.value?.me.value?.guest === false;
