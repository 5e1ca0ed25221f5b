/** An event in several halls: the hall of this page, and the boards and calls of a hall. */
import { keep, kept } from "../../storage";
import { type ClassView, currentRound, type PlacedBoard } from "../view";
import type { CallView } from "../view.gen";

const KEY = "hall";

/**
 * The hall that this tutor's pages show: its place in the settings, from 1; 0 for all halls. Boards, calls, the bell and the orders to all
 * boards share it. The browser keeps it for the last class.
 */
class ShownHall {
  #code = $state("");
  #hall = $state(0);

  constructor() {
    const [code, hall] = (kept(KEY) ?? "").split("/");
    this.#code = code ?? "";
    this.#hall = Number(hall ?? 0) || 0;
  }

  of(view: ClassView): number {
    return this.#code === view.session.code && this.#hall <= view.session.settings.halls.length ? this.#hall : 0;
  }

  show(view: ClassView, hall: number): void {
    this.#code = view.session.code;
    this.#hall = hall;
    keep(KEY, hall === 0 ? null : `${view.session.code}/${hall}`);
  }
}

export const shownHall = new ShownHall();

/** Tells whether the class is in several halls. */
export const hasHalls = (view: ClassView): boolean => view.session.settings.halls.length > 1;

/** Tells whether one of the people sits in the hall. Everybody is in hall 0. */
export function isInHall(view: ClassView, hall: number, people: readonly string[]): boolean {
  return hall === 0 || view.members.some((member) => member.hall === hall && people.includes(member.id));
}

/** Returns the boards of the open round with a player in the hall, under their numbers in the whole round. */
export function boardsInHall(view: ClassView, hall: number): PlacedBoard[] {
  const round = currentRound(view);
  if (round === null) return [];
  return round.boards.map((board, index) => ({ round, board, number: index + 1 })).filter(({ board }) => isInHall(view, hall, board.seats));
}

/** Returns the calls from the hall. A call from people who have named no hall belongs to every hall, so that somebody hears it. */
export function callsInHall(view: ClassView, hall: number): CallView[] {
  const boards = view.rounds.flatMap((round) => round.boards);
  const callers = (call: CallView): string[] => (call.person !== "" ? [call.person] : (boards.find((board) => board.code === call.room && call.room !== "")?.seats ?? []));
  const isPlaced = (people: readonly string[]): boolean => view.members.some((member) => (member.hall ?? 0) > 0 && people.includes(member.id));
  return (view.desk?.calls ?? []).filter((call) => isInHall(view, hall, callers(call)) || !isPlaced(callers(call)));
}

/**
 * Returns the indexes of the boards that an order to all boards goes to; undefined for all of them. In a hall, these are its boards in class.
 * `disputed` false leaves out boards with a disputed card.
 */
export function ordered(view: ClassView, hall: number, disputed = true): number[] | undefined {
  if (hall === 0) return undefined;
  const here = boardsInHall(view, hall).filter(({ board }) => board.home === undefined && (disputed || !board.disputed));
  return here.map(({ number }) => number - 1);
}
