// Questions of Midgard that want more than a slot: leaders, ships, destinies, loading, fights, losses.
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Ic } from "../../art/icons";
import type { Scene } from "../../table/game";
import { FootBrings } from "../../table/Outcome";
import { Cards, Sheet } from "../../table/Sheet";
import { CardTop, portrait } from "../../art/pictures";
import { Assign } from "./Assign";
import { Count, Warn } from "./Count";
import { Fight } from "./Fight";
import { destinyWorth, value } from "./read";
import { say, type SayKey } from "./words";
import { t } from "../../words";
import { promptOf } from "./typed";

const PROMPTS = new Set([
  "leader",
  "shipyard",
  "destiny",
  "assign",
  "reroll",
  "losses",
  "starve",
  "jettison",
  "keep",
]);
export const hasDialog = (s: Scene): boolean => s.ctl.mine.value && PROMPTS.has(promptOf(s.m) ?? "");

export const Dialog = ({ scene: s }: { scene: Scene }) => {
  const title = (id: string) => s.words.title(id);
  switch (promptOf(s.m)) {
    case "leader":
      return (
        <Cards s={s} icon={() => "leader"} kind="leader" top={(id) => portrait("midgard", `leader:${id}`)} />
      );
    case "shipyard":
      return (
        <Cards
          s={s}
          icon={() => "ship-private"}
          kind="ship"
          note={(id) => say(`ship.${id}` as SayKey)}
          facts={(id) => [
            ["warrior", value("ship", id, "capacity"), title("capacity")],
            ["wood", value("ship", id, "build_wood"), title("wood")],
            ["coin", value("ship", id, "build_coins"), title("coins")],
            ["glory", value("ship", id, "glory"), title("glory")],
          ]}
        />
      );
    case "destiny":
      return (
        <Cards
          s={s}
          icon={() => "destiny"}
          kind="destiny"
          top={(id) => ({
            kind: "destiny",
            Top: (
              <CardTop
                game="midgard"
                of={`destiny:${id}`}
                kind="destiny"
                stones={[destinyWorth(id, title("glory"))]}
              />
            ),
          })}
          facts={(id) => [
            ["glory", value("destiny", id, "glory_sole"), say("alone")],
            ["glory", value("destiny", id, "glory_shared"), say("shared")],
          ]}
        />
      );
    case "assign":
      return <Assign s={s} />;
    case "reroll":
      return <Fight s={s} />;
    default:
      return <Toll s={s} />;
  }
};

// ---- what is lost, what stays ----------------------------------------------------

const LABELS: Record<string, string[]> = {
  losses: ["sword", "spear", "axe"],
  starve: ["sword", "spear", "axe"],
  keep: ["sword", "spear", "axe"],
  jettison: ["food", "sword", "spear", "axe"],
};

const Toll = ({ s }: { s: Scene }) => {
  const { ctl, words, m } = s,
    legal = ctl.legal.value,
    kinds = LABELS[m.prompt!.id] ?? [],
    verb = legal[0]?.verb ?? "";
  const all = legal.filter((p) => p.verb === verb).map((p) => p.operands.map((o) => Number(o.text)));
  const now = useSignal<number[]>(all[0] ?? []);
  useEffect(() => {
    now.value = all[0] ?? [];
  }, [m.ply]);
  const action = `${verb} ${now.value.join(" ")}`,
    ok = m.legal.includes(action),
    total = all[0]?.reduce((a, b) => a + b, 0) ?? 0;
  const rest = legal.filter((p) => p.verb !== verb && p.text !== "pass");
  return (
    <Sheet s={s} title={words.prompt(m.prompt!.id)} sub={say("together", { n: total })}>
      <div class="toll">
        {kinds.map((k, i) => {
          const max = Math.max(0, ...all.map((a) => a[i] ?? 0));
          return (
            max > 0 && (
              <Count
                key={k}
                {...(k === "food" ? { icon: "food" } : { die: k })}
                label={k === "food" ? words.title("food") : words.label("die", k)}
                n={now.value[i] ?? 0}
                max={max}
                on={(n) => {
                  now.value = now.value.map((x, j) => (j === i ? n : x));
                }}
              />
            )
          );
        })}
        {!ok && <Warn icon="lock">{say("together", { n: total })}</Warn>}
        {rest.map((p) => (
          <button
            key={p.text}
            type="button"
            class="btn"
            data-action={p.text}
            onClick={() => void ctl.play(p.text)}
          >
            <Ic name="rune" />
            {words.action(p.text)}
          </button>
        ))}
      </div>
      <div class="acts foot-acts">
        <FootBrings s={s} />
        {m.legal.includes("pass") && (
          <button class="btn" type="button" data-action="pass" onClick={() => void ctl.play("pass")}>
            {words.action("pass")}
          </button>
        )}
        <button
          class="btn primary"
          type="button"
          data-first
          data-action={ok ? action : undefined}
          disabled={!ok}
          onClick={() => void ctl.play(action)}
        >
          <Ic name="check" />
          {ok ? words.action(action) : t("ask.pickOne")}
        </button>
      </div>
    </Sheet>
  );
};
