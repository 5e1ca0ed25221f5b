/** The true result of a false step of a number sentence, in Portuguese: `1 + 1 é 2, não 3`. */
import { pretty } from "../dice/sentence";
import type { WrongPart } from "./arithmetic";

export function notTrue({ expression, said, right }: WrongPart): string {
  return right === null ? `${pretty(expression)} divide por zero` : `${pretty(expression)} é ${right}, não ${said}`;
}
