/** Who goes where while the tutor shows the class a moment of a game. Pure, and small: it comes with the first page. */
import type { BoardView, ClassView, MemberRole } from "../view";

/** `follow`: the page shows what the tutor shows; `offer`: it stays where it is and offers to look; `no`: nothing is shown. */
export type Following = "no" | "offer" | "follow";

/** Nobody is pulled out of a running game; who is in one may look of their own accord (`insists`). Tutors are where they are. */
export function followingOf(view: ClassView | null, role: MemberRole | "spectator", me: string | null, insists: boolean): Following {
  if (view === null || view.session.shown === null || !(role === "pupil" || role === "spectator")) return "no";
  return isPlaying(view, me) && !insists ? "offer" : "follow";
}

/** Whether somebody is in the middle of a game of the class. */
export function isPlaying(view: ClassView, me: string | null): boolean {
  const plays = (board: BoardView): boolean => board.state === "playing" && me !== null && board.seats.includes(me);
  return view.rounds.some((round) => round.state === "playing" && round.boards.some(plays));
}
