/** The Spanish explanations of Stars & Bars' faults and missing parts, each with advice. */
import type { FaultWords } from "../../contract";
import type { Facts, Missing, Stake } from "../declared";
import { added } from "./wording";

export const es: FaultWords<Facts, Missing, Stake> = {
  faults: {
    "stars-and-bars.cover": [
      "La carta es diferente de la de abajo en más de dos formas: |ponla sobre otra más parecida, o en un lugar vacío.",
      ({ ways, most }) =>
        `La carta es diferente de la de abajo en ${ways} formas, y pueden ser ${most}: |ponla sobre otra más parecida, o en un lugar vacío.`,
    ],
    "stars-and-bars.points": [
      "Esos no son los puntos: |compara la carta con cada vecina descubierta.",
      (facts) =>
        `No son ${facts.said} puntos: ${facts.beside.length === 1 ? "la carta vecina da" : `las ${facts.beside.length} cartas vecinas dan`} ${added(facts)}${
          facts.bonus > 0 ? ` (${facts.bonus} son de los pilares)` : ""
        }.`,
    ],
    "stars-and-bars.total": [
      "La puntuación total está mal sumada: es la de antes más los puntos de este turno.",
      ({ before, points, right, said }) => `El total está mal sumado: ${before} + ${points} = ${right}, no ${said}.`,
    ],
    "stars-and-bars.announce": "Faltan los puntos: |di los del turno y la puntuación total antes de pasar.",
  },
  missing: {
    place: "Todavía no jugaste carta: pon una, o descártala si no cabe en ningún lugar.",
    score: "Te falta anunciar: di los puntos del turno y la puntuación total.",
  },
  stakes: {
    discarded: "esa carta se descarta y sus puntos no cuentan",
  },
};
