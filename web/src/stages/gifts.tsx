// What a scenario of Divinus leaves behind: titles, places and gifts, stamped on their tile or die; and a
// monster that fell.
import { Ic, Mk } from "../art/icons";
import { looseTile, printed } from "../games/divinus/read";
import { Face, Tile } from "../games/divinus/Tile";
import type { Scene } from "../table/game";
import type { Names } from "../words/made/types/divinus";
import type { Stage, Told } from "./fold";
import { Art, at, type CardProps, Row } from "./parts";
import { tellerFor } from "./typed";
import { say } from "./words";

const { is, of, nameOf, split } = tellerFor<Names>();

const seatOf = (e: Told) => Number(e.args[0]);
const STEP = 6;

interface Given {
  seat: number | null;
  /** A title and the place that comes with it are one thing. */
  title: string | null;
  event: Told;
}

export const readGifts = (s: Stage): Given[] => {
  const titles = new Map<string, number>(),
    out: Given[] = [];
  for (const e of s.events) {
    const what = nameOf(e);
    if (what === "title") titles.set(e.args[1]!, seatOf(e));
    else if (what === "founded") {
      const title = String(printed.location![e.args[1]!]?.title_id ?? "").toLowerCase(),
        seat = titles.get(title);
      titles.delete(title);
      out.push({ seat: seat ?? e.by, title: seat === undefined ? null : title, event: e });
    } else if (what === "forged") out.push({ seat: seatOf(e), title: null, event: e });
    else if (what === "stuck") out.push({ seat: e.by, title: null, event: e });
  }
  for (const e of of(s, "title"))
    if (titles.has(e.args[1]!)) out.push({ seat: seatOf(e), title: e.args[1]!, event: e });
  return out;
};

/** Drawn as it is now, what is new comes down as a stamp. */
const Thing = ({ g, scene, beat }: { g: Given; scene: Scene; beat: number }) => {
  const { args } = g.event,
    what = nameOf(g.event);
  if (what === "forged")
    return (
      <span class="tilepic die">
        <span class="m-stamp" style={at(beat)} data-snd="stamp">
          <Face face={args[1]!.toUpperCase()} seat={seatOf(g.event)} cls="big" />
        </span>
      </span>
    );
  if (what === "title")
    return (
      <span class="tilepic m-crown" style={at(beat)}>
        <Ic name="crown" />
      </span>
    );
  return (
    <span class="tilepic">
      <Tile tile={looseTile(scene, args[0]!)} />
      {what === "founded" && (
        <span class="stk m-stamp" style={at(beat)} data-snd="stamp">
          <Art game="divinus" of={`location:${args[1]}`} icon="valhalla" cls="low" />
        </span>
      )}
    </span>
  );
};

const titleOf = (g: Given, scene: Scene): string => {
  const { args } = g.event,
    what = nameOf(g.event),
    { words } = scene;
  if (g.title) return words.label("title", g.title);
  if (what === "founded") return words.label("location", args[1]);
  if (what === "forged") return words.label("dice_sticker", args[1]!.toLowerCase());
  return words.label("symbol", args[1]);
};

const isLeft = is("removed", "xp", "lost-xp", "honour", "healed", "abyssed");

export const GiftsCard = ({ stage, scene }: CardProps) => {
  const given = readGifts(stage),
    left = stage.events.filter(isLeft);
  return (
    <>
      <div class="ttls">
        {given.map((g, i) => (
          <div class="ttl m-in" key={i} style={at(4 + i * STEP)}>
            <Thing g={g} scene={scene} beat={6 + i * STEP} />
            <div>
              <h4>
                {g.seat !== null && g.seat < 5 && <Mk seat={g.seat} />}
                {titleOf(g, scene)}
              </h4>
              <p>{scene.words.event(g.event.text)}</p>
            </div>
          </div>
        ))}
      </div>
      {left.length > 0 && (
        <ul class="also">
          {left.map((e, i) => (
            <Row
              key={i}
              icon={nameOf(e) === "removed" ? "loss" : "rune"}
              beat={8 + given.length * STEP + i * 2}
            >
              {scene.words.event(e.text)}
            </Row>
          ))}
        </ul>
      )}
    </>
  );
};

export const giftBeats = (s: Stage): number => 16 + STEP * readGifts(s).length;

// ---- a monster falls ----

const BEASTS: Record<string, string> = {
  ...{ fenrir: "wolf", kraken: "kraken", norns: "destiny", nidhoggr: "serpent" },
};

/** Marks of every seat on it by what was told until then, most first. */
export const marksUntil = (log: CardProps["log"], upTo: number, beast: string, seats: number) => {
  const n = Array<number>(seats).fill(0);
  for (const l of log)
    if (l.ply <= upTo)
      for (const text of l.events) {
        const [what, seat, on, more] = split(text);
        if (what === "marked" && on === beast) n[Number(seat)]! += Number(more);
      }
  return n.map((marks, seat) => ({ seat, marks })).sort((a, b) => b.marks - a.marks);
};

export const FallCard = ({ stage, scene, log }: CardProps) => {
  const beast = stage.events[0]!.args[0]!,
    all = marksUntil(log, stage.to, beast, scene.m.players.length);
  return (
    <div class="sawg fallen">
      <Art game="divinus" of={`monster:${beast}`} icon={BEASTS[beast] ?? "monster"} cls="tall toppled" />
      <div>
        <p class="kick">{say("beast.marks")}</p>
        <ul class="also">
          {all.map(({ seat, marks }, i) => (
            <li key={seat} class="m-in" style={at(22 + i * 4)} data-snd="tick">
              <Mk seat={seat} />
              <p>
                <b>{scene.words.seat(seat)}</b>
              </p>
              <em class={marks ? "up" : ""}>{marks}</em>
            </li>
          ))}
        </ul>
        <p class="say m-in" style={at(36)}>
          {say("beast.honour")}
        </p>
      </div>
    </div>
  );
};
