// What can be answered is to be seen: on a phone the open places may lie below the part of the board that is
// shown.

/** What stands still over the board: the bar with the question, and the dock. */
const EDGE = "header.bar, .ask, .dock";

interface Span {
  top: number;
  bottom: number;
}

/** What of the window is free between them. */
export const freeOf = (height: number, edges: readonly Span[]): Span => ({
  top: Math.max(0, ...edges.filter((e) => e.top < height / 2).map((e) => e.bottom)),
  bottom: Math.min(height, ...edges.filter((e) => e.top >= height / 2).map((e) => e.top)),
});

/** Is the board in sight, and none of its open places? */
export const isHidden = (board: Span, places: readonly Span[], free: Span): boolean =>
  board.bottom > free.top &&
  board.top < free.bottom &&
  places.length > 0 &&
  places.map((p) => (p.top + p.bottom) / 2).every((y) => y <= free.top || y >= free.bottom);

/** Scrolls to the first open place where none is in sight. */
export const bringOpen = (board: Element) => {
  const places = [...board.querySelectorAll("[data-slot][tabindex='0'], [data-action]")].filter(
    (e) => e.getClientRects().length > 0,
  );
  const edges = [...document.querySelectorAll(EDGE)]
    .filter((e) => /^(?:fixed|sticky)$/.test(getComputedStyle(e).position) && e.getClientRects().length > 0)
    .map((e) => e.getBoundingClientRect());
  const spans = places.map((e) => e.getBoundingClientRect());
  if (isHidden(board.getBoundingClientRect(), spans, freeOf(innerHeight, edges)))
    places[0]!.scrollIntoView?.({ block: "center" });
};
