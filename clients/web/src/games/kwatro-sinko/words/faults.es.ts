/** The Spanish explanations of Kwatro-Sinko's faults and missing parts, each with advice. */
import { es as relocationWords } from "../../../board/circles/relocation_words.es";
import { pretty } from "../../../dice/sentence";
import type { FaultWords } from "../../contract";
import type { Facts, Missing, Stake } from "../declared";

export const es: FaultWords<Facts, Missing, Stake> = {
  faults: {
    "kwatro-sinko.route jump": relocationWords.routes.jump,
    "kwatro-sinko.route yellow": relocationWords.routes.yellow,
    "kwatro-sinko.route off_line": relocationWords.routes.off_line,
    "kwatro-sinko.piece-placed": "Esa ficha ya se movió en este turno y se queda ahí: |pasa la banderilla.",
    "kwatro-sinko.move-it-use-it": "Ya se movió otra ficha en este turno, y solo se mueve una: |pasa la banderilla.",
    "kwatro-sinko.off-numbers": "Una ficha propia está todavía en un espacio con número: |sácalas todas antes de declarar.",
    "kwatro-sinko.win-path three": "Son exactamente tres círculos, todos diferentes: ni más ni menos.",
    "kwatro-sinko.win-path empty": "Uno de esos círculos está vacío: |señala solo círculos con ficha.",
    "kwatro-sinko.win-path mixed": "Tienen que ser dos fichas de un color y una del otro: |elige otras tres.",
    "kwatro-sinko.win-path line": "Los círculos no están en una misma recta: |elige tres en una sola línea.",
    "kwatro-sinko.win-path yellow": "Esos círculos quedan a los dos lados del área amarilla: el trayecto no la cruza.",
    "kwatro-sinko.win-path between": "En esa recta hay otra ficha de más: tienen que ser solo tres. |Busca otro trayecto.",
    "kwatro-sinko.sentence": [
      "La cuenta no es la de esas fichas: |suma las dos del mismo color, resta la otra y revisa la cuenta.",
      ({ said, right }) => `Esas fichas dan ${pretty(right)}, y se dijo ${pretty(said)}: |suma las dos del mismo color y resta la otra.`,
    ],
    "kwatro-sinko.total": [
      "Esas tres fichas no dan 4 ni 5: para ganar tienen que dar 4 o 5. |Busca otras.",
      ({ sentence }) => `Esas tres fichas dan ${pretty(sentence)}: para ganar tienen que dar 4 o 5. |Busca otras.`,
    ],
    "kwatro-sinko.win-relocated": "Ese trayecto salió de la ficha recolocada: con ella no se gana en este turno. |Sigue jugando.",
  },
  missing: { move: "Todavía no moviste: mueve una ficha antes de pasar." },
  stakes: {
    relocate: "recolocas cualquier ficha del otro en un círculo vacío",
    void_relocate: "la victoria no vale y recolocas cualquier ficha del otro en un círculo vacío",
    void_draw: "la victoria no vale y el juego termina en empate",
  },
};
