/** The answers of the school are sentences: whole, with one full stop, and without a word for two things. */
import { expect, test } from "vitest";

import { gameText, SLUGS } from "../../tests/languages";
import { loadWords } from "../words/catalogue";
import { LANGS } from "../words/languages";
import { schoolWords } from "./words";

const TWICE = /[.!?…][»”"')]*\.|\.\./;
const ONCE = /[.!?…][»”"')]*$/;

test.each([...LANGS])("%s: an answer that names a rule, or tells why it was kept, ends with one full stop", async (lang) => {
  await loadWords(lang);
  const words = schoolWords.of(lang);
  let checked = 0;
  for (const slug of SLUGS) {
    const game = gameText(slug, lang);
    const rules = Object.values(game.rules);
    const proofs = Object.values(game.kept ?? {}).flat();
    const said = [...rules.map(words.wrong), ...proofs.flatMap((proof) => [words.noFault(proof), words.kept(proof)])];
    expect(said.filter((text) => TWICE.test(text) || !ONCE.test(text))).toEqual([]);
    checked += said.length;
  }
  expect(checked).toBeGreaterThan(100);
  const others = [...Object.values(words.answers).map(words.wrong), words.wrong(words.over), words.noFault(""), words.kept("")];
  expect(others.filter((text) => TWICE.test(text) || !ONCE.test(text))).toEqual([]);
});

test.each(["es", "es-AR"])("%s: «falta» is a broken rule, and no word of «fallar» stands next to it", async (lang) => {
  const words = schoolWords.of(lang);
  expect([1, 2].map(words.again)).toEqual(["1 error para repetir", "2 errores para repetir"]);
  const texts = Object.values(words).filter((value) => typeof value === "string");
  expect(texts.length).toBeGreaterThan(30);
  expect([...texts, words.again(1), words.again(2)].filter((text) => /\bfalla/i.test(text))).toEqual([]);
});
