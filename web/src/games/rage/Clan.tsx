// A clan's sheet in its panel: the three stats on their tracks, and the slots of its upgrades.
import { Ic } from "../../art/icons";
import type { Scene } from "../../table/game";
import { track } from "./cards";
import { field, num, rowFor } from "./typed";

const STATS = [
  ["rage", "rage", "rage-stat"],
  ["axes", "axes", "axes"],
  ["horns", "horns", "horns"],
] as const;
const SLOT_ICONS = [
  "leader",
  "warrior",
  "ship-figure",
  "monster",
  "monster",
  "card-upgrade",
  "card-upgrade",
  "card-upgrade",
];

export const Clan = ({ scene: s, seat }: { scene: Scene; seat: number }) => {
  const { words, ctl, m } = s,
    row = rowFor(m, "clans", seat),
    slots = words.game.kinds.slot?.ids ?? [];
  const used = {
    rage: `${num(row, "rage")}`,
    axes: "",
    horns: `${num(row, "on-board")}/${num(row, "horns")}`,
  };
  return (
    <div class="clan">
      {STATS.map(([stat, icon]) => {
        const steps = track(stat),
          at =
            Number(
              field(
                m,
                "stat",
                seat,
                STATS.findIndex(([x]) => x === stat),
              ) ?? 0,
            ) - 1,
          spent = used[stat] ? `, ${used[stat]}` : "";
        return (
          <div
            key={stat}
            class="track"
            role="img"
            aria-label={`${words.label("stat", stat)} ${steps[at] ?? ""}${spent}`}
          >
            <Ic name={icon} />
            {steps.map((v, i) => (
              <i key={i} class={i === at ? "on" : ""}>
                {v}
              </i>
            ))}
            <b>{used[stat]}</b>
          </div>
        );
      })}
      <div class="slots">
        {slots.map((slot, i) => {
          const card = field(m, "sheet", seat, i),
            id = typeof card === "string" && card !== "none" ? card : null;
          return id ? (
            <button
              key={slot}
              type="button"
              class="uslot full"
              title={`${words.label("card", id)}: ${words.note("card", id)}`}
              aria-label={`${words.label("slot", slot)}: ${words.label("card", id)}`}
              onFocus={() => {
                ctl.looked.value = `card:${id}`;
              }}
              onMouseEnter={() => {
                ctl.looked.value = `card:${id}`;
              }}
              onMouseLeave={() => {
                ctl.looked.value = null;
              }}
              onBlur={() => {
                ctl.looked.value = null;
              }}
            >
              <Ic name={SLOT_ICONS[i] ?? "card"} />
            </button>
          ) : (
            <span key={slot} class="uslot" title={words.label("slot", slot)}>
              <Ic name={SLOT_ICONS[i] ?? "card"} />
            </span>
          );
        })}
      </div>
    </div>
  );
};
