/**
 * The player's private rating per game, an Elo number that stays on this device.
 *
 * The computer's levels are the anchors: learner has 1000, club and strong follow from the measured differences
 * (`docs/reference/arena.md`), and the usual level, which was not measured, lies halfway between learner and club. A rating
 * begins at 1000. A game against a level moves it by `K × (result − expectation)`. The rating of another person is private,
 * so such a game counts as one against somebody of the player's own strength. The practice partner commits faults on
 * purpose, so games against it do not count.
 */
import { GAPS } from "./anchors.gen";
import type { LEVELS, Rival, Tally } from "./own_record";

export type Rating = { elo: number; games: number };

const START = 1_000;
const LOWEST = 100;
/** A rating on fewer games is provisional, and moves twice as fast. */
const SURE_GAMES = 5;
const K = 32;
/** The differences for a game without measured levels. */
const UNMEASURED = [250, 250] as const;
const POINTS: Readonly<Record<keyof Tally, number>> = { won: 1, drawn: 0.5, lost: 0 };

/** Returns the ratings of the computer's levels at a game. */
export function anchors(slug: string): Record<(typeof LEVELS)[number], number> {
  const [toClub, toStrong] = GAPS[slug] ?? UNMEASURED;
  return { learner: START, "": START + toClub / 2, club: START + toClub, strong: START + toClub + toStrong };
}

/** Returns the rating after a game; undefined if none of the games has counted yet. */
export function rated(slug: string, before: Rating | undefined, rival: Rival, end: keyof Tally): Rating | undefined {
  if (rival === "partner") return before;
  const { elo, games } = before ?? { elo: START, games: 0 };
  const other = rival === "people" ? elo : anchors(slug)[rival];
  const expected = 1 / (1 + 10 ** ((other - elo) / 400));
  const k = games < SURE_GAMES ? 2 * K : K;
  return { elo: Math.max(LOWEST, Math.round(elo + k * (POINTS[end] - expected))), games: games + 1 };
}

export const isProvisional = ({ games }: Rating): boolean => games < SURE_GAMES;

/** Returns the highest level of the computer whose rating the player has reached; null below all of them. */
export function rung(slug: string, { elo }: Rating): (typeof LEVELS)[number] | null {
  const of = anchors(slug);
  return (["strong", "club", "", "learner"] as const).find((level) => elo >= of[level]) ?? null;
}
