/** Counting the player's own results and faults. A table does this after a game; the lobby only reads them (`own_record.ts`). */
import type { RoomInfo, Seat } from "../room/view";
import { setOwnRecord } from "../storage_later";
import { rated } from "./ladder";
import { type OfGame, type Rival, stored, type Tally } from "./own_record";

const MAX_COUNTED = 40;

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
