/** The sentence of a player's next act. The board sets it; the table's headline shows it. */
import { getContext, setContext } from "svelte";

const KEY = Symbol("next act");

export class NextActSaid {
  /** The sentence; null if the sentence of the present phase is enough. */
  sentence = $state.raw<string | null>(null);
}

/** Makes the object where the board below stores its sentence. */
export function provideNextAct(): NextActSaid {
  const said = new NextActSaid();
  setContext(KEY, said);
  return said;
}

/** Returns null on a board without a headline. */
export function useNextAct(): NextActSaid | null {
  return getContext<NextActSaid | undefined>(KEY) ?? null;
}
