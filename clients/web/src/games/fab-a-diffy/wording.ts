/** The parts of sentences that every language shares. */
import { joined, type View } from "./view";

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

/** Tells whether the strips of a false sentence make a trio in some order. */
export const makesTrio = (expression: string, said: string): boolean => joined(`${expression} ${said}`.match(/\d+\/\d+/g) ?? []) !== null;
