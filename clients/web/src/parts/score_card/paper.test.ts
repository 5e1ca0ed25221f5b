import { expect, test } from "vitest";

import { paperLayout } from "./paper";

test.each([
  [12, 6, { parts: 1, rows: 12, shrink: 1 }],
  [32, 6, { parts: 2, rows: 16, shrink: 0.58 }],
  [20, 6, { parts: 1, rows: 20, shrink: 0.75 }],
  [32, 9, { parts: 1, rows: 32, shrink: 15 / 32 }],
  [40, 8, { parts: 2, rows: 20, shrink: 0.42 }],
  [70, 9, { parts: 2, rows: 35, shrink: 0.42 }],
  [16, 3, { parts: 1, rows: 16, shrink: 15 / 16 }],
  [40, 3, { parts: 2, rows: 20, shrink: 0.75 }],
  [57, 3, { parts: 3, rows: 19, shrink: 0.55 }],
  [90, 3, { parts: 3, rows: 30, shrink: 0.5 }],
  [0, 3, { parts: 1, rows: 0, shrink: 1 }],
])("%i lines of %i columns", (lines, columns, layout) => {
  expect(paperLayout(lines, columns)).toEqual(layout);
});
