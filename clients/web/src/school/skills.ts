/**
 * The choice of the learner's next exercise, and the learner after an answer.
 *
 * Each skill has an Elo rating and a card of the spaced-repetition algorithm FSRS, which says on which day the skill
 * returns. The next exercise is of the skill that is due longest, and of a rating that the learner solves four times of
 * five.
 */
import { createEmptyCard, fsrs, Rating, type Grade } from "ts-fsrs";

import type { Known, Learner, Question, Skill } from "./learner";

/** A kind of exercise of a game, its rule, and its rating for each question, from the server. */
export type Kind = { id: string; rule: string; skill: Skill; ratings: Record<Question, number> };
export type Wanted = { question: Question; kind: string; skill: Skill };

const START = 1_100;
const LOWEST = 400;
const HIGHEST = 2_400;
/** A learner solves an exercise with this probability if it is neither dull nor too hard. */
const WANTED = 0.8;
/** Exercises within this distance of the wanted probability are equally good. */
const NEAR = 0.07;
const FAST = 48;
const SLOW = 24;
const SURE = 10;
const MAX_DAYS = 400;
const QUESTIONS: readonly Question[] = ["fault", "rule", "mark"];

const scheduler = fsrs({ enable_short_term: false, enable_fuzz: false });

/** Returns the probability that a learner with this rating solves an exercise. */
export const chance = (learner: number, exercise: number): number => 1 / (1 + 10 ** ((exercise - learner) / 400));

export const ratingOf = (learner: Learner, skill: Skill): number => learner.skills[skill]?.rating ?? START;

/** Returns the skill that a question about a fault of this kind practises. */
export const skillOf = (kind: Kind, question: Question): Skill => (question === "mark" ? "remedy" : kind.skill);

const dueMs = (known: Known | undefined): number => (known === undefined ? 0 : new Date(known.card.due).getTime());

/**
 * Chooses the next exercise among the kinds of a game; null if there are none. A skill whose day has come goes before a new one, and
 * a new one before a skill that is not due yet. Each rule of these skills is equally frequent. `lot` is a random number from 0 to 1.
 */
export function chosen(learner: Learner, kinds: readonly Kind[], now_ms: number, lot: number): Wanted | null {
  const all = kinds.flatMap((kind) => QUESTIONS.map((question) => ({ kind, question, skill: skillOf(kind, question) })));
  const order = (skill: Skill): number => {
    const known = learner.skills[skill];
    const due_ms = dueMs(known);
    return known === undefined ? 1 : due_ms <= now_ms ? due_ms / now_ms : 1 + due_ms / now_ms;
  };
  const first = Math.min(...all.map(({ skill }) => order(skill)));
  const distance = ({ kind, question, skill }: (typeof all)[number]): number =>
    Math.abs(chance(ratingOf(learner, skill), kind.ratings[question]) - WANTED);
  const ofSkill = all.filter(({ skill }) => order(skill) === first);
  const rules = [...new Set(ofSkill.map(({ kind }) => kind.rule))];
  const at = lot * rules.length;
  const ofRule = ofSkill.filter(({ kind }) => kind.rule === rules[Math.floor(at)]).sort((one, other) => distance(one) - distance(other));
  const best = ofRule[0];
  if (best === undefined) return null;
  const near = ofRule.filter((each) => distance(each) <= distance(best) + NEAR);
  const one = near[Math.floor((at % 1) * near.length)] ?? best;
  return { question: one.question, kind: one.kind.id, skill: one.skill };
}

/** How an exercise went: right at once, right after a hint, or wrong at first. */
export type Answered = "right" | "hinted" | "wrong";
const GRADES: Record<Answered, Grade> = { right: Rating.Good, hinted: Rating.Hard, wrong: Rating.Again };

/** Returns the learner after an answer. `rating` is the exercise's rating. */
export function learnt(learner: Learner, game: string, skill: Skill, rating: number, how: Answered, now_ms: number): Learner {
  const before = learner.skills[skill] ?? { rating: START, asked: 0, right: 0, card: createEmptyCard(now_ms) };
  const isRight = how !== "wrong";
  const worth = how === "right" ? 1 : how === "hinted" ? 0.5 : 0;
  const step = before.asked < SURE ? FAST : SLOW;
  const moved = Math.round(before.rating + step * (worth - chance(before.rating, rating)));
  const played = learner.games[game] ?? { right: 0, asked: 0 };
  const known: Known = {
    rating: Math.max(LOWEST, Math.min(HIGHEST, moved)),
    asked: before.asked + 1,
    right: before.right + Number(isRight),
    card: scheduler.next(before.card, now_ms, GRADES[how]).card,
  };
  return {
    ...learner,
    skills: { ...learner.skills, [skill]: known },
    games: { ...learner.games, [game]: { right: played.right + Number(isRight), asked: played.asked + 1 } },
  };
}

const DAY_MS = 86_400_000;
/** Returns the number of the learner's day: the days since 1970 by the device's own calendar. */
export const dayOf = (now_ms: number): number => Math.floor((now_ms - new Date(now_ms).getTimezoneOffset() * 60_000) / DAY_MS);

export const finished = (learner: Learner, day: number): Learner =>
  learner.days.includes(day) ? learner : { ...learner, days: [...learner.days, day].slice(-MAX_DAYS) };

/**
 * Returns the number of days in a row with five finished exercises, up to today or yesterday. One free day in seven does not
 * end the row, and it does not count.
 */
export function streak(days: readonly number[], today: number): number {
  let count = 0;
  let free = -Infinity;
  for (let day = days.includes(today) ? today : today - 1; ; day--) {
    if (days.includes(day)) count++;
    else if (Math.abs(day - free) < 7) return count;
    else free = day;
    if (days.every((each) => each > day)) return count;
  }
}
