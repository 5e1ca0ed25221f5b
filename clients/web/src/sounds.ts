/**
 * The page's sounds, synthesized without files. They are never the only signal, and silent until the first touch of the page, as browsers
 * demand. A hidden tab gives only the signals that somebody waits for.
 */
import type { Landing } from "./board/motion/landing";
import * as store from "./storage";
import type { Tone } from "./tones";

/** The signals that a person hears in another tab: the turn, its last seconds, and a pupil's call. */
const ALSO_HIDDEN: readonly Tone[] = ["flag", "warn", "bell"];
/** The signals that a class hears although its tables are silent: a pupil's call, at the tutor's page. */
const ALSO_QUIET: readonly Tone[] = ["bell"];
/** A sound that loads later than this is left out, because it would seem to belong to another move. */
const LATE_MS = 400;

export class Sounds {
  volume = store.volume();
  /** Tells whether the page shows a table of a class whose tables are silent. */
  isQuiet: () => boolean = () => false;
  #context: AudioContext | null = null;

  /** Call it from a tap or a key. */
  unlock(): void {
    if (this.volume === 0 || typeof AudioContext === "undefined") return;
    this.#context ??= new AudioContext();
    if (this.#context.state === "suspended") void this.#context.resume();
  }

  /** Plays the signal of an event. `hasWon`: the listener has won the game. */
  hear(kind: string, hasWon = false): void {
    void this.#sound((tones) => tones.toneOf(kind, hasWon));
  }

  /** Plays the sound of a piece that lands, or of dice. */
  land({ sound, after_ms }: Landing): void {
    void this.#sound(() => sound, after_ms);
  }

  play(tone: Tone): void {
    void this.#sound(() => tone);
  }

  async #sound(choose: (tones: typeof import("./tones")) => Tone | undefined, after_ms = 0): Promise<void> {
    const context = this.#context;
    if (context === null || this.volume === 0) return;
    const asked_ms = performance.now();
    // Without a network the page is silent.
    const tones = await import("./tones").catch(() => undefined);
    const tone = tones && choose(tones);
    const rest_ms = after_ms - (performance.now() - asked_ms);
    if (tone && this.#mayPlay(tone) && rest_ms > -LATE_MS) tones.sound(context, this.volume, tone, Math.max(0, rest_ms) / 1000);
  }

  #mayPlay(tone: Tone): boolean {
    if (document.visibilityState === "hidden" && !ALSO_HIDDEN.includes(tone)) return false;
    return ALSO_QUIET.includes(tone) || !this.isQuiet();
  }
}
