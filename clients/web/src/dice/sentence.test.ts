import { expect, test } from "vitest";
import { carried, inResult, pretty, tapped, undone, used, wire } from "./sentence";

test("each number uses up one die, in either step; results use none", () => {
  expect(used("3+5=8; 8*4=32", ["3", "5", "4"])).toEqual([true, true, true]);
  expect(used("6+6", ["6", "6", "6"])).toEqual([true, true, false]);
  expect(used("1=5", ["5", "1", "2"])).toEqual([false, true, false]);
});

test("the second step can use the result of the first", () => {
  expect([carried("3+5=8;"), carried("3+5=8"), carried("3+5;")]).toEqual(["8", null, null]);
  expect([inResult("3+5="), inResult("3+5=8; 8*4")]).toEqual([true, false]);
});

test("numbers stay separate, digits of a result join, undo removes a token", () => {
  expect([tapped("3", "5"), tapped("3+", "5"), tapped("3+5=", "8"), tapped("3+5=1", "2")]).toEqual([
    "3 5",
    "3+5",
    "3+5=8",
    "3+5=12",
  ]);
  expect([undone("3+5=12"), undone("3+"), undone("")]).toEqual(["3+5=", "3", ""]);
});

test("formats signs for people and for the server", () => {
  expect(pretty("3*5-4/2=13")).toBe("3 × 5 − 4 ÷ 2 = 13");
  expect(wire("3 × 5 − 4 ÷ 2 = 13")).toBe("3 * 5 - 4 / 2 = 13");
});
