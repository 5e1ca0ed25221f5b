/**
 * A few short tones, synthesized without files. They are never the only signal, and silent until the first touch of the page, as browsers
 * demand.
 */
import * as store from "./storage";
import type { Tone } from "./tones";

export class Sounds {
  volume = store.volume();
  #context: AudioContext | null = null;

  /** Call it from a tap or a key. */
  unlock(): void {
    if (this.volume === 0 || typeof AudioContext === "undefined") return;
    this.#context ??= new AudioContext();
    if (this.#context.state === "suspended") void this.#context.resume();
  }

  /** Plays the tone of an event. */
  hear(kind: string): void {
    void this.#sound((tones) => tones.toneOf(kind));
  }

  play(tone: Tone): void {
    void this.#sound(() => tone);
  }

  async #sound(choose: (tones: typeof import("./tones")) => Tone | undefined): Promise<void> {
    const context = this.#context;
    if (context === null || this.volume === 0) return;
    // Without a network the page is silent.
    const tones = await import("./tones").catch(() => undefined);
    const tone = tones && choose(tones);
    if (tone) tones.sound(context, this.volume, tone);
  }
}
