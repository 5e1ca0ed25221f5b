/**
 * The server's time for components that know no session: boards, and whatever stands on them. The page provides it; where nobody
 * does (a board alone in a test or in the gallery) it is this machine's own.
 */
import { getContext, hasContext, setContext } from "svelte";

export type ServerTime = {
  /** The server's time now, in ms. */
  now: () => number;
  /** What a countdown is called, in the page's language. */
  label: () => string;
};

export const SERVER_TIME = Symbol("server time");
const OWN: ServerTime = { now: () => Date.now(), label: () => "" };

export function provideServerTime(time: ServerTime): void {
  setContext(SERVER_TIME, time);
}

export function useServerTime(): ServerTime {
  return hasContext(SERVER_TIME) ? getContext<ServerTime>(SERVER_TIME) : OWN;
}
