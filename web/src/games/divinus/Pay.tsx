// Paying: every way the engine lists, as one click; or die by die.
import { Ic } from "../../art/icons";
import type { Controller } from "../../table/controller";
import type { Scene } from "../../table/game";
import { diceOf, nextStep, sumText, type Way, waysOf } from "./read";
import { dieText, Face } from "./Tile";
import { say } from "./words";
import { field } from "./typed";

const LONGEST = 12; // steps of a payment, and some

const newer = async (ctl: Controller, ply: number): Promise<boolean> => {
  for (let i = 0; i < 300; i++) {
    const m = ctl.model.latest.value;
    if (m && m.ply > ply) return true;
    await new Promise((done) => setTimeout(done, 10));
  }
  return false;
};

/** Lays a whole payment down, answer by answer; each can be taken back as if it were said by hand. */
export const payThrough = async (ctl: Controller, way: Way, explore: boolean): Promise<void> => {
  const m = ctl.model.latest.value;
  if (!m) return;
  if (explore && (!(await ctl.play(`explore ${way.cell} ${way.how}`)) || !(await newer(ctl, m.ply)))) return;
  for (let i = 0; i < LONGEST; i++) {
    const now = ctl.model.latest.value!,
      step = nextStep(now, way);
    if (!step || !ctl.mine.value || !(await ctl.play(step)) || !(await newer(ctl, now.ply))) return;
  }
};

/** A payment as dice with their signs. */
export const WayDice = ({ s, way, seat }: { s: Scene; way: Way; seat: number }) => {
  const dice = diceOf(s.m, seat),
    list = Object.entries(way.dice).sort((a, b) => Math.sign(b[1]) - Math.sign(a[1]) || b[1] - a[1]);
  const one = list.every(([, v]) => v === 0);
  return (
    <span class="dv-way" aria-hidden="true">
      {list.map(([id, v], i) => {
        const d = dice.find((x) => x.id === id);
        return (
          <span key={id}>
            {(i > 0 || v < 0) && <i>{way.pairs.includes(id) && i > 0 ? "&" : v < 0 ? "−" : "+"}</i>}
            <Face face={d?.face ?? null} seat={seat} />
            {d && !one && (d.face !== String(Math.abs(v)) || way.pairs.includes(id)) && (
              <small>{Math.abs(v)}</small>
            )}
          </span>
        );
      })}
      {way.extra && (
        <span>
          <i>⊕</i>
          <Face face={dice.find((x) => x.id === way.extra)?.face ?? null} seat={seat} />
        </span>
      )}
    </span>
  );
};

export const Ways = ({ s, ways, explore }: { s: Scene; ways: Way[]; explore: boolean }) => {
  const me = s.m.me ?? 0,
    hows = new Set(ways.map((w) => w.how));
  return (
    <div class="dv-ways">
      {ways.map((w, i) => (
        <button
          key={i}
          class="btn dv-wayb"
          type="button"
          data-action={`pay ${sumText(w)}`}
          onClick={() => void payThrough(s.ctl, w, explore)}
        >
          <span class="sr">{say("payWith", { sum: sumText(w) })} </span>
          <WayDice s={s} way={w} seat={me} />
          {hows.size > 1 && <small>{s.words.label("how", w.how)}</small>}
        </button>
      ))}
    </div>
  );
};

/** The question of the price: what lies there, what is wanted, every way, and the dice one by one. */
export const PayBar = ({ s }: { s: Scene }) => {
  const { m, ctl, words } = s,
    me = m.me ?? 0,
    ways = waysOf(m),
    cell = field(m, "pay_cell");
  const steps = ctl.legal.value,
    dice = diceOf(m, me).filter((d) => d.where === "active");
  const laid = String(field(m, "pay_used") ?? "none"),
    sum = Number(field(m, "pay_sum") ?? 0);
  return (
    <section class="dv-pay" aria-label={words.prompt("pay")}>
      <header>
        <Ic name="odds" />
        <h3>
          {ways.length && cell !== null && cell !== "none"
            ? say("payCell", { cell: String(cell) })
            : words.prompt("pay")}
        </h3>
        {laid !== "none" && (
          <p class="dv-sum">
            {say("laid")} <b>{sum < 0 ? `−${-sum}` : sum}</b>
          </p>
        )}
      </header>
      {ways.length > 0 && <Ways s={s} ways={ways} explore={false} />}
      <details class="dv-bydie" open={ways.length === 0}>
        <summary>{say("byDie")}</summary>
        <div class="dv-steps">
          {dice.map((d) => {
            const own = steps.filter(
              (p) => p.operands[0]?.text === d.id && (p.verb === "use" || p.verb === "pair"),
            );
            return (
              own.length > 0 && (
                <div class="dv-step" key={d.id} role="group" aria-label={dieText(s, d)}>
                  <Face face={d.face} seat={me} />
                  {own.map((p) => {
                    const pair = p.verb === "pair",
                      n = p.operands[pair ? 2 : 1]!.text,
                      minus = p.operands[pair ? 3 : 2]!.text === "minus";
                    return (
                      <button
                        key={p.text}
                        class="btn tiny"
                        type="button"
                        data-action={p.text}
                        title={words.action(p.text)}
                        onClick={() => void ctl.choose(p.text)}
                      >
                        {minus ? "−" : "+"}
                        {n}
                        {pair ? ` (& ${words.label("die", p.operands[1]!.text)})` : ""}
                      </button>
                    );
                  })}
                </div>
              )
            );
          })}
          {steps.some((p) => p.verb === "paid") && (
            <button
              class="btn primary"
              type="button"
              data-action="paid"
              onClick={() => void ctl.choose("paid")}
            >
              <Ic name="check" />
              {words.action("paid")}
            </button>
          )}
        </div>
      </details>
    </section>
  );
};
