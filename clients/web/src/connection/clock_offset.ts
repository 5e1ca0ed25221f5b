/** The server's time from the client's: of the last samples, the one with the shortest way there and back is trusted most. */
export type Sample = { offsetMs: number; tripMs: number };
export type ClockOffset = readonly Sample[];

const KEPT = 8;

/** A sample: sent and answered by the client's clock, `serverMs` what the server's said in between. */
export function sampled(samples: ClockOffset, sentMs: number, answeredMs: number, serverMs: number): ClockOffset {
  const tripMs = Math.max(0, answeredMs - sentMs);
  return [...samples, { offsetMs: serverMs + tripMs / 2 - answeredMs, tripMs }].slice(-KEPT);
}

/** What to add to the client's clock; 0 before the first sample. */
export function offsetMs(samples: ClockOffset): number {
  let best: Sample | undefined;
  for (const sample of samples) if (best === undefined || sample.tripMs <= best.tripMs) best = sample;
  return best?.offsetMs ?? 0;
}

/** The samples after a sleep that the client's clock missed by `gapMs`: one that every new sample replaces. */
export function awakened(samples: ClockOffset, gapMs: number): ClockOffset {
  return samples.length === 0 ? [] : [{ offsetMs: offsetMs(samples) + gapMs, tripMs: Infinity }];
}
