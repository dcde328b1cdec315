// What moves at the table just now. Drawing a table anew takes longer than a frame of a phone may, so it
// waits until everything has come to rest.
const moving = new Set<Animation>();
let waiting: (() => void)[] = [];

const ends = (way: Animation) => {
  moving.delete(way);
  if (moving.size) return;
  const all = waiting;
  waiting = [];
  for (const go of all) go();
};

/** Something has begun to move, until it has come to rest or was stopped. */
export const moves = (way: Animation) => {
  const over = () => ends(way);
  moving.add(way);
  way.finished.then(over, over);
};

export const isMoving = () => moving.size > 0;

/** Who answers has seen enough: what still moves stands at its end at once, and the table that comes of the
 * answer is not drawn between two frames of it. */
export const settle = () => {
  for (const way of [...moving]) way.finish();
};

/** Until nothing moves any more: at once where nothing does. */
export const rest = (): Promise<void> =>
  moving.size ? new Promise((done) => waiting.push(done)) : Promise.resolve();
