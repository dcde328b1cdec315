import type { Browser } from "@playwright/test";

export const measureFrames: (
  browser: Browser,
  url: string,
  game: string,
) => Promise<{ frames: number; over: number; longest_ms: number }>;
