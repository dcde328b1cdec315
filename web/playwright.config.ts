import { defineConfig } from "@playwright/test";

// Another port where two checkouts are tried at the same time.
const port = process.env.MEADHALL_PAGE_PORT ?? "4173",
  home = `http://127.0.0.1:${port}/`;

export default defineConfig({
  testDir: "e2e",
  outputDir: "../build/e2e",
  // Only a page that hangs comes to these: a busy machine is no failure.
  timeout: 900_000,
  expect: { timeout: 60_000 },
  workers: 2,
  reporter: [["list"]],
  use: {
    baseURL: home,
    actionTimeout: 60_000,
    locale: "en-GB",
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
  // The real server, so that its headers and its security policy hold in every test.
  webServer: {
    command: `../build/meadhall serve --memory --no-limits --web ../build/web --port ${port}`,
    url: home,
    reuseExistingServer: !process.env.CI, // a page of an earlier build proves nothing
  },
});
