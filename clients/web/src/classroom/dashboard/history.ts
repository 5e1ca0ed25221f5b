/** Facts about earlier rounds that a draft shows: who has met, byes, points. Pure. */
import { type BoardView, type ClassView, isBye, pupilsOf, type RoundView } from "../view";

function countedBoards(view: ClassView): BoardView[] {
  return view.rounds.filter((round) => round.state === "playing" || round.state === "closed").flatMap((round) => round.boards);
}

/** Tells whether two of these people have had a board together in an earlier round. */
export function haveMet(view: ClassView, people: readonly string[]): boolean {
  const members = new Set(view.members.map((member) => member.id));
  const pupils = people.filter((person) => members.has(person));
  return countedBoards(view).some((board) => !isBye(board) && pupils.filter((person) => board.seats.includes(person)).length > 1);
}

/** Tells whether any two of these people must not play each other. */
export function areApart(view: ClassView, people: readonly string[]): boolean {
  return (view.desk?.apart ?? []).some((pair) => pair.every((person) => people.includes(person)));
}

/** Returns the number of a person's byes. A game against the computer counts as one. */
export function roundsOff(view: ClassView, person: string): number {
  return view.standings.find((line) => line.person === person)?.off ?? 0;
}

/** Returns the person's points, or null before the first result. */
export function pointsOf(view: ClassView, person: string): number | null {
  const hasBegun = view.rounds.some((round) => round.state === "playing" || round.state === "closed");
  return hasBegun ? (view.standings.find((line) => line.person === person)?.points ?? null) : null;
}

/** Returns the pupils that the draft does not include, because they came in after it was made. */
export function latePupils(view: ClassView, draft: RoundView): string[] {
  const known = new Set([...draft.off, ...draft.boards.flatMap((board) => board.seats)]);
  return pupilsOf(view).filter((member) => !known.has(member.id)).map((member) => member.id);
}
