// What can be done in a turn, by kind, with its cost in Rage: the list leads to the places of one kind alone.
import { Ic } from "../../art/icons";
import type { Scene } from "../../table/game";
import { promptOf } from "./typed";
import { say, type SayKey } from "./words";

const DEEDS = [
  ["invade", "ship-figure"],
  ["march", "arrow"],
  ["upgrade", "card-upgrade"],
  ["quest", "card-quest"],
  ["pillage", "axes"],
  ["return", "valhalla"],
] as const;

/** The least and the most Rage that answers of a kind cost, from the engine's own remarks. */
export const costsOf = (legal: string[], remarks: string[][], verb: string): [number, number] | null => {
  const costs = legal.flatMap((action, i) =>
    action.split(" ")[0] === verb
      ? [Number(/^costs (\d+)/.exec(remarks[i]?.find((r) => r.startsWith("costs ")) ?? "costs 0")![1])]
      : [],
  );
  return costs.length ? [Math.min(...costs), Math.max(...costs)] : null;
};

export const Deeds = ({ scene: { m, ctl } }: { scene: Scene }) => {
  if (!ctl.mine.value || promptOf(m) !== "turn") return null;
  return (
    <div class="deeds" role="group" aria-label={say("deeds")}>
      {DEEDS.map(([verb, icon]) => {
        const cost = costsOf(m.legal, m.remarks, verb),
          on = ctl.only.value === verb,
          text = cost && (cost[0] === cost[1] ? String(cost[0]) : `${cost[0]}–${cost[1]}`);
        return (
          <button
            key={verb}
            type="button"
            class={`btn deed ${on ? "on" : ""}`}
            data-deed={verb}
            disabled={!cost}
            aria-pressed={on}
            onClick={() => ctl.want(verb)}
          >
            <Ic name={icon} />
            <span>{say(`deed.${verb}` as SayKey)}</span>
            <b>
              <Ic name="rage" label={say("rage")} />
              {text ?? "–"}
            </b>
          </button>
        );
      })}
    </div>
  );
};
