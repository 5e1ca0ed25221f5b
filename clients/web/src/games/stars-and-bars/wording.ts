/** The parts of sentences that every language shares. */
import type { WrongPoints } from "./declared";

/** `3 + 2 + 10 = 15`: each open neighbour, then the bonus. */
export const added = ({ beside, bonus, right }: WrongPoints): string => {
  const parts = bonus > 0 ? [...beside, bonus] : beside;
  return parts.length > 1 ? `${parts.join(" + ")} = ${right}` : String(right);
};
