/** Derives the server's time from the client's. The module trusts the recent sample with the shortest round trip most. */
export type Sample = { offsetMs: number; tripMs: number };
export type ClockOffset = readonly Sample[];

const KEPT = 8;

/** Adds a sample: the client's times of sending and receiving, and the server's time `serverMs` in between. */
export function sampled(samples: ClockOffset, sentMs: number, answeredMs: number, serverMs: number): ClockOffset {
  const tripMs = Math.max(0, answeredMs - sentMs);
  return [...samples, { offsetMs: serverMs + tripMs / 2 - answeredMs, tripMs }].slice(-KEPT);
}

/** Returns the number to add to the client's clock; 0 before the first sample. */
export function offsetMs(samples: ClockOffset): number {
  let best: Sample | undefined;
  for (const sample of samples) if (best === undefined || sample.tripMs <= best.tripMs) best = sample;
  return best?.offsetMs ?? 0;
}

/**
 * Returns the samples after a sleep that the client's clock missed by `gapMs`: a single sample that any new sample
 * replaces.
 */
export function awakened(samples: ClockOffset, gapMs: number): ClockOffset {
  return samples.length === 0 ? [] : [{ offsetMs: offsetMs(samples) + gapMs, tripMs: Infinity }];
}
