/** The parts of sentences that every language shares. */
import type { WrongPoints } from "./declared";
import { compared, type View, worth } from "./view";

/** `3 + 2 + 10 = 15`: each open neighbour, then the bonus. */
export const added = ({ beside, bonus, right }: Pick<WrongPoints, "beside" | "bonus" | "right">): string => {
  const parts = bonus > 0 ? [...beside, bonus] : beside;
  return parts.length > 1 ? `${parts.join(" + ")} = ${right}` : String(right);
};

/** Returns the points of the last card as a sum, and the new total. */
export function sums(view: View, rule: string | null): string[] {
  const turn = view.turn.points === null ? view.last : view.turn;
  if (turn === null || turn.card === null || turn.cell === null || turn.points === null) return [];
  const beside = [...compared(view, turn.card, turn.cell).values()].map((differing) => worth(differing.length));
  const right = beside.reduce((sum, one) => sum + one, turn.bonus);
  return [
    ...(right === turn.points && (rule === null || rule === "stars-and-bars.points") ? [added({ beside, bonus: turn.bonus, right })] : []),
    ...(turn.before + turn.points === turn.total && (rule === null || rule === "stars-and-bars.total") ? [`${turn.before} + ${turn.points} = ${turn.total}`] : []),
  ];
}

/** Tells whether the running turn has had its act. */
export const isDone = (view: View): boolean => view.turn.card !== null && view.turn.points !== null && view.turn.total !== null;
