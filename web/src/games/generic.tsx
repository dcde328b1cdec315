// A table for every game: its view as tables, its questions as lists. Games with a drawing of their
// own take its place (games/index.ts).
import { t } from "../words";
import { type GameUi, num, type Scene } from "../table/game";

const Board = ({ scene }: { scene: Scene }) => {
  const { m, words, ctl } = scene;
  return (
    <div class="gen">
      {m.view
        .filter((v) => v.rows.length)
        .map((v) => {
          const columns = [...new Set(v.rows.flatMap((r) => Object.keys(r.cells)))];
          return (
            <section class="gen-t" key={v.id}>
              <h3>{words.title(v.id)}</h3>
              <div class="gen-s" tabindex={0} role="region" aria-label={words.title(v.id)}>
                <table>
                  <thead>
                    <tr>
                      <th scope="col">
                        <span class="sr">{words.title(v.id)}</span>
                      </th>
                      {columns.map((c) => (
                        <th scope="col" key={c}>
                          {words.title(c)}
                        </th>
                      ))}
                    </tr>
                  </thead>
                  <tbody>
                    {v.rows.map((r, i) => {
                      const slot = `${r.kind}:${r.value}`,
                        state = ctl.state(slot);
                      const open = state === "legal" || state === "selected";
                      return (
                        <tr key={i} class={open ? state : ""}>
                          <th scope="row">
                            {open ? (
                              <button
                                type="button"
                                class="gen-b"
                                data-slot={slot}
                                onClick={() => ctl.pick(slot)}
                                aria-pressed={state === "selected"}
                              >
                                {words.label(r.kind, r.value)}
                              </button>
                            ) : (
                              words.label(r.kind, r.value)
                            )}
                          </th>
                          {columns.map((c) => {
                            const cell = r.cells[c];
                            return <td key={c}>{cell ? words.label(cell.kind, cell.value) : ""}</td>;
                          })}
                        </tr>
                      );
                    })}
                  </tbody>
                </table>
              </div>
            </section>
          );
        })}
      {!m.view.length && <p class="gen-empty">{t("table.empty")}</p>}
    </div>
  );
};

export const genericUi: GameUi = {
  covers: new Set(),
  plain: true,
  Board,
  scoreIcon: "glory",
  scoreLabel: () => t("score.points"),
  crumbs: () => "",
  seat: ({ m, words }, seat) => {
    const table = m.view.find(
      (v) => v.rows.length === m.players.length && v.rows.every((r) => r.kind === "seat"),
    );
    const row = table?.rows.find((r) => r.value === seat);
    const points = ["glory", "points", "score"].find((c) => row?.cells[c]);
    const cells = Object.entries(row?.cells ?? {})
      .filter(([, c]) => typeof c.value === "number")
      .slice(0, 10);
    return {
      sub: "",
      points: points ? num(row, points) : null,
      stats: cells
        .filter(([id]) => id !== points)
        .map(([id, c]) => ({
          icon: "card",
          label: words.title(id),
          value: `${words.title(id)} ${String(c.value)}`,
          low: c.value === 0,
        })),
    };
  },
};
