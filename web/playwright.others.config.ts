// What must work in every browser, by WebDriver: npm run e2e:others, of one alone with -- --project firefox.
import { defineConfig } from "@playwright/test";
import { NAMES } from "./e2e-others/browsers";
import type { Choice } from "./e2e-others/test";

export default defineConfig<object, Choice>({
  testDir: "e2e-others",
  outputDir: "../build/e2e-others",
  globalSetup: "./e2e-others/tell.ts",
  timeout: 600_000, // only a page that hangs comes to it
  expect: { timeout: 30_000 },
  workers: 1,
  retries: 1,
  reporter: [["list"]],
  projects: NAMES.map((name) => ({ name, use: { kind: name } })),
});
