import { defineConfig } from "vitest/config";

export default defineConfig({
  server: { fs: { allow: [".."] } }, // the engine lies in build/
  test: {
    include: ["test/**/*.test.ts"],
    environment: "node",
    setupFiles: ["test/languages.ts"],
    pool: "forks",
    execArgv: ["--experimental-websocket"],
    testTimeout: 60_000,
  },
});
