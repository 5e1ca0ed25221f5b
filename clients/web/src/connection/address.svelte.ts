/**
 * The address that others use to come here. Every link, the screen and the QR picture show it.
 *
 * On another device, `localhost` is that device itself. A page opened as `localhost` therefore asks the server (`GET /address`) and
 * tries the addresses of the answer. It takes the first address that leads back to the same server. If none does, the page says so.
 */

/** The answer of `GET /address`: see `server/gateway/http/addresses.py`. */
type AddressAnswer = { addresses: string[]; is_set: boolean; server: string; others_came: boolean };

export type Reached = {
  /** The origin for shared links. */
  origin: string;
  /** True if other devices cannot use this address. */
  isHereOnly: boolean;
  /** True if another device has already joined. */
  othersCame: boolean;
};

const TRY_MS = 3_000;
const AGAIN_MS = 15_000;
const LOCAL = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/** Finds the address, by one request. Without an answer it returns `before`. `fetched` and `here` are the browser's. */
export async function reached(fetched: typeof fetch, here: { origin: string; hostname: string }, before?: Reached): Promise<Reached> {
  const asIs = { origin: here.origin, isHereOnly: LOCAL.test(here.hostname), othersCame: false };
  const answer = await ask(fetched, "/address");
  // A slow answer does not invalidate an address found earlier, while this page's own address may lead other devices to
  // themselves.
  const kept = before !== undefined && !before.isHereOnly && before.origin !== here.origin ? before : null;
  if (answer === null) return kept ?? asIs;
  for (const origin of answer.addresses) {
    const isIt = answer.is_set || origin === here.origin || (await ask(fetched, `${origin}/address`))?.server === answer.server;
    if (isIt) return { origin, isHereOnly: false, othersCame: answer.others_came };
  }
  return { ...(kept ?? asIs), othersCame: answer.others_came };
}

/** Returns the server's answer; null without one, and for the answer of something else, such as the login page of a network. */
async function ask(fetched: typeof fetch, address: string): Promise<AddressAnswer | null> {
  try {
    const answer = await fetched(address, { signal: AbortSignal.timeout(TRY_MS), cache: "no-store" });
    const told = answer.ok ? ((await answer.json()) as Partial<AddressAnswer> | null) : null;
    return Array.isArray(told?.addresses) ? (told as AddressAnswer) : null;
  } catch {
    return null;
  }
}

let found = $state<Reached>({ origin: location.origin, isHereOnly: false, othersCame: true });
let isAsked = false;

/**
 * Returns the address, if the search has found one. The first call starts the search, which repeats until another
 * device has joined.
 */
export function reachedAt(): Reached {
  if (!isAsked) {
    isAsked = true;
    void look();
  }
  return found;
}

async function look(): Promise<void> {
  found = await reached(fetch, location, found);
  if (!found.othersCame) setTimeout(() => void look(), AGAIN_MS);
}
