import { expect, test } from "vitest";

import { isSaidBy, scoreText } from "./score_text";

test("each number has its owner", () => {
  expect(scoreText("16:-6", ["Ana", "Bo"])).toBe("Ana:\u00a016 · Bo:\u00a0−6");
  expect(scoreText("-11 33 4", ["Ana", "Bo", "Cy"])).toBe("Ana:\u00a0−11 · Bo:\u00a033 · Cy:\u00a04");
});

test("a score of won games says what it counts", () => {
  expect(scoreText("0–1", ["Ana", "Bo"], { games: "Chicos" })).toBe("Chicos: Ana\u00a00 · Bo\u00a01");
  expect(scoreText("2–1", ["Ana", "Bo", "Cy", "Di"], { games: "Chicos" })).toBe("Chicos: 2–1");
  expect(scoreText("16:-6", ["Ana", "Bo"], { games: "Chicos" })).toBe("Ana:\u00a016 · Bo:\u00a0−6");
});

test("a score of points says what it counts, if the game names it", () => {
  expect(scoreText("32:33", ["Ana", "Bo"], { points: "Puntos en la mano" })).toBe("Puntos en la mano: Ana\u00a032 · Bo\u00a033");
});

test("any other score stays unchanged", () => {
  expect(scoreText("1-0", ["Ana", "Bo"])).toBe("1-0");
  expect(scoreText("½–½", ["Ana", "Bo"])).toBe("½–½");
  expect(scoreText("2:1", ["Ana", "Bo", "Cy"])).toBe("2:1");
});

test("the totals that a score says are not said twice", () => {
  expect([isSaidBy("1-0", [0, 1]), isSaidBy("½–½", [0.5, 0.5]), isSaidBy("1/2-1/2", [0.5, 0.5])]).toEqual([true, true, true]);
  expect([isSaidBy("58:60", [60, 58]), isSaidBy("16:-6", [16, -6]), isSaidBy("-11 33 4", [-11, 33, 4])]).toEqual([true, true, true]);
  expect([isSaidBy("1-0", [3, 1]), isSaidBy("2–1", [30, 20]), isSaidBy("", [0, 0])]).toEqual([false, false, false]);
});
