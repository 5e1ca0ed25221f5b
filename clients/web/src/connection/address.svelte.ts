/**
 * Under which address others come here: what every link, the screen and the QR picture say.
 *
 * A page that was opened as `localhost` leads every other device to itself, so the server is asked (`GET /address`) and what it
 * tells is tried: the first of its addresses at which this very server answers is the one. Where none does, that is said.
 */

/** What `GET /address` tells: see `server/gateway/http/addresses.py`. */
type AddressAnswer = { addresses: string[]; is_set: boolean; server: string; others_came: boolean };

export type Reached = {
  /** The origin to be handed on. */
  origin: string;
  /** Nobody on another device can follow it. */
  isHereOnly: boolean;
  /** Somebody on another device has come already. */
  othersCame: boolean;
};

const TRY_MS = 3_000;
const AGAIN_MS = 15_000;
const LOCAL = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/** Asks once, and again when it could not be answer. `fetched` and `here` are the browser's. */
export async function reached(fetched: typeof fetch, here: { origin: string; hostname: string }): Promise<Reached> {
  const asIs = { origin: here.origin, isHereOnly: LOCAL.test(here.hostname), othersCame: false };
  const answer = await ask(fetched, "/address");
  if (answer === null) return asIs;
  for (const origin of answer.addresses) {
    const isIt = answer.is_set || origin === here.origin || (await ask(fetched, `${origin}/address`))?.server === answer.server;
    if (isIt) return { origin, isHereOnly: false, othersCame: answer.others_came };
  }
  return { ...asIs, othersCame: answer.others_came };
}

async function ask(fetched: typeof fetch, address: string): Promise<AddressAnswer | null> {
  try {
    const answer = await fetched(address, { signal: AbortSignal.timeout(TRY_MS), cache: "no-store" });
    return answer.ok ? ((await answer.json()) as AddressAnswer) : null;
  } catch {
    return null;
  }
}

let found = $state<Reached>({ origin: location.origin, isHereOnly: false, othersCame: true });
let isAsked = false;

/** What is known by now; the first who looks has it found out, and again until somebody has come. */
export function reachedAt(): Reached {
  if (!isAsked) {
    isAsked = true;
    void look();
  }
  return found;
}

async function look(): Promise<void> {
  found = await reached(fetch, location);
  if (!found.othersCame) setTimeout(() => void look(), AGAIN_MS);
}
