import { defineConfig } from "vite";

export default defineConfig({
  base: "./",
  build: { outDir: "../build/web", emptyOutDir: true, target: "es2022", assetsInlineLimit: 0, sourcemap: false },
  worker: { format: "es" },
  server: { fs: { allow: [".."] } },
});
