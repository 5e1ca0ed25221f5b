/**
 * The codes of places, such as B2L: a record, the rules and the line for typing name a place by them. At a table they stand on the board
 * if its player asks for them.
 */
import { getContext, setContext } from "svelte";

type AreShown = () => boolean;
const KEY = Symbol("codes");
const ALWAYS: AreShown = () => true;

/** For the board below: whether the names of its places stand on it. */
export function provideCodes(areShown: AreShown): void {
  setContext(KEY, areShown);
}

/** Whether the board bears the names of its places; always beside a record or a rule. */
export function useCodes(): AreShown {
  return getContext<AreShown | undefined>(KEY) ?? ALWAYS;
}
