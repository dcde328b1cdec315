// Questions without a board before one: results of a real table, and tiles that lie on no map in sight.
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Ic, Mk } from "../../art/icons";
import { seatName } from "../../table/Frame";
import type { Scene } from "../../table/game";
import { Sheet } from "../../table/Sheet";
import { cells, looseTile, mapOf } from "./read";
import { Face, Tile, tileText } from "./Tile";
import { about, say } from "./words";
import { promptOf } from "./typed";

const NUMBERS = new Set(["tiles", "points", "tier", "marks"]);
const PEOPLE = new Set(["done_by", "most"]);
const TILES = new Set(["found", "stick", "unabyss"]);

/** Tiles that may be chosen but lie neither on the board nor on my map. */
const outOfSight = (s: Scene): boolean => {
  const seen = new Set([
    ...cells(s.m).flatMap((c) => (c.tile ? [c.tile.id] : [])),
    ...(s.m.me === null ? [] : [...mapOf(s.m, s.m.me).values()].map((t) => t.id)),
  ]);
  return s.ctl.legal.value.some((p) => p.operands[0]?.kind === "tile" && !seen.has(p.operands[0].text));
};

export const asksRecord = (s: Scene): boolean => {
  const id = promptOf(s.m) ?? "";
  return id === "record" || NUMBERS.has(id) || PEOPLE.has(id) || (TILES.has(id) && outOfSight(s));
};

/** What the question is about, by name and sentence. */
const Topic = ({ s }: { s: Scene }) => (
  <>
    {s.m.topic.map((x) => (
      <p key={String(x.value)} class="dv-topic">
        <b>{s.words.label(x.kind, x.value)}</b>
        {x.kind === "dice_sticker" && <Face face={String(x.value).toUpperCase()} seat={s.m.me ?? 0} />}
        <span>{about(String(x.value)) || about(String(x.value).toUpperCase())}</span>
      </p>
    ))}
  </>
);

const who = (s: Scene) => (s.m.me === null ? "" : say("rec.who", { name: seatName(s.m, s.m.me) }));

/** One number out of those that may be said. */
const Numbers = ({ s }: { s: Scene }) => {
  const { m, ctl, words } = s,
    list = ctl.legal.value.filter((p) => p.operands.length === 1),
    values = list.map((p) => Number(p.operands[0]!.text));
  const now = useSignal(0),
    verb = list[0]?.verb ?? "",
    low = Math.min(...values),
    high = Math.max(...values);
  useEffect(() => {
    now.value = low;
  }, [m.ply]);
  const set = (v: number) => {
    if (values.includes(v)) now.value = v;
  };
  const action = `${verb} ${now.value}`;
  return (
    <Sheet s={s} title={words.prompt(m.prompt!.id)} sub={who(s)}>
      <div class="dv-rec">
        <Topic s={s} />
        <div class="dv-num" role="group" aria-label={words.prompt(m.prompt!.id)}>
          <button
            class="btn"
            type="button"
            aria-label="−"
            disabled={now.value <= low}
            onClick={() => set(now.value - 1)}
          >
            −
          </button>
          <input
            type="number"
            inputMode="numeric"
            data-first
            aria-label={words.prompt(m.prompt!.id)}
            min={low}
            max={high}
            value={now.value}
            onInput={(e) => set(Number(e.currentTarget.value))}
          />
          <button
            class="btn"
            type="button"
            aria-label="+"
            disabled={now.value >= high}
            onClick={() => set(now.value + 1)}
          >
            +
          </button>
        </div>
        <div class="acts foot-acts">
          <button
            class="btn primary"
            type="button"
            data-action={action}
            onClick={() => void ctl.play(action)}
          >
            <Ic name="check" />
            <span>{words.action(action)}</span>
          </button>
        </div>
      </div>
    </Sheet>
  );
};

const People = ({ s }: { s: Scene }) => (
  <Sheet s={s} title={s.words.prompt(s.m.prompt!.id)}>
    <div class="dv-rec">
      <Topic s={s} />
      <div class="dv-people">
        {s.ctl.legal.value.map((p, i) => (
          <button
            key={p.text}
            class="btn"
            type="button"
            data-action={p.text}
            {...(i === 0 ? { "data-first": true } : {})}
            onClick={() => void s.ctl.play(p.text)}
          >
            {p.operands[0]?.kind === "seat" && <Mk seat={Number(p.operands[0].text)} />}
            <span>{s.words.action(p.text)}</span>
          </button>
        ))}
      </div>
    </div>
  </Sheet>
);

/** A tile and one of its slots, out of all that may be named. */
const PickTile = ({ s, title, verbs }: { s: Scene; title: string; verbs: string[] }) => {
  const list = s.ctl.legal.value.filter((p) => verbs.includes(p.verb) && p.operands[0]?.kind === "tile");
  return (
    <div class="dv-tilepick" role="group" aria-label={title}>
      {[...new Set(list.map((p) => p.operands[0]!.text))].map((id) => {
        const tile = looseTile(s, id),
          own = list.filter((p) => p.operands[0]!.text === id);
        return (
          <figure key={id}>
            <Tile tile={tile} />
            <figcaption>
              <b>{s.words.label("tile", id)}</b>
              <span class="sr">{tileText(s, tile)}</span>
              {own.map((p) => (
                <button
                  key={p.text}
                  class="btn tiny"
                  type="button"
                  data-action={p.text}
                  onClick={() => void s.ctl.play(p.text)}
                >
                  {verbs.length > 1 ? s.words.action(p.text) : say("slotN", { n: p.operands[1]?.text ?? "" })}
                </button>
              ))}
            </figcaption>
          </figure>
        );
      })}
    </div>
  );
};

const Tiles = ({ s }: { s: Scene }) => (
  <Sheet s={s} title={s.words.prompt(s.m.prompt!.id)} sub={`${who(s)}. ${say("tileSub")}`} wide>
    <div class="dv-rec">
      <Topic s={s} />
      <PickTile s={s} title={s.words.prompt(s.m.prompt!.id)} verbs={[...TILES]} />
      {s.m.legal.includes("done") && (
        <div class="acts foot-acts">
          <button class="btn" type="button" data-action="done" onClick={() => void s.ctl.play("done")}>
            <Ic name="close" />
            {s.words.action("done")}
          </button>
        </div>
      )}
    </div>
  </Sheet>
);

/** While the box is on the table: encounters and stickers are told as they come, then the end. */
const Happened = ({ s }: { s: Scene }) => {
  const { ctl, words } = s,
    visits = ctl.legal.value.filter((p) => p.verb === "visit"),
    stickers = ctl.legal.value.some((p) => p.operands[0]?.kind === "tile");
  return (
    <Sheet s={s} title={words.prompt("record")} wide={visits.length > 0 || stickers}>
      <div class="dv-rec">
        {visits.length > 0 && (
          <section>
            <h3>
              <Ic name="valhalla" />
              {say("rec.met")}
            </h3>
            {[...new Set(visits.map((p) => p.operands[0]!.text))].map((place) => (
              <div key={place} class="dv-visit">
                <b>{words.label("location", place)}</b>
                <span>
                  {visits
                    .filter((p) => p.operands[0]!.text === place)
                    .map((p) => (
                      <button
                        key={p.text}
                        class="btn tiny"
                        type="button"
                        data-action={p.text}
                        onClick={() => void ctl.play(p.text)}
                      >
                        <Mk seat={Number(p.operands[1]!.text)} />
                        {seatName(s.m, Number(p.operands[1]!.text))}
                      </button>
                    ))}
                </span>
              </div>
            ))}
          </section>
        )}
        {stickers && (
          <details>
            <summary>{say("rec.abyss")}</summary>
            <PickTile s={s} title={say("rec.abyss")} verbs={["abyss-on", "abyss-off"]} />
          </details>
        )}
        {!visits.length && !stickers && <p>{say("rec.none")}</p>}
        <div class="acts foot-acts">
          <button
            class="btn primary"
            type="button"
            data-action="done"
            data-first
            onClick={() => void ctl.play("done")}
          >
            <Ic name="check" />
            {say("rec.over")}
          </button>
        </div>
      </div>
    </Sheet>
  );
};

export const RecordDialog = ({ s }: { s: Scene }) => {
  const id = promptOf(s.m) ?? "";
  return id === "record" ? (
    <Happened s={s} />
  ) : NUMBERS.has(id) ? (
    <Numbers s={s} />
  ) : PEOPLE.has(id) ? (
    <People s={s} />
  ) : (
    <Tiles s={s} />
  );
};
