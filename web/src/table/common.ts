// Events that several games tell by the same name: what is of no game in particular may read these alone.
import type { Names as Divinus } from "../words/made/types/divinus";
import type { Names as Midgard } from "../words/made/types/midgard";
import type { Names as Odin } from "../words/made/types/odin";
import type { Names as Rage } from "../words/made/types/rage";

export const ROUND = "round" satisfies Midgard["event"] & Odin["event"] & Divinus["event"];
export const PHASE = "phase" satisfies Midgard["event"] & Odin["event"] & Rage["event"];
