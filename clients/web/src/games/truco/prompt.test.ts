import { expect, test } from "vitest";
import { prompt } from "./prompt";
import type { View } from "./view";
import { play } from "./words.en";

const ask = (words: string[], winner: number | null): string | null => {
  const view = { players: 2, words, seats: [{ laid: [] }, { laid: [] }], partial: { tricks: winner === null ? [] : [{ winner, side: winner }] } } as unknown as View;
  return prompt({ view, status: {} as never, seat: 0, may: ["play", "say", "mazo"], names: () => "Ana" }, play as never, { picked: null, isHelped: true });
};

test("the seat that plays reads about calls only if it has one", () => {
  expect(ask(["retruco", "mazo"], null)).toBe("Tap the card you play, or make a call.");
  expect(ask(["mazo"], null)).toBe("Tap the card you play.");
  expect(ask(["retruco"], 0)).toBe("The trick is yours. Tap another card, or make a call.");
  expect(ask([], 0)).toBe("The trick is yours. Tap another card.");
});
