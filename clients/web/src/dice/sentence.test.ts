import { expect, test } from "vitest";
import { carried, inResult, pretty, tapped, undone, used, wire } from "./sentence";

test("each die is used up by one number, in either step; results use none", () => {
  expect(used("3+5=8; 8*4=32", ["3", "5", "4"])).toEqual([true, true, true]);
  expect(used("6+6", ["6", "6", "6"])).toEqual([true, true, false]);
  expect(used("1=5", ["5", "1", "2"])).toEqual([false, true, false]);
});

test("the result of a first step is at hand in the second", () => {
  expect([carried("3+5=8;"), carried("3+5=8"), carried("3+5;")]).toEqual(["8", null, null]);
  expect([inResult("3+5="), inResult("3+5=8; 8*4")]).toEqual([true, false]);
});

test("numbers are kept apart, digits of a result grow together, undo takes a token", () => {
  expect([tapped("3", "5"), tapped("3+", "5"), tapped("3+5=", "8"), tapped("3+5=1", "2")]).toEqual([
    "3 5",
    "3+5",
    "3+5=8",
    "3+5=12",
  ]);
  expect([undone("3+5=12"), undone("3+"), undone("")]).toEqual(["3+5=", "3", ""]);
});

test("signs as a person writes them, and as they are sent", () => {
  expect(pretty("3*5-4/2=13")).toBe("3 × 5 − 4 ÷ 2 = 13");
  expect(wire("3 × 5 − 4 ÷ 2 = 13")).toBe("3 * 5 - 4 / 2 = 13");
});
