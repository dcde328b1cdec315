// Seventeen short sounds, all made here of oscillators, one second of noise, a filter and an envelope.
// Nothing is loaded, and nothing sounds before the first own move.
import { effect } from "@preact/signals";
import { sound, volumes, type SoundGroup } from "./settings";

interface Voice {
  type?: OscillatorType;
  f?: number;
  f2?: number;
  noise?: boolean;
  filter?: BiquadFilterType;
  cut?: number;
  cut2?: number;
  q?: number;
  /** Seconds: attack, length, delay. */
  a?: number;
  d: number;
  at?: number;
  v?: number;
}

const GRAINS = [0, 0.07, 0.13, 0.2, 0.26, 0.34, 0.45];
const COINS = [0, 0.06, 0.13];
const EMBERS = [0.02, 0.09, 0.14, 0.22, 0.29, 0.35, 0.44, 0.5, 0.58];
const FIFTHS = [196, 293.7, 392, 587.3];

export const SOUNDS: Record<string, [SoundGroup, Voice[]]> = {
  set: [
    "table",
    [
      { f: 170, f2: 110, d: 0.09, v: 0.5 },
      { noise: true, cut: 1800, d: 0.03, v: 0.25 },
    ],
  ],
  dice: [
    "table",
    GRAINS.map((at, i) => ({
      noise: true,
      at,
      filter: "bandpass",
      cut: 2600 - i * 120,
      q: 5,
      d: 0.04,
      v: 0.6 - i * 0.06,
    })),
  ],
  coin: [
    "table",
    COINS.flatMap((at, i): Voice[] => [
      { type: "triangle", at, f: 2093 + i * 180, d: 0.16, v: 0.16 },
      { at, f: 3136 + i * 210, d: 0.1, v: 0.1 },
    ]),
  ],
  tick: ["table", [{ type: "square", f: 880, d: 0.03, v: 0.06, cut: 2400 }]],
  flip: ["table", [{ noise: true, filter: "bandpass", cut: 900, cut2: 3800, q: 0.9, d: 0.11, v: 0.35 }]],
  strike: [
    "event",
    [
      { noise: true, filter: "bandpass", cut: 4200, cut2: 900, q: 1.2, d: 0.12, v: 0.5 },
      { f: 140, f2: 70, d: 0.14, v: 0.6 },
    ],
  ],
  shield: [
    "event",
    [
      { type: "triangle", f: 520, f2: 470, d: 0.22, v: 0.35 },
      { type: "triangle", f: 781, d: 0.16, v: 0.2 },
      { noise: true, cut: 3000, d: 0.03, v: 0.3 },
    ],
  ],
  fall: [
    "event",
    [
      { type: "triangle", f: 240, f2: 90, d: 0.3, v: 0.4 },
      { noise: true, at: 0.22, cut: 500, d: 0.1, v: 0.5 },
    ],
  ],
  topple: [
    "event",
    [
      { noise: true, cut: 260, cut2: 90, d: 0.7, v: 0.8 },
      { f: 70, f2: 38, d: 0.6, v: 0.7 },
    ],
  ],
  stamp: [
    "event",
    [
      { f: 120, f2: 60, d: 0.12, v: 0.7 },
      { noise: true, cut: 900, d: 0.05, v: 0.4 },
    ],
  ],
  burn: [
    "event",
    [
      ...EMBERS.map((at): Voice => ({ noise: true, at, filter: "highpass", cut: 2500, d: 0.03, v: 0.18 })),
      { noise: true, cut: 600, d: 0.7, a: 0.2, v: 0.2 },
    ],
  ],
  sink: [
    "event",
    [
      { noise: true, cut: 180, cut2: 60, d: 1.9, a: 0.3, v: 0.9 },
      { f: 55, f2: 29, d: 1.9, a: 0.2, v: 0.7 },
      { noise: true, at: 0.7, filter: "bandpass", cut: 700, cut2: 250, q: 0.8, d: 1, a: 0.4, v: 0.25 },
    ],
  ],
  valhalla: [
    "event",
    FIFTHS.map((f, i): Voice => ({ type: "triangle", at: i * 0.09, f, d: 0.9, a: 0.15, v: 0.13, cut: 2200 })),
  ],
  drum: [
    "event",
    [
      { f: 96, f2: 48, d: 0.3, v: 0.9 },
      { noise: true, cut: 400, d: 0.05, v: 0.3 },
    ],
  ],
  horn: [
    "turn",
    [
      { type: "sawtooth", f: 146.8, d: 0.5, a: 0.06, v: 0.24, cut: 700, cut2: 1100 },
      { type: "sawtooth", at: 0.02, f: 147.9, d: 0.48, a: 0.06, v: 0.16, cut: 700 },
    ],
  ],
  crown: [
    "turn",
    [
      { type: "sawtooth", f: 196, d: 0.22, a: 0.04, v: 0.2, cut: 900, cut2: 1500 },
      { type: "sawtooth", at: 0.18, f: 293.7, d: 0.22, a: 0.04, v: 0.2, cut: 900, cut2: 1500 },
      { type: "sawtooth", at: 0.36, f: 392, d: 0.9, a: 0.04, v: 0.2, cut: 900, cut2: 1500 },
      { f: 98, d: 1.2, a: 0.05, v: 0.3 },
    ],
  ],
  no: [
    "turn",
    [
      { type: "triangle", f: 196, f2: 165, d: 0.12, v: 0.25, cut: 900 },
      { type: "triangle", at: 0.1, f: 155, d: 0.14, v: 0.22, cut: 800 },
    ],
  ],
};
export type SoundName = keyof typeof SOUNDS & string;

const SILENCE = 0.0001;
const MOST = 3;
const WINDOW = 80;

/** Which sounds may still be made: at most three within 80 ms, a tick every third time, none in a hidden
 * tab. */
export class Gate {
  private recent: number[] = [];
  private ticks = 0;
  opens(name: string, now: number, hidden: boolean): boolean {
    if (hidden && name !== "horn") return false;
    if (name === "tick" && this.ticks++ % 3) return false;
    this.recent = this.recent.filter((t) => now - t < WINDOW);
    if (this.recent.length >= MOST) return false;
    this.recent.push(now);
    return true;
  }
}

class Desk {
  readonly ac = new AudioContext();
  readonly groups = {} as Record<SoundGroup, GainNode>;
  private readonly noise: AudioBuffer;
  constructor() {
    const out = this.ac.createDynamicsCompressor();
    out.connect(this.ac.destination);
    for (const g of ["table", "event", "turn"] as const) {
      this.groups[g] = this.ac.createGain();
      this.groups[g].connect(out);
    }
    this.noise = this.ac.createBuffer(1, this.ac.sampleRate, this.ac.sampleRate);
    const data = this.noise.getChannelData(0);
    for (let i = 0; i < data.length; i++) data[i] = Math.random() * 2 - 1;
  }

  private source(o: Voice, t: number): AudioScheduledSourceNode {
    if (o.noise) {
      const s = this.ac.createBufferSource();
      s.buffer = this.noise;
      s.loop = true;
      return s;
    }
    const s = this.ac.createOscillator();
    s.type = o.type ?? "sine";
    s.frequency.setValueAtTime(o.f!, t);
    if (o.f2) s.frequency.exponentialRampToValueAtTime(o.f2, t + o.d);
    return s;
  }

  /** One voice: an oscillator or noise through a filter and an envelope. */
  voice(group: SoundGroup, o: Voice, loud: number) {
    const t = this.ac.currentTime + (o.at ?? 0),
      envelope = this.ac.createGain(),
      filter = this.ac.createBiquadFilter(),
      s = this.source(o, t);
    filter.type = o.filter ?? "lowpass";
    filter.frequency.setValueAtTime(o.cut ?? 8000, t);
    if (o.cut2) filter.frequency.exponentialRampToValueAtTime(o.cut2, t + o.d);
    filter.Q.value = o.q ?? 0.7;
    envelope.gain.setValueAtTime(SILENCE, t);
    envelope.gain.exponentialRampToValueAtTime((o.v ?? 0.3) * loud, t + (o.a ?? 0.004));
    envelope.gain.exponentialRampToValueAtTime(SILENCE, t + o.d);
    s.connect(filter).connect(envelope).connect(this.groups[group]);
    s.start(t);
    s.stop(t + o.d + 0.02);
  }
}

let desk: Desk | null = null;
let begun = false;
const gate = new Gate();

/** The first own move: from now on there may be sound. */
export const begin = () => {
  begun = true;
};

/** `loud`: others' doings at half of it. */
export const play = (name: string, loud = 1) => {
  const made = SOUNDS[name];
  if (!made || !begun || !sound.value || typeof AudioContext === "undefined") return;
  if (!gate.opens(name, performance.now(), document.hidden)) return;
  if (!desk) {
    desk = new Desk();
    effect(() => {
      for (const g of ["table", "event", "turn"] as const)
        desk!.groups[g].gain.value = volumes.value[g] * 0.5;
    });
  }
  void desk.ac.resume();
  for (const v of made[1]) desk.voice(made[0], v, loud);
};
