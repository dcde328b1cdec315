// First play on a slow line and a slow processor: from the address to the first question on a table.
const FAST_3G = { offline: false, latency: 562.5, downloadThroughput: 180_000, uploadThroughput: 84_375 };
const SLOWER = 4;

/** Milliseconds from the address to: something to see, games to choose from, a table with its question. */
export const firstPlay = async (browser, url, game = "midgard") => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    locale: "en-GB",
    serviceWorkers: "block",
  });
  const page = await context.newPage();
  await page.addInitScript(() => localStorage.setItem("meadhall.seed", '"first"'));
  const cdp = await context.newCDPSession(page);
  await cdp.send("Network.enable");
  await cdp.send("Network.emulateNetworkConditions", FAST_3G);
  await cdp.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  const begun = Date.now();
  await page.goto(url, { waitUntil: "commit" });
  await page.locator(`[data-game=${game}]:not([disabled])`).click({ timeout: 60_000 });
  const chosen = Date.now() - begun;
  await page.locator("[data-start]").click();
  await page.locator(".frame .ask.mine").first().waitFor({ timeout: 60_000 });
  const played = Date.now() - begun;
  const paint = await page.evaluate(
    () => performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0,
  );
  await context.close();
  return { paint: Math.round(paint), chosen, played };
};
