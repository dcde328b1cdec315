// Sheets for the questions of an action: dice with their odds, strips, tiles, islands, cards, the feast.
import type { ComponentChildren } from "preact";
import { Ic } from "../../art/icons";
import type { Parsed } from "../../core/words";
import { closingOf, type Scene } from "../../table/game";
import { FootBrings } from "../../table/Outcome";
import { Sheet } from "../../table/Sheet";
import { t } from "../../words";
import { PRINTED } from "../../words/made/types/odin";
import { Piece } from "./Piece";
import {
  boardPoints,
  card,
  cardPoints,
  colourOf,
  iconOf,
  mapOf,
  orePlaces,
  printedOre,
  shipsOf,
  stock,
  strips,
  value,
} from "./read";
import { cardIcon } from "./Tray";
import { mainRoll } from "./roll";
import { chanceRows, planOf, useOdds } from "./useOdds";
import { say } from "./words";
import { aboutOf, field, num, promptOf, rowFor, rowsOf } from "./typed";

/** Answers that close a question. */
export const CLOSING = ["pass", "done", "stop", "skip", "end_feast"];
const DICE = new Set(["roll", "settle", "loot", "spend"]),
  TILES = new Set(["upgrade", "trade", "sale", "forge", "flip", "pay"]),
  STRIPS = new Set(["mountain", "find"]);
const CARDS = new Set(["play", "free_play", "choose_card", "trigger", "between"]),
  PLAIN = new Set(["side", "optional", "pledge", "recall", "emigrate", "boats", "lay"]);
export const hasDialog = (s: Scene): boolean => {
  const id = promptOf(s.m) ?? "";
  return (
    s.ctl.mine.value &&
    (DICE.has(id) ||
      TILES.has(id) ||
      STRIPS.has(id) ||
      CARDS.has(id) ||
      PLAIN.has(id) ||
      id === "explore" ||
      id === "feast")
  );
};

/** Answers that stand besides a question: bought ships, cards of any time. Tiles are laid on the board. */
const ASIDE = /^(use|buy|arm|slot)/;
const own = (s: Scene): Parsed[] => {
  const closing = closingOf(s, { closing: CLOSING });
  return s.ctl.legal.value.filter(
    (p) => p.verb !== "place" && !ASIDE.test(p.verb) && !closing.includes(p.text),
  );
};

const Foot = ({ s, children }: { s: Scene; children?: ComponentChildren }) => {
  const { ctl, words } = s,
    aside = ctl.legal.value.filter((p) => ASIDE.test(p.verb));
  return (
    <>
      {aside.length > 0 && (
        <details class="aside" open={own(s).length === 0}>
          <summary>{say("besides", { n: aside.length })}</summary>
          <div class="choice-list">
            {aside.slice(0, 60).map((p) => (
              <button
                key={p.text}
                class="btn choice"
                type="button"
                data-action={p.text}
                title={words.noteOf(p.text) || undefined}
                onClick={() => void ctl.play(p.text)}
              >
                {words.action(p.text)}
              </button>
            ))}
          </div>
        </details>
      )}
      <div class="acts foot-acts">
        <FootBrings s={s} />
        {ctl.hint.value && (
          <p class="hint-t">
            <Ic name="hint" />
            {words.action(ctl.hint.value)}
          </p>
        )}
        <button class="btn" type="button" onClick={() => void ctl.askHint()}>
          <Ic name="hint" />
          {t("do.hint")}
        </button>
        {closingOf(s, { closing: CLOSING }).map((a) => (
          <button key={a} class="btn" type="button" data-action={a} onClick={() => void ctl.play(a)}>
            <Ic name="chevron" />
            {words.action(a)}
          </button>
        ))}
        {children}
      </div>
    </>
  );
};

const Pick = ({
  s,
  p,
  first,
  cls = "",
  children,
}: {
  s: Scene;
  p: Parsed;
  first: boolean;
  cls?: string;
  children: ComponentChildren;
}) => (
  <button
    type="button"
    class={`pickcard ${cls} ${s.ctl.hint.value === p.text ? "hinted" : ""}`}
    data-action={p.text}
    {...(first ? { "data-first": true } : {})}
    onClick={() => void s.ctl.play(p.text)}
  >
    {children}
  </button>
);

// ---- dice ----

const DIE: Record<
  string,
  {
    icon: string;
    faces: number;
    weapon: string;
    cube: string;
    high: boolean;
    title: "hunting" | "snare" | "whaling" | "raiding" | "pillaging";
  }
> = {
  hunting: { icon: "d8", faces: 8, weapon: "bow", cube: "wood", high: false, title: "hunting" },
  snare: { icon: "d8", faces: 8, weapon: "snare", cube: "wood", high: false, title: "snare" },
  whaling: { icon: "d12", faces: 12, weapon: "spear", cube: "wood", high: false, title: "whaling" },
  raiding: { icon: "d8", faces: 8, weapon: "sword", cube: "stone", high: true, title: "raiding" },
  pillaging: { icon: "d12", faces: 12, weapon: "sword", cube: "stone", high: true, title: "pillaging" },
};

const DieFace = ({ faces, n }: { faces: number; n: number }) => (
  <svg class={`odie d${faces}`} viewBox="0 0 64 64" role="img" aria-label={`${n}`}>
    <path
      d={faces === 8 ? "M32 3l27 16v26L32 61 5 45V19z" : "M32 3l18 6 11 16v16L50 56l-18 5-18-5L3 41V25L14 9z"}
    />
    <path
      class="in"
      d={
        faces === 8
          ? "M32 3L12 41h40zM5 45l7-4M59 45l-7-4M32 61V41"
          : "M32 14l18 13-7 21H21l-7-21zM32 14V3M50 27l11-2M43 48l7 8M21 48l-7 8M14 27L3 25"
      }
    />
    <text x="32" y={faces === 8 ? 37 : 41} text-anchor="middle">
      {n}
    </text>
  </svg>
);

const Chances = ({ s }: { s: Scene }) => {
  const rows = chanceRows(useOdds(s)),
    die = rows.find((r) => r.kind === "die");
  if (!die) return null;
  const loot = rows
    .filter((r) => r.kind === "item" && num(r, "chance") > 0)
    .sort((a, b) => swordOf(String(b.value)) - swordOf(String(a.value)))
    .slice(0, 8);
  const pct = (n: number) => (
    <td>
      <i style={{ width: `${n}%` }} />
      <b>{n}%</b>
    </td>
  );
  return (
    <section class="chances">
      <h3>
        <Ic name="odds" />
        {say("odds")}
      </h3>
      <table>
        <thead>
          <tr>
            <th scope="col">
              <span class="sr">{say("loot")}</span>
            </th>
            <th scope="col">{say("odds.now")}</th>
            <th scope="col">{say("odds.next")}</th>
            <th scope="col">{say("odds.all")}</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{say("success")}</th>
            {pct(num(die, "now"))}
            {pct(num(die, "next_roll"))}
            {pct(num(die, "chance"))}
          </tr>
          {loot.map((r) => (
            <tr key={String(r.value)}>
              <th scope="row">
                <Ic name={iconOf(String(r.value))} />
                <span>{s.words.label("item", r.value)}</span> <small>{swordOf(String(r.value))}</small>
              </th>
              {pct(num(r, "now"))}
              {pct(num(r, "next_roll"))}
              {pct(num(r, "chance"))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
};
const swordOf = (item: string) =>
  Number(card("good", item).sword_value || card("special", item).sword_value || 0);

const Cost = ({ s, items }: { s: Scene; items: [string, number][] }) => {
  const paid = items.filter(([, n]) => n > 0);
  return (
    <span class="pf" aria-hidden="true">
      {paid.length
        ? paid.map(([item, n]) => (
            <span key={item}>
              {n} <Ic name={iconOf(item)} label={s.words.label("item", item)} />
            </span>
          ))
        : say("nothing")}
    </span>
  );
};

const LootList = ({ s }: { s: Scene }) => {
  const by = new Map<string, Parsed[]>();
  for (const p of own(s))
    if (p.verb === "loot" || p.verb === "loot_with")
      by.set(p.operands[0]!.text, [...(by.get(p.operands[0]!.text) ?? []), p]);
  const items = [...by].sort(([a], [b]) => swordOf(b) - swordOf(a)),
    rest = own(s).filter((p) => p.verb !== "loot" && p.verb !== "loot_with" && p.text !== "fail");
  return (
    <>
      <div class="pickcards loot">
        {items.map(([item, list], i) => (
          <div key={item} class="pickcard lootc">
            <Piece s={s} item={item} unit={11} />
            <b>{s.words.label("item", item)}</b>
            <span class="pf">
              <span>
                <Ic name="longsword" />
                {swordOf(item)}
              </span>
            </span>
            <div class="pays">
              {list.slice(0, 6).map((p, k) => (
                <button
                  key={p.text}
                  class="btn tiny"
                  type="button"
                  data-action={p.text}
                  {...(i === 0 && k === 0 ? { "data-first": true } : {})}
                  onClick={() => void s.ctl.play(p.text)}
                >
                  <span class="sr">{s.words.action(p.text)} </span>
                  {p.verb === "loot" ? (
                    <Cost
                      s={s}
                      items={[
                        ["stone", Number(p.operands[1]!.text)],
                        ["sword", Number(p.operands[2]!.text)],
                      ]}
                    />
                  ) : (
                    <Ic name="harpoon" label={s.words.label("item", "spear")} />
                  )}
                </button>
              ))}
            </div>
          </div>
        ))}
      </div>
      {rest.length > 0 && (
        <div class="choice-list pad">
          {rest.slice(0, 40).map((p) => (
            <button
              key={p.text}
              class="btn choice"
              type="button"
              data-action={p.text}
              onClick={() => void s.ctl.play(p.text)}
            >
              {s.words.action(p.text)}
            </button>
          ))}
        </div>
      )}
    </>
  );
};

/** Which button of a roll is the main one: the better chance; the one that ends it where they are even. */
const useMainRoll = (s: Scene): "keep" | "roll" | null => {
  const die = chanceRows(useOdds(s)).find((r) => r.kind === "die");
  return mainRoll(s.m.legal, die ? { now: num(die, "now"), next: num(die, "next_roll") } : null);
};

const Dice = ({ s }: { s: Scene }) => {
  const main = useMainRoll(s);
  const { m, ctl, words } = s,
    kind = String(field(m, "die_kind") ?? "hunting"),
    d = DIE[kind]!,
    row = rowFor(m, "dice", kind) ?? rowsOf(m, "dice")[0];
  const face = Number(field(m, "die_face") ?? 0),
    ore = Number(field(m, "die_ore") ?? 0),
    rolls = Number(field(m, "die_rolls") ?? 0),
    result = num(row, "result"),
    all = m.me === null ? new Map<string, number>() : stock(s, m.me);
  const pays = own(s).filter((p) => p.verb === "success" || p.verb === "spend"),
    legal = (a: string) => m.legal.includes(a);
  return (
    <Sheet s={s} title={words.label("die", kind)} sub={say(d.high ? "die.high" : "die.low")} wide={d.high}>
      <div class="dicebox">
        <div class="rolled">
          <DieFace faces={d.faces} n={face} />
          <dl>
            <div>
              <dt>{say("roll")}</dt>
              <dd>{rolls}</dd>
            </div>
            {ore > 0 && (
              <div>
                <dt>
                  <Ic name="ore" />
                  {say("shipOre")}
                </dt>
                <dd>
                  {d.high ? "+" : "−"}
                  {ore}
                </dd>
              </div>
            )}
            <div class="res-sum">
              <dt>{words.title("result")}</dt>
              <dd>{result}</dd>
            </div>
            <div>
              <dt>{say("have")}</dt>
              <dd class="small">
                <Ic name={d.cube} label={words.label("item", d.cube)} />
                {all.get(d.cube) ?? 0} <Ic name={iconOf(d.weapon)} label={words.label("item", d.weapon)} />
                {all.get(d.weapon) ?? 0}
              </dd>
            </div>
          </dl>
        </div>
        <Chances s={s} />
      </div>
      {m.prompt!.id === "loot" && <LootList s={s} />}
      {pays.length > 0 && (
        <div class="choice-list pad">
          <span class="lead">{say("payWith")}</span>
          {pays.slice(0, 24).map((p, i) => (
            <button
              key={p.text}
              class={`btn choice ${ctl.hint.value === p.text ? "hinted" : ""}`}
              type="button"
              data-action={p.text}
              {...(i === 0 ? { "data-first": true } : {})}
              onClick={() => void ctl.play(p.text)}
            >
              <span class="sr">{words.action(p.text)} </span>
              <Cost
                s={s}
                items={
                  p.verb === "success"
                    ? [
                        [d.cube, Number(p.operands[0]!.text)],
                        [d.weapon, Number(p.operands[1]!.text)],
                      ]
                    : [
                        ["stone", Number(p.operands[0]!.text)],
                        ["sword", Number(p.operands[1]!.text)],
                        ["spear", Number(p.operands[2]!.text)],
                      ]
                }
              />
            </button>
          ))}
        </div>
      )}
      {legal("fail") && (
        <p class="note pad">
          <Ic name="rest" />
          {say(d.high ? "fail.high" : "fail.low", { weapon: words.label("item", d.weapon) })}
        </p>
      )}
      <Foot s={s}>
        {legal("fail") && (
          <button class="btn" type="button" data-action="fail" onClick={() => void ctl.play("fail")}>
            <Ic name="close" />
            {words.action("fail")}
          </button>
        )}
        {legal("keep") && (
          <button
            class={`btn ${main === "keep" ? "primary" : ""}`}
            type="button"
            data-action="keep"
            {...(main === "roll" ? {} : { "data-first": "" })}
            onClick={() => void ctl.play("keep")}
          >
            <Ic name="check" />
            {words.action("keep")}
          </button>
        )}
        {legal("roll") && (
          <button
            class={`btn ${main === "roll" ? "primary" : ""}`}
            type="button"
            data-action="roll"
            {...(main === "roll" ? { "data-first": "" } : {})}
            onClick={() => void ctl.play("roll")}
          >
            <Ic name={d.icon} />
            {words.action("roll")}
          </button>
        )}
      </Foot>
    </Sheet>
  );
};

// ---- mountains ----

const Strips = ({ s }: { s: Scene }) => {
  const list = own(s),
    all = strips(s.m),
    { words, ctl } = s,
    of = (id: string) => list.filter((p) => p.operands[0]?.text === id);
  return (
    <Sheet s={s} title={words.prompt(s.m.prompt!.id)} sub={say("stripHow")}>
      <div class="striplist">
        {all.map((x, i) => {
          const may = of(x.id);
          return (
            <div key={x.id} class={`stripline ${may.length ? "" : "shut"}`}>
              <b>{words.label("strip", x.id)}</b>
              <span class="finds" role="group" aria-label={words.label("strip", x.id)}>
                {x.finds.map((f, k) => {
                  const p = may.find((y) => Number(y.operands[1]?.text ?? 1) === k + 1);
                  return p ? (
                    <button
                      key={k}
                      type="button"
                      class={`find-b ${ctl.hint.value === p.text ? "hinted" : ""}`}
                      data-action={p.text}
                      {...(i === 0 && k === 0 ? { "data-first": true } : {})}
                      onClick={() => void ctl.play(p.text)}
                    >
                      <span class="sr">{`${words.action(p.text)}: ${x.finds
                        .slice(0, k + 1)
                        .map((y) => words.label("find", y))
                        .join(", ")}`}</span>
                      <Ic name={f} />
                      <small aria-hidden="true">{k + 1}</small>
                    </button>
                  ) : (
                    <span key={k} class="find-b shut">
                      <Ic name={f} label={words.label("find", f)} />
                    </span>
                  );
                })}
              </span>
            </div>
          );
        })}
      </div>
      <Foot s={s} />
    </Sheet>
  );
};

// ---- tiles ----

const after = (s: Scene, item: string): string | null => {
  const id = promptOf(s.m);
  if (id !== "upgrade" && id !== "trade" && id !== "flip") return null;
  const once = String(card("good", item).upgrades_to ?? "");
  // How many steps an upgrade takes stands in the question: two for a double one.
  return once && aboutOf(s.m, "upgrade")?.times === 2
    ? String(card("good", once).upgrades_to || once)
    : once || null;
};

const Tiles = ({ s }: { s: Scene }) => {
  const { words, m } = s,
    id = m.prompt!.id;
  return (
    <Sheet s={s} title={words.prompt(id)} wide={own(s).length > 4}>
      <div class="pickcards tiles">
        {own(s).map((p, i) => {
          const item = p.operands[0]?.text ?? "",
            to = after(s, item),
            price = card("special", item).silver_price;
          return (
            <Pick key={p.text} s={s} p={p} first={i === 0}>
              <span class="tile-row">
                {colourOf(item) === "grey" ? (
                  <Ic name={iconOf(item)} cls="big-ic" />
                ) : (
                  <Piece s={s} item={item} unit={15} />
                )}
                {to && (
                  <>
                    <Ic name="chevron" cls="to" />
                    <Piece s={s} item={to} unit={15} />
                  </>
                )}
              </span>
              <b>
                {to ? `${words.label("item", item)} → ${words.label("item", to)}` : words.label("item", item)}
              </b>
              {id === "sale" && price !== undefined && (
                <span class="pf">
                  <span>
                    <Ic name="silver" />
                    {price}
                  </span>
                </span>
              )}
            </Pick>
          );
        })}
      </div>
      <Foot s={s} />
    </Sheet>
  );
};

// ---- islands ----

const MiniMap = ({ board }: { board: string }) => {
  const rows = mapOf(board);
  return (
    <svg class="mini" viewBox={`0 0 ${(rows[0]?.length ?? 1) * 10} ${rows.length * 10}`} aria-hidden="true">
      {rows.map((r, y) =>
        r.map((q, x) =>
          q.kind === "out" ? null : (
            <g key={`${x},${y}`} class={`cl ${q.kind}`}>
              <rect x={x * 10 + 0.5} y={y * 10 + 0.5} width={9} height={9} />
              {q.kind === "income" && (
                <text x={x * 10 + 5} y={y * 10 + 8} text-anchor="middle">
                  {q.value}
                </text>
              )}
              {q.kind === "bonus" && (
                <use
                  href={`#i-${iconOf(q.reward[0] ?? "")}`}
                  x={x * 10 + 1}
                  y={y * 10 + 1}
                  width={8}
                  height={8}
                />
              )}
            </g>
          ),
        ),
      )}
    </svg>
  );
};

const Islands = ({ s }: { s: Scene }) => {
  const { words, m } = s;
  return (
    <Sheet s={s} title={words.prompt("explore")} wide>
      <div class="pickcards isles">
        {own(s).map((p, i) => {
          const id = p.operands[0]!.text,
            board = id.replaceAll("_", "-"),
            at = rowsOf(m, "islands").find((r) => r.cells.face?.value === id);
          return (
            <Pick key={p.text} s={s} p={p} first={i === 0}>
              <MiniMap board={board} />
              <b>{words.label("island", id)}</b>
              <span class="pf">
                <span>
                  <Ic name="glory" />
                  {boardPoints(board)}
                </span>
                <span>
                  <Ic name="loss" />−{value("board", board, "minus_squares")}
                </span>
                {num(at, "silver") > 0 && (
                  <span>
                    <Ic name="silver" />+{num(at, "silver")}
                  </span>
                )}
              </span>
            </Pick>
          );
        })}
      </div>
      <Foot s={s} />
    </Sheet>
  );
};

// ---- cards ----

const CardPick = ({ s }: { s: Scene }) => {
  const { words, m } = s,
    list = own(s);
  return (
    <Sheet s={s} title={words.prompt(m.prompt!.id)} wide={list.length > 3}>
      <div class="pickcards occsheet">
        {list.slice(0, 120).map((p, i) => {
          const id = p.operands.find((o) => o.kind === "occupation")?.text,
            more = p.operands
              .filter((o) => o.kind === "item" || o.kind === "space")
              .map((o) => words.label(o.kind, o.ids[0] ?? null))
              .join(", ");
          return (
            <Pick key={p.text} s={s} p={p} first={i === 0}>
              {id ? (
                <>
                  <b>
                    <Ic name={cardIcon(id)} />
                    {words.label("occupation", id)}
                  </b>
                  <span>{words.note("occupation", id)}</span>
                  {more && <strong>{more}</strong>}
                  {p.verb === "react_number" && <strong>{p.operands.at(-1)!.text}</strong>}
                  <span class="pf">
                    <span>
                      <Ic name="glory" />
                      {cardPoints(id)}
                    </span>
                  </span>
                </>
              ) : (
                <b>{words.action(p.text)}</b>
              )}
            </Pick>
          );
        })}
      </div>
      <Foot s={s} />
    </Sheet>
  );
};

// ---- small questions ----

const SIDE: Record<string, string[]> = {
  sheep: ["sheep"],
  cattle: ["cattle"],
  stone_house_longship: ["b-stonehouse", "longship"],
  long_house_knarr: ["b-longhouse", "knarr"],
  mountains: ["mountain-strip"],
  upgrades: ["upgrade2"],
};

const Small = ({ s }: { s: Scene }) => {
  const { words, m } = s,
    ships = m.me === null ? [] : shipsOf(m, m.me),
    list = own(s);
  const icons = (p: Parsed): string[] => {
    if (p.verb === "side") return SIDE[p.operands[0]!.text] ?? [];
    if (p.verb === "emigrate")
      return [iconOf(ships.find((x) => x.slot === Number(p.operands[0]!.text))?.type ?? "knarr")];
    if (p.verb === "recall") return Array.from({ length: Number(p.operands[0]!.text) }, () => "viking");
    if (p.verb === "boats")
      return Array.from({ length: Number(p.operands[0]!.text) + Number(p.operands[1]!.text) }, () => "boat");
    return [];
  };
  const label = (p: Parsed): string => {
    if (p.verb !== "emigrate") return words.action(p.text);
    const ship = ships.find((x) => x.slot === Number(p.operands[0]!.text));
    if (!ship) return words.action(p.text);
    const of = orePlaces(ship.type),
      ore = of ? ` (${say("oreOn", { n: ship.ore + printedOre(ship.type), of })})` : "",
      points = say("points", { n: value("ship", ship.type, "emigrated_vp") });
    return `${words.label("ship", ship.type)}${ore}, ${points}`;
  };
  return (
    <Sheet s={s} title={words.prompt(m.prompt!.id)}>
      <div class="pickcards">
        {list.map((p, i) => (
          <Pick key={p.text} s={s} p={p} first={i === 0}>
            {icons(p).length > 0 && (
              <span class="tile-row">
                {icons(p).map((x, k) => (
                  <Ic key={k} name={x} cls="big-ic" />
                ))}
              </span>
            )}
            <b>{label(p)}</b>
            {p.verb === "boats" && <BoatChance s={s} action={p.text} />}
          </Pick>
        ))}
      </div>
      <Foot s={s} />
    </Sheet>
  );
};

/** The odds of whaling with just these boats. */
const BoatChance = ({ s, action }: { s: Scene; action: string }) => {
  const die = chanceRows(useOdds(s, action)).find((r) => r.kind === "die");
  return die ? (
    <span class="pf">
      <span>
        <Ic name="odds" />
        {num(die, "chance")}%
      </span>
    </span>
  ) : null;
};

// ---- the feast ----

const serveAll = async (s: Scene, moves: string[]) => {
  const { model } = s.ctl;
  for (const a of moves) {
    const ply = model.latest.value?.ply;
    if (!model.latest.value?.legal.includes(a) || !(await model.act(a))) return;
    for (let i = 0; i < 100 && model.latest.value?.ply === ply; i++)
      await new Promise((done) => setTimeout(done, 10));
  }
};

/** No two of one colour lie side by side: the colour is said, not only shown. */
const colourWord = (item: string): string => {
  const c = colourOf(item);
  return COLOURS.has(c) ? `${say(`colour.${c}` as "colour.red")}, ` : "";
};
const COLOURS = new Set(["orange", "red", "green", "blue"]);

const Feast = ({ s }: { s: Scene }) => {
  const { m, words, ctl } = s,
    plan = planOf(useOdds(s)),
    { at, squares } = aboutOf(m, "feast") ?? { at: 0, squares: 0 },
    served = (field(m, "table") as (string | null)[] | null) ?? [];
  const foods = ctl.legal.value.filter((p) => p.verb === "serve"),
    moves = plan?.moves.map((x) => (x.item ? `serve ${x.item} ${x.stance}` : "gap")) ?? [];
  const all = m.me === null ? new Map<string, number>() : stock(s, m.me),
    lack = plan ? plan.squares - plan.served : 0;
  const width = (item: string, stance: string) =>
    item === "silver" ? 1 : value("good", item, stance === "horizontal" ? "w" : "h");
  return (
    <Sheet s={s} title={words.prompt("feast")} sub={say("feast.how", { n: squares })} wide>
      <div
        class="feastbar"
        role="img"
        aria-label={`${say("feast.state", { n: at, of: squares })} ${served
          .slice(0, at)
          .map((x) =>
            x && x !== "none" ? `${words.label("item", x)} (${colourWord(x).replace(", ", "")})` : "–",
          )
          .join(", ")}`}
      >
        {Array.from({ length: squares }, (_, i) => {
          const item = served[i];
          return item && item !== "none" ? (
            <span key={i} class={`food ${colourOf(item)}`}>
              <Ic name={iconOf(item)} />
            </span>
          ) : (
            <span key={i} class={i < at ? "gone" : i === at ? "next" : ""}>
              {i < at ? `−${PRINTED.hunger[0]}` : i + 1}
            </span>
          );
        })}
      </div>
      {plan && (
        <div class={lack ? "why pad-x" : "ok pad-x"}>
          <Ic name={lack ? "loss" : "check"} />
          <p>
            {lack
              ? say("feast.planShort", { n: lack, points: PRINTED.hunger[0] * lack })
              : say("feast.planFull")}
            {plan.silver ? ` ${say("feast.silver", { n: plan.silver })}` : ""}
          </p>
        </div>
      )}
      <div class="pickcards foods">
        {foods.map((p, i) => {
          const item = p.operands[0]!.text,
            stance = p.operands[1]!.text;
          return (
            <Pick key={p.text} s={s} p={p} first={i === 0} cls="food-b">
              {item === "silver" ? (
                <Ic name="silver" cls="big-ic" />
              ) : (
                <Piece s={s} item={item} o={stance === "horizontal" ? 0 : 1} unit={13} />
              )}
              <b>
                {words.label("item", item)} <small>×{all.get(item) ?? 0}</small>
              </b>
              <span class="pf">
                {colourWord(item)}
                {say("feast.wide", { n: width(item, stance) })}
              </span>
            </Pick>
          );
        })}
      </div>
      <Foot s={s}>
        {m.legal.includes("gap") && (
          <button class="btn" type="button" data-action="gap" onClick={() => void ctl.play("gap")}>
            <Ic name="loss" />
            {words.action("gap")}
          </button>
        )}
        {moves.length > 0 && (
          <button
            class="btn primary"
            type="button"
            data-action="feast"
            onClick={() => void serveAll(s, moves)}
          >
            <Ic name="ph-feast" />
            {say("feast.auto", { n: moves.length })}
          </button>
        )}
      </Foot>
    </Sheet>
  );
};

export const Dialog = ({ scene: s }: { scene: Scene }) => {
  const id = promptOf(s.m) ?? "";
  if (DICE.has(id)) return <Dice s={s} />;
  if (STRIPS.has(id)) return <Strips s={s} />;
  if (TILES.has(id)) return <Tiles s={s} />;
  if (CARDS.has(id)) return <CardPick s={s} />;
  if (id === "explore") return <Islands s={s} />;
  if (id === "feast") return <Feast s={s} />;
  return <Small s={s} />;
};
