/** Decides which pages follow the moment that the tutor shows. Pure, and small, because it loads with the first page. */
import type { BoardView, ClassView, MemberRole } from "../view";

/** `follow`: the page shows the tutor's moment. `offer`: it stays and offers to show it. `no`: the tutor shows no moment. */
export type Following = "no" | "offer" | "follow";

/** A running game is never interrupted; its player may open the moment (`insists`). Tutors stay on their page. */
export function followingOf(view: ClassView | null, role: MemberRole | "spectator", me: string | null, insists: boolean): Following {
  if (view === null || view.session.shown === null || !(role === "pupil" || role === "spectator")) return "no";
  return isPlaying(view, me) && !insists ? "offer" : "follow";
}

/** Tells whether the person plays a running game of the class. */
export function isPlaying(view: ClassView, me: string | null): boolean {
  const plays = (board: BoardView): boolean => board.state === "playing" && me !== null && board.seats.includes(me);
  return view.rounds.some((round) => round.state === "playing" && round.boards.some(plays));
}
