// The god's table of effects: three rows of three levels, what is unlocked, what can be bought or used now.
import { Ic } from "../../art/icons";
import { Picture, pictureOf } from "../../art/pictures";
import type { Scene } from "../../table/game";
import { BOX, boxKind, godIcon, godOf, levelOf, playerRow, price, printed, stage, titlesOf } from "./read";
import { about, say, type SayKey } from "./words";
import { num } from "./typed";

const KIND: Record<string, string> = { action: "god-odin", free: "rotate", passive: "rest", trigger: "rage" };

const cellAction = (s: Scene, row: number, level: number): string | null => {
  const { m, ctl } = s;
  if (!ctl.mine.value || m.me === null) return null;
  const next = levelOf(m, m.me, row) + 1 === level;
  return (
    ["act", "free", "trigger"].map((v) => `${v} ${row} ${level}`).find((a) => m.legal.includes(a)) ??
    (next && m.legal.includes(`unlock ${row}`) ? `unlock ${row}` : null)
  );
};

export const Effects = ({ s, seat, wide = false }: { s: Scene; seat: number; wide?: boolean }) => {
  const { m, ctl } = s,
    god = godOf(m, seat);
  if (!god) return null;
  return (
    <div class={`dv-fx ${wide ? "wide" : ""}`} role="group" aria-label={say("effects")}>
      {[1, 2, 3].flatMap((row) =>
        [1, 2, 3].map((level) => {
          const have = levelOf(m, seat, row),
            on = level === 3 ? have === 3 : level === have || (level === 2 && have === 3);
          const action = seat === m.me ? cellAction(s, row, level) : null,
            sel = action !== null && ctl.chosen.value === action;
          const kind = boxKind(god, row, level),
            text = about(BOX(god, row, level)),
            cost = price(god, row, level);
          const body = (
            <>
              <span class="dv-fxk">
                <Ic name={KIND[kind] ?? "rune"} />
                <span class={wide ? "" : "sr"}>{say(`kind.${kind}` as SayKey)}</span>
                <em>{on ? <Ic name="check" label={say("unlocked")} /> : say("xp", { n: cost })}</em>
              </span>
              <span class="dv-fxt">{text}</span>
            </>
          );
          const hinted = action && ctl.hint.value === action ? "hinted" : "";
          return action ? (
            <button
              key={`${row}${level}`}
              type="button"
              class={`dv-fxc open ${on ? "on" : ""} ${sel ? "sel" : ""} ${hinted}`}
              data-action={action}
              aria-pressed={sel}
              title={`${say(`kind.${kind}` as SayKey)}: ${text}`}
              onClick={() => (sel ? void ctl.confirm() : void ctl.choose(action))}
            >
              {body}
            </button>
          ) : (
            <div
              key={`${row}${level}`}
              class={`dv-fxc ${on ? "on" : ""}`}
              title={`${say(`kind.${kind}` as SayKey)}: ${text}`}
            >
              {body}
            </div>
          );
        }),
      )}
    </div>
  );
};

export const GodTable = ({ s }: { s: Scene }) => {
  const { m } = s,
    seat = m.me ?? m.turn.find((x) => x < 5) ?? 0,
    god = godOf(m, seat);
  if (!god || stage(m) === "prologue") return null;
  const box = printed.box![BOX(god, 1, 1)]!,
    titles = titlesOf(s, seat);
  return (
    <section class="dv-god" aria-label={say("effects")}>
      <header>
        {pictureOf("divinus", `god:${god.toLowerCase()}`) ? (
          <Picture game="divinus" of={`god:${god.toLowerCase()}`} cut="medal" cls="dv-small" />
        ) : (
          <Ic name={godIcon(god)} />
        )}
        <h3>{s.words.label("god", god)}</h3>
        <p>
          {say("xpHave", { n: num(playerRow(m, seat), "xp") })} ·{" "}
          {say("homeIs", { world: say(`world.${String(box.home_world).toLowerCase()}` as SayKey) })}
        </p>
      </header>
      <Effects s={s} seat={seat} />
      {titles.length > 0 && (
        <ul class="dv-titles" aria-label={s.words.title("titles")}>
          {titles.map((t) => (
            <li key={t.id} class={t.ready ? "" : "spent"} title={about(t.id.toUpperCase())}>
              <Ic name="crown" />
              {s.words.label("title", t.id)}
              <span class="sr">: {about(t.id.toUpperCase())}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
};
