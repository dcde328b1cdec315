// Questions of Midgard that want more than a slot: leaders, ships, destinies, loading, fights, losses.
import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import { Die, Ic } from "../../art/icons";
import { listOf, type Odds } from "../../core/protocol";
import type { Scene } from "../../table/game";
import { FootBrings } from "../../table/Outcome";
import { RuleId } from "../../table/Rules";
import { Cards, Sheet } from "../../table/Sheet";
import { CardTop, pictureOf, portrait } from "../../art/pictures";
import { foeIcon } from "./places";
import { band, capacity, destinyWorth, DICE, fedBy, foeAt, type Foe, seatRow, SPOTS, value } from "./read";
import { useExact, useSampled } from "./odds";
import { mainRoll } from "./roll";
import { say, type SayKey } from "./words";
import { decimal, t } from "../../words";
import { type Event, type Title, field, num, promptOf, rowsOf } from "./typed";

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

const Count = ({
  icon,
  die,
  label,
  n,
  max,
  on,
  bad,
}: {
  icon?: string;
  die?: string;
  label: string;
  n: number;
  max: number;
  on: (n: number) => void;
  bad?: boolean;
}) => (
  <div class={`count ${bad ? "bad" : ""}`} role="group" aria-label={label}>
    {die ? <Die die={die} face={die === "axe" ? "double" : "hit"} /> : <Ic name={icon ?? "card"} />}
    <span>{label}</span>
    <button
      class="btn"
      type="button"
      aria-label={`${label}: ${t("do.less")}`}
      disabled={n <= 0}
      onClick={() => on(n - 1)}
    >
      −
    </button>
    <output aria-live="polite">
      {n}
      <small> / {max}</small>
    </output>
    <button
      class="btn"
      type="button"
      aria-label={`${label}: ${t("do.more")}`}
      disabled={n >= max}
      onClick={() => on(n + 1)}
    >
      +
    </button>
  </div>
);

const percent = (n: number) => `${Math.round(n * 100)} %`;
type MaybeOdds = Odds | null | undefined;
/** A figure that is not there: on its way, or not told by this hall. */
const missing = (o: MaybeOdds) => (o === null ? "–" : "…");
const foreseen = (o: Odds, event: Event) => o.events[event];
const chance = (o: MaybeOdds, event: Event) => (o ? (foreseen(o, event)?.n ?? 0) / o.samples : null);
const losses = (o: MaybeOdds) => {
  const fallen = (o && foreseen(o, "lost")?.sum.slice(1)) ?? [];
  return o ? fallen.reduce((a, b) => a + b, 0) / o.samples : null;
};

/** How many dice fall, as bars. */
export const LossBars = ({ odds }: { odds: Odds }) => {
  const bins = foreseen(odds, "lost")?.bins ?? [odds.samples],
    last = Math.max(
      1,
      bins.findLastIndex((b) => b > 0),
    );
  const shown = bins.slice(0, last + 1).map((b) => b / odds.samples),
    top = Math.max(...shown, 0.01),
    only = shown.filter((p) => p > 0).length === 1 ? shown.findIndex((p) => p > 0) : -1;
  // One outcome is a sentence, not a chart.
  if (only >= 0)
    return (
      <p class="sure">
        <Ic name="check" />
        {say("sure", { n: only })}
      </p>
    );
  return (
    <div class="hist" role="img" aria-label={shown.map((p, i) => `${i}: ${percent(p)}`).join(", ")}>
      {shown.map((p, i) => (
        <div key={i}>
          <em>{Math.round(p * 100)}</em>
          <i style={{ height: `${(p / top) * 70}px` }} />
          <span>{i}</span>
        </div>
      ))}
    </div>
  );
};

/** A portrait with its own sky; the kraken and game to be hunted have a stone with their sign. */
const FoePicture = ({ of }: { of: string }) => (
  <svg viewBox="0 0 200 240" width={240} height={250} preserveAspectRatio="xMidYMid slice">
    <use href={`#${pictureOf("midgard", of)}`} width={200} height={240} />
  </svg>
);

const FoeStone = ({ icon }: { icon: string }) => (
  <>
    <rect width="240" height="250" fill="url(#g-sky)" />
    <path
      d="M-20 198V128L-2 100L17 122L51 82L86 125L115 93L145 125L180 92L215 127L252 82L288 127V198z"
      fill="var(--rock-0)"
    />
    <path d="M-10 250V176C40 150 90 158 120 150s90-14 130 14v86z" fill="var(--land-0)" />
    <path
      d="M52 236l-6-96c0-42 30-74 74-74s74 32 74 74l-6 96z"
      fill="var(--rock-1)"
      stroke="var(--timber-0)"
      stroke-width="2"
    />
    <path
      d="M62 228l-5-86c0-36 26-64 63-64s63 28 63 64l-5 86z"
      fill="none"
      stroke="var(--plank-2)"
      stroke-opacity=".6"
      stroke-width="1.5"
    />
    <use href={`#i-${icon}`} x="66" y="96" width="108" height="108" style="color:var(--stone-ink)" />
  </>
);

const FoeFigure = ({
  s,
  foe,
  name,
  icon,
  of,
}: {
  s: Scene;
  of: string;
  foe: (Pick<Foe, "attack" | "defence" | "glory" | "ban" | "colour"> & { reward: Foe["reward"] }) | null;
  name: string;
  icon: string;
}) => {
  const { words } = s;
  return (
    <figure class="foe">
      <svg viewBox="0 0 240 250" role="img" aria-label={name}>
        {pictureOf("midgard", of) ? <FoePicture of={of} /> : <FoeStone icon={icon} />}
      </svg>
      <figcaption>
        <h3>{name}</h3>
        {foe && (
          <dl>
            <div>
              <Ic name="axes" />
              <dt>{words.title("attack")}</dt>
              <dd>{foe.attack}</dd>
            </div>
            <div>
              <Ic name="shield" />
              <dt>{words.title("defence")}</dt>
              <dd>{foe.defence}</dd>
            </div>
            <div>
              <Ic name="glory" />
              <dt>{words.title("glory")}</dt>
              <dd>{foe.glory}</dd>
            </div>
            {foe.reward[0] && (
              <div>
                <Ic name={foe.reward[0].icon} />
                <dt>{words.title(foe.reward[0].icon === "coin" ? "coins" : foe.reward[0].icon)}</dt>
                <dd>{foe.reward[0].n}</dd>
              </div>
            )}
          </dl>
        )}
        {foe?.ban && (
          <p class="ban">
            <Ic name={foe.ban} />
            {say("banned", { die: words.label("die", foe.ban) })}
          </p>
        )}
      </figcaption>
    </figure>
  );
};

// ---- loading warriors -------------------------------------------------------

const CELLS = ["swords", "spears", "axes"] as const;

const Assign = ({ s }: { s: Scene }) => {
  const { ctl, words, m } = s,
    legal = ctl.legal.value,
    wanted = useSignal<string | null>(null);
  /** Places in any order: those still open, and the one at hand. */
  const places = [...new Set(legal.map((p) => p.operands[0]?.text ?? "troll"))];
  const spot = wanted.value !== null && places.includes(wanted.value) ? wanted.value : (places[0] ?? "troll");
  const parse = (x: string) => x.split(" ").slice(2).map(Number);
  const follow = (x: string) => {
    wanted.value = x.split(" ")[1]!;
    now.value = parse(x);
  };
  const all = legal
    .filter((p) => p.operands[0]?.text === spot)
    .map((p) => ({ text: p.text, n: p.operands.slice(1).map((o) => Number(o.text)) }));
  /** To begin with: as many as can go and be fed on the way. */
  const worth = ({ n }: { n: number[] }) => {
    const men = n[0]! + n[1]! + n[2]!,
      fed = spot.startsWith("shore") ? Math.min(men, n[3]! * fedBy(spot)) : men;
    return fed * 100 - (men - fed) * 10 - n[3]!;
  };
  const start = [...all].sort((a, b) => worth(b) - worth(a))[0]!;
  const now = useSignal<number[]>(start?.n ?? [0, 0, 0, 0]);
  useEffect(() => {
    now.value = start?.n ?? [0, 0, 0, 0];
  }, [m.ply, spot]);
  useEffect(() => {
    if (ctl.chosen.value?.startsWith("assign")) follow(ctl.chosen.value);
  }, [ctl.chosen.value]);
  const max = [0, 1, 2, 3].map((i) => Math.max(0, ...all.map((a) => a.n[i]!)));
  const action = `assign ${spot} ${now.value.join(" ")}`,
    legalNow = m.legal.includes(action);
  const foe = foeAt(m, spot),
    shore = spot.startsWith("shore"),
    ship = foe?.ship ?? null,
    cap = capacity(ship);
  const [sw = 0, sp = 0, ax = 0, food = 0] = now.value,
    warriors = sw + sp + ax;
  const needs = shore ? Math.ceil(warriors / fedBy(spot)) : 0;
  const banned = foe?.ban ? (now.value[DICE.indexOf(foe.ban as "sword")] ?? 0) : 0;
  const held = SPOTS.filter((_, i) => field(m, "holder", i) === m.me);
  const exact = useExact(s)?.filter((r) => r.value === spot);
  const nameOf = (x: string) => {
    const f = foeAt(m, x);
    return f ? words.label(f.kind, f.id) : words.label("spot", x);
  };
  const odds = useSampled(
    s,
    legalNow && held.length === 1 && warriors > 0 ? action : null,
    "won beaten starved",
  );
  const set = (i: number, n: number) => {
    now.value = now.value.map((x, k) => (k === i ? n : x));
    ctl.cancel();
  };
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
      {places.length > 1 && (
        <div class="seg places" role="group" aria-label={say("places")}>
          {places.map((x) => (
            <button
              key={x}
              type="button"
              data-place={x}
              class={x === spot ? "on" : ""}
              aria-pressed={x === spot}
              onClick={() => {
                wanted.value = x;
                ctl.cancel();
              }}
            >
              {nameOf(x)}
            </button>
          ))}
        </div>
      )}
      <div class="fgrid">
        <FoeFigure
          s={s}
          foe={foe}
          name={foe ? words.label(foe.kind, foe.id) : ""}
          of={foe ? `${foe.kind}:${foe.id}` : ""}
          icon={foeIcon(foe?.id ?? null)}
        />
        <div class="arena">
          {DICE.map((d, i) => (
            <Count
              key={d}
              die={d}
              label={words.label("die", d)}
              n={now.value[i]!}
              max={max[i]!}
              on={(n) => set(i, n)}
              bad={foe?.ban === d && now.value[i]! > 0}
            />
          ))}
          {shore && (
            <Count
              icon="food"
              label={words.title("food")}
              n={food}
              max={max[3]!}
              on={(n) => set(3, n)}
              bad={food < needs}
            />
          )}
          {shore && (
            <div class="load" aria-label={words.title("capacity")}>
              <span>{words.title("capacity")}</span>
              <div class="pips">
                {Array.from({ length: cap }, (_, i) => (
                  <i key={i} class={i < warriors ? "w" : i < warriors + food ? "f" : ""} />
                ))}
              </div>
              <b>
                {warriors + food} / {cap}
              </b>
            </div>
          )}
          {shore && warriors > 0 && food < needs && (
            <Warn icon="food" rule="CM-SHORE-06">
              {say("hungry", { n: warriors - food * fedBy(spot), need: needs })}
            </Warn>
          )}
          {shore && warriors + food > cap && (
            <Warn icon="ship-private" rule="CM-SHIP-08">
              {say("tooFull", { cap })}
            </Warn>
          )}
          {banned > 0 && (
            <Warn icon={foe!.ban!} rule={shore ? "CM-SHORE-11" : "CM-ASSIGN-07"}>
              {say("bannedHere", { n: banned, die: words.label("die", foe!.ban) })}
            </Warn>
          )}
          {!legalNow && !(shore && warriors + food > cap) && (
            <Warn icon="lock" rule="CM-ASSIGN-06">
              {say("notSo")}
            </Warn>
          )}
        </div>
        <aside class="calc">
          <h3>
            <Ic name="odds" />
            {say("odds")}
          </h3>
          {held.length > 1 ? (
            <p class="desc">{say("oddsOne")}</p>
          ) : (
            <>
              <table>
                <tbody>
                  <tr>
                    <td>{say("win")}</td>
                    <td class="up">
                      {chance(odds, "won") === null ? missing(odds) : percent(chance(odds, "won")!)}
                    </td>
                  </tr>
                  <tr>
                    <td>{say("expLoss")}</td>
                    <td>{losses(odds) === null ? missing(odds) : decimal(losses(odds)!)}</td>
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
          )}
          {exact && exact.length > 0 && (
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
                          onClick={() => {
                            now.value = [num(r, "swords"), num(r, "spears"), num(r, "axes"), num(r, "food")];
                            ctl.cancel();
                          }}
                        >
                          {DICE.flatMap((d, k) =>
                            Array.from({ length: num(r, CELLS[k]!) }, (_, x) => (
                              <Die
                                key={d + x}
                                die={d}
                                face={d === "axe" ? "double" : "hit"}
                                label={words.label("die", d)}
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
          )}
        </aside>
      </div>
      <div class="acts foot-acts">
        <FootBrings s={s} />
        <button
          class="btn"
          type="button"
          onClick={() =>
            void ctl.askHint().then(() => {
              if (ctl.hint.value) follow(ctl.hint.value);
            })
          }
        >
          <Ic name="hint" />
          {t("do.hint")}
        </button>
        <button
          class="btn primary"
          type="button"
          data-action={legalNow ? action : undefined}
          data-first
          disabled={!legalNow}
          onClick={() => void ctl.play(action)}
        >
          <Ic name="check" />
          {warriors ? say("send", { n: warriors }) : say("send.nobody")}
        </button>
      </div>
    </Sheet>
  );
};

/** Why something is closed or goes wrong, and the way to the rule behind it. */
const Warn = ({ icon, rule, children }: { icon: string; rule?: string; children: ComponentChildren }) => (
  <div class="why">
    <Ic name={icon} />
    <p>
      {children} {rule && <RuleId id={rule} />}
    </p>
  </div>
);

// ---- a fight ------------------------------------------------------------------

const Fight = ({ s }: { s: Scene }) => {
  const { ctl, words, m } = s,
    row = rowsOf(m, "fight")[0],
    contest = String(row?.value ?? "none");
  const spot = field(m, "foe_spot"),
    kraken = contest === "kraken",
    hunt = contest === "hunt";
  const foe = typeof spot === "string" && !kraken ? foeAt(m, spot) : null;
  const sea: Foe | null = kraken
    ? {
        spot: "",
        id: "kraken",
        kind: "journey",
        attack: value("journey", "kraken", "attack"),
        defence: value("journey", "kraken", "defence"),
        glory: value("journey", "kraken", "glory"),
        ban: null,
        holder: null,
        reward: [],
        colour: null,
        bounty: 0,
        ship: null,
        journey: null,
      }
    : null;
  const against = foe ?? sea,
    name = hunt
      ? words.label("contest", "hunt")
      : kraken
        ? words.label("contest", "kraken")
        : foe
          ? words.label(foe.kind, foe.id)
          : "";
  const dice = rowsOf(m, "dice").map((r) => ({
    id: String(r.value),
    die: String(r.cells.die?.value),
    face: String(r.cells.face?.value),
  }));
  const picked = useSignal<string[]>([]);
  useEffect(() => {
    picked.value = [];
  }, [m.ply]);
  useEffect(() => {
    const h = ctl.hint.value ?? "";
    if (h.includes("reroll")) picked.value = h.split(" ")[1]!.split("+");
  }, [ctl.hint.value]);
  const set = dice
    .filter((d) => picked.value.includes(d.id))
    .map((d) => d.id)
    .join("+");
  const verb = ["reroll", "potential"].find((v) => set && m.legal.includes(`${v} ${set}`));
  const ways = ["reroll", "potential"].filter((v) => set && m.legal.includes(`${v} ${set}`));
  const exact = useExact(s),
    best = exact?.at(-1);
  const until = hunt ? "caught" : "won beaten"; // a hunt that brings nothing tells no gain
  const keep = useSampled(s, m.legal.includes("stop") ? "stop" : null, until),
    again = useSampled(s, verb ? `${verb} ${set}` : null, until);
  const damage = num(row, "damage"),
    need = against?.defence ?? 0,
    mine = m.me !== null ? seatRow(m, m.me) : undefined;
  const toggle = (id: string) => {
    picked.value = picked.value.includes(id) ? picked.value.filter((x) => x !== id) : [...picked.value, id];
  };
  const others = ctl.legal.value.filter((p) => !["reroll", "potential", "stop"].includes(p.verb));
  const row0 = exact?.[0],
    bestSet = listOf(best?.value).join("+"),
    main = mainRoll(!!verb, exact?.length ? bestSet : null);
  /** The engine's own count where it tells one, a bot's play otherwise. */
  const figure = (
    which: "keep" | "again",
    cell: Title | null,
    scale: number,
    sampled: number | null,
  ): { n: number; about: boolean } | null => {
    const r = hunt ? undefined : which === "keep" ? row0 : set && set === bestSet ? best : undefined;
    if (r && cell) return { n: num(r, cell) / scale, about: false };
    return sampled === null ? null : { n: sampled, about: !hunt };
  };
  const line = (
    label: string,
    cell: Title | null,
    scale: number,
    f: (o: MaybeOdds) => number | null,
    show: (n: number) => string,
    more = true,
  ) => {
    const a = figure("keep", cell, scale, f(keep)),
      b = figure("again", cell, scale, f(again)),
      better = a !== null && b !== null && (more ? b.n > a.n : b.n < a.n);
    const cellOf = (x: typeof a, o: MaybeOdds) =>
      x === null ? missing(o) : `${x.about ? "≈ " : ""}${show(x.n)}`;
    return (
      <tr>
        <td>{label}</td>
        <td>{cellOf(a, keep)}</td>
        <td class={better ? "up" : ""}>{verb ? cellOf(b, again) : "–"}</td>
      </tr>
    );
  };
  return (
    <Sheet
      s={s}
      wide
      title={hunt ? name : say("fight", { name })}
      sub={
        hunt
          ? words.label("space", "hunting-grounds")
          : typeof spot === "string" && spot !== "none"
            ? `${words.label("spot", spot)} · ${say("bandSize", { n: band(m, spot).reduce((a, b) => a + b, 0) })}`
            : ""
      }
    >
      <div class="fgrid">
        <FoeFigure
          s={s}
          foe={against}
          name={name}
          of={against ? `${against.kind}:${against.id}` : ""}
          icon={hunt ? "bow" : foeIcon(against?.id ?? null)}
        />
        <div class="arena">
          {!hunt && need > 0 && (
            <div class="dmg">
              <span>{words.title("damage")}</span>
              <div class="pips">
                {Array.from({ length: need }, (_, i) => (
                  <i key={i} class={i < damage ? "old" : ""} />
                ))}
              </div>
              <b>{say("of", { n: damage, max: need })}</b>
            </div>
          )}
          <h3>
            {say("roll")} <small>{say("rollHow")}</small>
          </h3>
          <div class="roll">
            {dice.map((d, i) => (
              <button
                key={d.id}
                type="button"
                class={`rd ${picked.value.includes(d.id) ? "sel" : ""}`}
                data-die={d.id}
                aria-pressed={picked.value.includes(d.id)}
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
          <div class="acts">
            {(ways.length ? ways : ["reroll"]).map((v) => (
              <button
                key={v}
                class={`btn ${main === "reroll" ? "primary" : ""}`}
                type="button"
                disabled={!verb}
                data-action={verb ? `${v} ${set}` : undefined}
                onClick={() => void ctl.play(`${v} ${set}`)}
              >
                <Ic name="rotate" />
                <span>
                  {v === "potential"
                    ? words.label("rune", "potential")
                    : picked.value.length
                      ? say("reroll", { n: picked.value.length })
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
          <p class="cost">
            <Ic name="favor" /> {say("favorLeft", { n: num(mine, "favor") })}
          </p>
          {picked.value.length > 0 && !verb && (
            <Warn icon="lock" rule="CM-FIGHT-05">
              {say("notThese")}
            </Warn>
          )}
        </div>
        <aside class="calc">
          <h3>
            <Ic name="odds" />
            {say("odds")}
          </h3>
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
                line(
                  say("expFood"),
                  null,
                  1,
                  (o) => (o ? (foreseen(o, "gain")?.sum[1] ?? 0) / o.samples : null),
                  decimal,
                )
              ) : (
                <>
                  {line(say("win"), "chance", 100, (o) => chance(o, "won"), percent)}
                  {line(say("expLoss"), "fallen", 10, losses, decimal, false)}
                </>
              )}
            </tbody>
          </table>
          {!hunt && best && (
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
          )}
          {!hunt && (again ?? keep) && (
            <>
              <h4>{say("lossBars")}</h4>
              <LossBars odds={(verb ? again : keep) ?? keep!} />
            </>
          )}
          {others.length > 0 && (
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
          )}
          <p class="fine">
            {hunt ? say("huntHow") : row0 ? say("exactHow") : say("oddsHow")}
            {row0 && !hunt && verb && set !== bestSet ? ` ≈ ${say("oddsHow")}` : ""}
          </p>
        </aside>
      </div>
    </Sheet>
  );
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
