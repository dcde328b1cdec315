// The parts that stages are made of. Every element rests in its end state; `at` is the beat on which its way
// begins.
import type { ComponentChildren, ComponentType } from "preact";
import { Ic, Mk } from "../art/icons";
import { pictureOf } from "../art/pictures";
import type { LogEntry } from "../core/protocol";
import type { Scene } from "../table/game";
import type { Stage } from "./fold";

export interface CardProps {
  stage: Stage;
  scene: Scene;
  log: LogEntry[];
}
/** A stage on the board. `cut`: there is no board in sight, so that it is drawn, too. */
export interface BoardProps extends CardProps {
  cut: boolean;
}
export interface Head {
  icon?: string;
  seat?: number;
  where: string;
  title: string;
  small?: string;
}
export interface Plank {
  icon?: string;
  seat?: number | undefined;
  text: string;
  gains?: Gain[];
}
export interface Gain {
  icon: string;
  n: number;
  label: string;
  /** Is less of it better, as of blame? */
  worse?: boolean;
}
export const isLoss = (g: Gain) => g.n < 0 !== (g.worse ?? false);
/** What a game brings to its stages. */
/** How a game shows its stages. Kinds are its folds, and events that stand alone. */
export interface StageUi<K extends string = string> {
  /** How many beats a stage plays; 15 where not said. */
  beats(s: Stage<K>): number | undefined;
  head(s: Stage<K>, scene: Scene, log: LogEntry[]): Head;
  cards: Partial<Record<K, ComponentType<CardProps>>>;
  /** Kinds that are shown on the board; their card stands in the side column. */
  boards?: Partial<Record<K, ComponentType<BoardProps>>>;
  plank(s: Stage<K>, scene: Scene): Plank | null;
  /** The sound that opens a kind. */
  opens: Partial<Record<K, string>>;
  /** Kinds that wait for a click: always, or at the slow speed. */
  stays?: Partial<Record<K, "always" | "slow">>;
  /** Narrower cards. */
  small?: Set<K>;
  /** Which icon flies to which seat by a single event. */
  flies?: (event: string) => { seat: number; icon: string; n: number } | null;
}

export const at = (beat: number): Record<string, string> => ({ "--at": String(beat) });
export const minus = (n: number) => (n < 0 ? `−${-n}` : String(n));
export const signed = (n: number) => (n > 0 ? `+${n}` : minus(n));

/** A number that changes on its beat: the old one leaves upwards, the new one comes from below. */
export const Tick = ({ from, to, beat }: { from: number | string; to: number | string; beat: number }) => (
  <span class="tk" style={at(beat)}>
    <span class="o" aria-hidden="true">
      {from}
    </span>
    <span class="n">{to}</span>
  </span>
);

export const Delta = ({ gain, beat, snd }: { gain: Gain; beat: number; snd?: string | undefined }) => (
  <span class={`delta m-set ${isLoss(gain) ? "loss" : ""}`} style={at(beat)} data-snd={snd}>
    <Ic name={gain.icon} />
    {signed(gain.n)} <span>{gain.label}</span>
  </span>
);

/** A framed picture: the drawing where there is one, otherwise the sign on a stone. */
export const Art = ({
  game,
  of,
  icon,
  cls = "tall",
  children,
}: {
  game: string;
  /** The thing, as the game's list of pictures names it: `troll:cave-troll`. */
  of: string | null;
  icon: string;
  cls?: string;
  children?: ComponentChildren;
}) => {
  const low = cls.includes("low"),
    id = of === null ? null : pictureOf(game, of),
    person = !!id?.startsWith("p-");
  const box = id && !person ? "0 0 200 120" : low ? "0 26 200 120" : "0 0 200 240";
  return (
    <figure class={`art ${cls}`} aria-hidden="true">
      <svg viewBox={box} preserveAspectRatio="xMidYMid slice">
        {id ? (
          <use href={`#${id}`} width="200" height={person ? 240 : 120} />
        ) : (
          <g class="stonepic">
            <use href={`#i-${icon}`} x="50" y={low ? 36 : 60} width="100" height="100" />
          </g>
        )}
      </svg>
      {children}
    </figure>
  );
};

export const Row = ({
  icon,
  beat,
  children,
  n,
  snd,
}: {
  icon: string;
  beat: number;
  children: ComponentChildren;
  n?: number | undefined;
  snd?: string | undefined;
}) => (
  <li class="m-in" style={at(beat)} data-snd={snd}>
    <Ic name={icon} />
    <p>{children}</p>
    {n !== undefined && <em class={n < 0 ? "dn" : "up"}>{signed(n)}</em>}
  </li>
);

export const Who = ({ seat, scene }: { seat: number; scene: Scene }) => (
  <>
    <Mk seat={seat} />
    {scene.words.seat(seat)}
  </>
);
