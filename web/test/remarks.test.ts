// @vitest-environment happy-dom What the engine remarks on an answer stands beside it on the page, in every
// language: its price, that it does nothing.
import { expect, it } from "vitest";
import { all, come, openPage, playOn, sitDown } from "./page";

const SAID = {
  en: { warrior: "(1 Rage)", leader: "(0 Rage)", idle: "(does nothing in a battle)" },
  ru: { warrior: "(ярость: 1)", leader: "(ярость: 0)", idle: "(в битве ничего не даёт)" },
  de: { warrior: "(1 Wut)", leader: "(0 Wut)", idle: "(bewirkt in einer Schlacht nichts)" },
} as const;

const texts = (what: string) => all(what).map((e) => e.textContent ?? "");
const click = (e: Element) => e.dispatchEvent(new MouseEvent("click", { bubbles: true }));

it.each(["en", "ru", "de"] as const)(
  "Rage costs and idle cards are told in %s",
  { timeout: 600_000 },
  async (lang) => {
    await openPage({ lang, seed: "skald" });
    await sitDown("rage");
    await playOn(Infinity, ".prov.legal");
    click(all(".prov.legal")[0]!);
    await come("[data-action^='invade warrior']");
    expect(texts("[data-action^='invade warrior']").every((x) => x.includes(SAID[lang].warrior))).toBe(true);
    expect(texts("[data-action^='invade leader']").every((x) => x.includes(SAID[lang].leader))).toBe(true);
    await playOn(Infinity, ".pickcard .remark");
    const idle = texts(".pickcard").filter((x) => x.includes(SAID[lang].idle));
    expect(idle.length).toBe(all(".pickcard .remark").length);
  },
);
