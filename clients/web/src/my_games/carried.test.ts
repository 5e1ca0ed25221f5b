/** The data that a device code carries to another device, from a device with three learners. */
import { createEmptyCard } from "ts-fsrs";
import { expect, test } from "vitest";

import { keepReached, reached } from "../lesson/progress";
import { keepLearner, keyOf, type Learner, learnerNow, type Skill } from "../school/learner";
import { forgetPerson, setName } from "../storage";
import { carried, ownRecord, setOwnRecord, takeCarried } from "../storage_later";

const SKILLS: Skill[] = ["arithmetic", "counting", "fractions", "geometry", "movement", "order_of_operations", "procedure", "remedy", "timing"];
const DAYS = Array.from({ length: 400 }, (_, day) => 20_000 + day);
const GAMES = Array.from({ length: 15 }, (_, number) => `game-number-${number}`);
const MOST = 8_000;

/** Returns a learner who has practised every skill and every game on 400 days. */
function full(right: number): Learner {
  const known = { rating: 1_234, asked: 200, right, card: createEmptyCard(Date.UTC(2026, 10, 29)) };
  // Stored times are texts, as in the browser's storage.
  return JSON.parse(JSON.stringify({
    skills: Object.fromEntries(SKILLS.map((skill) => [skill, known])),
    games: Object.fromEntries(GAMES.map((game) => [game, { right, asked: 200 }])),
    days: DAYS,
  })) as Learner;
}

function keepThree(): void {
  for (const [index, name] of ["Ana", "Bo", "Cruz"].entries()) {
    setName(name);
    keepLearner(full(100 + index));
  }
  setName("Bo");
  for (const game of GAMES) keepReached(game, 3);
}

test("a shared device carries only the learner whose name is in use, with the last sixty days", () => {
  keepThree();
  const text = carried(keyOf());
  expect(text.length).toBeLessThanOrEqual(MOST);
  forgetPerson();
  setName("Bo");
  takeCarried(text);
  expect(learnerNow()).toEqual({ ...full(101), days: DAYS.slice(-60) });
  expect([learnerNow("Ana").days, learnerNow("Cruz").days]).toEqual([[], []]);
  expect(reached(GAMES[0]!)).toBe(3);
});

test("a part that does not fit stays on its device, and the others go along", () => {
  keepThree();
  setOwnRecord(JSON.stringify({ games: {}, counted: ["x".repeat(MOST)] }));
  const text = carried(keyOf());
  expect(text.length).toBeLessThanOrEqual(MOST);
  forgetPerson();
  setName("Bo");
  takeCarried(text);
  expect(learnerNow().games).toEqual(full(101).games);
  expect(reached(GAMES[0]!)).toBe(3);
  expect(ownRecord()).toBe("{}");
});

test("a device without skills carries the lessons", () => {
  setName("Dana");
  keepReached("fiar", 2);
  const text = carried(keyOf());
  forgetPerson();
  takeCarried(text);
  expect(reached("fiar")).toBe(2);
});
