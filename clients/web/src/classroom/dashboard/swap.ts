/** Edits boards by hand: two people swap places, anywhere in the plan. Pure. */

/** A place in the draft: the index of a board, or `off` for the pupils with a bye, and the seat at that board. */
export type Place = { board: number | "off"; seat: number };

export type Plan = { boards: string[][]; off: string[] };

/** An empty place at a board. */
export const FREE = "";

const at = (plan: Plan, place: Place): string => (place.board === "off" ? plan.off[place.seat] : plan.boards[place.board]?.[place.seat]) ?? FREE;

function put(plan: Plan, place: Place, person: string): Plan {
  if (place.board === "off") {
    const off = [...plan.off];
    off[place.seat] = person;
    return { ...plan, off };
  }
  return {
    ...plan,
    boards: plan.boards.map((board, number) =>
      number === place.board ? board.map((old, seat) => (seat === place.seat ? person : old)) : board,
    ),
  };
}

/** Returns the plan with the two places swapped. A free place in `off` disappears. */
export function swapped(plan: Plan, one: Place, other: Place): Plan {
  const [first, second] = [at(plan, one), at(plan, other)];
  const both = put(put(plan, one, second), other, first);
  return { ...both, off: both.off.filter((person) => person !== FREE && person !== "bot") };
}

/**
 * Returns the boards in the form that the server accepts, where each board is complete. If a person has no opponent, the computer takes the
 * free seat.
 */
export function sendable(plan: Plan, bot: string): string[][] {
  return plan.boards.filter((board) => board.some((person) => person !== FREE && person !== bot)).map((board) => board.map((person) => person || bot));
}
