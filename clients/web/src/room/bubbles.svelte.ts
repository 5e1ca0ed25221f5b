/** What seats have just said: it stands beside them for some seconds, and then only in the log. */
/* eslint-disable svelte/prefer-svelte-reactivity -- the maps are made again at each change, so that the first load needs no reactive map */
import type { GameEvent, Seat } from "./view";

export const STAY_MS = 6_000;

export class Bubbles {
  /** Made again at each change: a page has few seats, and so the first load needs no reactive map. */
  #shown = $state.raw<ReadonlyMap<Seat, { phrase: string }>>(new Map());

  /** The phrase beside a seat, null where it is silent. */
  of(seat: Seat): string | null {
    return this.#shown.get(seat)?.phrase ?? null;
  }

  /** Of what happened the phrases are shown; a seat's new one takes the place of its last. */
  hear(happenings: readonly GameEvent[]): void {
    for (const { kind, seat, params } of happenings) {
      if (kind !== "phrase" || seat == null || typeof params?.phrase !== "string") continue;
      const said = { phrase: params.phrase };
      this.#shown = new Map([...this.#shown, [seat, said]]);
      setTimeout(() => {
        this.#shown = new Map([...this.#shown].filter(([, each]) => each !== said));
      }, STAY_MS);
    }
  }

  clear(): void {
    this.#shown = new Map();
  }
}
