// What waits to be shown, and what is on. It never holds a game: whoever plays on finds the queue shorter.
// Time comes from outside, so that it is tested without a browser.
import { signal, type Signal } from "@preact/signals";
import type { Speed } from "../core/settings";
import { type Level, levelFor, type Others, type Stage } from "./fold";

/** One beat in milliseconds: stages are scored in beats. */
export const BEAT: Record<Speed, number> = { slow: 160, normal: 100, fast: 50, off: 50 };
/** How long the end stands, in beats; the same for all speeds. */
const HOLD = { A: 40, B: 24 } as const;
/** A phase has a name and no more: it goes as it came. */
const HOLD_BRIEF = 6;
/** A plank plays so many beats at most, however long its card would. */
const PLANK = 12;
/** With a clock running and a question open the end stands so long, and when several wait. */
const HOLD_PRESSED = 1500;
const HOLD_LATE = 1000;
/** More waiting than this is cut short; more than that is told in one card. */
export const LATE_MS = 12_000;
export const DIGEST_MS = 30_000;
const AWAY_MS = 60_000;

export interface Shown {
  key: number;
  stage: Stage;
  level: "A" | "B";
  /** Milliseconds of a beat. */
  beat: number;
  /** The end state stands: nothing moves any more. */
  ended: boolean;
  /** How long the end stands, Infinity until it is closed; the thin line runs out in that time. */
  hold: number;
  /** How many wait after it. */
  more: number;
  /** Shown again from the log or in a replay: closed by hand only. */
  again: boolean;
}
/** Everything that waited, told in one card. */
export interface Digest {
  stages: Stage[];
}

export interface Env {
  speed(): Speed;
  /** Reduced motion: pictures of the end only. */
  calm(): boolean;
  viewer(): number | null;
  others(): Others;
  /** My question is open and my clock runs. */
  pressed(): boolean;
  /** Somebody writes in the chat: nothing opens over that. */
  typing(): boolean;
  /** How many beats a stage of this kind plays. */
  beats(s: Stage): number;
  /** Something to read: it waits for a click. */
  stays(s: Stage): boolean;
  /** A name and no more: a short plank, and none at fast. */
  brief(s: Stage): boolean;
  now(): number;
  later(f: () => void, ms: number): () => void;
}

export class Queue {
  readonly on: Signal<Shown | null> = signal(null);
  readonly banners: Signal<Shown[]> = signal([]);
  readonly digest: Signal<Digest | null> = signal(null);
  /** A card is on or waits, or the one that tells of several. */
  readonly busy: Signal<boolean> = signal(false);
  /** Left out by Escape: one chip offers them. */
  readonly skipped: Signal<Stage[]> = signal([]);
  /** Told for motions and sounds: every stage once, in order, whatever its level. */
  onStage: (s: Stage, level: Level) => void = () => {};
  private waiting: { stage: Stage; level: "A" | "B"; again: boolean }[] = [];
  private stop: (() => void) | null = null;
  private held = false;
  private next = 1;
  private hiddenAt: number | null = null;

  constructor(private readonly env: Env) {}

  /** Puts down what happened. `all`: played again, whatever waits. */
  add(stages: Stage[], all = false) {
    const { viewer, others, speed } = this.env;
    for (const stage of stages) {
      let level = levelFor(stage, viewer(), others());
      if (level === "A" && (speed() === "off" || this.env.typing())) level = "B";
      else if (level === "B" && (speed() === "off" || (speed() === "fast" && this.env.brief(stage))))
        level = "D";
      this.onStage(stage, level);
      if (level === "A" || level === "B") this.waiting.push({ stage, level, again: all });
    }
    if (!all) this.shorten();
    this.go();
  }

  /** How long what waits would take. */
  private backlog(): number {
    const beat = BEAT[this.env.speed()];
    return this.waiting.reduce((ms, w) => ms + (this.beats(w.stage, w.level) + HOLD[w.level]) * beat, 0);
  }

  private beats(s: Stage, level: "A" | "B"): number {
    return level === "A" ? this.env.beats(s) : Math.min(PLANK, this.env.beats(s));
  }

  private shorten() {
    const ms = this.backlog(),
      away = this.hiddenAt !== null && this.env.now() - this.hiddenAt > AWAY_MS;
    if (this.waiting.length > 1 && (ms > DIGEST_MS || away)) {
      this.digest.value = {
        stages: [...(this.digest.value?.stages ?? []), ...this.waiting.map((w) => w.stage)],
      };
      this.waiting = [];
    } else if (ms > LATE_MS) this.waiting = this.waiting.filter((w) => w.level === "A");
  }

  private get late() {
    return this.backlog() > LATE_MS;
  }

  /** Takes the next one up when the place is free. */
  private go() {
    if (!this.on.value && !this.stop && !this.digest.value) {
      const w = this.waiting.shift();
      if (w?.level === "A") this.open(w.stage, w.again);
      else if (w) this.hang(w.stage);
    }
    this.busy.value =
      this.on.value !== null || this.digest.value !== null || this.waiting.some((x) => x.level === "A");
  }

  private open(stage: Stage, again: boolean) {
    this.banners.value = [];
    const { speed, calm, pressed } = this.env,
      beat = BEAT[speed()];
    const late = !again && this.late,
      cut = calm() || pressed() || late || speed() === "off";
    const still = this.env.stays(stage) ? Infinity : HOLD.A * beat,
      hold = pressed() ? HOLD_PRESSED : late ? HOLD_LATE : still;
    const key = this.next++;
    this.on.value = { key, stage, level: "A", beat, ended: cut, hold, more: this.waiting.length, again };
    this.held = false;
    if (cut) this.wait(hold, () => this.close());
    else
      this.wait(this.env.beats(stage) * beat, () => {
        this.end();
        this.wait(hold, () => this.close());
      });
  }

  private hang(stage: Stage) {
    const beat = BEAT[this.env.speed()],
      key = this.next++,
      ms = Math.max(600, this.beats(stage, "B") * beat);
    const b: Shown = { key, stage, level: "B", beat, ended: false, hold: 0, more: 0, again: false };
    this.banners.value = [...this.banners.value, b].slice(-2);
    this.env.later(
      () => {
        this.banners.value = this.banners.value.filter((x) => x.key !== key);
      },
      ms + (this.env.brief(stage) ? HOLD_BRIEF : HOLD.B) * beat,
    );
    // The next one need not wait for the end of this.
    this.wait(ms, () => this.go());
  }

  /** A pointer on the card, focus in it or a finger down stops the line; it begins anew afterwards. */
  private wait(ms: number, then: () => void) {
    this.stop?.();
    this.stop = null;
    if (ms === Infinity) return;
    this.stop = this.env.later(() => {
      this.stop = null;
      if (this.held && this.on.value?.ended) {
        this.wait(400, then);
        return;
      }
      then();
    }, ms);
  }

  hold(yes: boolean) {
    this.held = yes;
  }

  private end() {
    if (this.on.value && !this.on.value.ended) this.on.value = { ...this.on.value, ended: true };
  }

  close() {
    this.stop?.();
    this.stop = null;
    this.on.value = null;
    this.go();
  }

  /** A click or Space: first to the end, then on. */
  press() {
    const on = this.on.value;
    if (!on) return;
    if (on.ended) this.close();
    else {
      this.end();
      this.wait(on.hold, () => this.close());
    }
  }

  /** Escape: everything that waits; a chip keeps it. */
  skipAll() {
    const left = [...(this.on.value && !this.on.value.again ? [this.on.value.stage] : [])];
    left.push(...this.waiting.filter((w) => !w.again).map((w) => w.stage));
    this.waiting = [];
    this.banners.value = [];
    this.digest.value = null;
    if (left.length > 1) this.skipped.value = left;
    this.close();
  }

  /** From the log, a banner or the chip: once more, in full. */
  show(stages: Stage[]) {
    this.skipped.value = [];
    this.digest.value = null;
    this.banners.value = [];
    this.stop?.();
    this.stop = null;
    this.on.value = null;
    this.waiting.unshift(...stages.map((stage) => ({ stage, level: "A" as const, again: true })));
    this.go();
  }

  closeDigest() {
    this.digest.value = null;
    this.go();
  }

  /** The tab went out of sight, or came back. */
  hidden(yes: boolean) {
    if (yes) this.hiddenAt ??= this.env.now();
    else {
      this.shorten();
      this.hiddenAt = null;
      this.go();
    }
  }

  /** Something was taken back: what was told of it is not shown any more. */
  forget() {
    this.waiting = [];
    this.banners.value = [];
    this.digest.value = null;
    this.skipped.value = [];
    this.close();
  }
}
