/** The player's own results and faults per game, stored only on this device. Games of a class do not count, because the tutor keeps those. */
import { ownRecord } from "../storage_later";
import type { Rating } from "./ladder";

/** The computer's levels in rising order. */
export const LEVELS = ["learner", "", "club", "strong"] as const;
/** A level of the computer, or `people` for a game with another person. */
export type Rival = (typeof LEVELS)[number] | "partner" | "people";
export type Tally = { won: number; drawn: number; lost: number };
/** `ladder`: the private rating; a record from before the ladder lacks it. */
export type OfGame = { rivals: Partial<Record<Rival, Tally>>; seen: number; missed: number; ladder?: Rating };
/** `counted`: the last counted games, so that no game counts twice. */
export type Stored = { games: Record<string, OfGame>; counted: string[] };

export function stored(): Stored {
  try {
    const { games, counted } = JSON.parse(ownRecord()) as Partial<Stored>;
    return { games: games ?? {}, counted: Array.isArray(counted) ? counted : [] };
  } catch {
    return { games: {}, counted: [] };
  }
}

/** Returns the results of each game that the player has finished on this device. */
export const ownResults = (): Readonly<Record<string, OfGame>> => stored().games;

/** Returns the number of the computer's levels that the player has beaten at a game. */
export function beaten(slug: string): number {
  const rivals = stored().games[slug]?.rivals ?? {};
  return LEVELS.filter((level) => (rivals[level]?.won ?? 0) > 0).length;
}
