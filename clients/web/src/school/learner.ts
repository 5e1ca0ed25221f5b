/**
 * A learner's skills, stored only on this device, under the learner's name: a device may have several learners. The lobby reads them
 * without the code that chooses exercises (`skills.ts`).
 */
import type { Card } from "ts-fsrs";

import { name } from "../storage";
import { setSkillRecord, skillRecord } from "../storage_later";
import type { Exercise } from "./view.gen";

export type Skill = NonNullable<Exercise["skill"]>;
export type Question = Exercise["question"];
/** `card`: the state of the spaced repetition; its times are ISO texts. */
export type Known = { rating: number; asked: number; right: number; card: Card };
/** `games`: answers per game. `days`: the numbers of the days on which the learner finished the five exercises. */
export type Learner = {
  skills: Partial<Record<Skill, Known>>;
  games: Record<string, { right: number; asked: number }>;
  days: number[];
};

/** The ratings from which a skill has one, two and three stars. */
const STARS = [1_150, 1_400, 1_700] as const;
export const MOST_STARS = STARS.length;
const LEAST_FOR_STAR = 5;

const nobody = (): Learner => ({ skills: {}, games: {}, days: [] });

function everybody(): Record<string, Learner> {
  try {
    return JSON.parse(skillRecord()) as Record<string, Learner>;
  } catch {
    return {};
  }
}

/** Returns the key of a learner's data: the name in use on this device, without regard to capitals. */
export const keyOf = (learner = name()): string => learner.trim().toLowerCase();

export const learnerNow = (known = name()): Learner => ({ ...nobody(), ...everybody()[keyOf(known)] });
export function keepLearner(learner: Learner): void {
  setSkillRecord(JSON.stringify({ ...everybody(), [keyOf(name())]: learner }));
}

/** Returns the stars of a skill, from none to three. */
export const starsOf = (known: Known): number => (known.asked < LEAST_FOR_STAR ? 0 : STARS.filter((rating) => known.rating >= rating).length);

/** Returns the learner's stars of the skills that a game practises, and their maximum. A game that the learner has not practised has none. */
export function starsAt(learner: Learner, game: string, skills: readonly string[]): { won: number; all: number } {
  const known = game in learner.games ? skills.flatMap((skill) => learner.skills[skill as Skill] ?? []) : [];
  return { won: known.reduce((sum, each) => sum + starsOf(each), 0), all: skills.length * MOST_STARS };
}
