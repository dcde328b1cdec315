// What a first game needs comes before what makes the door prettier: on a slow line every file waits for those before it.
import { signal } from "@preact/signals";
import { played } from "./settings";

/** May the rest come? At once where somebody has played before: it lies on the device. */
export const restMayCome = signal(played.value.length > 0);

/** The board of the game that is likely to be played first, and its words. */
export const firstGameBy = (board: Promise<unknown>): void => {
  const done = () => {
    restMayCome.value = true;
  };
  board.then(done, done);
};
