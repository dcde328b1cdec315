// Types of what a game speaks of, from the engine's tables: src/words/made/types/<game>.ts. A name that the
// engine no longer has is then a name that the page cannot write.

const union = (names) => (names.length ? names.map((n) => `\n  | ${JSON.stringify(n)}`).join("") : " never");

/** What the numbers of each question mean, by their names. */
const aboutOf = (words) => {
  const by = new Map();
  for (const a of words.about) by.set(a.prompt, [...(by.get(a.prompt) ?? []), a]);
  return [...by].map(
    ([prompt, all]) =>
      `  ${JSON.stringify(prompt)}: { ${all
        .map((a) => `${a.name}: ${a.kind === "number" ? "number" : `Kinds[${JSON.stringify(a.kind)}]`}`)
        .join("; ")} };`,
  );
};

/** Names of fields of the state that boards read, of panels and cells of views, of questions, verbs,
 * events, options, and ids of kinds. */
export const typesOf = (words, titles, written) => {
  const keys = (o) => Object.keys(o);
  const lines = [
    "// Made by tools/words.mjs from the engine's tables. Do not edit.",
    `export type Field =${union(words.board)};`,
    `export type Title =${union([...new Set([...keys(titles), ...keys(words.titles), ...written])])};`,
    `export type Prompt =${union(keys(words.prompts))};`,
    `export type Verb =${union(keys(words.verbs))};`,
    `export type Event =${union(keys(words.events))};`,
    `export type Option =${union(keys(words.options))};`,
    "export interface Kinds {",
    ...Object.entries(words.kinds).map(
      ([name, k]) =>
        `  ${JSON.stringify(name)}: ${
          k.ids
            .filter(Boolean)
            .map((i) => JSON.stringify(i))
            .join(" | ") || "string"
        };`,
    ),
    "}",
    "export interface About {",
    ...aboutOf(words),
    "}",
    "export interface Names {",
    ...["field: Field", "title: Title", "prompt: Prompt", "verb: Verb", "event: Event", "option: Option"].map(
      (x) => `  ${x};`,
    ),
    "  kinds: Kinds;",
    "  about: About;",
    "}",
    "/** Numbers of the rules that are printed on the board. */",
    `export const PRINTED = ${JSON.stringify(words.printed)} as const;`,
    "",
  ];
  return lines.join("\n");
};

/** The games in the engine's order, and the letters that the ids of their rules begin with. */
export const gamesList = (games) =>
  [
    "// Made by tools/words.mjs from the engine's tables. Do not edit.",
    `export const GAMES = ${JSON.stringify(games.map((g) => g.id))} as const;`,
    "export type GameId = (typeof GAMES)[number];",
    "/** Those with a score sheet for real tables. */",
    `export const SHEETS: readonly GameId[] = ${JSON.stringify(games.filter((g) => g.sheet).map((g) => g.id))};`,
    `export const GAME_OF_PREFIX: Readonly<Record<string, GameId>> = ${JSON.stringify(Object.fromEntries(games.map((g) => [g.prefix, g.id])))};`,
    "/** As the engine's answer to `games` says it: a game is chosen while the engine is still on its way. */",
    `export const GAME_INFO = ${JSON.stringify(games.map((g) => g.info))} as const;`,
    "",
  ].join("\n");
