/** Games that pupils may finish outside class until a date: which games, and the form's date and time. Pure. */
import type { BoardView, ClassView, PlacedBoard } from "../view";

const placed = (view: ClassView): PlacedBoard[] => view.rounds.flatMap((round) => round.boards.map((board, index) => ({ round, board, number: index + 1 })));

/** Returns the assigned games; if `person` is given, only that person's. */
export function atHome(view: ClassView, person?: string): PlacedBoard[] {
  return placed(view).filter(({ board }) => board.home !== undefined && board.code !== null && (person === undefined || board.seats.includes(person)));
}

/** Returns the games that a director can assign: running or put away, and not assigned yet. */
export function couldGo(view: ClassView): PlacedBoard[] {
  return placed(view).filter(({ board }) => board.home === undefined && board.code !== null && isUnfinished(board));
}

const isUnfinished = (board: BoardView): boolean => board.state === "playing" || board.state === "adjourned";

/** Formats a weekday, day and hour, as people say them. */
export function momentText(lang: string, at_ms: number): string {
  return new Intl.DateTimeFormat(lang, { weekday: "long", day: "numeric", month: "long", hour: "numeric", minute: "2-digit" }).format(new Date(at_ms));
}

const DAYS_AHEAD = 7;
const EVENING = 20;

/** Returns the form's default, an evening in a week. */
export function offeredMoment(now_ms: number): string {
  const at = new Date(now_ms);
  at.setDate(at.getDate() + DAYS_AHEAD);
  at.setHours(EVENING, 0, 0, 0);
  return typedMoment(at.getTime());
}

/** Returns a time in the format of a local date and time input. */
export function typedMoment(at_ms: number): string {
  const at = new Date(at_ms);
  const two = (number: number): string => String(number).padStart(2, "0");
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}T${two(at.getHours())}:${two(at.getMinutes())}`;
}

/** Returns the input's time in ms; null if it is not a time. */
export function momentOf(typed: string): number | null {
  const at_ms = new Date(typed).getTime();
  return typed === "" || Number.isNaN(at_ms) ? null : at_ms;
}
