/** Numbers and sums as sentences of faults say them: `60 − 2 × 2 = 56`, `2, 6 y 4`. */
import type { Lang } from "./languages";
import { joined } from "./sayings";

/** A step of a number sentence that is not true, as the engines tell of it (`engines/kit/arithmetic/expression.py`). */
export type WrongPart = { expression: string; said: string; right: string | null };

/** Numbers or names in a row: `2, 6 y 4`. */
export function listed(lang: Lang, items: readonly (number | string)[]): string {
  return joined(lang, items.map(String));
}

/** A difference written out; a minus before what is below zero. */
export function figure(value: number): string {
  return value < 0 ? `−${-value}` : String(value);
}
