import { expect, test } from "vitest";

import { own, take, turnTo } from "./own.svelte";

test("an answer belongs only to its own question", () => {
  turnTo("CLASE", 1);
  take({ number: 1, choice: "C" });
  expect(own).toEqual({ code: "CLASE", number: 1, choice: "C", isAside: false });
  turnTo("CLASE", 1);
  expect(own.choice).toBe("C");
  turnTo("CLASE", 2);
  expect(own.choice).toBeNull();
  take({ number: 1, choice: "I" });
  take({ number: 2, choice: null });
  take(null);
  expect(own.choice).toBeNull();
});
