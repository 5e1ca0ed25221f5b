/** Decides whether a page shows the moment that the tutor shows to the class. Pure, and small, because it is part of the first load. */
import type { BoardView, ClassView, MemberRole } from "../view";

/** `follow`: the page shows the tutor's moment. `offer`: the page stays and offers a button for the moment. `no`: there is no moment. */
export type Following = "no" | "offer" | "follow";

/** Returns what the page does. It never interrupts a running game, but its player may open the moment (`insists`). A tutor's page stays. */
export function followingOf(view: ClassView | null, role: MemberRole | "spectator", me: string | null, insists: boolean): Following {
  if (view === null || view.session.shown === null || !(role === "pupil" || role === "spectator")) return "no";
  return isPlaying(view, me) && !insists ? "offer" : "follow";
}

/** Tells whether the person plays a running game of the class. */
export function isPlaying(view: ClassView, me: string | null): boolean {
  const plays = (board: BoardView): boolean => board.state === "playing" && me !== null && board.seats.includes(me);
  return view.rounds.some((round) => round.state === "playing" && round.boards.some(plays));
}
