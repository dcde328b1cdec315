// The page's letters. Who visits first finds the door and the first table before them: there they come after
// the engine and the board. On every other page, and later, they come at once.
import { effect } from "@preact/signals";
import { restMayCome, sittingDown } from "./first";
import { route } from "./route";
import { engineStarted } from "./transport";

export const hangLetters = () => {
  const waits = engineStarted() && !restMayCome.value;
  let come = false;
  effect(() => {
    const first = route.value.page === "home" || sittingDown.value;
    if (come || (waits && first && !restMayCome.value)) return;
    come = true;
    void import("../art/fonts.css");
  });
};
