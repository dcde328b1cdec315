// The page's letters. Who visits first finds the door before them: there they come after the engine and the first
// board, which a game waits for. On every other page, and later, they come at once.
import { effect } from "@preact/signals";
import { restMayCome } from "./first";
import { hereLink } from "./halls";
import { route } from "./route";
import { played } from "./settings";
import { engineStarted } from "./transport";

export const hangLetters = () => {
  const waits = engineStarted() && played.value.length === 0;
  let come = false;
  effect(() => {
    const atDoor = waits && route.value.page === "home",
      engineComes = hereLink.value === "none" || hereLink.value === "opening",
      boardComes = hereLink.value === "open" && !restMayCome.value;
    if (come || (atDoor && (engineComes || boardComes))) return;
    come = true;
    void import("../art/fonts.css");
  });
};
