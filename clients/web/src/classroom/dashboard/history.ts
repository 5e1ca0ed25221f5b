/** What a draft tells of the rounds before it: who has met, who had a round off, points. Pure. */
import { type BoardView, type ClassView, isBye, pupilsOf, type RoundView } from "../view";

function countedBoards(view: ClassView): BoardView[] {
  return view.rounds.filter((round) => round.state === "playing" || round.state === "closed").flatMap((round) => round.boards);
}

/** Whether any two of these people have sat at one board of a round that counts. */
export function haveMet(view: ClassView, people: readonly string[]): boolean {
  const members = new Set(view.members.map((member) => member.id));
  const pupils = people.filter((person) => members.has(person));
  return countedBoards(view).some((board) => !isBye(board) && pupils.filter((person) => board.seats.includes(person)).length > 1);
}

/** Whether any two of these people are not to play each other. */
export function areApart(view: ClassView, people: readonly string[]): boolean {
  return (view.desk?.apart ?? []).some((pair) => pair.every((person) => people.includes(person)));
}

/** How many rounds that person had off; a game against the computer is one. */
export function roundsOff(view: ClassView, person: string): number {
  return view.standings.find((line) => line.person === person)?.off ?? 0;
}

/** The person's points, or null before anything counts. */
export function pointsOf(view: ClassView, person: string): number | null {
  const hasBegun = view.rounds.some((round) => round.state === "playing" || round.state === "closed");
  return hasBegun ? (view.standings.find((line) => line.person === person)?.points ?? null) : null;
}

/** The pupils of whom a draft says nothing: they came in after it was made. */
export function latePupils(view: ClassView, draft: RoundView): string[] {
  const known = new Set([...draft.off, ...draft.boards.flatMap((board) => board.seats)]);
  return pupilsOf(view).filter((member) => !known.has(member.id)).map((member) => member.id);
}
