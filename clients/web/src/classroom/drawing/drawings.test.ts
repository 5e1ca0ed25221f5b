import { expect, test } from "vitest";

import { arrowOf, COLOURS, DASHES, drawingOf, typedDrawing } from "./drawings";

const box = (x: number, y: number): { x: number; y: number; width: number; height: number } => ({ x, y, width: 40, height: 40 });

test("an arrow ends with its head in the middle of a place", () => {
  const { line, head } = arrowOf(box(0, 0), box(100, 0));
  expect(line).toEqual([{ x: 20, y: 20 }, { x: 102, y: 20 }]);
  expect(head.split(" ")[0]).toBe("120,20");
});

test("a gesture over two places is an arrow, on one place it is a shape", () => {
  expect(drawingOf("arrow", "e2", "e4")).toEqual({ shape: "arrow", place: "e2", to: "e4" });
  expect(drawingOf("arrow", "e2", "e2")).toEqual({ shape: "circle", place: "e2" });
  expect(drawingOf("highlight", "e2", "e4")).toEqual({ shape: "highlight", place: "e4" });
});

test("typed places", () => {
  expect(typedDrawing("circle", ["e2", "e4"])).toEqual({ shape: "arrow", place: "e2", to: "e4" });
  expect(typedDrawing("highlight", ["e2"])).toEqual({ shape: "highlight", place: "e2" });
  expect([typedDrawing("arrow", []), typedDrawing("arrow", ["a", "b", "c"])]).toEqual([null, null]);
});

test("no two colours have the same line", () => {
  expect(new Set(COLOURS.map((colour) => DASHES[colour])).size).toBe(COLOURS.length);
});
