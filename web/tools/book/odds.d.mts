import type { Row } from "./compile.mjs";

export const winChance: (faces: Record<string, Row>, band: Record<string, number>, foe: Row) => number;
