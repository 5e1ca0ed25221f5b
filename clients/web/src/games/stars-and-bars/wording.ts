/** The parts of sentences that every language shares. */
import type { WrongPoints } from "./declared";
import { compared, pileAt, type View, ways, worth } from "./view";

/** `3 + 2 + 10 = 15`: each open neighbour, then the bonus. */
export const added = ({ beside, bonus, right }: Pick<WrongPoints, "beside" | "bonus" | "right">): string => {
  const parts = bonus > 0 ? [...beside, bonus] : beside;
  return parts.length > 1 ? `${parts.join(" + ")} = ${right}` : String(right);
};

/** The clauses about an announcement in time, and about a card on an empty place or on another card. */
type Told = { said: (points: number, total: number) => string; empty: string; ways: (ways: number) => string };

/** Returns the points of the last card as a sum, and the new total. */
export function sums(view: View, rule: string | null, told: Told): string[] {
  const turn = view.turn.points === null ? view.last : view.turn;
  if (turn === null || turn.card === null || turn.cell === null || turn.points === null) return [];
  const beside = [...compared(view, turn.card, turn.cell).values()].map((differing) => worth(differing.length));
  const right = beside.reduce((sum, one) => sum + one, turn.bonus);
  return [
    ...(rule === "stars-and-bars.announce" && turn.total !== null ? [told.said(turn.points, turn.total)] : []),
    ...(rule === "stars-and-bars.cover" && pileAt(view, turn.cell)?.height === 1 ? [told.empty] : []),
    ...(rule === "stars-and-bars.cover" && view.shown?.cell === turn.cell && view.shown.under !== null ? [told.ways(ways(turn.card, view.shown.under))] : []),
    ...(right === turn.points && (rule === null || rule === "stars-and-bars.points") ? [added({ beside, bonus: turn.bonus, right })] : []),
    ...(turn.before + turn.points === turn.total && (rule === null || rule === "stars-and-bars.total") ? [`${turn.before} + ${turn.points} = ${turn.total}`] : []),
  ];
}

/** Tells whether the running turn has had its act. */
export const isDone = (view: View): boolean => view.turn.card !== null && view.turn.points !== null && view.turn.total !== null;
