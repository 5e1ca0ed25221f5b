/** Games that may be finished at home until a date: which they are, and how a date is said and asked for. Pure. */
import type { BoardView, ClassView, PlacedBoard } from "../view";

const placed = (view: ClassView): PlacedBoard[] => view.rounds.flatMap((round) => round.boards.map((board, index) => ({ round, board, number: index + 1 })));

/** Those that are at home; of one person, or all. */
export function atHome(view: ClassView, person?: string): PlacedBoard[] {
  return placed(view).filter(({ board }) => board.home !== undefined && board.code !== null && (person === undefined || board.seats.includes(person)));
}

/** Those that could go home: played or put away, and not there yet. */
export function couldGo(view: ClassView): PlacedBoard[] {
  return placed(view).filter(({ board }) => board.home === undefined && board.code !== null && isUnfinished(board));
}

const isUnfinished = (board: BoardView): boolean => board.state === "playing" || board.state === "adjourned";

/** A day of the week, the day and the hour, as one says them. */
export function momentText(lang: string, at_ms: number): string {
  return new Intl.DateTimeFormat(lang, { weekday: "long", day: "numeric", month: "long", hour: "numeric", minute: "2-digit" }).format(new Date(at_ms));
}

const DAYS_AHEAD = 7;
const EVENING = 20;

/** What the form begins with: in a week, in the evening, as a field for local times wants it. */
export function offeredMoment(now_ms: number): string {
  const at = new Date(now_ms);
  at.setDate(at.getDate() + DAYS_AHEAD);
  at.setHours(EVENING, 0, 0, 0);
  const two = (number: number): string => String(number).padStart(2, "0");
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}T${two(at.getHours())}:${two(at.getMinutes())}`;
}

/** The field's time in ms, null where it is none. */
export function momentOf(typed: string): number | null {
  const at_ms = new Date(typed).getTime();
  return typed === "" || Number.isNaN(at_ms) ? null : at_ms;
}
