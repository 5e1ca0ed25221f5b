/** Tells a board that its view changes by one step. A board without steps, such as a small one of the dashboard, does not move. */
import { getContext, setContext } from "svelte";

import type { Landing } from "./landing";

export interface StepListener {
  /** Called before a view changes by one step. `isOwn` is true if the viewer made the step. */
  step: (isOwn: boolean) => void;
  /** Called before another view replaces this one: a snapshot after a gap, or another moment of a recording. */
  jump: () => void;
}

export class Steps {
  readonly #listeners = new Set<StepListener>();
  /** Plays the sound of a landing. */
  readonly land: (landing: Landing) => void;

  constructor(land: (landing: Landing) => void = () => undefined) {
    this.land = land;
  }

  /** Adds a listener. The returned function removes it. */
  listen(listener: StepListener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  step(isOwn: boolean): void {
    for (const listener of this.#listeners) listener.step(isOwn);
  }

  jump(): void {
    for (const listener of this.#listeners) listener.jump();
  }
}

const KEY = Symbol("steps");

/** Lets the boards below this component move with these steps. */
export function provideSteps(steps: Steps): void {
  setContext(KEY, steps);
}

export function useSteps(): Steps | null {
  return getContext<Steps | undefined>(KEY) ?? null;
}
