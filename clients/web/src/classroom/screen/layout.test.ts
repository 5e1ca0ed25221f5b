import { expect, it } from "vitest";

import { columnsFor } from "./layout";

it("puts all boards in sight", () => {
  expect([0, 1, 2, 4, 8, 15, 30].map(columnsFor)).toEqual([1, 1, 1, 2, 3, 3, 5]);
});
