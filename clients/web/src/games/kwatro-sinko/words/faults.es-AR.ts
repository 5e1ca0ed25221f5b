/** The explanations of Kwatro-Sinko's faults and missing parts with advice, in the Spanish of Argentina. */
import { esAR as relocationWords } from "../../../board/circles/relocation_words.es-AR";
import { pretty } from "../../../dice/sentence";
import type { Overlay } from "../../../words/catalogue";
import type { FaultWords } from "../../contract";
import type { Facts, Missing, Stake } from "../declared";

export const esAR = {
  faults: {
    "kwatro-sinko.route jump": relocationWords.routes.jump,
    "kwatro-sinko.route yellow": relocationWords.routes.yellow,
    "kwatro-sinko.route off_line": relocationWords.routes.off_line,
    "kwatro-sinko.piece-placed": "Esa ficha ya se movió en este turno y se queda ahí: |pasá la banderilla.",
    "kwatro-sinko.move-it-use-it": "Ya se movió otra ficha en este turno, y solo se mueve una: |pasá la banderilla.",
    "kwatro-sinko.off-numbers": "Una ficha propia está todavía en un espacio con número: |sacalas todas antes de declarar.",
    "kwatro-sinko.win-path empty": "Uno de esos círculos está vacío: |señalá solo círculos con ficha.",
    "kwatro-sinko.win-path mixed": "Tienen que ser dos fichas de un color y una del otro: |elegí otras tres.",
    "kwatro-sinko.win-path line": "Los círculos no están en una misma recta: |elegí tres en una sola línea.",
    "kwatro-sinko.win-path between": "En esa recta hay otra ficha de más: tienen que ser solo tres. |Buscá otro trayecto.",
    "kwatro-sinko.sentence": [
      "La cuenta no es la de esas fichas: |sumá las dos del mismo color, restá la otra y revisá la cuenta.",
      ({ said, right }) => `Esas fichas dan ${pretty(right)}, y se dijo ${pretty(said)}: |sumá las dos del mismo color y restá la otra.`,
    ],
    "kwatro-sinko.total": [
      "Esas tres fichas no dan 4 ni 5: para ganar tienen que dar 4 o 5. |Buscá otras.",
      ({ sentence }) => `Esas tres fichas dan ${pretty(sentence)}: para ganar tienen que dar 4 o 5. |Buscá otras.`,
    ],
    "kwatro-sinko.win-relocated": "Ese trayecto salió de la ficha recolocada: con ella no se gana en este turno. |Seguí jugando.",
  },
  missing: { move: "Todavía no moviste: mové una ficha antes de pasar." },
  stakes: {
    relocate: "recolocás cualquier ficha del otro en un círculo vacío",
    void_relocate: "la victoria no vale y recolocás cualquier ficha del otro en un círculo vacío",
  },
} satisfies Overlay<FaultWords<Facts, Missing, Stake>>;
