import { expect, it } from "vitest";

import { asSentence } from "./as_sentence";

it("begins a sentence with a capital and ends it with one stop", () => {
  expect(["todas las fichas capturadas", "¡adiós!", "5 puntos", "última ficha", ""].map(asSentence)).toEqual([
    "Todas las fichas capturadas.", "¡adiós!", "5 puntos.", "Última ficha.", "",
  ]);
});
