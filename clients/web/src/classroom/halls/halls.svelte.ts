/** An event in several halls: the hall of this page, and the boards of a hall. */
import { type ClassView, currentRound, type PlacedBoard } from "../view";

/** The hall that this tutor's page shows: its place in the settings, from 1; 0 for all halls. Boards and calls share it. */
class ShownHall {
  #code = $state("");
  #hall = $state(0);

  of(view: ClassView): number {
    return this.#code === view.session.code && this.#hall <= view.session.settings.halls.length ? this.#hall : 0;
  }

  show(view: ClassView, hall: number): void {
    this.#code = view.session.code;
    this.#hall = hall;
  }
}

export const shownHall = new ShownHall();

/** Tells whether the class is in several halls. */
export const hasHalls = (view: ClassView): boolean => view.session.settings.halls.length > 1;

/** Tells whether one of the people sits in the hall. All are in 0. */
export function isInHall(view: ClassView, hall: number, people: readonly string[]): boolean {
  return hall === 0 || view.members.some((member) => member.hall === hall && people.includes(member.id));
}

/** Returns the boards of the open round with a player in the hall, under their numbers in the whole round. */
export function boardsInHall(view: ClassView, hall: number): PlacedBoard[] {
  const round = currentRound(view);
  if (round === null) return [];
  return round.boards.map((board, index) => ({ round, board, number: index + 1 })).filter(({ board }) => isInHall(view, hall, board.seats));
}
