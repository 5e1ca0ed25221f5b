/** Formats numbers and sums for sentences about faults: `60 − 2 × 2 = 56`, `2, 6 y 4`. */
import type { Lang } from "./languages";
import { joined } from "./sayings";

/** A false step of a number sentence, in the engines' form (`engines/kit/arithmetic/expression.py`). */
export type WrongPart = { expression: string; said: string; right: string | null };

/** Lists numbers or names: `2, 6 y 4`. */
export function listed(lang: Lang, items: readonly (number | string)[]): string {
  return joined(lang, items.map(String));
}

/** Writes out a difference, with a minus sign if it is below zero. */
export function figure(value: number): string {
  return value < 0 ? `−${-value}` : String(value);
}
