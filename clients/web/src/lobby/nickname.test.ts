import { expect, test } from "vitest";

import { offeredName } from "./nickname";

test("suggests a pair of words in the guest's language", () => {
  expect(offeredName("es", () => 0)).toBe("Zorro Azul");
  expect(offeredName("en", () => 0)).toBe("Blue Fox");
  expect(offeredName("es", () => 0.999)).toBe("Tigre Genial");
});

test("two guests rarely get the same suggestion", () => {
  const names = new Set(Array.from({ length: 200 }, () => offeredName("es")));
  expect(names.size).toBeGreaterThan(100);
});
