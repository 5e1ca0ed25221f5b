/** Numbers and sums as sentences of faults say them: `60 − 2 × 2 = 56`, `1 + 1 es 2, no 3`. */
import { pretty } from "../dice/sentence";
import type { Lang } from "../room/view";
import { joined } from "./sayings";

/** A step of a number sentence that is not true, as the engines tell of it (`engines/kit/arithmetic/expression.py`). */
export type WrongPart = { expression: string; said: string; right: string | null };

/** Numbers or names in a row: `2, 6 y 4`. */
export function listed(lang: Lang, items: readonly (number | string)[]): string {
  return joined(lang, items.map(String));
}

/** What a false step comes to: `1 + 1 es 2, no 3`. */
export function notTrue(lang: Lang, { expression, said, right }: WrongPart): string {
  const sum = pretty(expression);
  if (right === null) return lang === "es" ? `${sum} divide entre cero` : `${sum} divides by zero`;
  return lang === "es" ? `${sum} es ${right}, no ${said}` : `${sum} is ${right}, not ${said}`;
}

/** A difference written out; a minus before what is below zero. */
export function figure(value: number): string {
  return value < 0 ? `−${-value}` : String(value);
}
