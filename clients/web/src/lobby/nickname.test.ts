import { expect, test } from "vitest";

import { offeredName } from "./nickname";

test("a guest is offered a pair of words in their language", () => {
  expect(offeredName("es", () => 0)).toBe("Zorro Azul");
  expect(offeredName("en", () => 0)).toBe("Blue Fox");
  expect(offeredName("es", () => 0.999)).toBe("Tigre Genial");
});

test("two guests seldom have the same offer", () => {
  const names = new Set(Array.from({ length: 200 }, () => offeredName("es")));
  expect(names.size).toBeGreaterThan(100);
});
