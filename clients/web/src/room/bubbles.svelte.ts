/** The seats' latest phrases. They stay next to the seats for some seconds, and then only in the log. */
/* eslint-disable svelte/prefer-svelte-reactivity -- the maps are made again at each change, so that the first load needs no reactive map */
import { isReaction } from "../words/phrases";
import type { GameEvent, Seat } from "./view";

export const STAY_MS = 6_000;
/** A reaction is only a picture and a word, so it stays for less time. */
export const REACTION_MS = 2_500;

export class Bubbles {
  /** The phrase of each seat. Each change makes a new map, because a page has few seats and the first load then needs no reactive map. */
  #shown = $state.raw<ReadonlyMap<Seat, { phrase: string }>>(new Map());

  /** Returns the phrase next to a seat; null if it has none. */
  of(seat: Seat): string | null {
    return this.#shown.get(seat)?.phrase ?? null;
  }

  /** Shows the phrases among the events. A seat's new phrase replaces its last one. */
  hear(events: readonly GameEvent[]): void {
    for (const { kind, seat, params } of events) {
      if (kind !== "phrase" || seat == null || typeof params?.phrase !== "string") continue;
      const said = { phrase: params.phrase };
      this.#shown = new Map([...this.#shown, [seat, said]]);
      setTimeout(() => {
        this.#shown = new Map([...this.#shown].filter(([, each]) => each !== said));
      }, isReaction(said.phrase) ? REACTION_MS : STAY_MS);
    }
  }

  clear(): void {
    this.#shown = new Map();
  }
}
