/**
 * The codes of places, such as B2L, which the record, the rules and text commands use. One rule holds for all boards: a board
 * draws its codes as svg texts of class `code`, and `Grid` hides them until the player asks for them in the table's menu or
 * reaches a cell by the keyboard. Small boards never show codes.
 */
import { getContext, setContext } from "svelte";

import { placeCodes } from "../../storage_later";

type AreShown = () => boolean;
const KEY = Symbol("codes");

/** Tells the board below if its player asks for codes. */
export function provideCodes(areShown: AreShown): void {
  setContext(KEY, areShown);
}

/** Returns a function that tells if the player asks for codes: in the menu of this table, or earlier on this device. */
export function useCodes(): AreShown {
  return getContext<AreShown | undefined>(KEY) ?? placeCodes;
}
