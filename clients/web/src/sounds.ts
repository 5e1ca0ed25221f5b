/**
 * A few short tones, made on the spot: no files. Never the only signal, and silent until the page was first touched, as
 * browsers demand.
 */
import * as store from "./stored";

type Tone = "place" | "flag" | "warn" | "challenge" | "result" | "bell";

/** Each a row of [frequency in Hz, start in s, length in s]. */
const TONES: Record<Tone, readonly (readonly [number, number, number])[]> = {
  place: [[330, 0, 0.07]],
  flag: [
    [523, 0, 0.1],
    [784, 0.1, 0.16],
  ],
  warn: [
    [440, 0, 0.09],
    [440, 0.16, 0.09],
  ],
  challenge: [
    [392, 0, 0.12],
    [294, 0.12, 0.2],
  ],
  bell: [
    [988, 0, 0.14],
    [1319, 0.14, 0.3],
  ],
  result: [
    [523, 0, 0.12],
    [659, 0.12, 0.12],
    [784, 0.24, 0.3],
  ],
};

const OF: Record<string, Tone> = {
  placed: "place",
  moved: "place",
  rolled: "place",
  time_reminder: "warn",
  ruling: "challenge",
  ruling_pending: "challenge",
  game_ended: "result",
};

export class Sounds {
  volume = store.volume();
  #context: AudioContext | null = null;

  /** Called from a tap or a key. */
  unlock(): void {
    if (this.volume === 0 || typeof AudioContext === "undefined") return;
    this.#context ??= new AudioContext();
    if (this.#context.state === "suspended") void this.#context.resume();
  }

  hear(kind: string): void {
    const tone = OF[kind];
    if (tone !== undefined) this.play(tone);
  }

  play(tone: Tone): void {
    const context = this.#context;
    if (context === null || this.volume === 0) return;
    for (const [frequency, start, length] of TONES[tone]) {
      const at = context.currentTime + start;
      const oscillator = context.createOscillator();
      const gain = context.createGain();
      oscillator.type = "triangle";
      oscillator.frequency.value = frequency;
      gain.gain.setValueAtTime(this.volume * 0.25, at);
      gain.gain.exponentialRampToValueAtTime(0.001, at + length);
      oscillator.connect(gain).connect(context.destination);
      oscillator.start(at);
      oscillator.stop(at + length);
    }
  }
}
