/** A moment of a replay explains the mistake behind a correct challenge, with its sums. */
import { expect, test } from "vitest";

import { momentText } from "../src/replay/moment_text";
import type { Moment } from "../src/replay/recording";
import { gameWords, pageWords } from "./languages";

const facts = { wrong: { expression: "3+5*4", said: "32", right: "23" }, cells: ["32"] };
const ruled = (mark: string): Moment =>
  ({ events: [{ kind: "ruling", seat: 0, params: { rule: "contig60.sentence", mark, detail: "value", facts } }] }) as unknown as Moment;
const said = (mark: string): string => momentText(pageWords.es!, gameWords.contig60!.es!, ruled(mark), () => "Ana", "es");

test("a right challenge shows the arithmetic, a wrong one the mark alone", () => {
  expect(said("C")).toContain("23");
  expect(said("C")).toContain("Ana");
  expect(said("I")).not.toContain("23");
});
