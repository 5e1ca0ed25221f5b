/** The places of the board that a notice or a ruling points at, for every grid below a page. */
import { getContext, setContext } from "svelte";

type Looked = () => readonly string[];
const KEY = Symbol("looked");
const NOWHERE: Looked = () => [];

export function provideLooked(looked: Looked): void {
  setContext(KEY, looked);
}

/** What is pointed at now; nothing on a board by itself. */
export function useLooked(): Looked {
  return getContext<Looked | undefined>(KEY) ?? NOWHERE;
}
