/** The player's own results and faults per game, stored only on this device. Games of a class do not count, because the tutor keeps those. */
import type { RoomInfo, Seat } from "../room/view";
import { ownRecord, setOwnRecord } from "../storage_later";
import { rated, type Rating } from "./ladder";

/** The computer's levels in rising order. */
export const LEVELS = ["learner", "", "club", "strong"] as const;
/** A level of the computer, or `people` for a game with another person. */
export type Rival = (typeof LEVELS)[number] | "partner" | "people";
export type Tally = { won: number; drawn: number; lost: number };
/** `ladder`: the private rating; a record from before the ladder lacks it. */
export type OfGame = { rivals: Partial<Record<Rival, Tally>>; seen: number; missed: number; ladder?: Rating };
/** `counted`: the last counted games, so that no game counts twice. */
type Stored = { games: Record<string, OfGame>; counted: string[] };

const MAX_COUNTED = 40;

function stored(): Stored {
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

/** Returns the other side: a person if there is one, else the computer's level. */
export function rivalOf(seats: RoomInfo["seats"], seat: Seat): Rival {
  const others = seats.filter((each, index) => index !== seat && each.team !== seats[seat]?.team);
  return others.some((each) => each.kind === "person") ? "people" : (others[0]?.level ?? "");
}

/** Changes the record of a game once per `key`. */
function count(key: string, slug: string, change: (game: OfGame) => OfGame): void {
  const { games, counted } = stored();
  if (counted.includes(key)) return;
  const before = games[slug] ?? { rivals: {}, seen: 0, missed: 0 };
  setOwnRecord(JSON.stringify({ games: { ...games, [slug]: change(before) }, counted: [...counted, key].slice(-MAX_COUNTED) }));
}

export function countResult(key: string, slug: string, rival: Rival, end: keyof Tally): void {
  count(key, slug, (game) => {
    const tally = game.rivals[rival] ?? { won: 0, drawn: 0, lost: 0 };
    const ladder = rated(slug, game.ladder, rival, end);
    return { ...game, rivals: { ...game.rivals, [rival]: { ...tally, [end]: tally[end] + 1 } }, ...(ladder ? { ladder } : {}) };
  });
}

/** Forgets all results and ratings. A game that has counted before does not count again. */
export function clearOwnResults(): void {
  setOwnRecord(JSON.stringify({ games: {}, counted: stored().counted }));
}

/** Adds the faults of others that the player saw and missed in a game. */
export function countFaults(key: string, slug: string, seen: number, missed: number): void {
  count(`${key} faults`, slug, (game) => ({ ...game, seen: game.seen + seen, missed: game.missed + missed }));
}
