// Games finished without seeing them: what is asked, what may be answered and what happened are taken from
// the
// accessibility tree alone, by roles and names; answers are given by keys.
import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./test";
import { LONG, salt, settle } from "./player";

const asked = (page: Page) => page.getByRole("region", { name: "Your decision" });
const told = (page: Page) => page.getByRole("log", { name: "Game log" });
/** Buttons that look, go back or advise: they answer nothing. */
const ASIDE =
  /^(Hint|Undo|Cancel|Do that|Show the board|Don’t ask|Rules|Close|Clear|Show all \d|Less|More)|^(Map:|Row \d, level \d locked)|^[A-Z]{2}-[A-Z]/;

const sit = async (page: Page, game: string, more?: (dialog: Locator) => Promise<void>) => {
  await page.goto("./");
  await page
    .getByRole("region", { name: "Start a game" })
    .getByRole("button", { name: game })
    .first()
    .click();
  const dialog = page.getByRole("dialog");
  await more?.(dialog);
  await dialog.getByRole("button", { name: "Play against bots" }).click();
};

/** Waits until I am asked or the game is over; what is heard of it. */
const hear = async (page: Page): Promise<string> => {
  await expect(asked(page)).toContainText(/Your turn|The game is over/);
  return (await asked(page).textContent()) ?? "";
};

/** Buttons of a part of the page that can be pressed, by their names as a reader tells them. */
const offered = async (part: Locator): Promise<{ names: string[]; at: (i: number) => Locator }> => {
  const lines = (await part.ariaSnapshot())
    .split("\n")
    .map((l) => /^\s*- '?(button) "((?:[^"\\]|\\.)*)"(.*)$/.exec(l))
    .filter((m) => m !== null);
  const names = lines
    .filter((m) => !/\[disabled\]/.test(m[3]!))
    .map((m) => m[2]!.replace(/\\"/g, '"').replace(/''/g, "'"))
    .filter((n) => !ASIDE.test(n));
  return {
    names,
    at: (i) => part.getByRole("button", { name: names[i]!, exact: true, disabled: false }).first(),
  };
};

/**
 * Where answers are: a sheet that lies over the board; what was chosen and waits for a yes; else the board.
 */
const places = async (page: Page): Promise<Locator[]> => {
  const sheet = page.getByRole("dialog");
  if (await sheet.count()) return [sheet];
  if (/Chosen:/.test((await asked(page).textContent()) ?? "")) return [asked(page)];
  return [
    page.getByRole("region", { name: "Board" }),
    asked(page),
    page.getByRole("contentinfo"),
    page.getByRole("complementary", { name: "Players" }),
  ];
};

interface Heard {
  answers: string[];
  log: Set<string>;
  questions: Set<string>;
}

/** All answers that are named now; a sheet may just be coming or going. */
const answers = async (page: Page): Promise<{ all: { name: string; el: Locator }[]; sheet: boolean }> => {
  const all: { name: string; el: Locator }[] = [],
    parts = await places(page);
  for (const p of parts) {
    if (!(await p.count())) continue;
    const o = await offered(p.first());
    o.names.forEach((name, i) => {
      if (!/^Let a bot/.test(name)) all.push({ name, el: o.at(i) });
    });
  }
  return { all, sheet: parts.length === 1 };
};

const answerUnseen = async (page: Page, n: number, heard: Heard) => {
  let found: Awaited<ReturnType<typeof answers>> = { all: [], sheet: false };
  await expect
    .poll(
      async () => {
        found = await answers(page);
        return found.all.length;
      },
      { message: `no answer is offered to: ${await asked(page).textContent()}` },
    )
    .toBeGreaterThan(0);
  const { all, sheet } = found;
  // In a sheet every second press is its last button, which sends what was set.
  const one = all[sheet && n % 2 ? all.length - 1 : (n * 7 + 3 + salt) % all.length]!;
  const now = async () =>
    `${await asked(page).ariaSnapshot()}\n${await told(page).textContent()}\n${(await page.getByRole("dialog").count()) ? await page.getByRole("dialog").first().ariaSnapshot() : ""}`;
  const before = await now();
  if (
    !(await one.el.press("Enter", { timeout: 5000 }).then(
      () => true,
      () => false,
    ))
  ) {
    // gone meanwhile: what can be taken back is sent by itself
    expect(
      (await answers(page)).all.map((x) => x.name),
      "offered, but not to be pressed",
    ).not.toContain(one.name);
    return;
  }
  heard.answers.push(one.name);
  await expect
    .poll(now, { timeout: 4000, intervals: [20, 40, 80, 160] })
    .not.toBe(before)
    .catch(() => {}); // a press may change nothing; the next one will
};

/** To the end, or for so many answers. */
const play = async (page: Page, enough = Infinity): Promise<Heard> => {
  const heard: Heard = { answers: [], log: new Set(), questions: new Set() },
    most = 2000;
  for (let i = 0; i < most; i++) {
    if (i >= enough) return heard;
    const now = await hear(page);
    for (const line of await told(page).getByRole("paragraph").allTextContents()) heard.log.add(line);
    if (now.includes("The game is over")) return heard;
    heard.questions.add((await asked(page).getByRole("heading").textContent()) ?? "");
    await answerUnseen(page, i, heard);
  }
  throw new Error(`no end after ${most} answers: ${heard.answers.slice(-6).join(" | ")}`);
};

/** How many lines begin with each name: a sentence says who acts before it says what. */
const tellers = (log: string[]): Map<string, number> => {
  const count = new Map<string, number>();
  for (const line of log) {
    const name = /^(\p{Lu}\p{L}+) \p{Ll}/u.exec(line)?.[1];
    if (name) count.set(name, (count.get(name) ?? 0) + 1);
  }
  return count;
};

/** Both players' deeds were told, and what came of them; no answer was nameless. */
const mustBeTold = (heard: Heard, deeds: number) => {
  const log = [...heard.log],
    lines = tellers(log),
    own = lines.get("Asta") ?? 0,
    rival = Math.max(...[...lines].filter(([name]) => name !== "Asta").map(([, n]) => n));
  expect(own).toBeGreaterThan(deeds);
  expect(rival).toBeGreaterThan(deeds);
  expect(log.filter((l) => /,| and /.test(l)).length).toBeGreaterThan(deeds / 2);
  expect(heard.answers.filter((a) => !/\p{L}{2}/u.test(a))).toEqual([]);
};

test("a game is played by roles and names", async ({ page }) => {
  await settle(page, 2, { name: "Asta", bot: "random" });
  await sit(page, "Champions of Midgard");
  const heard = await play(page, 40);
  expect(heard.questions.size).toBeGreaterThan(2);
  mustBeTold(heard, 4);
});

for (const [game, name] of [
  ["midgard", "Champions of Midgard"],
  ["divinus", "Divinus: Shadow of Yggdrasil"],
] as const)
  test(`${game} is played to its end by roles and names`, LONG, async ({ page }) => {
    await settle(page, 2, { name: "Asta", bot: "random" });
    await sit(page, name);
    const heard = await play(page);
    expect(heard.questions.size).toBeGreaterThan(4);
    mustBeTold(heard, 10);
    const end = page.getByRole("region", { name: "Final score" });
    await expect(end.getByRole("listitem")).toHaveCount(2);
    await expect(end.getByRole("table")).toBeVisible();
  });
