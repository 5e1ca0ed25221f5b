/** The places of the board that a notice or a ruling points at, for every grid below a page. */
import { getContext, setContext } from "svelte";

type Looked = () => readonly string[];
const KEY = Symbol("looked");
const SPOKEN = Symbol("looked, spoken");
const NOWHERE: Looked = () => [];

/** `spoken` is added to the accessible name of such a place. If absent, the name does not change. */
export function provideLooked(looked: Looked, spoken: () => string = () => ""): void {
  setContext(KEY, looked);
  setContext(SPOKEN, spoken);
}

/** Returns a function that adds the mark to the accessible names of marked places. */
export function useSpokenLook(): (label: string, isLooked: boolean) => string {
  const spoken = getContext<(() => string) | undefined>(SPOKEN);
  return (label, isLooked) => {
    const mark = isLooked ? (spoken?.() ?? "") : "";
    return mark === "" ? label : `${label}, ${mark}`;
  };
}

/** Returns a function that gives the marked places. A board outside a page has none. */
export function useLooked(): Looked {
  return getContext<Looked | undefined>(KEY) ?? NOWHERE;
}
