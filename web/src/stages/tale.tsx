// The story of Divinus: a decision with its votes, and a place on a map that was reached.
import { Ic, Mk } from "../art/icons";
import type { Scene } from "../table/game";
import type { Names } from "../words/made/types/divinus";
import type { Stage, Told } from "./fold";
import { Art, at, type CardProps, type Head, Row } from "./parts";
import { tellerFor } from "./typed";
import { say } from "./words";

const { is, of, nameOf } = tellerFor<Names>();

const seatOf = (e: Told) => Number(e.args[0]);

const ICONS: Partial<Record<Names["event"], string>> = {
  flag: "log",
  honour: "honour",
  xp: "rune",
  "lost-xp": "loss",
  abyssed: "abyss",
  healed: "check",
  removed: "loss",
  stuck: "quest",
  forged: "b-forge",
  marked: "monster",
};

/** What followed at once, in the log's own sentences. */
const Changes = ({ events, scene, beat }: { events: Told[]; scene: Scene; beat: number }) =>
  events.length === 0 ? null : (
    <section class="what">
      <p class="kick">{say("changes")}</p>
      <ul class="also">
        {events.map((e, i) => (
          <Row key={i} icon={ICONS[nameOf(e)] ?? "rune"} beat={beat + i * 3} snd="tick">
            {scene.words.event(e.text)}
          </Row>
        ))}
      </ul>
    </section>
  );

/** Whoever chose, what was open, and who voted for what. */
export const readStory = (s: Stage, choices: string[]) => {
  const told = of(s, "story")[0],
    votes = of(s, "voted");
  const taken = told?.args[2] ?? "",
    named = told?.args[1]?.toLowerCase() ?? votes[0]?.args[1]?.split("-")[0] ?? "";
  return {
    decision: told?.args[1] ?? null,
    named,
    taken,
    seat: told && !votes.length ? seatOf(told) : null,
    options: choices
      .filter((c) => c.startsWith(`${named}-`) && c !== `${named}-`)
      .map((id) => ({ id, seats: votes.filter((v) => v.args[1] === id).map(seatOf) })),
  };
};

const isDecided = is("voted", "story");
const choicesOf = (scene: Scene) => scene.words.game.kinds.choice?.ids ?? [];

/** The votes turn together. */
const TURNED = 10;

export const StoryCard = ({ stage, scene }: CardProps) => {
  const { words } = scene,
    r = readStory(stage, choicesOf(scene));
  const rest = stage.events.filter((e) => !isDecided(e));
  return (
    <div class="talec">
      <p class="say">{words.note("choice", r.taken || `${r.named}-a`)}</p>
      <ul class="ways">
        {r.options.map((o) => (
          <li key={o.id} class={o.id === r.taken ? "taken" : ""}>
            <span class={o.id === r.taken ? "m-stamp" : ""} style={at(TURNED + 8)} data-snd="stamp">
              <Ic name={o.id === r.taken ? "check" : "rune"} />
            </span>
            <b>{words.label("choice", o.id)}</b>
            <span class="votes">
              {o.seats.map((seat) => (
                <span key={seat} class="m-flip" style={at(TURNED)} data-snd="flip">
                  <Mk seat={seat} />
                  {words.seat(seat)}
                </span>
              ))}
              {r.seat !== null && o.id === r.taken && (
                <span class="m-in" style={at(TURNED)}>
                  <Mk seat={r.seat} />
                  {words.seat(r.seat)}
                </span>
              )}
            </span>
          </li>
        ))}
      </ul>
      <Changes events={rest} scene={scene} beat={TURNED + 14} />
    </div>
  );
};

/** Which way was taken there, as its owner answered. */
const wayOf = (s: Stage): string | null =>
  s.done
    .find((d) => d.text.startsWith("meet "))
    ?.text.split(" ")
    .at(-1) ?? null;

const isShown = is("xp", "lost-xp", "honour", "removed", "stuck", "forged", "abyssed", "healed", "flag");

export const MetCard = ({ stage, scene, about }: CardProps & { about: (id: string) => string }) => {
  const place = of(stage, "met")[0]?.args[1] ?? "",
    way = wayOf(stage);
  return (
    <div class="sawg">
      <Art game="divinus" of={`location:${place}`} icon="valhalla" cls="low m-flip" />
      <div class="talec">
        <p class="say">{scene.words.note("location", place)}</p>
        {way && (
          <p class="took m-in" style={at(6)}>
            <Ic name="check" />
            <b>{about(`${place}-${way}`)}</b>
          </p>
        )}
        <Changes events={stage.events.filter(isShown)} scene={scene} beat={10} />
      </div>
    </div>
  );
};

export const taleHead = (s: Stage, scene: Scene): Head => {
  if (s.kind === "met")
    return {
      seat: seatOf(of(s, "met")[0]!),
      where: scene.words.seat(seatOf(of(s, "met")[0]!)),
      title: scene.words.label("location", of(s, "met")[0]!.args[1]),
    };
  const r = readStory(s, choicesOf(scene));
  return {
    icon: "log",
    where: say(of(s, "voted").length ? "story.voted" : "story.where"),
    title: r.decision ? scene.words.label("decision", r.decision) : say("story.tied"),
  };
};
