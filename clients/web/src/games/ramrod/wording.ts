/** The parts of sentences that every language shares. */
import type { GameEvent, Seat } from "../contract";
import { placeOf, rodOf, type Rod } from "./view";

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
