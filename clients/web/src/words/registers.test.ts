/**
 * Spanish uses tú and *retar*, the Spanish of Argentina vos and *desafiar*. The files of the latter contain only the sentences that differ.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, test } from "vitest";

import { PARTS } from "../../tools/parts_of_words";
import { overlaid } from "./catalogue";

const src = join(import.meta.dirname, "..");
const files = readdirSync(src, { recursive: true, encoding: "utf8" }).map((file) => file.replaceAll("\\", "/"));
const spanish = files.filter((file) => file.endsWith(".es.ts"));
const argentine = files.filter((file) => file.endsWith(".es-AR.ts"));
const source = (file: string): string => readFileSync(join(src, file), "utf8");

/** Returns each use of such a word: the file, the word and its context. */
function found(where: readonly string[], kinds: readonly RegExp[], but: RegExp): string[] {
  return where.flatMap((file) =>
    kinds.flatMap((kind) =>
      [...source(file).matchAll(kind)].filter((hit) => !but.test(hit[0])).map((hit) => `${file}: ${hit.input.slice(hit.index - 20, hit.index + 40).replaceAll("\n", " ")}`),
    ),
  );
}

const word = (text: string): RegExp => new RegExp(`(?<![\\p{L}/.!-])(?:${text})(?![\\p{L}-])`, "giu");

const VOSEO = [
  word("vos|sos"),
  word("\\p{L}+[áéí]s"),
  word(
    "(?:abr|acept|anot|anunci|arrastr|avis|busc|cambi|captur|cerr|coloc|compar|compart|cont|cubr|dec|dej|devolv|eleg|empez|escrib|esper|fij|gan|gir|guard|hac|jug|junt|lanz|le|llam|llen|llev|mir|mostr|mov|pas|ped|pens|pon|prob|puls|quit|rest|revis|sac|salt|segu|señal|solt|sub|sum|tir|toc|tom|us|volv)(?:á|é|í)",
  ),
  word("desaf\\p{L}+"),
];
/** Words with the ending of voseo that are other words: «más», «después», the future of tú, the name of a call in Truco. */
const NO_VOSEO = /^(?:más|además|demás|después|atrás|través|revés|estás|interés|inglés|holandés|quizás|jamás|detrás|\p{L}+rás|estés|revisé|gané|desafío)$/iu;

const TU = [
  word("tú|ti|contigo|eres|tienes|puedes|quieres|pierdes|juegas|ganas|recibes|sabes|dices|haces|pones|debes|sigues|mueves|tocas|usas|aciertas|equivocas|colocas|lanzas|pasas|eliges|escoges"),
  word("di|pon|haz"),
  // Only at the beginning of a sentence. Elsewhere the verb may describe another person.
  /(?<=["`¡:.] ?)(?:Elige|Escribe|Mira|Coloca|Lanza|Busca|Pasa|Vuelve|Pon|Revisa|Espera|Anuncia|Decide|Escoge) (?:el|la|los|las|un|una|otro|otra|tu|bien|a|ahí|si)(?! que)\b/gu,
  word("\\p{L}*[áéíóú]\\p{L}{1,4}[aei]l[oa]s?"),
  // Not before a rule's id: there the word is the typed command, the same in every language.
  word("ret(?:o(?! [a-z]+\\.)|os|ar|arla|arlo|a|ó|ado|aste)|escog\\p{L}+|regres\\p{L}+|voltea\\p{L}*|nones"),
];

/** The verb keeps its accent before two pronouns. */
const NO_TU = /^decíselo$/i;

test("Spanish uses tú and retar in every sentence", () => {
  const left = found(spanish, VOSEO, NO_VOSEO);
  expect(spanish.length).toBeGreaterThan(50);
  expect(left).toEqual([]);
});

test("Spanish has one word for choosing and one for giving back", () => {
  expect(found(spanish, [word("escog\\p{L}+|escoj\\p{L}+|regres\\p{L}+")], /(?!)/)).toEqual([]);
});

test("the Spanish of Argentina uses vos and desafiar in every sentence", () => {
  expect(argentine.length).toBeGreaterThan(50);
  expect(found(argentine, TU, NO_TU)).toEqual([]);
});

/** What each file exports. The export with the words has the language's name, or in the file of a game the name of its part. */
const modules = new Map(
  Object.entries(import.meta.glob<Record<string, unknown>>(["../**/*.es.ts", "../**/*.es-AR.ts"], { eager: true })).map(([path, module]) => [
    path.replace("../", "").replace("./", "words/"),
    "esAR" in module ? { es: module["esAR"] } : Object.fromEntries(Object.entries(module).filter(([name]) => name === "es" || PARTS.has(name))),
  ]),
);

const isBranch = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null && !Array.isArray(value);

const shown = (value: unknown): string => (Array.isArray(value) ? value.map(shown).join("\n") : String(value));

/**
 * Returns the keys of an overlay with the same sentence as its base. A sentence that includes another sentence of its own file counts as
 * different.
 */
function same(base: unknown, over: unknown, own: RegExp, path: string): string[] {
  if (isBranch(over)) {
    const under = isBranch(base) ? base : {};
    return Object.entries(over).flatMap(([key, value]) => same(under[key], value, own, `${path}.${key}`));
  }
  if (base === undefined) return [`${path} is not in the base`];
  return shown(base) === shown(over) && !own.test(shown(over)) ? [path] : [];
}

test("an overlay contains only sentences that differ", () => {
  const repeated = argentine
    .filter((file) => !file.startsWith("words/language."))
    .flatMap((file) => {
      const names = [...source(file).matchAll(/^const (\w+)/gm)].map((hit) => hit[1]);
      const own = new RegExp(names.length === 0 ? "(?!)" : `\\b(?:${names.join("|")})\\b`);
      return same(modules.get(file.replace(".es-AR.", ".es.")), modules.get(file), own, file);
    });
  expect(repeated).toEqual([]);
});

const sentences = (value: unknown): string[] =>
  typeof value === "string" ? [value] : Array.isArray(value) ? value.flatMap(sentences) : isBranch(value) ? Object.values(value).flatMap(sentences) : [];

test("a page in the Spanish of Argentina never uses tú, in any file", () => {
  const left = [...modules]
    .filter(([file]) => file.endsWith(".es.ts"))
    .flatMap(([file, base]) => sentences(overlaid(base, modules.get(file.replace(".es.", ".es-AR.")) ?? {})).map((sentence) => `${file}: ${sentence}`))
    .filter((sentence) => TU.some((kind) => new RegExp(kind.source, kind.flags.replace("g", "")).test(sentence.slice(sentence.indexOf(": ") + 1)) && !/[Dd]ecír?selo/.test(sentence)));
  expect(left).toEqual([]);
});
