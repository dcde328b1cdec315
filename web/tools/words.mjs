// Makes the page's words from the engine's own tables: src/words/made/<game>.<lang>.json and rules.
// Titles that no watched game showed, texts and tables come from page.json, which is made together with the C
// tables.
// A word that is missing in a language fails the build, all of them named.
import { mkdir, readFile, readdir, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { LANGS, LANGUAGES, languagesFile } from "./languages.mjs";
import { gamesList, typesOf } from "./types.mjs";

const FIELD = "\x1f"; // between the fields of a lexicon
const web = dirname(dirname(fileURLToPath(import.meta.url)));
const root = dirname(web);
const made = join(web, "src/words/made");
const errors = [];

const openEngine = async () => {
  const wasi = new Proxy(
    {},
    {
      get: () => () => {
        throw new Error("the engine asked its host for something");
      },
    },
  );
  const bytes = await readFile(join(root, "build/wasm/meadhall.wasm"));
  const { instance } = await WebAssembly.instantiate(bytes, { wasi_snapshot_preview1: wasi });
  const x = instance.exports;
  x._initialize();
  const handle = x.mh_ffi_new();
  const text = (n) => Buffer.from(x.memory.buffer, x.mh_ffi_text(handle), n).toString("utf8");
  const said = (n) => JSON.parse(text(n));
  const put = (word) => {
    const bytes = Buffer.from(word);
    const at = x.mh_ffi_alloc(bytes.length);
    Buffer.from(x.memory.buffer).set(bytes, at);
    return [at, bytes.length];
  };
  return {
    games: () => said(x.mh_ffi_games(handle)),
    words: (game) => said(x.mh_ffi_words(handle, ...put(game))),
    /** What sentences need in one language: read by the maker of sentences, bindings/speech. */
    lexicon: (game, lang) => text(x.mh_ffi_lexicon(handle, ...put(game), lang)),
  };
};

/** Names, titles, texts and tables as the generator of the C tables made them for this build. */
const readMade = async (game) =>
  JSON.parse(await readFile(join(root, `build/wasm/made/${game}/page.json`), "utf8"));

/** What cards, choices and the story say: the group `about` of words.tsv, by id. */
const aboutIn = (game, about, i) =>
  Object.fromEntries(
    Object.entries(about).map(([id, label]) => [id, pick(label, i, `${game}: about ${id}`)]),
  );

const pick = (label, i, where) => {
  const text = label?.[i];
  if (!text) lacks(i, `${where}: no word in ${LANGS[i]}`);
  return text || (label?.[0] ?? "");
};

/** A lexicon without what stands in `kinds` anyway: of its things only the forms are left. core/words.ts
 * puts them in. */
const slim = (lexicon) =>
  lexicon
    .split("\n")
    .map((line) => {
      const [sign, , , forms = ""] = line.split(FIELD);
      if (sign !== "i") return line;
      return forms.trim() ? `i${FIELD}${forms.replace(/\t+$/, "")}` : "i";
    })
    .join("\n");

const oneLanguage = (w, titles, name, i, lexicon) => {
  const at = (what) => `${w.id}: ${what}`;
  const map = (o, f) => Object.fromEntries(Object.entries(o).map(([k, v]) => [k, f(v, k)]));
  const verb = (v) => ({ kinds: v.kinds });
  return {
    id: w.id,
    name: w.name,
    title: name[i] || w.name,
    categories: w.categories,
    kinds: map(w.kinds, (k, n) => ({
      set: k.set,
      ids: k.ids,
      labels: k.labels.map((l, j) => pick(l, i, at(`${n} ${k.ids[j]}`))),
      ...(k.notes.some((l) => l?.[0])
        ? { notes: k.notes.map((l, j) => (l?.[0] ? pick(l, i, at(`note of ${n} ${k.ids[j]}`)) : "")) }
        : {}),
    })),
    verbs: map(w.verbs, verb),
    events: map(w.events, verb),
    lexicon: slim(lexicon),
    options: map(w.options, (o, k) => ({ kind: o.kind, label: pick(o.label, i, at(`option ${k}`)) })),
    titles: {
      ...map(titles, (t, k) => pick(t, i, at(`title ${k}`))),
      ...map(w.titles, (t, k) => pick(t, i, at(`title ${k}`))),
    },
    fields: w.fields,
  };
};

const gaps = [];
/** A text that a language does not have: an error, or English where the language is not complete yet. */
const lacks = (i, what) => (LANGUAGES[i].complete ? errors : gaps).push(what);

/** The page's own words: every complete language has every key. */
const checkOwn = async () => {
  const under = async (name) =>
    (await readdir(join(web, name), { withFileTypes: true }))
      .filter((d) => d.isDirectory())
      .map((d) => join(web, name, d.name));
  const dirs = [
    join(web, "src/words"),
    join(web, "src/words/small"),
    join(web, "src/book"),
    ...(await under("src/games")),
    ...(await under("src/lessons")),
    ...(await under("src/stages")),
    ...(await under("src/hall")),
    ...(await under("src/practice")),
  ];
  for (const dir of dirs) {
    const all = await Promise.all(
      LANGS.map((l) =>
        readFile(join(dir, `${l}.json`), "utf8")
          .then(JSON.parse)
          .catch(() => null),
      ),
    );
    if (all.every((x) => x === null)) continue;
    const keys = new Set(all.flatMap((x) => Object.keys(x ?? {})));
    for (const [i, words] of all.entries())
      for (const k of keys) if (!words?.[k]) lacks(i, `${dir}/${LANGS[i]}.json: '${k}' is missing`);
  }
};

/** Ids of panels and cells as the game's views write them or its words name them: some come in no game that was
 * watched. */
const writtenIn = async (game) => {
  const folder = join(root, "src/games", game),
    rows = (await readFile(join(folder, "data/words.tsv"), "utf8")).split("\n").map((l) => l.split("\t")),
    named = rows.filter(([sort]) => /^(?:title|heading|shown)$/.test(sort)).map(([, id]) => id);
  const files = (await readdir(folder)).filter((f) => /^(?:view|odds|book)\w*\.c$/.test(f));
  const texts = await Promise.all(files.map((f) => readFile(join(folder, f), "utf8")));
  return [...named, ...texts.flatMap((t) => [...t.matchAll(/"([a-z][a-z0-9_-]*)"/g)].map((m) => m[1]))];
};

const ID = "[A-Z]{2}(?:-[A-Z0-9]+)+-[A-Z]?\\d+[a-z]?";
const RULE = [
  new RegExp(`^\\s*-\\s+\\**(${ID})\\**:?\\s+(.*)$`),
  new RegExp(`^\\|\\s*\\**(${ID})\\**\\s*\\|(.*)\\|\\s*$`),
];
/** Marks of where a rule is printed, for those who check it against the books. */
const MARKS = /\[(?:S\d*|D|R|C|F|both|RU|DE|pub|public|seed|DESIGNED|RULING|P\d+)(?:[ ,;][^\]]{0,24})?\]\s*/g;

/** Notes in braces are for those who check or build the rules. */
const NOTE = /\s*\{[^{}]*\}/g;
/** A chapter whose heading ends so tells how the program does it: no player looks for it. */
const INNER = /\s*\{for the program\}\s*$/;

/** A rule as a player reads it; tools/gen_tables.py cuts the same for the engine's own text. */
const plain = (text) =>
  text
    .replace(/\s*\|\s*/g, "; ")
    .replace(MARKS, "")
    .replace(NOTE, "")
    .trim()
    .replace(/^(?:RULING|FESTLEGUNG|РЕШЕНИЕ)(?: \d+)?:\s*(.)/, (_, c) => c.toUpperCase())
    .replace(/[*`]/g, "")
    .replace(/\s+/g, " ")
    .replace(/\s+([.,;])/g, "$1")
    .trim();

/** The rules of one text: chapters of [id, sentence], as the generator of the C tables reads them. */
const readBook = async (path) => {
  const chapters = [{ title: "", inner: false, rules: [] }];
  let current = null,
    inner = false;
  for (const line of (await readFile(path, "utf8")).split("\n")) {
    const m = RULE[0].exec(line) ?? RULE[1].exec(line);
    if (m) {
      current = [m[1], m[2]];
      chapters.at(-1).rules.push(current);
    } else if (current && /^\s+\S/.test(line)) {
      current[1] += ` ${line.trim()}`;
    } else {
      current = null;
      const head = /^#{1,3} (.*)$/.exec(line);
      if (head && !line.startsWith("###")) inner = INNER.test(line);
      if (head)
        chapters.push({
          inner,
          title: plain(head[1])
            .replace(/^\d+\.\s*/, "")
            .replace(/\s+[—–-]\s+[A-Z]{2}-.*$/, "")
            .replace(/\s*\([A-Z]{2}-[^)]*\)/, ""),
          rules: [],
        });
    }
  }
  return chapters
    .filter((c) => c.rules.length)
    .map((c) => ({
      title: c.title,
      ...(c.inner ? { inner: true } : {}),
      rules: c.rules.map(([id, text]) => [id, plain(text)]),
    }));
};

/** The chapters of a language, with the English text of rules that it lacks. */
const whole = (english, own) => {
  const said = new Map(own.flatMap((c) => c.rules)),
    titles = new Map(own.map((c) => [c.rules[0][0], c.title]));
  if (english.every((c) => c.rules.every(([id]) => said.has(id)))) return own;
  return english.map((c) => ({
    title: titles.get(c.rules[0][0]) ?? c.title,
    rules: c.rules.map(([id, text]) => [id, said.get(id) ?? text]),
  }));
};

/** English gives the order; the other languages stand as `<text>.<lang>.md` beside it and lack no rule. */
const writeBooks = async (game, rules) => {
  const dir = join(root, "docs/rules"),
    all = await readdir(dir);
  const texts = all
    .filter((f) => f === `${game}.md` || (f.startsWith(`${game}-`) && /^[^.]+\.md$/.test(f)))
    .sort((a, b) => a.length - b.length);
  const books = async (suffix) =>
    (
      await Promise.all(
        texts
          .map((f) => f.replace(/\.md$/, suffix))
          .filter((f) => all.includes(f))
          .map((f) => readBook(join(dir, f))),
      )
    ).flat();
  const english = await books(".md"),
    known = new Set(english.flatMap((c) => c.rules.map(([id]) => id)));
  for (const id of Object.keys(rules))
    if (!known.has(id)) errors.push(`docs/rules: ${id} of ${game} was not found`);
  await writeFile(join(made, `rules/${game}-rules.en.json`), JSON.stringify(english));
  for (const [i, lang] of LANGS.entries()) {
    if (!i) continue;
    const book = await books(`.${lang}.md`);
    for (const [id] of book.flatMap((c) => c.rules))
      if (!known.has(id)) errors.push(`docs/rules/${game}.${lang}.md: no rule is called ${id}`);
    const told = new Set(book.flatMap((c) => c.rules.map(([id]) => id)));
    for (const id of known) if (!told.has(id)) lacks(i, `docs/rules: ${id} of ${game} is missing in ${lang}`);
    await writeFile(join(made, `rules/${game}-rules.${lang}.json`), JSON.stringify(whole(english, book)));
  }
};

const engine = await openEngine();
await rm(made, { recursive: true, force: true });
await mkdir(join(made, "rules"), { recursive: true });
await mkdir(join(made, "content"), { recursive: true });
await mkdir(join(made, "about"), { recursive: true });
await mkdir(join(made, "types"), { recursive: true });
const games = [];
for (const info of engine.games()) {
  const { id, sheet } = info;
  const words = engine.words(id);
  const { titles, name, about, content } = await readMade(id);
  for (const [i, lang] of LANGS.entries())
    await writeFile(
      join(made, `${id}.${lang}.json`),
      JSON.stringify(oneLanguage(words, titles, name, i, engine.lexicon(id, i))),
    );
  for (const [i, lang] of LANGS.entries())
    await writeFile(join(made, `about/${id}.${lang}.json`), JSON.stringify(aboutIn(id, about, i)));
  await writeBooks(id, words.rules);
  await writeFile(join(made, `types/${id}.ts`), typesOf(words, titles, await writtenIn(id)));
  games.push({ id, sheet, info, prefix: Object.keys(words.rules)[0].split("-")[0] });
  await writeFile(join(made, `content/${id}.json`), JSON.stringify(content));
}
await writeFile(join(made, "languages.ts"), languagesFile());
await writeFile(join(made, "games.ts"), gamesList(games));
const speech = await readFile(join(root, "build/wasm/speech.wasm"));
await writeFile(join(made, "speech.ts"), `export default "${speech.toString("base64")}";\n`);
await checkOwn();
if (gaps.length)
  console.warn(`${gaps.slice(0, 5).join("\n")}\n${gaps.length} texts of the page are missing: English`);
if (errors.length) {
  console.error(errors.join("\n"));
  process.exit(1);
}
