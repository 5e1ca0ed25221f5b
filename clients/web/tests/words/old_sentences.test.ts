/** The replaced sentences do not return, and one thing has one word in every language. */
import { expect, test } from "vitest";

import { type Lang, langOf } from "../../src/words/languages";

const sources = import.meta.glob<string>(
  ["../../src/**/*.{es,en,pt}.ts", "../../src/**/*.es-AR.ts", "../../src/games/*/{hint,prompt}.ts", "!../../src/screens/privacy_words.*"],
  { eager: true, query: "?raw", import: "default" },
);

/** Returns the visible text of the file: its strings and templates, without comments, keys and identifiers. */
function shown(source: string): string[] {
  const bare = source
    .replace(/\/\*[^]*?\*\//g, "")
    .replace(/^import .*$/gm, "")
    .replace(/"(?:[^"\\\n]|\\.)*"(?=:)/g, "");
  const strings = [...bare.matchAll(/"((?:[^"\\\n]|\\.)*)"/g)].map((hit) => hit[1] ?? "");
  let templates = bare.replace(/"(?:[^"\\\n]|\\.)*"/g, "");
  for (let before = ""; before !== templates; ) [before, templates] = [templates, templates.replace(/\$\{(?:[^{}`]|`[^`$]*`)*\}/g, "…")];
  const composed = [...templates.matchAll(/`([^`]*)`/g)].map((hit) => hit[1] ?? "");
  return [...strings, ...composed].filter((text) => /\s|^\p{Lu}/u.test(text));
}

function found(pattern: RegExp, langs: readonly Lang[] | null): string[] {
  return Object.entries(sources).flatMap(([path, source]) =>
    langs === null || langs.includes(langOf(path) ?? "")
      ? shown(source)
          .filter((sentence) => pattern.test(sentence))
          .map((sentence) => `${path.replace("../../src/", "")}: ${sentence}`)
      : [],
  );
}

/** Keyed by the sentence's number in the list: the sentence, or a part of it, that no file may contain. */
const OLD: Readonly<Record<number, RegExp>> = {
  1: /Una idea: Colocar|bar3-red-hollow|Carta mal puesta sobre otra…/,
  2: /Una idea: Mover|g1f3/,
  3: /Una idea: Decir|Las palabras se dicen exactas…/,
  4: /Una idea: Poner/,
  5: /Una idea: (?:Elegir|Escoger) una ficha sin mirar/,
  6: /Una idea: Contar/,
  7: /(?:[Dd]i|[Dd]ecí) qué color empieza\.|Say which colour begins\. The other|Diga que cor começa\. O outro/,
  8: /(?:Elige|Elegí) dos barras de colores distintos\.|Choose two rods of different colours\. They|Escolha duas barras de cores diferentes\. São/,
  9: /(?:Elige|Elegí) una ficha sin mirar\. La menor|Escolha uma ficha sem olhar\. A menor/,
  10: /[Ss]eis pasos cortos|[Uu]nos pasos cortos|few short steps|passos curtos/,
  11: /Ahí falta o sobra|Something is missing there, or too much|Aí falta ou sobra/,
  12: /La oración usa|The sentence uses|A sentença usa/,
  13: /vuelve atrás; quien|taken back; the challenger|volta atrás; quem/,
  14: /Oración numérica incorrecta|Wrong or missing number sentence|Sentença numérica incorreta/,
  15: /Puntaje incorrecto o no dicho|Wrong or missing score|Pontuação incorreta ou não dita/,
  16: /Victoria mal declarada:|Win wrongly declared:|Vitória mal declarada:/,
  17: /Las faltas se quedan|Faults stay|As faltas ficam/,
  18: /El servidor cuida reglas|The server keeps rules|O servidor cuida das regras/,
  19: /Con la jugada, ofrecer tablas/,
  20: /tiene la oposición|has the move:|tem a oposição/,
  21: /Otros pueden encontrar|Others (?:may|can) find|Outros podem encontrar|agora outros podem/i,
  22: /Ahora no espera nadie|opens a table where others|Agora ninguém espera/,
  23: /Un toque suelta la pieza|One tap puts the piece down|Um toque solta a peça/,
  24: /[Dd]ibujo QR|QR picture|[Dd]esenho QR/,
  25: /¿No les abre\?|Does it not open for them|Não abre para eles/,
  26: /Juega el otro lado|acepte el otro|The other side plays|O outro lado joga/,
  27: /¿Qué reclam|What do you claim|O que você reclama/,
  28: /[Ss]entencia numérica|[Ss]entença (?:numérica|aritmética) (?:errada|incorreta)/,
  29: /salvaje|6 is wild:|6 é curinga:/,
  30: /Escasez de fichas|Out of chips|Falta de fichas:/,
  31: /enumerad/,
  32: /Mir[aá]s como Asiento|Nada que se haya oído|Nothing that could be heard|Nada que se tenha ouvido/,
  33: /callada demasiado|silent for too long|calada por tempo/,
  34: /Reglas que se pueden (?:retar|desafiar)|no tiene reglas que|has no rules to challenge|não tem regras para/,
  35: /stands under “Open tables”|Nobody can write at it/,
  36: /You must act|chip unseen/,
  37: /Look well|Referees' school|practise with plays/,
  38: /Pass the flag by itself|^Begins$|^By chance$|Time for a turn|[Rr]esult to be confirmed/,
  39: /^Send out$|Clear the seat|Seat the computer|The table's settings$/,
  40: /Vamos jogar o quê|Jogar já|Agora ninguém espera|desenho QR|bandeirinha sozinha/,
};

/**
 * Words that must not return, because another word names the thing. The rulebook's own term may appear once in a rules page, in brackets.
 */
const BANNED: readonly (readonly [readonly Lang[], RegExp])[] = [
  [["es", "es-AR"], /lanzamiento|(?<!re)\btiros?\b/i],
  [["es", "es-AR"], /(?<!reglamento, «)\boraci[oó]n|sentencia/i],
  [["en"], /(?<!“number )\bsentence|roundoff|time violation/i],
  [["pt"], /(?<!regulamento, “)\bsentença|oponente/i],
  [["es", "es-AR"], /[Ii]mpugn|oponente|[Rr]edondeo|[Vv]iolación/],
  [["pt"], /violação|«|»/],
  // Spanish is that of Latin America. These words belong to Spain.
  [["es", "es-AR"], /(?<!\p{L})(?:ordenador|móvil|cog(?:er|e|es|en|ido)|vosotros|vuestr[ao]s?|\p{L}+(?:áis|éis)|sois|puls(?:a|ar|e)|enhorabuena)(?!\p{L})/iu],
];

test("the old sentences do not return in any file of words", () => {
  const left = Object.entries(OLD).flatMap(([row, pattern]) => found(pattern, null).map((sentence) => `${row} ${sentence}`));
  expect(Object.keys(sources).length).toBeGreaterThan(200);
  expect(left).toEqual([]);
});

test("each thing has one word", () => {
  expect(BANNED.flatMap(([langs, pattern]) => found(pattern, langs))).toEqual([]);
});
