/**
 * The codes of places, such as B2L, which the record, the rules and text commands use. At a table the board shows the codes if
 * its player asks for them.
 */
import { getContext, setContext } from "svelte";

type AreShown = () => boolean;
const KEY = Symbol("codes");
const ALWAYS: AreShown = () => true;

/** Tells the board below if it shows the codes of its places. */
export function provideCodes(areShown: AreShown): void {
  setContext(KEY, areShown);
}

/** Returns a function that tells if the board shows its codes. Next to a record or a rule, the board always shows its codes. */
export function useCodes(): AreShown {
  return getContext<AreShown | undefined>(KEY) ?? ALWAYS;
}
