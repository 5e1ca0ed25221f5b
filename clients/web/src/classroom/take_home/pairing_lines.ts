/** The pairings of a round in alphabetical order of names, so that pupils find themselves. Pure. */
import type { RoundView } from "../view";
import { BOT } from "../view";

export type PairingLine = { person: string; name: string; board: number; others: string[] };

/** Returns a line for each pupil with a board, by name: the board's number and the other players. */
export function linesByName(round: Pick<RoundView, "boards">, named: (person: string) => string, lang: string): PairingLine[] {
  const lines = round.boards.flatMap((board, index) =>
    board.seats
      .filter((person) => person !== BOT)
      .map((person) => ({ person, name: named(person), board: index + 1, others: board.seats.filter((other) => other !== person).map(named) })),
  );
  return lines.sort((one, other) => one.name.localeCompare(other.name, lang));
}
