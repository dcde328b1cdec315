// What the page and the worker of a review say to each other.
export type Ask =
  | { t: "review"; saga: string; lang: number; link: string }
  | { t: "speak"; lang: number }
  | { t: "pause"; on: boolean };

export type Told =
  | { t: "progress"; done: number; pass: number; passes: number }
  | { t: "page"; html: string }
  /** The whole review in every language. */
  | { t: "done"; pages: string[] }
  | { t: "failed"; why: string };
