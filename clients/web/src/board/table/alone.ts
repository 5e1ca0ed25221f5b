/** Some pages show a board without its panel: small boards that people only look at. */
import { getContext, setContext } from "svelte";

const KEY = Symbol("alone");

/** Leaves the panel of the board below this component out of the page. */
export function provideAlone(): void {
  setContext(KEY, true);
}

/** Tells whether the page shows the board without its panel. */
export function isAlone(): boolean {
  return getContext<true | undefined>(KEY) ?? false;
}
