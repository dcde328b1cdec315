// The blocks of a page of the rulebook, as its markup has them.
import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { Ic } from "../art/icons";
import { bookOf, ruleIn } from "../core/rules";
import { lang } from "../core/settings";
import { Drawn } from "./Figures";
import { type Block, type Item, shortIds, type Text } from "./guide";
import { say } from "./words";

export interface View {
  game: string;
  /** The rule that was asked for: its line is open and marked. */
  rule?: string | undefined;
  /** Where a link to an anchor or a rule leads. */
  href: (anchor: string) => string;
  on?: (anchor: string) => void;
}

export const Words = ({ t, v }: { t: Text; v: View }): ComponentChildren =>
  t.map((p, i) => {
    if (typeof p === "string") return p;
    if ("ic" in p) return <Ic key={i} name={p.ic} />;
    if ("kbd" in p) return <kbd key={i}>{p.kbd}</kbd>;
    if ("b" in p)
      return (
        <b key={i}>
          <Words t={p.b} v={v} />
        </b>
      );
    if ("i" in p)
      return (
        <i key={i}>
          <Words t={p.i} v={v} />
        </i>
      );
    return (
      <a key={i} {...linkTo(v, p.a)}>
        <Words t={p.t} v={v} />
      </a>
    );
  });

export const linkTo = (v: View, anchor: string) => ({
  href: v.href(anchor),
  ...(v.on
    ? {
        onClick: (e: MouseEvent) => {
          e.preventDefault();
          v.on!(anchor);
        },
      }
    : {}),
});

/** The exact lines a paragraph stands on, loaded when they are opened. */
const Behind = ({ ids, v }: { ids: string[]; v: View }) => {
  const open = useSignal(false),
    box = useRef<HTMLDetailsElement>(null),
    wanted = v.rule !== undefined && ids.includes(v.rule);
  useEffect(() => {
    if (!wanted) return;
    open.value = true;
    if (box.current) box.current.open = true;
  }, [wanted]);
  const rules = open.value ? bookOf(v.game) : null;
  return (
    <details
      class="behind"
      ref={box}
      onToggle={(e) => {
        open.value = e.currentTarget.open;
      }}
    >
      <summary>
        <Ic name="chevron" />
        <span>
          {say("behind")} {shortIds(ids)}
        </span>
      </summary>
      {rules && (
        <dl>
          {ids.map((id) => {
            const r = ruleIn(rules, id);
            return (
              <div key={id} data-rule={id} class={id === v.rule ? "here" : ""}>
                <dt>
                  <a {...linkTo(v, id)}>{id}</a>
                </dt>
                <dd lang={r?.own === false ? "en" : lang.value}>{r?.text}</dd>
              </div>
            );
          })}
        </dl>
      )}
    </details>
  );
};

const Strip = ({ items, v }: { items: Item[]; v: View }) => (
  <ol class="strip" style={{ "--n": items.length }}>
    {items.map((it, i) => (
      <li key={i}>
        <span class="dot">{it.ic ? <Ic name={it.ic} /> : i + 1}</span>
        {it.title && (
          <b>
            <Words t={it.title} v={v} />
          </b>
        )}
        <span>
          <Words t={it.t} v={v} />
        </span>
      </li>
    ))}
  </ol>
);

const Boxes = ({ items, v }: { items: Item[]; v: View }) => (
  <div class="boxes">
    {items.map((it, i) => (
      <div key={i}>
        <h4>
          {it.ic && <Ic name={it.ic} />}
          {it.title && <Words t={it.title} v={v} />}
        </h4>
        <Words t={it.t} v={v} />
        {it.ex && (
          <span class="ex">
            <Words t={it.ex} v={v} />
          </span>
        )}
      </div>
    ))}
  </div>
);

const Steps = ({ items, v }: { items: Item[]; v: View }) => (
  <ol class="fsteps">
    {items.map((it, i) => (
      <li key={i} class="fstep">
        <span class="no">{it.ic ? <Ic name={it.ic} /> : i + 1}</span>
        <div>
          {it.title && (
            <h4>
              <Words t={it.title} v={v} />
            </h4>
          )}
          <p>
            <Words t={it.t} v={v} />
          </p>
        </div>
      </li>
    ))}
  </ol>
);

const Table = ({ rows: [head = [], ...rows], v }: { rows: Text[][]; v: View }) => (
  <div class="scroll-x" tabindex={0} role="region" aria-label={say("contents")}>
    <table class="tbl-b">
      <thead>
        <tr>
          {head.map((c, i) => (
            <th key={i} scope="col">
              <Words t={c} v={v} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((r, i) => (
          <tr key={i}>
            {r.map((c, k) => (
              <td key={k}>
                <Words t={c} v={v} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

const RefCard = ({ b, v }: { b: Extract<Block, { k: "card" }>; v: View }) => (
  <section class="ref">
    <h2>
      <Words t={b.title} v={v} />
    </h2>
    <div class="rc">
      {b.cols.map((c, i) => (
        <div key={i}>
          <h3>
            <Words t={c.title} v={v} />
          </h3>
          <ul>
            {c.items.map((it, k) => (
              <li key={k}>
                {it.ic && <Ic name={it.ic} />}
                <span>
                  {it.title && (
                    <b>
                      <Words t={it.title} v={v} />{" "}
                    </b>
                  )}
                  <Words t={it.t} v={v} />
                </span>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  </section>
);

const Framed = ({
  cap,
  v,
  cls = "",
  children,
}: {
  cap: Text | undefined;
  v: View;
  cls?: string;
  children: ComponentChildren;
}) => (
  <figure class={`fig ${cls}`}>
    {children}
    {cap && (
      <figcaption>
        <Words t={cap} v={v} />
      </figcaption>
    )}
  </figure>
);

const Aside = ({ b, v }: { b: Extract<Block, { k: "example" | "hint" }>; v: View }) => (
  <section class="exm">
    <h3>
      {b.k === "hint" && <Ic name="hint" />}
      <Words t={b.title} v={v} />
    </h3>
    <Blocks blocks={b.blocks} v={v} />
  </section>
);

const Questions = ({ b, v }: { b: Extract<Block, { k: "ask" }>; v: View }) => (
  <dl class="ask-list">
    {b.items.map((it, i) => (
      <div key={i}>
        <dt>
          <Words t={it.q} v={v} />
        </dt>
        <dd>
          <Words t={it.a} v={v} />
        </dd>
      </div>
    ))}
  </dl>
);

const Points = ({ items, v }: { items: Text[]; v: View }) => (
  <ul class="points">
    {items.map((t, i) => (
      <li key={i}>
        <Words t={t} v={v} />
      </li>
    ))}
  </ul>
);

const One = ({ b, v }: { b: Block; v: View }) => {
  switch (b.k) {
    case "lead":
      return (
        <p class="lead">
          <Words t={b.t} v={v} />
        </p>
      );
    case "p":
      return (
        <p>
          <Words t={b.t} v={v} />
        </p>
      );
    case "h2":
      return (
        <h2 data-anchor={b.id} tabindex={-1}>
          <Words t={b.t} v={v} />
        </h2>
      );
    case "h3":
      return (
        <h3>
          <Words t={b.t} v={v} />
        </h3>
      );
    case "ul":
      return <Points items={b.items} v={v} />;
    case "missed":
      return (
        <section class="miss">
          <h3>{say("missed")}</h3>
          <Points items={b.items} v={v} />
        </section>
      );
    case "rules":
      return <Behind ids={b.ids} v={v} />;
    case "ask":
      return <Questions b={b} v={v} />;
    case "card":
      return <RefCard b={b} v={v} />;
    case "example":
    case "hint":
      return <Aside b={b} v={v} />;
    default:
      return (
        <Framed cap={b.cap} v={v} cls={b.k === "fig" ? `fig-${b.name}` : ""}>
          {b.k === "strip" && <Strip items={b.items} v={v} />}
          {b.k === "boxes" && <Boxes items={b.items} v={v} />}
          {b.k === "steps" && <Steps items={b.items} v={v} />}
          {b.k === "table" && <Table rows={b.items} v={v} />}
          {b.k === "fig" && <Drawn b={b} v={v} />}
        </Framed>
      );
  }
};

export const Blocks = ({ blocks, v }: { blocks: Block[]; v: View }) => (
  <>
    {blocks.map((b, i) => (
      <One key={i} b={b} v={v} />
    ))}
  </>
);
