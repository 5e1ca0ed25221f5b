/** The parts of sentences that every language shares. */
import type { View } from "./view";

export const list = (value: unknown): string => (Array.isArray(value) ? value.join(", ") : "");

const worked = (view: View) => view.turn.capture ?? view.turn.regular;

/** Returns the sample to make, and the touched strip. */
export function sought(view: View): { sample: string; first: string | null } {
  const work = worked(view);
  return { sample: work?.sample ?? view.sample ?? "", first: work?.touched[0] ?? null };
}

export const isTaken = (view: View): boolean => worked(view)?.taken != null;

/** `12/12 - 2/4 = 1/2` with a minus sign. */
export const fractions = (sentence: string): string => sentence.replaceAll("-", "−");

/** Tells whether some order of these three fractions makes a true sum: whether the largest one is the sum of the others. */
export function makesTrio(expression: string, said: string): boolean {
  const values = [...`${expression} ${said}`.matchAll(/(\d+)\/(\d+)/g)].map(([, shaded, parts]) => Number(shaded) / Number(parts)).sort((one, other) => one - other);
  const [low = 0, middle = 0, high = 0] = values;
  return values.length === 3 && Math.abs(low + middle - high) < 1e-9;
}
