import { expect, test } from "vitest";

import { gamesIn, minutesOf, type ClassReport } from "./report";

test("each game appears once, in the order of play", () => {
  const pupil = (...games: string[]) => ({ name: "", rules: [], games: games.map((game) => ({ game, games: 1, time_ms: 0 })) });
  const report: ClassReport = { rules: [], pupils: [pupil("truco", "damas"), pupil("damas", "fiar")] };
  expect(gamesIn(report)).toEqual(["truco", "damas", "fiar"]);
});

test("minutes are whole numbers", () => {
  expect([0, 29_999, 30_000, 119_000].map(minutesOf)).toEqual([0, 0, 1, 2]);
});
