// Questions that need more than a place on the board: gods, the story, stickers, faces, experience.
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Ic } from "../../art/icons";
import { Picture, pictureOf } from "../../art/pictures";
import type { Scene } from "../../table/game";
import { FootBrings } from "../../table/Outcome";
import { Sheet } from "../../table/Sheet";
import { t } from "../../words";
import { Effects } from "./God";
import { diceOf, godIcon, godOf, looseTile, playerRow, printed } from "./read";
import { asksRecord, RecordDialog } from "./Record";
import { Face, Tile, tileText } from "./Tile";
import { about, say, type SayKey } from "./words";
import { field, num, promptOf, rowsOf, topicOf } from "./typed";

/** A choice as a card; a second click, or the main button, sends it. */
const Pick = ({
  s,
  action,
  first,
  icon,
  face,
  title,
  children,
}: {
  s: Scene;
  action: string;
  first: boolean;
  icon?: string;
  /** Its portrait, in place of the icon once it has come. */
  face?: string;
  title: string;
  children?: preact.ComponentChildren;
}) => {
  const { ctl } = s,
    sel = ctl.chosen.value === action;
  return (
    <button
      type="button"
      class={`pickcard dv-pick ${sel ? "sel" : ""} ${ctl.hint.value === action ? "hinted" : ""}`}
      data-action={action}
      {...(first ? { "data-first": true } : {})}
      aria-pressed={sel}
      onClick={() => (sel ? void ctl.confirm() : void ctl.choose(action))}
    >
      {face && pictureOf("divinus", face) ? (
        <Picture game="divinus" of={face} cut="face" cls="dv-face" />
      ) : (
        icon && <Ic name={icon} />
      )}
      <b>{title}</b>
      {children}
    </button>
  );
};

const Foot = ({ s }: { s: Scene }) => {
  const { ctl, words, m } = s,
    a = ctl.chosen.value;
  return (
    <div class="acts foot-acts">
      <FootBrings s={s} />
      <button class="btn" type="button" onClick={() => void ctl.askHint()}>
        <Ic name="hint" />
        {t("do.hint")}
      </button>
      {m.legal.includes("done") && (
        <button class="btn" type="button" data-action="done" onClick={() => void ctl.choose("done")}>
          <Ic name="check" />
          <span class="dv-cap">{words.action("done")}</span>
        </button>
      )}
      {a && (
        <button class="btn primary" type="button" data-main onClick={() => void ctl.confirm()}>
          <Ic name="check" />
          <span>{a === "done" ? words.action(a) : say("confirm")}</span>
        </button>
      )}
    </div>
  );
};

const GodChoice = ({ s }: { s: Scene }) => (
  <Sheet s={s} title={s.words.prompt("god")} sub={say("godSub")} wide>
    <div class="dv-gods">
      {s.ctl.legal.value.map((p, i) => {
        const god = p.operands[0]!.text,
          box = printed.box![`${god.toLowerCase()}-1-1`]!;
        return (
          <Pick
            key={p.text}
            s={s}
            action={p.text}
            first={i === 0}
            icon={godIcon(god)}
            face={`god:${god.toLowerCase()}`}
            title={s.words.label("god", god)}
          >
            <span class="dv-world-of">
              {say("homeIs", { world: say(`world.${String(box.home_world).toLowerCase()}` as SayKey) })}
            </span>
            {[1, 2, 3].map((row) => (
              <span key={row} class="dv-godfx">
                <i>{row}</i>
                {about(`${god.toLowerCase()}-${row}-1`)}
              </span>
            ))}
          </Pick>
        );
      })}
    </div>
    <Foot s={s} />
  </Sheet>
);

/** A turn of the story, a vote, or an encounter at a location. */
const Decision = ({ s, id, sub }: { s: Scene; id: string; sub: string }) => {
  const { m, words } = s,
    lines = promptOf(m) === "encounter" ? [] : rowsOf(m, "story");
  return (
    <Sheet s={s} title={sub} wide={lines.length > 0}>
      <div class="dv-tale">
        {lines.map((r) => (
          <p key={String(r.value)}>{words.label("text", r.value)}</p>
        ))}
        <p class="dv-ask">{about(promptOf(m) === "encounter" ? id : id)}</p>
      </div>
      <div class="dv-opts">
        {s.ctl.legal.value.map((p, i) => (
          <Pick
            key={p.text}
            s={s}
            action={p.text}
            first={i === 0}
            title={about(`${id.toLowerCase()}-${p.operands[0]?.text}`) || words.action(p.text)}
          />
        ))}
      </div>
      <Foot s={s} />
    </Sheet>
  );
};

/** Experience buys levels: the whole table, with what each step costs. */
const Spend = ({ s }: { s: Scene }) => {
  const seat = s.m.me!,
    god = godOf(s.m, seat),
    xp = num(playerRow(s.m, seat), "xp");
  return (
    <Sheet s={s} title={s.words.prompt("spend")} sub={say("spendSub", { n: xp })} wide>
      <div class="dv-shop">
        <p class="dv-purse">
          <Ic name={godIcon(god)} />
          <b>{s.words.label("god", god)}</b>
          <span>{say("xpHave", { n: xp })}</span>
        </p>
        <Effects s={s} seat={seat} wide />
      </div>
      <Foot s={s} />
    </Sheet>
  );
};

/** The stickers that the question names. */
const stickerId = (s: Scene, n: number) => (topicOf(s.m, "dice_sticker")[n] ?? "ds01").toUpperCase();

const Sticker = ({ s, action, id, first }: { s: Scene; action: string; id: string; first: boolean }) => (
  <Pick s={s} action={action} first={first} title={s.words.label("dice_sticker", id.toLowerCase())}>
    <Face face={id} seat={s.m.me ?? 0} cls="big" />
    <span>{about(id)}</span>
  </Pick>
);

const Gift = ({ s }: { s: Scene }) => (
  <Sheet
    s={s}
    title={s.words.prompt(s.m.prompt!.id)}
    sub={say("giftSub")}
    wide={s.ctl.legal.value.length > 3}
  >
    <div class="pickcards">
      {s.ctl.legal.value
        .filter((p) => p.operands.length)
        .map((p, i) => (
          <Sticker
            key={p.text}
            s={s}
            action={p.text}
            first={i === 0}
            id={
              p.verb === "draft"
                ? p.operands[0]!.text.toUpperCase()
                : stickerId(s, p.operands[0]!.text === "first" ? 0 : 1)
            }
          />
        ))}
    </div>
    <Foot s={s} />
  </Sheet>
);

/** A die and one of its sides: all my dice with their faces, what may be chosen glows. */
const Faces = ({ s }: { s: Scene }) => {
  const { m, ctl, words } = s,
    seat = m.me!,
    verb = ctl.legal.value.find((p) => p.operands.length === 2)?.verb ?? "set";
  const dice = [
    ...new Set(ctl.legal.value.filter((p) => p.operands.length === 2).map((p) => p.operands[0]!.text)),
  ];
  const faces = field(m, "face") as unknown as string[][][],
    up = field(m, "die_up") as unknown as string[][],
    sticker = promptOf(m) === "forge" ? stickerId(s, 0) : null;
  return (
    <Sheet
      s={s}
      title={words.prompt(m.prompt!.id)}
      sub={
        sticker ? `${words.label("dice_sticker", sticker.toLowerCase())}. ${about(sticker)}` : say("facesSub")
      }
      wide
    >
      {sticker && (
        <p class="dv-sticker">
          <Face face={sticker} seat={seat} cls="big" />
        </p>
      )}
      <div class="dv-faces">
        {dice.map((d, k) => {
          const i = Number(d.slice(1)) - 1;
          return (
            <div key={d} class="dv-facerow" role="group" aria-label={words.label("die", d)}>
              <b>{words.label("die", d)}</b>
              {[0, 1, 2, 3, 4, 5].map((side) => {
                const action = `${verb} ${d} ${side + 1}`,
                  open = m.legal.includes(action),
                  sel = ctl.chosen.value === action,
                  face = faces[seat]![i]![side]!;
                const shows = up[seat]![i] === String(side + 1),
                  hinted = ctl.hint.value === action ? "hinted" : "";
                return (
                  <button
                    key={side}
                    type="button"
                    class={`dv-faceb ${sel ? "sel" : ""} ${shows ? "up" : ""} ${hinted}`}
                    disabled={!open}
                    {...(open ? { "data-action": action } : {})}
                    {...(k === 0 && side === 0 ? { "data-first": true } : {})}
                    aria-pressed={sel}
                    aria-label={`${words.label("die", d)}: ${words.label("face", face)}`}
                    onClick={() => (sel ? void ctl.confirm() : void ctl.choose(action))}
                  >
                    <Face face={face} seat={seat} />
                  </button>
                );
              })}
            </div>
          );
        })}
      </div>
      <Foot s={s} />
    </Sheet>
  );
};

/** A die of a set: the face that is up, or all of them where the whole die is asked about. */
const SetDie = ({
  s: { m, words },
  id,
  first,
  on,
  flip,
}: {
  s: Scene;
  id: string;
  first: boolean;
  on: boolean;
  flip: () => void;
}) => {
  const seat = m.me!,
    whole = promptOf(m) === "dice",
    faces = field(m, "face") as unknown as string[][][],
    all = faces[seat]![Number(id.slice(1)) - 1]!,
    up = diceOf(m, seat).find((x) => x.id === id)?.face,
    shown = whole ? all : [up];
  return (
    <button
      type="button"
      class={`dv-setb ${on ? "sel" : ""}`}
      aria-pressed={on}
      data-die={id}
      {...(first ? { "data-first": true } : {})}
      aria-label={`${words.label("die", id)}: ${shown.map((f) => words.label("face", f)).join(", ")}`}
      onClick={flip}
    >
      {whole ? (
        <span class="dv-net">
          {all.map((f, k) => (
            <Face key={k} face={f} seat={seat} />
          ))}
        </span>
      ) : (
        <Face face={up ?? null} seat={seat} cls="big" />
      )}
    </button>
  );
};

/** A set of dice: each is taken or left, and only sets that may be answered can be sent. */
const DiceSet = ({ s }: { s: Scene }) => {
  const { m, ctl, words } = s,
    taken = useSignal<string[]>([]);
  useEffect(() => {
    taken.value = [];
  }, [m.ply]);
  const sets = ctl.legal.value.filter((p) => p.operands[0]?.kind === "dice"),
    verb = sets[0]?.verb ?? "reroll";
  const ids = [...new Set(sets.flatMap((p) => p.operands[0]!.ids))].sort();
  const action = `${verb} ${[...taken.value].sort().join("+") || "none"}`,
    ok = m.legal.includes(action);
  const sizes = [...new Set(sets.map((p) => p.operands[0]!.ids.length))],
    most = Math.max(...sizes);
  return (
    <Sheet
      s={s}
      title={words.prompt(m.prompt!.id)}
      sub={say(sizes.length === 1 ? "exactly" : "upTo", { n: most })}
      wide={promptOf(m) === "dice"}
    >
      <div class="dv-set">
        {ids.map((d, i) => {
          const on = taken.value.includes(d);
          return (
            <SetDie
              key={d}
              s={s}
              id={d}
              first={i === 0}
              on={on}
              flip={() => {
                taken.value = on ? taken.value.filter((x) => x !== d) : [...taken.value, d];
              }}
            />
          );
        })}
      </div>
      <div class="acts foot-acts">
        <FootBrings s={s} />
        <button
          class="btn"
          type="button"
          onClick={() => {
            void ctl.askHint().then(() => {
              const h = ctl.hint.value;
              if (h) taken.value = words.parse(h).operands[0]?.ids ?? [];
            });
          }}
        >
          <Ic name="hint" />
          {t("do.hint")}
        </button>
        {m.legal.includes("done") && (
          <button class="btn" type="button" data-action="done" onClick={() => void ctl.play("done")}>
            <Ic name="close" />
            {words.action("done")}
          </button>
        )}
        <button
          class="btn primary"
          type="button"
          {...(ok ? { "data-action": action } : {})}
          disabled={!ok}
          onClick={() => void ctl.play(action)}
        >
          <Ic name="check" />
          <span>{ok ? words.action(action) : t("ask.pickOne")}</span>
        </button>
        {!ok && sets[0] && taken.value.length === 0 && (
          <button
            class="btn quiet"
            type="button"
            data-action={sets[0].text}
            onClick={() => {
              taken.value = sets[0]!.operands[0]!.ids;
            }}
          >
            {say("theFirst")}
          </button>
        )}
      </div>
    </Sheet>
  );
};

/** Which of a tile's symbols the abyss covers. */
const Cover = ({ s }: { s: Scene }) => {
  const id = topicOf(s.m, "tile")[0] ?? "",
    tile = looseTile(s, id);
  return (
    <Sheet s={s} title={s.words.prompt("cover")} sub={tileText(s, tile)}>
      <div class="pickcards">
        {s.ctl.legal.value.map((p, i) => {
          const slot = Number(p.operands[0]!.text) - 1;
          return (
            <Pick
              key={p.text}
              s={s}
              action={p.text}
              first={i === 0}
              title={s.words.label("symbol", tile.symbols[slot])}
            >
              <span class="dv-cover">
                <Tile tile={{ ...tile, abyss: tile.abyss | (1 << slot) }} />
              </span>
            </Pick>
          );
        })}
      </div>
      <Foot s={s} />
    </Sheet>
  );
};

const BY_FACE = new Set(["set", "react", "forge"]);

export const hasDialog = (s: Scene): boolean => {
  const id = promptOf(s.m) ?? "";
  if (!s.ctl.mine.value) return false;
  if (asksRecord(s)) return true;
  return (
    ["god", "story", "vote", "encounter", "spend", "gift", "draft", "cover", "dice", "reroll"].includes(id) ||
    (BY_FACE.has(id) && s.ctl.legal.value.some((p) => p.operands.length === 2))
  );
};

export const Dialog = ({ scene: s }: { scene: Scene }) => {
  const { m, words } = s,
    id = promptOf(m) ?? "",
    named = (kind: "decision" | "location") => topicOf(m, kind)[0] ?? "";
  if (asksRecord(s)) return <RecordDialog s={s} />;
  switch (id) {
    case "god":
      return <GodChoice s={s} />;
    case "story":
      return <Decision s={s} id={named("decision")} sub={words.label("decision", named("decision"))} />;
    case "vote":
      return (
        <Decision
          s={s}
          id={named("decision")}
          sub={`${words.label("decision", named("decision"))}: ${words.prompt("vote")}`}
        />
      );
    case "encounter": {
      const l = named("location");
      return <Decision s={s} id={l.toUpperCase()} sub={words.label("location", l)} />;
    }
    case "spend":
      return <Spend s={s} />;
    case "gift":
    case "draft":
      return <Gift s={s} />;
    case "cover":
      return <Cover s={s} />;
    case "dice":
    case "reroll":
      return <DiceSet s={s} />;
    default:
      return <Faces s={s} />;
  }
};
