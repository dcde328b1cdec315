// What a keeper's word is answered with, as a person reads it.
import { moment, span } from "../core/times";
import { gameTitle } from "../home/Home";
import { Quiet, tell } from "./kit";
import { type HallKey, hasWord, say } from "./say";

export type Line = Record<string, unknown>;
interface Answer {
  word: string;
  lines: Line[];
}
export const word = (w: string, args: string[] = [], more: Record<string, unknown> = {}): Promise<Answer> =>
  tell<Answer>({ t: "keeper", word: w, args, ...more });

export const text = (x: unknown): string => (x === null || x === undefined || x === "" ? "–" : String(x));

/** What a member is called; one that has no name here is shown as it is. */
export const titleOf = (key: string): string => {
  const name = `keeper.f.${key}`;
  return hasWord(name) ? say(name) : key.replace(/_/g, " ");
};
const STATUS: Record<string, HallKey> = {
  open: "row.notBegun",
  playing: "cup.playing",
  over: "cup.done",
  resting: "keeper.rests",
};

/** Moments, spans, games, locks and answers of yes and no, each as a person reads it. */
export const shown = (key: string, value: unknown): string => {
  if (typeof value === "boolean") return say(value ? "keeper.yes" : "keeper.no");
  if (key === "seen_ms_ago") return span(Number(value));
  if (typeof value === "number" && value > 1e12) return moment(value);
  if (key === "game") return gameTitle(text(value));
  if (key === "status" && STATUS[text(value)]) return say(STATUS[text(value)]!);
  if (typeof value === "object" && value) {
    const ban = value as { until?: number; reason?: string };
    return [ban.until ? moment(ban.until) : say("keeper.forGood"), ban.reason].filter(Boolean).join(", ");
  }
  return text(value);
};

/** What the hall said, as a table: a column a member. */
export const Lines = ({ lines }: { lines: Line[] }) => {
  const keys = [...new Set(lines.flatMap((l) => Object.keys(l)))].filter((k) => k !== "command").slice(0, 8);
  if (!lines.length) return <Quiet>{say("keeper.quiet")}</Quiet>;
  return (
    <div class="cross-w">
      <table class="t tight">
        <thead>
          <tr>
            {keys.map((k) => (
              <th key={k} data-col={k}>
                {titleOf(k)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((l, i) => (
            <tr key={i}>
              {keys.map((k) => (
                <td key={k} data-col={k}>
                  {shown(k, l[k])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};
