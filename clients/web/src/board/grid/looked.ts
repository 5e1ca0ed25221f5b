/** The places of the board that a notice or a ruling points at, for every grid below a page. */
import { getContext, onDestroy, setContext } from "svelte";

type Looked = () => readonly string[];
/** Returns the accessible name of a place; undefined if the grid has no such place. */
type Naming = (place: string) => string | undefined;
const KEY = Symbol("looked");
const ONLY = Symbol("only looked at");
const SPOKEN = Symbol("looked, spoken");
const OPENED = Symbol("opened");
const NAMINGS = Symbol("looked, named");
const NOWHERE: Looked = () => [];

/**
 * Makes `looked`, the marked places, known to all grids below the page. `spoken` gives the words that a grid adds to the
 * accessible name of a marked place. By default there are no such words. Returns a function that gives the accessible names of
 * places, without the places that no grid has.
 */
export function provideLooked(looked: Looked, spoken: () => string = () => ""): (places: readonly string[]) => string[] {
  const namings = new Set<Naming>();
  setContext(KEY, looked);
  setContext(SPOKEN, spoken);
  setContext(NAMINGS, namings);
  return (places) => [...new Set(places)].flatMap((place) => [...namings].flatMap((naming) => naming(place) ?? []).slice(0, 1));
}

/** Lets the page say the names of this grid's places, as long as the grid exists. */
export function nameLooked(naming: Naming): void {
  const namings = getContext<Set<Naming> | undefined>(NAMINGS);
  namings?.add(naming);
  onDestroy(() => namings?.delete(naming));
}

/** Returns a function that adds the mark to the accessible names of marked places. */
export function useSpokenLook(): (label: string, isLooked: boolean) => string {
  const spoken = getContext<(() => string) | undefined>(SPOKEN);
  return (label, isLooked) => {
    const mark = isLooked ? (spoken?.() ?? "") : "";
    return mark === "" ? label : `${label}, ${mark}`;
  };
}

/** Returns a function that gives the marked places. It gives an empty list for a board outside a page. */
export function useLooked(): Looked {
  return getContext<Looked | undefined>(KEY) ?? NOWHERE;
}

/** Says which of the marked places a person should only look at. Their mark has another shape than that of a place to tap. */
export function provideOnlyLooked(isOnlyLooked: (place: string) => boolean): void {
  setContext(ONLY, isOnlyLooked);
}

/** Returns a function that tells whether a marked place is only to look at. */
export function useOnlyLooked(): (place: string) => boolean {
  return getContext<((place: string) => boolean) | undefined>(ONLY) ?? (() => false);
}

/** Makes known the seat whose things a question is about; null if it is about none. */
export function provideOpened(seat: () => number | null): void {
  setContext(OPENED, seat);
}

/** Returns a function that gives the seat whose things the board shows first; null for the viewer's own. */
export function useOpened(): () => number | null {
  return getContext<(() => number | null) | undefined>(OPENED) ?? (() => null);
}
