// Battles: the one that goes on, by its step and its fighters, and every battle so far told from the log.
import { Ic, Mk } from "../../art/icons";
import type { LogEntry } from "../../core/protocol";
import type { Scene } from "../../table/game";
import { say } from "./words";
import { num, promptOf, rowsOf, split, tells, word } from "./typed";

/** What this battle was fought with, by seat, as the log tells it once sums were compared. After that
 * figures fall and cards go back, and the position alone would tell other sums. */
export const comparedIn = (log: LogEntry[]): Map<number, { strength: number | null; total: number }> => {
  const out = new Map<number, { strength: number | null; total: number }>(),
    fought = new Map<number, number>();
  for (const e of battlesIn(log).at(-1)?.events ?? []) {
    const [what, seat = "", n = ""] = split(e);
    if (what === "fights") fought.set(Number(seat), Number(n));
    if (what === "total")
      out.set(Number(seat), { strength: fought.get(Number(seat)) ?? null, total: Number(n) });
  }
  return out;
};

/** The clans in the battle: strength, card, bonus, losses. */
const Fighters = ({ s }: { s: Scene }) => {
  const { words } = s,
    rows = rowsOf(s.m, "fighters"),
    compared = comparedIn(s.log.filter((l) => l.ply < s.m.ply));
  return (
    <table class="strengths fighters">
      <thead>
        <tr>
          <th scope="col">{say("clan")}</th>
          <th scope="col">{say("strength")}</th>
          <th scope="col">{say("card")}</th>
          <th scope="col">{say("sum")}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((r) => {
          const seat = Number(r.value),
            card = word(r, "card"),
            was = compared.get(seat),
            strength = was?.strength ?? num(r, "strength"),
            bonus = num(r, "value"),
            blank = word(r, "blanked") === "yes";
          return (
            <tr key={seat}>
              <td>
                <Mk seat={seat} /> {words.seat(seat)}
              </td>
              <td>{strength}</td>
              <td>
                {card ? (
                  <>
                    {words.label("card", card)} <b>+{bonus}</b>
                    {blank && <small> {say("blanked")}</small>}
                  </>
                ) : (
                  "–"
                )}
              </td>
              <td>
                <b>{was?.total ?? strength + bonus}</b>
                {num(r, "lost") > 0 && (
                  <small class="lostfig">
                    <Ic name="valhalla" label={say("fallen")} />
                    {num(r, "lost")}
                  </small>
                )}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
};

/** The step we are at, among those of every battle, in their printed order. */
const Steps = ({ s, step }: { s: Scene; step: string }) => {
  const all = s.words.game.kinds.step?.ids ?? [],
    at = all.indexOf(step),
    from = Math.max(0, Math.min(at - 1, all.length - 4));
  return (
    <ol class="steps" aria-label={say("steps")} start={from + 1}>
      {all.slice(from, from + 4).map((id, i) => (
        <li
          key={id}
          class={from + i < at ? "done" : from + i === at ? "now" : ""}
          {...(from + i === at ? { "aria-current": "step" as const } : {})}
        >
          <i>{from + i + 1}</i>
          {s.words.label("step", id)}
        </li>
      ))}
    </ol>
  );
};

/** A question stands for its step; between questions the position names the step that comes next. */
const ASKED_AT: Record<string, string> = {
  call: "call",
  "battle-card": "cards",
  "tyr-quest": "texts",
  tide: "tide",
  late: "late",
  prowess: "take-back",
  protect: "deaths",
  witch: "deaths",
  stat: "reward",
  blessing: "blessing",
};

export const Battle = ({ scene: s }: { scene: Scene }) => {
  const row = rowsOf(s.m, "battle")[0];
  if (!row) return null;
  const raider = row.cells.pillager?.value;
  return (
    <section class="card battle" role="status" aria-label={say("battle")}>
      <h3>
        <Ic name="axes" />
        {say("battleFor", { province: s.words.label("province", String(row.value)) })}
      </h3>
      {typeof raider === "number" && (
        <p class="desc">
          <Mk seat={raider} /> {say("pillager", { name: s.words.seat(raider) })}
        </p>
      )}
      <Steps s={s} step={ASKED_AT[promptOf(s.m) ?? ""] ?? word(row, "step") ?? ""} />
      <Fighters s={s} />
    </section>
  );
};

export interface Told {
  ply: number;
  province: string;
  raider: number;
  events: string[];
}

/** An action of the main turn ends what came before. */
const TURNS = new Set([
  "invade",
  "march",
  "upgrade",
  "quest",
  "pillage",
  "challenge",
  "return",
  "sacrifice",
  "draft",
  "draft-two",
  "deal",
  "keep",
]);
const isLeftOut = (e: string) => tells(e, "pillages", "phase", "passed", "age", "dealt", "drafted");

export const battlesIn = (log: LogEntry[]): Told[] => {
  const out: Told[] = [];
  let open: Told | null = null;
  for (const l of log) {
    const verb = l.action?.split(" ")[0] ?? "",
      begins = l.events.find((e) => tells(e, "pillages"));
    if (TURNS.has(verb) || l.events.some((e) => tells(e, "phase", "passed"))) open = null;
    if (begins) {
      const [, raider = "0", province = ""] = begins.split(" ");
      open = { ply: l.ply, province, raider: Number(raider), events: [] };
      out.push(open);
    }
    open?.events.push(...l.events.filter((e) => !isLeftOut(e)));
  }
  return out;
};

/** Every battle so far, the newest first, told step by step. */
export const Battles = ({ scene: s }: { scene: Scene }) => {
  const all = battlesIn(s.log.filter((l) => l.ply < s.m.ply)).reverse();
  if (!all.length) return <p class="desc none">{say("noBattle")}</p>;
  return (
    <div class="battles" tabindex={0} role="region" aria-label={say("battles")}>
      {all.map((b, i) => (
        <details key={b.ply} open={i === 0}>
          <summary>
            <Mk seat={b.raider} />
            {say("battleFor", { province: s.words.label("province", b.province) })}
          </summary>
          <ol>
            {b.events.map((e, k) => (
              <li key={k} class={/^(won|nobody-won|total) ?/.test(e) ? "loud" : ""}>
                {s.words.event(e)}
              </li>
            ))}
          </ol>
        </details>
      ))}
    </div>
  );
};
