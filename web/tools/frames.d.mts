import type { Browser } from "@playwright/test";

export const measureFrames: (
  browser: Browser,
  url: string,
  game: string,
) => Promise<{ frames: number; over: number; longest_ms: number }>;

/** An event of a browser's trace, times in microseconds. */
export interface Traced {
  ph?: string;
  pid: number;
  tid: number;
  cat?: string;
  name: string;
  ts: number;
  dur?: number;
  tdur?: number;
}

export const framesOf: (events: Traced[], slower?: number) => number[];
