/** The sentence that says what a player is to do next: the board knows it, the headline of the table says it. */
import { getContext, setContext } from "svelte";

const KEY = Symbol("next act");

export class NextActSaid {
  /** Null where the board leaves it to the phase. */
  sentence = $state.raw<string | null>(null);
}

/** For the board below: where its sentence is said. */
export function provideNextAct(): NextActSaid {
  const said = new NextActSaid();
  setContext(KEY, said);
  return said;
}

/** Null on a board that no headline stands over. */
export function useNextAct(): NextActSaid | null {
  return getContext<NextActSaid | undefined>(KEY) ?? null;
}
