// A fight or a hunt: the roll that lies there, and what keeping it or rolling again may bring.
import { Die, Ic } from "../../art/icons";
import { listOf, type ViewRow } from "../../core/protocol";
import type { Scene } from "../../table/game";
import { Sheet } from "../../table/Sheet";
import { decimal } from "../../words";
import { Warn } from "./Count";
import { FoeFigure } from "./Foe";
import { LossBars } from "./LossBars";
import { chance, fallen, gained, missing, percent } from "./odds";
import { foeIcon } from "./places";
import { band, seatRow } from "./read";
import { num } from "./typed";
import { type Compared, type Fighting, type FightOdds, useFight, useFightOdds } from "./useFight";
import { say } from "./words";

interface Props {
  s: Scene;
  fight: Fighting;
  odds: FightOdds;
}

/** What the foe has taken so far, of what it can take. */
const Damage = ({ title, n, max }: { title: string; n: number; max: number }) => (
  <div class="dmg">
    <span>{title}</span>
    <div class="pips">
      {Array.from({ length: max }, (_, i) => (
        <i key={i} class={i < n ? "old" : ""} />
      ))}
    </div>
    <b>{say("of", { n, max })}</b>
  </div>
);

const Dice = ({ s: { words }, fight: { dice, picked, toggle } }: Omit<Props, "odds">) => (
  <div class="roll">
    {dice.map((d, i) => (
      <button
        key={d.id}
        type="button"
        class={`rd ${picked.includes(d.id) ? "sel" : ""}`}
        data-die={d.id}
        aria-pressed={picked.includes(d.id)}
        {...(i === 0 ? { "data-first": true } : {})}
        onClick={() => toggle(d.id)}
      >
        <Die die={d.die} face={d.face} />
        <span>{words.label("roll", d.face)}</span>
        <span class="sr">
          {words.label("die", d.die)}, {words.label("pool", d.id)}
        </span>
      </button>
    ))}
  </div>
);

/** Rolling again, in every way that there is, or keeping the roll. */
const Answers = ({ s: { ctl, words, m }, fight: { ways, set, picked }, odds: { main } }: Props) => (
  <div class="acts">
    {(ways.length ? ways : ["reroll"]).map((v) => (
      <button
        key={v}
        class={`btn ${main === "reroll" ? "primary" : ""}`}
        type="button"
        disabled={!ways.length}
        data-action={ways.length ? `${v} ${set}` : undefined}
        onClick={() => void ctl.play(`${v} ${set}`)}
      >
        <Ic name="rotate" />
        <span>
          {v === "potential"
            ? words.label("rune", "potential")
            : picked.length
              ? say("reroll", { n: picked.length })
              : say("pickDice")}
        </span>
      </button>
    ))}
    {m.legal.includes("stop") && (
      <button
        class={`btn ${main === "stop" ? "primary" : ""}`}
        type="button"
        data-action="stop"
        onClick={() => void ctl.play("stop")}
      >
        <Ic name="check" />
        <span>{say("keep")}</span>
      </button>
    )}
  </div>
);

const Roll = (props: Props) => {
  const { m, words } = props.s,
    { hunt, foe, damage, picked, ways } = props.fight,
    mine = m.me !== null ? seatRow(m, m.me) : undefined;
  return (
    <div class="arena">
      {!hunt && foe && foe.defence > 0 && (
        <Damage title={words.title("damage")} n={damage} max={foe.defence} />
      )}
      <h3>
        {say("roll")} <small>{say("rollHow")}</small>
      </h3>
      <Dice {...props} />
      <Answers {...props} />
      <p class="cost">
        <Ic name="favor" /> {say("favorLeft", { n: num(mine, "favor") })}
      </p>
      {picked.length > 0 && !ways.length && (
        <Warn icon="lock" rule="CM-FIGHT-05">
          {say("notThese")}
        </Warn>
      )}
    </div>
  );
};

/** One figure of both answers. `asked`: dice are picked that can be rolled again. */
const Line = ({
  label,
  asked,
  of: { keep, again, better },
  show,
}: {
  label: string;
  asked: boolean;
  of: Compared;
  show: (n: number) => string;
}) => {
  const cell = (x: Compared["keep"]) => (x ? `${x.about ? "≈ " : ""}${show(x.n)}` : missing(x));
  return (
    <tr>
      <td>{label}</td>
      <td>{cell(keep)}</td>
      <td class={better ? "up" : ""}>{asked ? cell(again) : "–"}</td>
    </tr>
  );
};

const Comparison = ({ fight: { hunt, ways }, odds: { compare } }: Omit<Props, "s">) => {
  const asked = ways.length > 0;
  return (
    <table>
      <thead>
        <tr>
          <th>
            <span class="sr">{say("odds")}</span>
          </th>
          <th scope="col">{say("colKeep")}</th>
          <th scope="col">{say("colReroll")}</th>
        </tr>
      </thead>
      <tbody>
        {hunt ? (
          <Line label={say("expFood")} asked={asked} of={compare(null, 1, gained)} show={decimal} />
        ) : (
          <>
            <Line
              label={say("win")}
              asked={asked}
              of={compare("chance", 100, (o) => chance(o, "won"))}
              show={percent}
            />
            <Line
              label={say("expLoss")}
              asked={asked}
              of={compare("fallen", 10, fallen, false)}
              show={decimal}
            />
          </>
        )}
      </tbody>
    </table>
  );
};

/** What the engine would roll again, and what that brings. */
const Best = ({ s: { words }, best }: { s: Scene; best: ViewRow }) => (
  <div class="ok">
    <Ic name="check" />
    <p>
      {say("bestRoll")}:{" "}
      <b>
        {say("exact", {
          set: listOf(best.value).length ? words.label("pool", best.value) : say("stay"),
          win: num(best, "chance"),
          lost: decimal(num(best, "fallen") / 10),
        })}
      </b>
    </p>
  </div>
);

const Runes = ({ s: { ctl, words }, fight: { others } }: Omit<Props, "odds">) => (
  <>
    <h4>{say("runesNow")}</h4>
    {others.map((p) => (
      <button
        key={p.text}
        type="button"
        class="rn"
        data-action={p.text}
        onClick={() => void ctl.play(p.text)}
      >
        <Ic name="rune" />
        <b>{words.action(p.text)}</b>
      </button>
    ))}
  </>
);

const Outlook = (props: Props) => {
  const { hunt, others } = props.fight,
    { best, shown, exact, guessed } = props.odds;
  return (
    <aside class="calc">
      <h3>
        <Ic name="odds" />
        {say("odds")}
      </h3>
      <Comparison {...props} />
      {best && <Best s={props.s} best={best} />}
      {shown && (
        <>
          <h4>{say("lossBars")}</h4>
          <LossBars odds={shown} />
        </>
      )}
      {others.length > 0 && <Runes {...props} />}
      <p class="fine">
        {hunt ? say("huntHow") : exact ? say("exactHow") : say("oddsHow")}
        {guessed ? ` ≈ ${say("oddsHow")}` : ""}
      </p>
    </aside>
  );
};

const nameOf = ({ words }: Scene, { contest, hunt, foe }: Fighting) =>
  hunt || contest === "kraken" ? words.label("contest", contest) : foe ? words.label(foe.kind, foe.id) : "";

const placeOf = ({ words, m }: Scene, { hunt, spot }: Fighting) => {
  if (hunt) return words.label("space", "hunting-grounds");
  if (spot === null || spot === "none") return "";
  return `${words.label("spot", spot)} · ${say("bandSize", { n: band(m, spot).reduce((a, b) => a + b, 0) })}`;
};

export const Fight = ({ s }: { s: Scene }) => {
  const fight = useFight(s),
    odds = useFightOdds(s, fight),
    { hunt, foe } = fight,
    name = nameOf(s, fight);
  return (
    <Sheet s={s} wide title={hunt ? name : say("fight", { name })} sub={placeOf(s, fight)}>
      <div class="fgrid">
        <FoeFigure
          s={s}
          foe={foe}
          name={name}
          of={foe ? `${foe.kind}:${foe.id}` : ""}
          icon={hunt ? "bow" : foeIcon(foe?.id ?? null)}
        />
        <Roll s={s} fight={fight} odds={odds} />
        <Outlook s={s} fight={fight} odds={odds} />
      </div>
    </Sheet>
  );
};
