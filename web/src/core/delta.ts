// What changed since the last message of a table, put onto it: docs/protocol.md, "What changed".
import type { LogEntry, Scalar, ServerMsg, StateValue, WirePosition, WireTable } from "./protocol";

type Cells = Record<string, Scalar>;
/** Cells of a row; or rows taken out and put in. */
type Edit = [at: number, cells: Cells] | [at: number, drop: number, put: [string, Scalar, Cells][]];
type Step = [seat: number, action: string | null, ...events: string[]];
export interface Delta extends ServerMsg {
  base: number;
  seq: number;
  panels?: string[];
  kinds?: Record<string, Record<string, string>>;
  view?: Record<string, Edit[]> | WireTable[];
  board?: Record<string, StateValue>;
  from?: number;
  log?: Step[];
}
/** A `table` message as it came, or as it would have. */
export type Whole = ServerMsg & WirePosition & { seq: number; from?: number; log?: LogEntry[] };

const applyEdits = (panel: WireTable, edits: Edit[]): WireTable => {
  const rows = [...panel.rows];
  for (const [at, what, put] of edits)
    if (typeof what === "number")
      rows.splice(at, what, ...(put ?? []).map(([kind, value, cells]) => ({ kind, value, cells })));
    else rows[at] = { ...rows[at]!, cells: { ...rows[at]!.cells, ...what } };
  return { ...panel, rows };
};

/** A panel that a game shows once a seat is `dice`, `dice/1` and so on. */
const keyed = (view: WireTable[]): Map<string, WireTable> => {
  const times = new Map<string, number>();
  return new Map(
    view.map((panel) => {
      const n = times.get(panel.id) ?? 0;
      times.set(panel.id, n + 1);
      return [n ? `${panel.id}/${n}` : panel.id, panel];
    }),
  );
};

const applyView = (view: WireTable[], d: Delta): WireTable[] => {
  if (Array.isArray(d.view)) return d.view;
  const edits = d.view ?? {},
    old = keyed(view);
  return (d.panels ?? [...old.keys()]).map((key) => {
    const panel = old.get(key) ?? { id: key.split("/")[0]!, rows: [], kinds: {} };
    const kinds = d.kinds?.[key] ?? panel.kinds;
    return applyEdits(kinds === panel.kinds ? panel : { ...panel, kinds }, edits[key] ?? []);
  });
};

/** One element of a field of several: copied on the way down to it. */
const setAt = (field: StateValue, at: number[], value: StateValue): StateValue => {
  if (!at.length || !Array.isArray(field)) return value;
  const copy = [...field];
  copy[at[0]!] = setAt(copy[at[0]!] ?? null, at.slice(1), value);
  return copy;
};

const applyBoard = (board: Record<string, StateValue>, changes: Record<string, StateValue>) => {
  const next = { ...board };
  for (const [name, what] of Object.entries(changes)) {
    if (!Array.isArray(next[name])) next[name] = what;
    else
      for (const change of what as StateValue[][])
        next[name] = setAt(next[name], change.slice(0, -1) as number[], change[change.length - 1]!);
  }
  return next;
};

/** The table after the delta; null: it builds on another than this one, and the whole is asked for. */
export const applyDelta = (was: Whole | undefined, d: Delta): Whole | null => {
  if (was?.seq !== d.base) return null;
  const { chats: _chats, req: _req, ...rest } = was;
  const { t: _t, base: _base, panels: _panels, kinds: _kinds, view: _view, board, log, ...members } = d;
  const now = { ...rest, ...members } as Whole;
  const from = d.from ?? now.ply ?? 0;
  for (const gone of ["legal", "remarks", "invite"] as const) if (now[gone] === null) delete now[gone];
  if (was.view) now.view = applyView(was.view, d);
  if (was.board && board) now.board = applyBoard(was.board, board);
  if (was.log) {
    now.from = from;
    now.log = (log ?? []).map(([seat, action, ...events], i) => ({ ply: from + i, seat, action, events }));
  }
  return now;
};
