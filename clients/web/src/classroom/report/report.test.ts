import { expect, test } from "vitest";

import { achievedLines, gamesIn, minutesOf, ofAll, type ClassReport } from "./report";
import { en } from "./words.en";
import { es } from "./words.es";
import { pt } from "./words.pt";

const NOTHING = { games: 0, won: 0, clean: 0, seen: 0, rivals: 0, tasks: 0, tasks_done: 0, right: 0 };

test("each game appears once, in the order of play", () => {
  const pupil = (...games: string[]) => ({ name: "", since_ms: 0, achieved: NOTHING, rules: [], games: games.map((game) => ({ game, games: 1, time_ms: 0 })) });
  const report: ClassReport = { rules: [], pupils: [pupil("truco", "damas"), pupil("damas", "fiar")] };
  expect(gamesIn(report)).toEqual(["truco", "damas", "fiar"]);
});

test("minutes are whole numbers", () => {
  expect([0, 29_999, 30_000, 119_000].map(minutesOf)).toEqual([0, 0, 1, 2]);
});

test.each([es, en, pt])("every child has a line, and only what was achieved is counted", (words) => {
  const day = (): string => "1/12";
  const lines = (changes: Partial<typeof NOTHING>): string[] => achievedLines({ achieved: { ...NOTHING, ...changes }, since_ms: 0 }, words, day);
  expect(lines({})).toEqual([words.isHere("1/12")]);
  expect(lines({ tasks: 3 })).toEqual([words.isHere("1/12")]);
  expect(lines({ games: 2, rivals: 2 })).toEqual([words.didPlay(2, 2)]);
  expect(lines({ games: 2, won: 1, clean: 1, seen: 3, tasks: 2, tasks_done: 1, right: 5 })).toHaveLength(6);
  for (const line of lines({ games: 2, won: 1, clean: 2, seen: 3, tasks: 2, tasks_done: 1, right: 5 })) expect(line).not.toMatch(/\b0\b/);
});

test("the class's sum has what its pupils saw and solved", () => {
  const pupil = (seen: number, right: number) => ({ name: "", since_ms: 0, rules: [], games: [], achieved: { ...NOTHING, seen, right, tasks_done: 1 } });
  expect(ofAll([pupil(1, 5), pupil(2, 0)])).toEqual({ seen: 3, tasks_done: 2, right: 5 });
});
