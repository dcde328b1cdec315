import type { Known } from "./book/compile.mjs";

export const knownOf: (game: string) => Promise<Known>;
