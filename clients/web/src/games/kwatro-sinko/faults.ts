/** What was wrong and what can be done, a sentence for each fault and each missing part, for Kwatro-Sinko. Spanish first. */
import { relocationWords } from "../../board/relocation_words";
import { pretty } from "../../dice/sentence";
import type { FaultWords } from "../contract";
import type { Facts, Missing } from "./declared";

export const es: FaultWords<Facts, Missing> = {
  faults: {
    "kwatro-sinko.route jump": relocationWords.es.routes.jump,
    "kwatro-sinko.route yellow": relocationWords.es.routes.yellow,
    "kwatro-sinko.route off_line": relocationWords.es.routes.off_line,
    "kwatro-sinko.piece-placed": "Esa ficha ya se movió en este turno y se queda ahí: pasa la banderilla.",
    "kwatro-sinko.move-it-use-it": "Ya moviste otra ficha en este turno, y solo se mueve una: pasa la banderilla.",
    "kwatro-sinko.off-numbers": "Una de tus fichas está todavía en un espacio con número: sácalas todas antes de declarar.",
    "kwatro-sinko.win-path three": "Señala exactamente tres círculos, todos diferentes.",
    "kwatro-sinko.win-path empty": "Uno de esos círculos está vacío: señala solo círculos con ficha.",
    "kwatro-sinko.win-path mixed": "Tienen que ser dos fichas de un color y una del otro: elige otras tres.",
    "kwatro-sinko.win-path line": "Los círculos no están en una misma recta: elige tres en una sola línea.",
    "kwatro-sinko.win-path yellow": "Esos círculos quedan a los dos lados del área amarilla: el trayecto no la cruza.",
    "kwatro-sinko.win-path between": "En esa recta hay otra ficha de más: tienen que ser solo tres. Busca otro trayecto.",
    "kwatro-sinko.sentence": [
      "La sentencia no es la de esas fichas: suma las dos del mismo color, resta la otra y revisa la cuenta.",
      ({ said, right }) => `Esas fichas dan ${pretty(right)}, y se dijo ${pretty(said)}: suma las dos del mismo color y resta la otra.`,
    ],
    "kwatro-sinko.total": [
      "Esas tres fichas no dan 4 ni 5: para ganar tienen que dar 4 o 5. Busca otras.",
      ({ sentence }) => `Esas tres fichas dan ${pretty(sentence)}: para ganar tienen que dar 4 o 5. Busca otras.`,
    ],
    "kwatro-sinko.win-relocated": "Ese trayecto salió de la ficha recolocada: con ella no se gana en este turno. Sigue jugando.",
  },
  missing: { move: "Todavía no moviste: mueve una ficha antes de pasar." },
  cost: { own: "pierdes este turno", result: "la victoria queda confirmada", right: "recolocas la ficha en un círculo que elijas", then: "Quien retó recoloca la ficha, o se deshace la victoria." },
};

export const en: FaultWords<Facts, Missing> = {
  faults: {
    "kwatro-sinko.route jump": relocationWords.en.routes.jump,
    "kwatro-sinko.route yellow": relocationWords.en.routes.yellow,
    "kwatro-sinko.route off_line": relocationWords.en.routes.off_line,
    "kwatro-sinko.piece-placed": "That chip has been moved in this turn and stays there: pass the flag.",
    "kwatro-sinko.move-it-use-it": "You have moved another chip in this turn, and only one is moved: pass the flag.",
    "kwatro-sinko.off-numbers": "One of your chips still stands on a numbered space: move all of them off before you declare.",
    "kwatro-sinko.win-path three": "Point out exactly three circles, all different.",
    "kwatro-sinko.win-path empty": "One of those circles is empty: point out only circles with a chip.",
    "kwatro-sinko.win-path mixed": "It takes two chips of one colour and one of the other: choose another three.",
    "kwatro-sinko.win-path line": "The circles are not on one line: choose three on a single line.",
    "kwatro-sinko.win-path yellow": "Those circles lie on both sides of the yellow area: a path does not cross it.",
    "kwatro-sinko.win-path between": "There is one chip too many on that line: it takes just three. Look for another path.",
    "kwatro-sinko.sentence": [
      "The sentence is not that of these chips: add the two of one colour, take off the other, and work it out again.",
      ({ said, right }) => `Those chips make ${pretty(right)}, and ${pretty(said)} was said: add the two of one colour, take off the other.`,
    ],
    "kwatro-sinko.total": [
      "Those three chips make neither 4 nor 5: it takes 4 or 5 to win. Look for others.",
      ({ sentence }) => `Those three chips make ${pretty(sentence)}: it takes 4 or 5 to win. Look for others.`,
    ],
    "kwatro-sinko.win-relocated": "That path came from the relocated chip: it does not win in this turn. Play on.",
  },
  missing: { move: "You have not moved yet: move a chip before you pass." },
  cost: { own: "you lose this turn", result: "the win is confirmed", right: "you relocate the chip to a circle of your choice", then: "The challenger relocates the chip, or the win is undone." },
};
