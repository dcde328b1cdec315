// The printed cards of Blood Rage: what stands on them, which icon is theirs, where they lie.
import type { Stone } from "../../art/pictures";
import type { Words } from "../../core/words";
import type { Scene } from "../../table/game";
import type { Fact } from "../../table/Sheet";
import content from "../../words/made/content/rage.json";
import { field } from "./typed";

type Row = Record<string, number | string>;
const tables = content as unknown as Record<string, Record<string, Row>>;
const cards: Record<string, Row> = { ...tables.card, ...tables.card_5p };

/** The printed card; the id in play may carry the number of a further copy. */
export const printed = (id: string): Row =>
  cards[id] ?? cards[id.replace(/-\d$/, "")] ?? cards[id.replace(/-\dp$/, "")] ?? {};
export const cardIcon = (id: string) => {
  const c = printed(id);
  return c.type === "upgrade" ? "card-upgrade" : c.type === "quest" ? "card-quest" : "card-battle";
};
/** The kind whose frame a card has: monsters are upgrades with a frame of their own. */
export const cardKind = (id: string): string => {
  const c = printed(id);
  return c.subtype === "monster" ? "monster" : c.type === "upgrade" || c.type === "quest" ? c.type : "battle";
};
/** What is cut in the card's stones; Glory in gold. */
export const stones = (id: string, words: Words): Stone[] =>
  facts(id, words).map(([icon, n, means]) => ({
    icon,
    n: icon === "strength" && printed(id).type !== "upgrade" ? `+${n}` : n,
    means,
    gold: icon === "glory",
  }));
export const facts = (id: string, words: Words): Fact[] => {
  const c = printed(id),
    out: Fact[] = [],
    add = (icon: string, n: number | string) => {
      out.push([icon, n, words.title(icon)]);
    };
  if (c.type === "quest") add("glory", c.quest_glory ?? "");
  else if (c.strength !== "-" && c.strength !== undefined) add("strength", c.strength);
  if (c.type === "upgrade") add("rage", c.cost ?? "");
  return out;
};

/** Steps of a stat as printed on the clan sheet, by the game's table of tracks. */
export const track = (stat: string): number[] =>
  Object.values(tables.track ?? {})
    .filter((r) => r.stat === stat)
    .map((r) => Number(r.value));

export const cardIds = (s: Scene): string[] => s.words.game.kinds.card?.ids ?? [];

/**
 * Where a card lies as far as this seat knows: deck, out, pack, left, gone, unknown, or `hand-0`,
 * `sheet-2`...
 */
export const placeOf = (s: Scene, index: number): string => String(field(s.m, "at", index) ?? "unknown");
