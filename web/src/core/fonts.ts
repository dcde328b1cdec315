// The page's letters. On a first visit they come after the engine, which a game waits for; later they are there.
import { effect } from "@preact/signals";
import { hereLink } from "./halls";
import { played } from "./settings";
import { engineStarted } from "./transport";

export const hangLetters = () => {
  const waits = engineStarted() && played.value.length === 0;
  let come = false;
  effect(() => {
    const engineComes = hereLink.value === "none" || hereLink.value === "opening";
    if (come || (waits && engineComes)) return;
    come = true;
    void import("../art/fonts.css");
  });
};
