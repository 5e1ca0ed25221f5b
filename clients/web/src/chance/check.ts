/** Checks that a game's draws follow from its seed, like `server/room/history/fairness.py` and with the same golden checks. */
import { again, digestOf, isHex, type Draw } from "./roll";

/** The draws of one move. Without an actor, they belong to the deal. */
export type Roll = { seq: number; actor?: number | string | null; text?: string; draws: Draw[] };

/** A finished game. `is_set` means that somebody set its position and may have fixed rolls. */
export type DrawnGame = { number: number; digest: string; seed: string; rolls?: Roll[]; is_set?: boolean };

/**
 * `same`: the seed gives this draw. `laid`: a set position fixed the draw. Two verdicts are wrong: `other` (the seed gives another draw, or
 * a draw was fixed without a set position) and `skipped` (an earlier draw is missing).
 */
export type Verdict = "same" | "laid" | "other" | "skipped";

export type Row = { roll: Roll; draw: Draw; verdict: Verdict; got: number[] | null };

export type Checked = { seedFits: boolean; rows: Row[]; fair: boolean };

const isEqual = (one: readonly number[], other: readonly number[]): boolean =>
  one.length === other.length && one.every((value, place) => value === other[place]);

/** Recomputes every draw from the seed. After an appeal, a draw may repeat an earlier number. */
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
