/** A class's view: what the server declares (`view.gen.ts`; the server calls a class a session), and what the pages ask of it. */
import type { BoardView, MemberView, PlanView, RoundView, SessionView } from "./view.gen";

export type { BoardView, InvitationView, MemberView, PlayedView, RoundView, SessionSettingsView as ClassSettings, SessionView as ClassView, StandingView } from "./view.gen";

export type MemberRole = MemberView["role"];
export type Pairing = PlanView["how"];

/** Who sits at a board in the place of a pupil. */
export const BOT = "bot";

/** The round that is not closed yet, else null. */
export function currentRound(view: SessionView): RoundView | null {
  const last = view.rounds[view.rounds.length - 1];
  return last !== undefined && last.state !== "closed" ? last : null;
}

/** A board with the round that it is of, and its number there, from 1. */
export type PlacedBoard = { round: RoundView; board: BoardView; number: number };

/** The boards of closed rounds that are not finished: put away, or taken up again. */
export function keptBoards(view: SessionView): PlacedBoard[] {
  return view.rounds
    .filter((round) => round.state === "closed")
    .flatMap((round) => round.boards.map((board, index) => ({ round, board, number: index + 1 })))
    .filter(({ board }) => board.state === "adjourned" || board.state === "playing" || (board.state === "over" && !board.final && board.points.length > 0));
}

/** Where a member sits: at a board of the open round, else at one that was put away before and has been taken up. */
export function boardOf(view: SessionView, person: string): PlacedBoard | null {
  const round = currentRound(view);
  const open = (round !== null && round.state !== "draft" ? round.boards : []).map((board, index) => ({ round: round!, board, number: index + 1 }));
  const own = open.find(({ board }) => board.seats.includes(person)) ?? null;
  const taken = keptBoards(view).find(({ board }) => board.state === "playing" && board.home === undefined && board.seats.includes(person)) ?? null;
  return own !== null && (taken === null || own.board.state === "playing") ? own : taken;
}

/** The boards at which a person has finished a game, the newest first. */
export function playedBoards(view: SessionView, person: string): PlacedBoard[] {
  return view.rounds
    .flatMap((round) => round.boards.map((board, index) => ({ round, board, number: index + 1 })))
    .filter(({ board }) => board.state === "over" && board.code !== null && board.seats.includes(person))
    .reverse();
}

/** The pupils who are in the class. */
export function pupilsOf(view: SessionView): MemberView[] {
  return view.members.filter((member) => member.role === "pupil" && !member.gone);
}

/** The same by their names, as the language sorts them; numbers in names by what they count. */
export function pupilsByName(view: SessionView, lang: string): MemberView[] {
  return pupilsOf(view).toSorted((one, other) => one.name.localeCompare(other.name, lang, { numeric: true }));
}

/** The pupils who are in the class and at no board that is still played. */
export function freePupils(view: SessionView): MemberView[] {
  const boards = [...(currentRound(view)?.boards ?? []), ...keptBoards(view).flatMap(({ board }) => (board.home === undefined ? [board] : []))];
  const seated = new Set(boards.filter((board) => board.state === "waiting" || board.state === "playing").flatMap((board) => board.seats));
  return pupilsOf(view).filter((member) => !seated.has(member.id));
}

/** Whether one pupil sits there with the computer: a round off, worth a point whatever comes of the game. */
export function isBye(board: BoardView): boolean {
  return board.seats.includes(BOT) && board.seats.filter((person) => person !== BOT).length === 1;
}

/** The round of which the room of that code is a board. */
export function roundOf(view: SessionView, code: string): RoundView | null {
  return view.rounds.find((round) => round.boards.some((board) => board.code === code)) ?? null;
}

/** The boards that are over and wait for signatures, with the members who owe them. */
export function unsignedBoards(view: SessionView): (PlacedBoard & { owe: string[] })[] {
  return view.rounds
    .flatMap((round) => round.boards.map((board, index) => ({ round, board, number: index + 1 })))
    .filter(({ board }) => board.state === "over" && !board.final && board.points.length > 0)
    .map((placed) => ({ ...placed, owe: placed.board.unsigned.flatMap((seat) => placed.board.seats[seat] ?? []) }));
}

/** The game that is played at a board: the round's, or that of its station in a pentathlon. */
export function gameAt(view: SessionView, round: RoundView, board: BoardView): string {
  return board.part === undefined ? round.game : (view.pentathlon?.games[board.part]?.game ?? round.game);
}
