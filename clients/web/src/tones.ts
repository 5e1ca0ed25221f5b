/** The page's sounds, a few short tones each. They load with the first sound. */
export type Tone = "place" | "flag" | "warn" | "challenge" | "result" | "bell";

/** Each is a list of [frequency in Hz, start in s, length in s]. */
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

/** Returns the tone of an event; undefined for a silent event. */
export const toneOf = (kind: string): Tone | undefined => OF[kind];

export function sound(context: AudioContext, volume: number, tone: Tone): void {
  for (const [frequency, start, length] of TONES[tone]) {
    const at = context.currentTime + start;
    const oscillator = context.createOscillator();
    const gain = context.createGain();
    oscillator.type = "triangle";
    oscillator.frequency.value = frequency;
    gain.gain.setValueAtTime(volume * 0.25, at);
    gain.gain.exponentialRampToValueAtTime(0.001, at + length);
    oscillator.connect(gain).connect(context.destination);
    oscillator.start(at);
    oscillator.stop(at + length);
  }
}
