/** The true result of a false step of a sum, in English: `1 + 1 is 2, not 3`. */
import { pretty } from "../dice/sentence";
import type { WrongPart } from "./arithmetic";

export function notTrue({ expression, said, right }: WrongPart): string {
  return right === null ? `${pretty(expression)} divides by zero` : `${pretty(expression)} is ${right}, not ${said}`;
}
