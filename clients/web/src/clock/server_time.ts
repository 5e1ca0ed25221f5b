/**
 * The server's time for components that know no session, such as boards. The page provides it; without a page (in a test or in the gallery)
 * it is this machine's own time.
 */
import { getContext, hasContext, setContext } from "svelte";

export type ServerTime = {
  /** The server's time now, in ms. */
  now: () => number;
  /** Returns the accessible name of a countdown in the page's language. */
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
