/** The true result of a false step of a number sentence, in Spanish: `1 + 1 es 2, no 3`. */
import { pretty } from "../dice/sentence";
import type { WrongPart } from "./arithmetic";

export function notTrue({ expression, said, right }: WrongPart): string {
  return right === null ? `${pretty(expression)} divide entre cero` : `${pretty(expression)} es ${right}, no ${said}`;
}
