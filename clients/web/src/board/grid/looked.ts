/** The places of the board that a notice or a ruling points at, for every grid below a page. */
import { getContext, setContext } from "svelte";

type Looked = () => readonly string[];
const KEY = Symbol("looked");
const SPOKEN = Symbol("looked, spoken");
const NOWHERE: Looked = () => [];

/** `spoken`: what a screen reader adds to the name of such a place; nothing where it is not given. */
export function provideLooked(looked: Looked, spoken: () => string = () => ""): void {
  setContext(KEY, looked);
  setContext(SPOKEN, spoken);
}

/** The names of places for a screen reader: those that are pointed at say so. */
export function useSpokenLook(): (label: string, isLooked: boolean) => string {
  const spoken = getContext<(() => string) | undefined>(SPOKEN);
  return (label, isLooked) => {
    const mark = isLooked ? (spoken?.() ?? "") : "";
    return mark === "" ? label : `${label}, ${mark}`;
  };
}

/** What is pointed at now; nothing on a board by itself. */
export function useLooked(): Looked {
  return getContext<Looked | undefined>(KEY) ?? NOWHERE;
}
