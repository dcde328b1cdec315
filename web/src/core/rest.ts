// What moves at the table just now. Drawing a table anew takes longer than a frame of a phone may, so it
// waits until everything has come to rest.
let moving = 0;
let waiting: (() => void)[] = [];

const ends = () => {
  if (--moving > 0) return;
  const all = waiting;
  waiting = [];
  for (const go of all) go();
};

/** Something has begun to move; `ended` settles when it has come to rest, or was stopped. */
export const moves = (ended: Promise<unknown>) => {
  moving++;
  ended.then(ends, ends);
};

export const isMoving = () => moving > 0;

/** Until nothing moves any more: at once where nothing does. */
export const rest = (): Promise<void> =>
  moving ? new Promise((done) => waiting.push(done)) : Promise.resolve();
