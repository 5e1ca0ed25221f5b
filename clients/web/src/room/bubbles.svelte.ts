/** What seats have just said: it stands beside them for some seconds, and then only in the log. */
import { SvelteMap } from "svelte/reactivity";

import type { GameEvent, Seat } from "./view";

export const STAY_MS = 6_000;

export class Bubbles {
  readonly #shown = new SvelteMap<Seat, { phrase: string }>();

  /** The phrase beside a seat, null where it is silent. */
  of(seat: Seat): string | null {
    return this.#shown.get(seat)?.phrase ?? null;
  }

  /** Of what happened the phrases are shown; a seat's new one takes the place of its last. */
  hear(happenings: readonly GameEvent[]): void {
    for (const { kind, seat, params } of happenings) {
      if (kind !== "phrase" || seat == null || typeof params?.phrase !== "string") continue;
      const said = { phrase: params.phrase };
      this.#shown.set(seat, said);
      setTimeout(() => {
        if (this.#shown.get(seat) === said) this.#shown.delete(seat);
      }, STAY_MS);
    }
  }

  clear(): void {
    this.#shown.clear();
  }
}
