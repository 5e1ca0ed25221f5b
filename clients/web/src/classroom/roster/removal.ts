/** Whom a tutor may want to send out together. Pure. */
import type { ClassView } from "../view";

const pupils = (view: ClassView) => view.members.filter((member) => member.role === "pupil" && !member.gone);

/** The pupils who came in at that time or later. */
export function cameSince(view: ClassView, since_ms: number): string[] {
  return pupils(view).filter((member) => member.since_ms >= since_ms).map((member) => member.id);
}

/** The pupils who have sat at no board. */
export function neverPlayed(view: ClassView): string[] {
  const seated = new Set(view.rounds.filter((round) => round.state === "playing" || round.state === "closed").flatMap((round) => round.boards.flatMap((board) => board.seats)));
  return pupils(view).filter((member) => !seated.has(member.id)).map((member) => member.id);
}
