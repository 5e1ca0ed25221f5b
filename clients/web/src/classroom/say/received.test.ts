import { expect, test } from "vitest";

import { wordsOf } from "./received.svelte";

test("the answer contains words or none", () => {
  expect(wordsOf({ words: { number: 2, words: "Hola", by: "Eva", at_ms: 5 } })).toEqual({ number: 2, words: "Hola", by: "Eva" });
  expect(wordsOf({ words: null })).toBeNull();
  expect(wordsOf(null)).toBeNull();
});
