// Pictures of every page of the hall around the tables, in every size, theme and language, for people to look
// at: build/screens/hall-*.png. Each is looked over as well: nothing cut off, nothing over each other.
import { existsSync } from "node:fs";
import { binary, Hall } from "./hall";
import { LONG, settle } from "./player";
import { shots } from "./shots";
import { test } from "./test";
import { inhabit } from "./village";

const hall = new Hall(33, undefined, ["--no-limits"]);

test.skip(!existsSync(binary), "the hall is not built");
test.beforeAll(() => hall.open());
test.afterAll(() => hall.close());

/** Which pages: name, address, what is there when it has come. */
const only = process.env.MEADHALL_SHOTS?.split(",");
const wanted = (name: string) => !only || only.includes(name);

test("pages of the hall, as a guest and with an account", LONG, async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } }),
    page = await context.newPage();
  await settle(page, 2, { name: "" });
  const look = async (name: string, at: string, ready: string, prepare?: () => Promise<void>) => {
    if (!wanted(name)) return;
    await page.goto(`${hall.url}${at}`);
    await shots(page, `hall-${name}`, ready, true, prepare);
  };
  await look("home-new", "", "[data-game=midgard]:not([disabled])");
  await page.goto(hall.url);
  const v = await inhabit(page);
  await look("home-guest", "", ".notice");
  await look("lobby-guest", "#/tables/open", ".rows .rw");
  await look("invite", `#/t/hall/${v.waiting}/${v.invite}`, "[data-sit]");
  await look("settings-guest", "#/set/look", "[data-device]");
  await page.evaluate((token) => localStorage.setItem("meadhall.token", token), v.token);
  await page.reload();
  hall.admin("keeper", JSON.parse(hall.admin("find", "Asta").split("\n")[0]!).player, "on");
  await look("home", "", ".rows .rw");
  await look("notices", "", ".rows .rw", () => page.locator(".bell").first().click());
  await look("lobby", "#/tables/open", ".rows .rw");
  await look("mine", "#/tables/mine", ".rows .rw");
  await look("watch", "#/tables/watch", ".rows .rw");
  await look("clubs", "#/tables/clubs", "[data-make-club]");
  await look("nomatch", "#/tables/open?game=odin&clock=live", "[data-none]");
  await look("waiting", `#/t/hall/${v.waiting}`, "b[data-code]");
  await look("profile", "#/who/Asta", "[data-rating=rage]");
  await look("history", "#/history", "[data-game-over]");
  await look("ladder", "#/ladder/rage/2", ".hall table tbody tr");
  await look("cups", "#/cups", "[data-cup]");
  await look("cup", `#/cup/${v.cup}`, ".pod");
  await look("club", `#/club/${v.club}`, "[data-club-link]");
  await look("settings", "#/set/look", "[data-device]");
  await look("account", "#/set/account", "[data-sessions]");
  await look("keeper", "#/keeper/now", ".hall .card");
  await look("reports", "#/keeper/reports", "[data-report]");
  await context.close();
});
