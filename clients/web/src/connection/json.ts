/** Fetches JSON from the server. A class shares one address, so the server may ask a page to come back a moment later. */
const TOO_MANY = 429;
const TRIES = 4;

/** Returns the content of the answer. Rejects with the path and the status of any other answer. */
export async function fetchJson<T>(path: string): Promise<T> {
  let answer = await fetch(path);
  for (let tries = 1; answer.status === TOO_MANY && tries < TRIES; tries++) {
    const wait_s = Number(answer.headers.get("Retry-After") ?? 1);
    await new Promise((resolve) => setTimeout(resolve, wait_s * 1000));
    answer = await fetch(path);
  }
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return (await answer.json()) as T;
}
