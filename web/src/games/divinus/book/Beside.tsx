// Beside the story: what can be bought, what was won, the rules in force.
import { Ic } from "../../../art/icons";
import type { ViewRow } from "../../../core/protocol";
import { printed } from "../read";
import { Face, Tile } from "../Tile";
import { num, word } from "../typed";
import { about, say } from "../words";
import { type Open, rows, seatOf, Who } from "./parts";

export const Shop = ({ o }: { o: Open }) => {
  const list = rows(o.book, "shop");
  if (!list.length) return null;
  return (
    <section class="bk-sec" aria-labelledby="bk-shop">
      <h2 id="bk-shop">
        <Ic name="upgrade" />
        {say("book.shop")}
      </h2>
      <p class="desc">{say("book.shopText")}</p>
      {o.show.seats.map((_, seat) => {
        const own = list.filter((r) => seatOf(r, "seat") === seat);
        return (
          own.length > 0 && (
            <div key={seat} class="bk-shop">
              <h3>
                <Who o={o} seat={seat} />
                <em>
                  {say("xpHave", {
                    n: num(
                      rows(o.book, "players").find((r) => r.value === seat),
                      "xp",
                    ),
                  })}
                </em>
              </h3>
              <ul>
                {own.map((r) => {
                  const ok = word(r, "affordable") === "yes";
                  return (
                    <li key={String(r.value)} class={ok ? "can" : ""}>
                      <b>
                        {say("xp", { n: num(r, "cost") })}
                        {ok && <Ic name="check" label={o.words.title("affordable")} />}
                      </b>
                      <span>{about(String(r.value))}</span>
                    </li>
                  );
                })}
              </ul>
            </div>
          )
        );
      })}
    </section>
  );
};

export const Won = ({ o }: { o: Open }) => {
  const titles = rows(o.book, "titles"),
    places = rows(o.book, "locations"),
    stuck = rows(o.book, "stuck"),
    forged = rows(o.book, "forged");
  const tile = (id: string) => {
    const st = stuck.find((x) => x.value === id);
    return {
      id,
      turned: 0,
      symbols: (["slot1", "slot2"] as const).map((c) => (st ? (word(st, c) ?? "empty") : "empty")),
      abyss: st ? num(st, "abyss") : 0,
    };
  };
  return (
    <>
      <section class="bk-sec" aria-labelledby="bk-titles">
        <h2 id="bk-titles">
          <Ic name="crown" />
          {o.words.title("titles")}
        </h2>
        {titles.length === 0 ? (
          <p class="desc">{say("book.noTitles")}</p>
        ) : (
          <ul class="bk-list">
            {titles.map((r) => (
              <li key={String(r.value)}>
                <b>{o.words.label("title", r.value)}</b>
                <Who o={o} seat={seatOf(r, "holder")} />
                <span>
                  {about(String(r.value).toUpperCase())}
                  {word(r, "power") !== "yes" && (
                    <em>
                      {" "}
                      {say("book.powerFrom", {
                        n: Number(printed.title?.[String(r.value)]?.power_from_scenario ?? 6),
                      })}
                    </em>
                  )}
                </span>
              </li>
            ))}
          </ul>
        )}
      </section>
      <section class="bk-sec" aria-labelledby="bk-places">
        <h2 id="bk-places">
          <Ic name="valhalla" />
          {o.words.title("locations")}
        </h2>
        {places.length === 0 ? (
          <p class="desc">{say("book.noPlaces")}</p>
        ) : (
          <ul class="bk-list tiles">
            {places.map((r) => {
              const id = word(r, "tile");
              return (
                <li key={String(r.value)}>
                  {id && (
                    <span class="bk-tile">
                      <Tile tile={tile(id)} />
                    </span>
                  )}
                  <div>
                    <b>{o.words.label("location", r.value)}</b>
                    <span>{say("book.until", { n: num(r, "until") })}</span>
                    <Who o={o} seat={seatOf(r, "holder")} />
                  </div>
                </li>
              );
            })}
          </ul>
        )}
      </section>
      {forged.length > 0 && (
        <section class="bk-sec" aria-labelledby="bk-dice">
          <h2 id="bk-dice">
            <Ic name="pip-5" />
            {o.words.title("forged")}
          </h2>
          <ul class="bk-list dice">
            {forged.map((r, i) => {
              const f = String(r.value),
                seat = seatOf(r, "seat") ?? 0;
              return (
                <li key={i}>
                  <span class="bk-face">
                    <Face face={f} seat={seat} />
                  </span>
                  <div>
                    <b>{o.words.label("face", f)}</b>
                    <span>{about(f)}</span>
                    <span>
                      <Who o={o} seat={seat} /> {o.words.label("die", word(r, "die"))}, {word(r, "side")}
                    </span>
                  </div>
                </li>
              );
            })}
          </ul>
        </section>
      )}
      {stuck.length > 0 && (
        <section class="bk-sec" aria-labelledby="bk-stuck">
          <h2 id="bk-stuck">
            <Ic name="abyss" />
            {o.words.title("stuck")}
          </h2>
          <div class="bk-tiles">
            {stuck.map((r) => (
              <figure key={String(r.value)}>
                <Tile tile={tile(String(r.value))} />
                <figcaption>{o.words.label("tile", r.value)}</figcaption>
              </figure>
            ))}
          </div>
        </section>
      )}
    </>
  );
};

export const Rules = ({ o }: { o: Open }) => {
  const list = rows(o.book, "rules"),
    facts = rows(o.book, "flags"),
    fresh = (r: ViewRow) => word(r, "new") === "yes";
  const one = (r: ViewRow) => {
    const id = String(r.value).toUpperCase();
    return (
      <li key={id}>
        <code>{id}</code>
        {fresh(r) && <em>{say("book.newRule")}</em>}
        <span>{about(id)}</span>
      </li>
    );
  };
  return (
    <>
      {facts.length > 0 && (
        <section class="bk-sec" aria-labelledby="bk-facts">
          <h2 id="bk-facts">
            <Ic name="eye" />
            {say("book.facts")}
          </h2>
          <ul class="bk-facts">
            {facts.map((r) => (
              <li key={String(r.value)}>{o.words.label("flag", r.value)}</li>
            ))}
          </ul>
        </section>
      )}
      <section class="bk-sec" aria-labelledby="bk-rules">
        <h2 id="bk-rules">
          <Ic name="log" />
          {say("book.rules")}
        </h2>
        {list.length === 0 ? (
          <p class="desc">{say("book.noRules")}</p>
        ) : (
          <>
            <ul class="bk-rules">{list.filter(fresh).map(one)}</ul>
            {list.some((r) => !fresh(r)) && (
              <details open={!list.some(fresh)}>
                <summary>{say("book.oldRules", { n: list.filter((r) => !fresh(r)).length })}</summary>
                <ul class="bk-rules">{list.filter((r) => !fresh(r)).map(one)}</ul>
              </details>
            )}
          </>
        )}
      </section>
    </>
  );
};
