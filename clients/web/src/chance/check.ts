/** Whether a game's chance comes out again from its seed: as `server/room/history/fairness.py` has it, with the same golden checks. */
import { again, digestOf, isHex, type Draw } from "./roll";

/** What was drawn in one move; without an actor, as the game was dealt. */
export type Roll = { seq: number; actor?: number | string | null; text?: string; draws: Draw[] };

/** A game that is over. `is_set`: somebody set its position, with rolls laid down. */
export type DrawnGame = { number: number; digest: string; seed: string; rolls?: Roll[]; is_set?: boolean };

/**
 * `same`: the seed gives it again. `laid`: no roll, but laid down with a set position. Wrong are `other` (the seed gives
 * something else, or it was laid down where nothing was set) and `skipped` (a draw before it was left out).
 */
export type Verdict = "same" | "laid" | "other" | "skipped";

export type Row = { roll: Roll; draw: Draw; verdict: Verdict; got: number[] | null };

export type Checked = { seedFits: boolean; rows: Row[]; fair: boolean };

const isEqual = (one: readonly number[], other: readonly number[]): boolean =>
  one.length === other.length && one.every((value, place) => value === other[place]);

/** Every draw once more from the seed. An appeal may draw the same again: its number is then one that has been. */
export function checked(game: DrawnGame): Checked {
  const readable = isHex(game.seed);
  let following = 0;
  const rows: Row[] = [];
  for (const roll of game.rolls ?? []) {
    for (const draw of roll.draws) {
      const { index } = draw;
      if (index == null) {
        rows.push({ roll, draw, verdict: game.is_set ? "laid" : "other", got: null });
        continue;
      }
      const got = readable ? again(game.seed, draw) : null;
      const same = got !== null && isEqual(got, draw.got);
      rows.push({ roll, draw, verdict: !same ? "other" : index > following ? "skipped" : "same", got });
      if (got !== null) following = Math.max(following, index + 1);
    }
  }
  const seedFits = readable && digestOf(game.seed) === game.digest;
  return { seedFits, rows, fair: seedFits && rows.every(({ verdict }) => verdict === "same" || verdict === "laid") };
}
