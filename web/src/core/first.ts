// What a first game needs comes before what makes the door prettier: on a slow line every file waits for
// those before it, and a slow processor that reads them draws no table meanwhile.
import { effect, signal } from "@preact/signals";
import { hereLink } from "./halls";
import { played } from "./settings";

/** May the rest come? At once where somebody has played before: it lies on the device. */
export const restMayCome = signal(played.value.length > 0);

/** Somebody sits down: their table comes before everything else. */
export const sittingDown = signal(false);

const boardCame = signal(false);
effect(() => {
  const engineComes = hereLink.value === "none" || hereLink.value === "opening";
  if (boardCame.value && !engineComes && !sittingDown.value) restMayCome.value = true;
});

/** The board of the game that is likely to be played first, and its words. */
export const firstGameBy = (board: Promise<unknown>): void => {
  const done = () => {
    boardCame.value = true;
  };
  board.then(done, done);
};

/** A table stands, or will not. */
export const satDown = (): void => {
  sittingDown.value = false;
  restMayCome.value = true;
};
