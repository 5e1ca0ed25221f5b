import { expect, test } from "vitest";

import { written as contig } from "../../games/contig60/written.gen";
import { written as geominos } from "../../games/geominos/written.gen";
import { inEngineWords, inOwnWords } from "./notation";
import { es } from "./words.es";
import { pt } from "./words.pt";

test.each([es, pt])("the player can write every example in their own words", ({ notation }) => {
  for (const table of [contig, geominos])
    for (const text of Object.values(table).flat()) expect(inEngineWords(notation.words, table, inOwnWords(notation.words, text))).toBe(text);
});

test("a Spanish word becomes the engine's word in any case, and the English word stays", () => {
  expect(inEngineWords(es.notation.words, contig, "Lanzar")).toBe("roll");
  expect(inEngineWords(es.notation.words, contig, "pasar")).toBe("pass");
  expect(inEngineWords(es.notation.words, geominos, "pasar")).toBe("pass_flag");
  expect(inEngineWords(es.notation.words, contig, "roll")).toBe("roll");
  expect(inEngineWords(es.notation.words, contig, '"cinco"')).toBe('"cinco"');
});
