/** The explanations of Stars & Bars' faults and missing parts with advice, in the Spanish of Argentina. */
import type { Overlay } from "../../../words/catalogue";
import type { FaultWords } from "../../contract";
import type { Facts, Missing, Stake } from "../declared";
import { added } from "./wording";

export const esAR = {
  faults: {
    "stars-and-bars.cover": [
      "La carta es diferente de la de abajo en más de dos formas: |ponela sobre otra más parecida, o en un lugar vacío.",
      ({ ways, most }) =>
        `La carta es diferente de la de abajo en ${ways} formas, y pueden ser ${most}: |ponela sobre otra más parecida, o en un lugar vacío.`,
    ],
    "stars-and-bars.points": [
      "Esos no son los puntos: |compará la carta con cada vecina descubierta.",
      (facts) =>
        `No son ${facts.said} puntos: ${facts.beside.length === 1 ? "la carta vecina da" : `las ${facts.beside.length} cartas vecinas dan`} ${added(facts)}${
          facts.bonus > 0 ? ` (${facts.bonus} son de los pilares)` : ""
        }.`,
    ],
    "stars-and-bars.announce": "Faltan los puntos: |decí los del turno y la puntuación total antes de pasar.",
  },
  missing: {
    place: "Todavía no jugaste carta: poné una, o descartala si no cabe en ningún lugar.",
    score: "Te falta anunciar: decí los puntos del turno y la puntuación total.",
  },
} satisfies Overlay<FaultWords<Facts, Missing, Stake>>;
