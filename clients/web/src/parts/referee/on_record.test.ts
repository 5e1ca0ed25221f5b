import { expect, test } from "vitest";

import { gameWords, pageWords } from "../../../tests/languages";
import { recordTexts } from "./on_record";

const told = (slug: string, record: unknown) => recordTexts(pageWords.es!, gameWords[slug]!.es!, record);

test("a recorded fault contains the sum", () => {
  const wrong = { expression: "6+4+4", said: "0", right: "14" };
  const [fault, other] = told("contig60", { turn: [], last: [["contig60.sentence", "value", { wrong, cells: ["27"] }], ["contig60.score", "missing"]] });
  expect(fault).toMatchObject({ when: "last", rule: gameWords.contig60!.es!.rules["contig60.sentence"] });
  expect(fault?.text).toContain("6 + 4 + 4 es 14, no 0");
  expect(other?.text).not.toMatch(/undefined/);
});

test.each([
  ["geominos", [[1, "geominos.puntos"]], "geominos.puntos"],
  ["qwinto", [[0, "qwinto.row", "yellow-5"]], "qwinto.row"],
  ["ajedrez", [{ ply: 0, seat: 0, rule: "ajedrez.touch-move", uci: "e2e4" }], "ajedrez.touch-move"],
  ["truco", [{ rule: "truco.flor-callada", seat: 0 }], "truco.flor-callada"],
  ["damas", [[4, "omitted"]], "damas.capture"],
])("%s lists its record, and each fault has its rule", (slug, record, rule) => {
  const [fault] = told(slug, record);
  expect(fault).toMatchObject({ when: "", rule: gameWords[slug]!.es!.rules[rule] });
  expect(fault?.text).toMatch(/^.{10,}[.!]$/s);
});

test.each([
  ["geominos", [[1, "geominos.puntos", null, { said: 5, right: 7, dots: [3, 4], cells: [] }]], "", "3 + 4 = 7, no 5"],
  ["qwinto", [[0, "qwinto.sum", null, { dice: [2, 4, 3], said: 8, right: 9, cells: ["dice"] }]], "", "2 + 4 + 3 = 9, no 8"],
  ["qwinto", [[1, "qwinto.row", "yellow-5", { number: 7, left: 9, right: null, cells: [] }]], "", "a la izquierda hay un 9"],
  ["truco", [{ rule: "truco.envido-mal-cantado", seat: 0, facts: { said: 31, right: 27, cells: [] } }], "", "Se cantó 31 de envido, y es 27"],
  ["damas", [[4, "omitted", { pieces: 2, cells: ["11", "15"] }]], "", "2 fichas pueden hacerla"],
  ["ajedrez", [{ ply: 3, seat: 1, rule: "ajedrez.illegal-move", uci: "e8e7", at: "2… e8-e7", facts: { why: "into_check", cells: [] } }], "2… e8-e7", "el rey queda en jaque"],
])("the record of %s contains the facts of the fault", (slug, record, when, says) => {
  const [fault] = told(slug, record);
  expect(fault?.when).toBe(when);
  expect(fault?.text).toContain(says);
});

test("without a record the list is empty", () => {
  expect(told("noughts", undefined)).toEqual([]);
  expect(recordTexts(pageWords.es!, null, { last: [["contig60.score", "value"]] })).toEqual([]);
});
