import { expect, test } from "vitest";

import { qrOf, svgPath } from "./qr";
import vectors from "./vectors.json";

test.each(vectors)("the code of $text matches another program's", ({ text, mask, rows }) => {
  expect(qrOf(text, mask).map((row) => row.map((dark) => (dark ? "1" : "0")).join(""))).toEqual(rows);
});

test("chooses one of the eight masks by default, and refuses an overlong text", () => {
  const chosen = JSON.stringify(qrOf("hola"));
  expect([0, 1, 2, 3, 4, 5, 6, 7].some((mask) => JSON.stringify(qrOf("hola", mask)) === chosen)).toBe(true);
  expect(svgPath([[true, false]])).toBe("M0 0h1v1h-1z");
  expect(() => qrOf("x".repeat(181))).toThrow(RangeError);
});
