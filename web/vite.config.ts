import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { defineConfig, type Plugin } from "vite";

/** The service worker knows every file of its build; another build is another cache. */
const serviceWorker = (): Plugin => ({
  name: "service-worker",
  apply: "build",
  generateBundle: {
    order: "post",
    handler(_, bundle) {
      const files = [
        "./",
        "./manifest.webmanifest",
        "./icon.svg",
        ...Object.keys(bundle)
          .filter((f) => f !== "index.html")
          .map((f) => `./${f}`),
      ];
      const version = createHash("sha256").update(files.join("\n")).digest("hex").slice(0, 12);
      const source = readFileSync(new URL("./src/sw.js", import.meta.url), "utf8")
        .replace("__VERSION__", version)
        .replace("__FILES__", JSON.stringify(files));
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
    modulePreload: { polyfill: false },
  },
  worker: { format: "es" },
  server: { fs: { allow: [".."] } },
  plugins: [serviceWorker()],
});
