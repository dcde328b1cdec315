// How the players stand.
import { Ic } from "../../../art/icons";
import type { CampaignShow } from "../../../core/campaigns";
import { godIcon } from "../read";
import { num, word } from "../typed";
import { say } from "../words";
import { type Open, rows, Who } from "./parts";

export const Standing = ({ o }: { o: Open }) => {
  const players = rows(o.book, "players"),
    done = o.show.games.filter((g) => g.over && g.result);
  const gained = (g: CampaignShow["games"][number], seat: number) => {
    const r = g.result?.find((x) => x.seat === seat);
    return r ? r.total - (r.lines.find((l) => l.category === "carried")?.points ?? 0) : 0;
  };
  return (
    <section class="bk-sec" aria-labelledby="bk-standing">
      <h2 id="bk-standing">
        <Ic name="honour" />
        {say("book.standing")}
      </h2>
      <div class="bk-scroll" tabindex={0} role="region" aria-label={say("book.standing")}>
        <table class="bk-table">
          <thead>
            <tr>
              <th scope="col">{o.words.title("players")}</th>
              <th scope="col">{o.words.title("god")}</th>
              {done.map((g) => (
                <th scope="col" key={g.number} title={o.words.label("scenario", String(g.number))}>
                  {g.number}
                </th>
              ))}
              <th scope="col">{o.words.title("honour")}</th>
              <th scope="col">{o.words.title("xp")}</th>
              <th scope="col">{say("book.levels")}</th>
            </tr>
          </thead>
          <tbody>
            {o.show.seats.map((_, i) => {
              const r = players.find((x) => x.value === i),
                god = r ? word(r, "god") : null;
              return (
                <tr key={i}>
                  <th scope="row">
                    <Who o={o} seat={i} />
                  </th>
                  <td>
                    {god ? (
                      <span class="bk-god">
                        <Ic name={godIcon(god)} />
                        {o.words.label("god", god)}
                      </span>
                    ) : (
                      "–"
                    )}
                  </td>
                  {done.map((g) => (
                    <td key={g.number} class="n">
                      {gained(g, i)}
                    </td>
                  ))}
                  <td class="n big">{num(r, "honour")}</td>
                  <td class="n">{num(r, "xp")}</td>
                  <td>{(["row1", "row2", "row3"] as const).map((k) => num(r, k)).join(" · ")}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </section>
  );
};
