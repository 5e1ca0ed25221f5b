/** The parts of sentences that every language shares. */
import type { GameEvent, Seat } from "../contract";
import { placeOf, rodOf, rodsIn, type Rod, type View } from "./view";

export const text = (value: unknown): string => (value === null || value === undefined ? "" : String(value));

export const list = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);

export const seatOf = (event: GameEvent): Seat | null => event.seat ?? null;

/** The letter of a rod's side on a score card, as the rule book has it. */
export const sideOf = (rod: Rod): string => rod.id.slice(-1);

/** Returns a score card's cell with the names of its rods; undefined if it has none. */
export function withRods(value: string, name: (rod: Rod) => string): string | undefined {
  const said = value.replace(/\b[a-z]+-[AB]\b/g, (id) => name(rodOf(id)));
  return said === value ? undefined : said;
}

/** Tells whether a move goes from one purple rectangle to the other of the same length. */
export function isTwin(from: unknown, to: unknown): boolean {
  const [one, other] = [placeOf(from), placeOf(to)];
  return one.zone === "purple" && other.zone === "purple" && one.length === other.length && one.id !== other.id;
}

/** The seats' long rectangles. */
const LONG = ["AL", "BL"];

/** Returns the lengths in the rectangle of the last rod, those of the captured rods, and the content of a declared long rectangle. */
export function sums(view: View, rule: string | null): string[] {
  const turn = view.turn.rod === null && view.turn.rectangle === null ? view.last : view.turn;
  if (turn === null) return [];
  const isAsked = (name: string): boolean => rule === null || rule === `ramrod.${name}`;
  const written = (rods: readonly Rod[], length: number): string[] => {
    const sum = rods.reduce((total, rod) => total + rod.length, 0);
    const lengths = rods.map((rod) => rod.length).join(" + ");
    if (rods.length === 0 || sum > length) return [];
    return [`${rods.length > 1 ? `${lengths} = ` : ""}${sum}${sum < length ? ` < ${length}` : ""}`];
  };
  const captured = turn.captured.map(rodOf);
  const own = rodsIn(view, LONG[turn.seat] ?? "").map((rod) => rod.length);
  const content = own.reduce((sum, length) => sum + length, 0);
  const sum = own.length > 1 ? `${own.join(" + ")} = ` : "";
  return [
    ...(turn.rectangle !== null && isAsked("capture") ? written(captured, placeOf(turn.rectangle).length) : []),
    ...(turn.rectangle === null && turn.to !== null && isAsked("fit") ? written(rodsIn(view, turn.to), placeOf(turn.to).length) : []),
    ...((view.declared[turn.seat] || view.pending?.is_declared) && content >= view.goal && isAsked("win") ? [`${sum}${content} ≥ ${view.goal}`] : []),
  ];
}
