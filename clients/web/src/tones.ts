/**
 * The page's sounds, synthesized without files: the materials of boards, dice in a cup, and signals. They load with the first sound. Each
 * is a few struck tones and bursts of noise, because wood, clay and paper differ in their pitch, their noise and how fast they fade.
 */
import type { Landing } from "./board/motion/landing";

export type Tone = Landing["sound"] | "flag" | "warn" | "challenge" | "won" | "over" | "bell";

/** A struck tone: `at_s` after the start, `hz`, `fade_s` until it is silent, `loud` from 0 to 1. */
type Struck = { at_s?: number; hz: number; fade_s: number; loud: number; form?: OscillatorType };
/** A burst of noise around `hz`. `sharp`: how narrow the band is. `rise_s`: time until it is loudest. */
type Burst = { at_s?: number; noise_hz: number; fade_s: number; loud: number; sharp?: number; rise_s?: number };
type Part = Struck | Burst;

/** A bell's partials, which are not multiples of its tone. */
const rung = (hz: number, loud: number, at_s = 0): Part[] => [
  { at_s, hz, fade_s: 0.9, loud },
  { at_s, hz: hz * 2.01, fade_s: 0.5, loud: loud * 0.4 },
  { at_s, hz: hz * 2.99, fade_s: 0.25, loud: loud * 0.2 },
];

const blown = (hz: number, at_s: number, fade_s: number): Part[] => [
  { at_s, hz, fade_s, loud: 0.3, form: "triangle" },
  { at_s, hz: hz * 1.003, fade_s, loud: 0.12, form: "sawtooth" },
];

const knocked = (at_s: number): Part[] => [
  { at_s, hz: 118, fade_s: 0.16, loud: 0.6 },
  { at_s, hz: 236, fade_s: 0.06, loud: 0.2 },
  { at_s, noise_hz: 420, fade_s: 0.04, loud: 0.5 },
];

/** The times and pitches of a die's knocks on the cup and on the table. They come faster at first. */
const RATTLE = [
  [0, 1900],
  [0.05, 2500],
  [0.09, 1700],
  [0.15, 2800],
  [0.21, 2100],
  [0.32, 1500],
  [0.4, 1750],
  [0.5, 1350],
] as const;

const SOUNDS: Record<Tone, readonly Part[]> = {
  wood: [
    { hz: 640, fade_s: 0.09, loud: 0.4 },
    { hz: 1330, fade_s: 0.04, loud: 0.18 },
    { noise_hz: 1600, fade_s: 0.025, loud: 0.5 },
  ],
  chip: [
    { hz: 2150, fade_s: 0.05, loud: 0.3 },
    { hz: 3340, fade_s: 0.03, loud: 0.14 },
    { noise_hz: 900, fade_s: 0.03, loud: 0.3 },
    { at_s: 0.06, hz: 2290, fade_s: 0.035, loud: 0.12 },
  ],
  card: [
    { noise_hz: 3600, fade_s: 0.13, loud: 0.4, sharp: 0.7, rise_s: 0.03 },
    { at_s: 0.06, noise_hz: 300, fade_s: 0.06, loud: 0.5, rise_s: 0.005 },
  ],
  tile: [
    { hz: 2750, fade_s: 0.035, loud: 0.3 },
    { hz: 1720, fade_s: 0.05, loud: 0.25 },
    { noise_hz: 3200, fade_s: 0.02, loud: 0.45 },
  ],
  stone: [
    { hz: 880, fade_s: 0.12, loud: 0.3 },
    { hz: 1490, fade_s: 0.07, loud: 0.14 },
    { hz: 170, fade_s: 0.07, loud: 0.35 },
    { noise_hz: 2400, fade_s: 0.02, loud: 0.3 },
  ],
  paper: [
    { noise_hz: 2300, fade_s: 0.07, loud: 0.35, sharp: 0.6, rise_s: 0.012 },
    { at_s: 0.03, hz: 240, fade_s: 0.05, loud: 0.2 },
  ],
  pencil: [0, 0.1, 0.19].map((at_s) => ({ at_s, noise_hz: 4300, fade_s: 0.085, loud: 0.28, sharp: 1.6, rise_s: 0.03 })),
  dice: RATTLE.flatMap(([at_s, hz]): Part[] => [
    { at_s, hz, fade_s: 0.03, loud: 0.16 },
    { at_s, noise_hz: hz * 0.8, fade_s: 0.03, loud: 0.4, sharp: 1.5 },
  ]),
  flag: rung(660, 0.28).concat(rung(880, 0.22, 0.14)),
  warn: [0, 0.18].flatMap((at_s) => rung(523, 0.25, at_s)),
  challenge: [...knocked(0), ...knocked(0.19)],
  won: [...blown(523, 0, 0.16), ...blown(659, 0.13, 0.16), ...blown(784, 0.26, 0.2), ...blown(1047, 0.42, 0.6)],
  over: [...rung(587, 0.22), ...rung(440, 0.22, 0.2)],
  bell: [...rung(988, 0.25), ...rung(1319, 0.25, 0.14)],
};

export const TONES = Object.keys(SOUNDS) as Tone[];

/** Pieces never sound exactly alike: largest change of their pitch. */
const VARIES = 0.05;

const OF: Record<string, Tone> = {
  time_reminder: "warn",
  ruling: "challenge",
  ruling_pending: "challenge",
  game_ended: "over",
};

/** Returns the signal of an event; undefined for an event without a signal. `hasWon`: the listener has won the game. */
export function toneOf(kind: string, hasWon = false): Tone | undefined {
  return kind === "game_ended" && hasWon ? "won" : OF[kind];
}

const noises = new WeakMap<BaseAudioContext, AudioBuffer>();

function noiseOf(context: BaseAudioContext): AudioBuffer {
  let buffer = noises.get(context);
  if (buffer === undefined) {
    buffer = context.createBuffer(1, context.sampleRate / 2, context.sampleRate);
    const samples = buffer.getChannelData(0);
    for (let at = 0; at < samples.length; at++) samples[at] = Math.random() * 2 - 1;
    noises.set(context, buffer);
  }
  return buffer;
}

/** Plays a sound after a delay. `volume`: from 0 to 1. */
export function sound(context: BaseAudioContext, volume: number, tone: Tone, after_s = 0): void {
  const pitch = 1 + (Math.random() * 2 - 1) * (tone in OF || tone === "won" ? 0 : VARIES);
  for (const part of SOUNDS[tone]) {
    const start = context.currentTime + after_s + (part.at_s ?? 0);
    const gain = context.createGain();
    const rise = "noise_hz" in part ? (part.rise_s ?? 0.001) : 0.002;
    gain.gain.setValueAtTime(0.0001, start);
    gain.gain.exponentialRampToValueAtTime(Math.max(0.0002, part.loud * volume), start + rise);
    gain.gain.exponentialRampToValueAtTime(0.0001, start + rise + part.fade_s);
    gain.connect(context.destination);
    const source = "noise_hz" in part ? hissing(context, part, pitch, gain) : struck(context, part, pitch, gain);
    source.start(start);
    source.stop(start + rise + part.fade_s + 0.02);
  }
}

function struck(context: BaseAudioContext, { hz, form = "sine" }: Struck, pitch: number, gain: GainNode): AudioScheduledSourceNode {
  const oscillator = context.createOscillator();
  oscillator.type = form;
  oscillator.frequency.value = hz * pitch;
  oscillator.connect(gain);
  return oscillator;
}

function hissing(context: BaseAudioContext, { noise_hz, sharp = 1 }: Burst, pitch: number, gain: GainNode): AudioScheduledSourceNode {
  const source = context.createBufferSource();
  source.buffer = noiseOf(context);
  source.loop = true;
  const filter = context.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.value = noise_hz * pitch;
  filter.Q.value = sharp;
  source.connect(filter).connect(gain);
  return source;
}
