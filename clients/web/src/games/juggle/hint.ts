/** Marks the places on the Juggle board that a hint points at. */
import type { HintMarks, ToldPlaces } from "../contract";
import { pieceOf, type Action, type View } from "./view";

const on = (seat: number, cells: readonly string[]): string[] => cells.map((cell) => `${seat} ${cell}`);

export const marks: HintMarks<View, Action> = {
  take: ({ piece, from, die, method }, view) => {
    const { colour, shape } = pieceOf(piece);
    const how = method === "exact" ? [`die ${die ?? 0}`] : ["calculated"];
    if (from === "bank") return { calls: [colour, `${colour}-${shape}`, ...how, "take"] };
    return { cells: on(1 - view.turn.seat, view.boards[1 - view.turn.seat]?.[piece] ?? []), calls: [...how, "take"] };
  },
  place: ({ cells }, view) => ({ cells: on(view.turn.seat, cells), calls: ["place"] }),
  remove: ({ piece }, view) => ({ cells: on(view.turn.seat, view.boards[view.turn.seat]?.[piece] ?? []), calls: ["remove"] }),
};

const cellsOf: ToldPlaces[string] = ({ cells }, seat) => on(seat ?? 0, cells as string[]);

export const told: ToldPlaces = { placed: cellsOf, removed: cellsOf, taken: () => [] };
