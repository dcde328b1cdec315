// Loading a band: where it goes, who goes along, and what may come of it.
import { Die, Ic } from "../../art/icons";
import type { Scene } from "../../table/game";
import { FootBrings } from "../../table/Outcome";
import { Sheet } from "../../table/Sheet";
import { decimal, t } from "../../words";
import { Count, Warn } from "./Count";
import { FoeFigure } from "./Foe";
import { LossBars } from "./LossBars";
import { chance, fallen, missing, percent, useExact, useSampled } from "./odds";
import { foeIcon } from "./places";
import { DICE, fedBy, foeAt, SPOTS } from "./read";
import { field, num } from "./typed";
import { type Loading, useLoad } from "./useLoad";
import { say } from "./words";

interface Props {
  s: Scene;
  band: Loading;
}

const Places = ({ s: { m, words }, band: { places, spot, goTo } }: Props) => {
  const nameOf = (place: string) => {
    const foe = foeAt(m, place);
    return foe ? words.label(foe.kind, foe.id) : words.label("spot", place);
  };
  return (
    <div class="seg places" role="group" aria-label={say("places")}>
      {places.map((x) => (
        <button
          key={x}
          type="button"
          data-place={x}
          class={x === spot ? "on" : ""}
          aria-pressed={x === spot}
          onClick={() => goTo(x)}
        >
          {nameOf(x)}
        </button>
      ))}
    </div>
  );
};

/** What goes wrong with the band as it is: food, room, dice the foe forbids. */
const Doubts = ({ s: { words }, band }: Props) => {
  const { foe, shore, spot, warriors, food, room, needs, banned, legal } = band,
    tooFull = shore && warriors + food > room;
  return (
    <>
      {shore && warriors > 0 && food < needs && (
        <Warn icon="food" rule="CM-SHORE-06">
          {say("hungry", { n: warriors - food * fedBy(spot), need: needs })}
        </Warn>
      )}
      {tooFull && (
        <Warn icon="ship-private" rule="CM-SHIP-08">
          {say("tooFull", { cap: room })}
        </Warn>
      )}
      {banned > 0 && (
        <Warn icon={foe!.ban!} rule={shore ? "CM-SHORE-11" : "CM-ASSIGN-07"}>
          {say("bannedHere", { n: banned, die: words.label("die", foe!.ban) })}
        </Warn>
      )}
      {!legal && !tooFull && (
        <Warn icon="lock" rule="CM-ASSIGN-06">
          {say("notSo")}
        </Warn>
      )}
    </>
  );
};

const Band = ({ s, band }: Props) => {
  const { words } = s,
    { foe, shore, load, most, set, warriors, food, room, needs } = band;
  return (
    <div class="arena">
      {DICE.map((d, i) => (
        <Count
          key={d}
          die={d}
          label={words.label("die", d)}
          n={load[i]!}
          max={most[i]!}
          on={(n) => set(i, n)}
          bad={foe?.ban === d && load[i]! > 0}
        />
      ))}
      {shore && (
        <Count
          icon="food"
          label={words.title("food")}
          n={food}
          max={most[3]!}
          on={(n) => set(3, n)}
          bad={food < needs}
        />
      )}
      {shore && (
        <div class="load" aria-label={words.title("capacity")}>
          <span>{words.title("capacity")}</span>
          <div class="pips">
            {Array.from({ length: room }, (_, i) => (
              <i key={i} class={i < warriors ? "w" : i < warriors + food ? "f" : ""} />
            ))}
          </div>
          <b>
            {warriors + food} / {room}
          </b>
        </div>
      )}
      <Doubts s={s} band={band} />
    </div>
  );
};

/** What comes of this very band, if it is the only one that fights. */
const Chances = ({ s, band: { action, legal, warriors } }: Props) => {
  const { m } = s,
    held = SPOTS.filter((_, i) => field(m, "holder", i) === m.me);
  const odds = useSampled(
    s,
    legal && held.length === 1 && warriors > 0 ? action : null,
    "won beaten starved",
  );
  if (held.length > 1) return <p class="desc">{say("oddsOne")}</p>;
  return (
    <>
      <table>
        <tbody>
          <tr>
            <td>{say("win")}</td>
            <td class="up">{odds ? percent(chance(odds, "won")) : missing(odds)}</td>
          </tr>
          <tr>
            <td>{say("expLoss")}</td>
            <td>{odds ? decimal(fallen(odds)) : missing(odds)}</td>
          </tr>
        </tbody>
      </table>
      {odds && (
        <>
          <h4>{say("lossBars")}</h4>
          <LossBars odds={odds} />
        </>
      )}
      <p class="fine">{say("oddsHow")}</p>
    </>
  );
};

const CELLS = ["swords", "spears", "axes"] as const;

/** Bands that are enough here, by the engine's own count; each can be taken. */
const Enough = ({ s, band: { spot, take } }: Props) => {
  const exact = useExact(s)?.filter((r) => r.value === spot);
  if (!exact?.length) return null;
  return (
    <>
      <h4>{say("enough")}</h4>
      <table class="enough">
        <thead>
          <tr>
            <th scope="col">{say("col.n")}</th>
            <th scope="col">{say("col.win")}</th>
            <th scope="col">{say("col.lost")}</th>
          </tr>
        </thead>
        <tbody>
          {exact.map((r, i) => (
            <tr key={i}>
              <td>
                <button
                  type="button"
                  class="btn tiny"
                  onClick={() => take([num(r, "swords"), num(r, "spears"), num(r, "axes"), num(r, "food")])}
                >
                  {DICE.flatMap((d, k) =>
                    Array.from({ length: num(r, CELLS[k]!) }, (_, x) => (
                      <Die
                        key={d + x}
                        die={d}
                        face={d === "axe" ? "double" : "hit"}
                        label={s.words.label("die", d)}
                      />
                    )),
                  )}
                </button>
              </td>
              <td>{num(r, "chance")} %</td>
              <td>{decimal(num(r, "fallen") / 10)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p class="fine">{say("exactHow")}</p>
    </>
  );
};

const Send = ({ s, band: { action, legal, warriors, takeHint } }: Props) => (
  <div class="acts foot-acts">
    <FootBrings s={s} />
    <button class="btn" type="button" onClick={() => void takeHint()}>
      <Ic name="hint" />
      {t("do.hint")}
    </button>
    <button
      class="btn primary"
      type="button"
      data-action={legal ? action : undefined}
      data-first
      disabled={!legal}
      onClick={() => void s.ctl.play(action)}
    >
      <Ic name="check" />
      {warriors ? say("send", { n: warriors }) : say("send.nobody")}
    </button>
  </div>
);

export const Assign = ({ s }: { s: Scene }) => {
  const { words } = s,
    band = useLoad(s),
    { places, spot, foe, shore, ship } = band;
  return (
    <Sheet
      s={s}
      wide
      title={words.prompt("assign")}
      sub={[
        foe && words.label(foe.kind, foe.id),
        shore ? words.label("shore", spot) : words.label("spot", spot),
        shore && ship && words.label("ship", ship),
      ]
        .filter(Boolean)
        .join(" · ")}
    >
      {places.length > 1 && <Places s={s} band={band} />}
      <div class="fgrid">
        <FoeFigure
          s={s}
          foe={foe}
          name={foe ? words.label(foe.kind, foe.id) : ""}
          of={foe ? `${foe.kind}:${foe.id}` : ""}
          icon={foeIcon(foe?.id ?? null)}
        />
        <Band s={s} band={band} />
        <aside class="calc">
          <h3>
            <Ic name="odds" />
            {say("odds")}
          </h3>
          <Chances s={s} band={band} />
          <Enough s={s} band={band} />
        </aside>
      </div>
      <Send s={s} band={band} />
    </Sheet>
  );
};
