/**
 * A class's view as the server declares it (`view.gen.ts`; the server calls a class a session), and the pages' functions that read it.
 */
import type { BoardView, MemberView, PlanView, RoundView, SessionView } from "./view.gen";

export type { BoardView, InvitationView, MemberView, PlayedView, RoundView, SessionSettingsView as ClassSettings, SessionView as ClassView, StandingView } from "./view.gen";

export type MemberRole = MemberView["role"];
export type Pairing = PlanView["how"];

/** Marks the computer, which replaces a pupil at a board. */
export const BOT = "bot";

/** Returns the round that is not closed yet, or null. */
export function currentRound(view: SessionView): RoundView | null {
  const last = view.rounds[view.rounds.length - 1];
  return last !== undefined && last.state !== "closed" ? last : null;
}

/** A board with its round, and its number in that round, from 1. */
export type PlacedBoard = { round: RoundView; board: BoardView; number: number };

/** Returns the board of any round with that code, or null. */
export function placedBoard(view: SessionView, code: string): PlacedBoard | null {
  const all = view.rounds.flatMap((round) => round.boards.map((board, index) => ({ round, board, number: index + 1 })));
  return all.find(({ board }) => board.code === code) ?? null;
}

/** Returns the boards of closed rounds whose games are not over: put away, or resumed. */
export function keptBoards(view: SessionView): PlacedBoard[] {
  return view.rounds
    .filter((round) => round.state === "closed")
    .flatMap((round) => round.boards.map((board, index) => ({ round, board, number: index + 1 })))
    .filter(({ board }) => board.state === "adjourned" || board.state === "playing" || (board.state === "over" && !board.final && board.points.length > 0));
}

/**
 * Returns the board of a member in the open round; otherwise a board of an earlier round that the class has resumed; null if there is none.
 */
export function boardOf(view: SessionView, person: string): PlacedBoard | null {
  const round = currentRound(view);
  const open = (round !== null && round.state !== "draft" ? round.boards : []).map((board, index) => ({ round: round!, board, number: index + 1 }));
  const own = open.find(({ board }) => board.seats.includes(person)) ?? null;
  const taken = keptBoards(view).find(({ board }) => board.state === "playing" && board.home === undefined && board.seats.includes(person)) ?? null;
  return own !== null && (taken === null || own.board.state === "playing") ? own : taken;
}

/** Returns the boards where a person has finished a game, newest first. */
export function playedBoards(view: SessionView, person: string): PlacedBoard[] {
  return view.rounds
    .flatMap((round) => round.boards.map((board, index) => ({ round, board, number: index + 1 })))
    .filter(({ board }) => board.state === "over" && board.code !== null && board.seats.includes(person))
    .reverse();
}

/** Returns the pupils who are in the class. */
export function pupilsOf(view: SessionView): MemberView[] {
  return view.members.filter((member) => member.role === "pupil" && !member.gone);
}

/** Returns the same pupils in alphabetical order of the given language. Numbers in names are compared by value. */
export function pupilsByName(view: SessionView, lang: string): MemberView[] {
  return pupilsOf(view).toSorted((one, other) => one.name.localeCompare(other.name, lang, { numeric: true }));
}

/** Returns the pupils in the class who have no unfinished board and have not withdrawn. */
export function freePupils(view: SessionView): MemberView[] {
  const boards = [...(currentRound(view)?.boards ?? []), ...keptBoards(view).flatMap(({ board }) => (board.home === undefined ? [board] : []))];
  const seated = new Set(boards.filter((board) => board.state === "waiting" || board.state === "playing").flatMap((board) => board.seats));
  const withdrawn = new Set((view.desk?.byes ?? []).flatMap((bye) => (bye.stays ? [bye.person] : [])));
  return pupilsOf(view).filter((member) => !seated.has(member.id) && !withdrawn.has(member.id));
}

/** Tells whether a pupil plays the computer at this board. That counts as a bye, which scores a point whatever the result. */
export function isBye(board: BoardView): boolean {
  return board.seats.includes(BOT) && board.seats.filter((person) => person !== BOT).length === 1;
}

/** Returns the round that the room of that code belongs to. */
export function roundOf(view: SessionView, code: string): RoundView | null {
  return view.rounds.find((round) => round.boards.some((board) => board.code === code)) ?? null;
}

/** Returns the finished boards that wait for signatures, with the missing signers. */
export function unsignedBoards(view: SessionView): (PlacedBoard & { owe: string[] })[] {
  return view.rounds
    .flatMap((round) => round.boards.map((board, index) => ({ round, board, number: index + 1 })))
    .filter(({ board }) => board.state === "over" && !board.final && board.points.length > 0)
    .map((placed) => ({ ...placed, owe: placed.board.unsigned.flatMap((seat) => placed.board.seats[seat] ?? []) }));
}

/** Returns a board's game: the game of the round or, in a pentathlon, of the board's station. */
export function gameAt(view: SessionView, round: RoundView, board: BoardView): string {
  return board.part === undefined ? round.game : (view.pentathlon?.games[board.part]?.game ?? round.game);
}
