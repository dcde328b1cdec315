// At the door: a first game that teaches, begun, gone on with, or once more.
import { useSignal } from "@preact/signals";
import { Ic } from "../art/icons";
import { here } from "../core/halls";
import type { TableInfo } from "../core/protocol";
import { go, tableLink } from "../core/route";
import { lessons, myName } from "../core/settings";
import { loadLesson, taught } from "../lessons/lesson";
import { freeNames } from "../table/called";
import { botNames } from "../table/Frame";
import { t } from "../words";
import { gameTitle } from "./Home";

/** The first game that teaches: where it was left, or from its start. */
export const begin = async (game: string): Promise<void> => {
  const at = lessons.value[game],
    client = here();
  if (at && !at.done) {
    const { tables } = await client.ask<{ tables: TableInfo[] }>({ t: "tables", which: "mine" });
    if (tables.some((k) => k.id === at.table)) {
      go(tableLink("here", at.table));
      return;
    }
  }
  const lesson = await loadLesson(game);
  if (!lesson) return;
  const seats = Array.from({ length: lesson.seats }, (_, i) => (i ? "level:easy" : "me"));
  const others = freeNames(botNames().slice(1), [myName.value]);
  const names = seats.map((_, i) => (i ? others[i - 1]! : myName.value || t("seat.me")));
  const made = await client.ask<{ table: string }>(
    {
      t: "create",
      game,
      options: lesson.options ?? "",
      seats,
      names,
      seed: lesson.seed,
      clock: { kind: "none" },
      listed: false,
      handover: null,
      undo: true,
    },
    false,
  );
  lessons.value = { ...lessons.value, [game]: { table: made.table, step: 0, done: false } };
  go(tableLink("here", made.table));
};

export const Learn = ({ order }: { order: readonly string[] }) => {
  const busy = useSignal(false),
    games = order.filter((g) => taught().includes(g));
  const start = async (game: string) => {
    busy.value = true;
    try {
      await begin(game);
    } finally {
      busy.value = false;
    }
  };
  return (
    <section class="learn" aria-labelledby="learn">
      <h2 id="learn">{t("lesson.learn")}</h2>
      <div class="learn-b">
        {games.map((g) => {
          const at = lessons.value[g];
          return (
            <button
              key={g}
              class="btn"
              type="button"
              data-learn={g}
              disabled={busy.value}
              onClick={() => void start(g)}
            >
              <Ic name="rune-stone" />
              <span>
                {gameTitle(g)}
                {at ? ` · ${t(at.done ? "lesson.again" : "lesson.on")}` : ""}
              </span>
            </button>
          );
        })}
        <a class="btn" href="#/p" data-practice>
          <Ic name="hint" />
          <span>{t("lesson.practice")}</span>
        </a>
      </div>
    </section>
  );
};
