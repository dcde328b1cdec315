import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { LANGS } from "./tools/languages.mjs";
import { defineConfig, type Plugin, type Rolldown } from "vite";

/** What no visit can do without: page, styles, worker, engine. */
const EVERY_VISIT = new RegExp(
  `/(?:index|begin|speak|page|worker|thinker|engine|preload-helper|${LANGS.join("|")})-[^/]*$`,
);

/** The few lines that begin everything. They are there before any other part is asked for, and Firefox takes it for a
 * failure when a script that runs already is to be preloaded. */
const BEGINNING = /(?:^|\/)(?:index|begin)-[^/]*\.js$/;

/** The page's script and what it cannot do without, however the bundler cuts it. */
const partsOfPage = (bundle: Rolldown.OutputBundle): string[] => {
  const chunks = Object.values(bundle).filter((x) => x.type === "chunk");
  const page = chunks.find((c) => c.moduleIds.some((id) => id.endsWith("/src/page.tsx")));
  if (!page) throw new Error("the page's script was not made");
  return [page.fileName, ...page.imports].filter((f) => !chunks.find((c) => c.fileName === f)?.isEntry);
};

type Graph = { getModuleInfo: (id: string) => { importedIds: readonly string[] } | null };

/** Does `from` need this module at once? */
const needs = (from: string) => {
  let all: Set<string> | null = null;
  return (id: string, graph: Graph): boolean => {
    if (!all) {
      all = new Set();
      const open = [fileURLToPath(new URL(from, import.meta.url))];
      for (let at = open.pop(); at !== undefined; at = open.pop()) {
        if (all.has(at)) continue;
        all.add(at);
        open.push(...(graph.getModuleInfo(at)?.importedIds ?? []));
      }
    }
    return all.has(id);
  };
};
const beginsWith = needs("./src/main.ts"),
  wordsNeed = needs("./src/words/index.ts"),
  pageNeeds = needs("./src/page.tsx");

/** What the page needs at once is one file: of two dozen small ones six come at a time, and each waits for the line. */
const oneFile = {
  groups: [
    {
      debugName: "begin",
      priority: 2,
      name: (id: string, graph: Graph) =>
        beginsWith(id, graph) && !id.endsWith("/src/main.ts") ? "begin" : null,
    },
    // the words are asked for while the page is still read
    {
      debugName: "words",
      priority: 1,
      name: (id: string, graph: Graph) => (wordsNeed(id, graph) && !beginsWith(id, graph) ? "speak" : null),
    },
    {
      debugName: "page",
      name: (id: string, graph: Graph) => (pageNeeds(id, graph) && !beginsWith(id, graph) ? "page" : null),
    },
  ],
};

/** The page's script is asked for together with the few lines that begin everything. */
const pageAtOnce = (): Plugin => ({
  name: "page-at-once",
  apply: "build",
  transformIndexHtml: {
    order: "post",
    handler(html, { bundle }) {
      const tags = partsOfPage(bundle ?? {}).map((f) => ({
        tag: "link",
        attrs: { rel: "modulepreload", crossorigin: "", href: `./${f}` },
        injectTo: "head" as const,
      }));
      return { html: html.replace('<script type="module"', '<script async type="module"'), tags };
    },
  },
});

/** The service worker knows every file of its build; another build is another cache. */
const serviceWorker = (): Plugin => ({
  name: "service-worker",
  apply: "build",
  generateBundle: {
    order: "post",
    handler(_, bundle) {
      const made = Object.keys(bundle)
        .filter((f) => f !== "index.html")
        .map((f) => `./${f}`);
      const files = ["./", "./manifest.webmanifest", "./icon.svg", "./icon-turn.svg", ...made];
      const parts = partsOfPage(bundle).map((f) => `./${f}`),
        first = (f: string) => !made.includes(f) || EVERY_VISIT.test(f) || parts.includes(f);
      const version = createHash("sha256").update(files.join("\n")).digest("hex").slice(0, 12);
      const source = readFileSync(new URL("./src/sw.js", import.meta.url), "utf8")
        .replace("__VERSION__", version)
        .replace("__FIRST__", JSON.stringify(files.filter(first)))
        .replace("__REST__", JSON.stringify(made.filter((f) => !first(f))));
      this.emitFile({ type: "asset", fileName: "sw.js", source });
    },
  },
});

export default defineConfig({
  base: "./",
  build: {
    outDir: "../build/web",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    sourcemap: false,
    rolldownOptions: { output: { codeSplitting: oneFile } },
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_, parts) => parts.filter((part) => !BEGINNING.test(part)),
    },
  },
  worker: { format: "es" },
  server: { fs: { allow: [".."] } },
  plugins: [pageAtOnce(), serviceWorker()],
});
