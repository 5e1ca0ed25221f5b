/**
 * A few short tones, made on the spot: no files. Never the only signal, and silent until the page was first touched, as
 * browsers demand.
 */
import * as store from "./storage";
import type { Tone } from "./tones";

export class Sounds {
  volume = store.volume();
  #context: AudioContext | null = null;

  /** Called from a tap or a key. */
  unlock(): void {
    if (this.volume === 0 || typeof AudioContext === "undefined") return;
    this.#context ??= new AudioContext();
    if (this.#context.state === "suspended") void this.#context.resume();
  }

  /** Something happened. */
  hear(kind: string): void {
    void this.#sound((tones) => tones.toneOf(kind));
  }

  play(tone: Tone): void {
    void this.#sound(() => tone);
  }

  async #sound(choose: (tones: typeof import("./tones")) => Tone | undefined): Promise<void> {
    const context = this.#context;
    if (context === null || this.volume === 0) return;
    // Without a network there is no sound, and nothing else.
    const tones = await import("./tones").catch(() => undefined);
    const tone = tones && choose(tones);
    if (tone) tones.sound(context, this.volume, tone);
  }
}
