// What the page and the worker of a review say to each other.
export type Ask = { t: "review"; saga: string; lang: number; link: string } | { t: "speak"; lang: number };

export type Told =
  | { t: "progress"; done: number; pass: number; passes: number }
  | { t: "page"; html: string }
  | { t: "done" }
  | { t: "failed"; why: string };
