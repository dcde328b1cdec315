// All cards by Age: what each does, and where it lies as far as one knows.
import { useSignal } from "@preact/signals";
import { Ic } from "../../art/icons";
import type { Scene } from "../../table/game";
import { cardIcon, cardIds, facts, placeOf, printed } from "./cards";
import { say, type SayKey } from "./words";
import { num, rowsOf } from "./typed";

const KINDS = ["all", "battle", "upgrade", "quest"] as const;

const Where = ({ s, index }: { s: Scene; index: number }) => {
  const place = placeOf(s, index),
    [what = "", seat] = place.split("-");
  if (["deck", "unknown", "with"].includes(what)) return null;
  const key = (
    {
      hand: "inHand",
      quest: "inQuest",
      sheet: "onSheet",
      battle: "inBattle",
      buried: "gone",
      gone: "gone",
      out: "out",
      left: "out",
      pack: "inPack",
    } as Record<string, SayKey>
  )[what];
  return key ? (
    <em class={`where ${what}`}>
      {say(key)}
      {seat !== undefined && Number(seat) !== s.m.me ? `, ${s.words.seat(Number(seat))}` : ""}
    </em>
  ) : null;
};

/** The players' number decides which cards are in the game at all. */
const inGame = (s: Scene, id: string) => Number(printed(id).min_players ?? 0) <= s.m.players.length;

export const Deck = ({ scene: s }: { scene: Scene }) => {
  const now = num(
    { kind: "", value: 0, cells: { age: { kind: "number", value: rowsOf(s.m, "time")[0]?.value ?? 1 } } },
    "age",
  );
  const age = useSignal(now || 1),
    kind = useSignal<(typeof KINDS)[number]>("all");
  const list = cardIds(s)
    .map((id, index) => ({ id, index, row: printed(id) }))
    .filter(
      (c) =>
        c.row.age === age.value &&
        inGame(s, c.id) &&
        (kind.value === "all" ||
          (c.row.type !== "upgrade" && c.row.type !== "quest" ? "battle" : c.row.type) === kind.value),
    );
  return (
    <div class="deck">
      <div class="deck-b" role="group" aria-label={say("deck")}>
        {[1, 2, 3].map((n) => (
          <button
            key={n}
            type="button"
            class="btn tiny"
            aria-pressed={age.value === n}
            onClick={() => {
              age.value = n;
            }}
          >
            {["I", "II", "III"][n - 1]}
          </button>
        ))}
        {KINDS.map((k) => (
          <button
            key={k}
            type="button"
            class="btn tiny"
            aria-pressed={kind.value === k}
            title={say(`deck.${k}`)}
            onClick={() => {
              kind.value = k;
            }}
          >
            {k === "all" ? (
              <span>{say("deck.all")}</span>
            ) : (
              <Ic name={`card-${k}`} label={say(`deck.${k}`)} />
            )}
          </button>
        ))}
      </div>
      <ul tabindex={0} aria-label={say("deckOf", { n: age.value })}>
        {list.map(({ id, index }) => (
          <li key={id}>
            <Ic name={cardIcon(id)} />
            <div>
              <b>{s.words.label("card", id)}</b>
              <span>{s.words.note("card", id)}</span>
              <Where s={s} index={index} />
            </div>
            <span class="tag">
              {facts(id, s.words).map(([icon, v, means]) => (
                <span key={icon}>
                  <Ic name={icon} label={means} />
                  {v}
                </span>
              ))}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
};
