/** Selects groups of pupils that a tutor may want to remove together. Pure. */
import { pupilsOf, type ClassView } from "../view";

/** Returns the pupils who came in at that time or later. */
export function cameSince(view: ClassView, since_ms: number): string[] {
  return pupilsOf(view).filter((member) => member.since_ms >= since_ms).map((member) => member.id);
}

/** Returns the pupils who have never had a board. */
export function neverPlayed(view: ClassView): string[] {
  const seated = new Set(view.rounds.filter((round) => round.state === "playing" || round.state === "closed").flatMap((round) => round.boards.flatMap((board) => board.seats)));
  return pupilsOf(view).filter((member) => !seated.has(member.id)).map((member) => member.id);
}
