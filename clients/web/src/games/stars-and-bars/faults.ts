/** What was wrong and what can be done, a sentence for each fault and each missing part, for Stars & Bars. Spanish first. */
import type { FaultWords } from "../contract";
import type { Facts, Missing, WrongPoints } from "./declared";

/** `3 + 2 + 10 = 15`: each open neighbour, then the bonus. */
const added = ({ beside, bonus, right }: WrongPoints): string => {
  const parts = bonus > 0 ? [...beside, bonus] : beside;
  return parts.length > 1 ? `${parts.join(" + ")} = ${right}` : String(right);
};

export const es: FaultWords<Facts, Missing> = {
  faults: {
    "stars-and-bars.cover": [
      "La carta es diferente de la de abajo en más de dos formas: ponla sobre otra más parecida, o en un lugar vacío.",
      ({ ways, most }) =>
        `La carta es diferente de la de abajo en ${ways} formas, y pueden ser ${most}: ponla sobre otra más parecida, o en un lugar vacío.`,
    ],
    "stars-and-bars.points": [
      "Esos no son los puntos: compara la carta con cada vecina descubierta.",
      (facts) =>
        `No son ${facts.said} puntos: ${facts.beside.length === 1 ? "la carta vecina da" : `las ${facts.beside.length} cartas vecinas dan`} ${added(facts)}${
          facts.bonus > 0 ? ` (${facts.bonus} son de los pilares)` : ""
        }.`,
    ],
    "stars-and-bars.total": [
      "La puntuación total está mal sumada: es la de antes más los puntos de este turno.",
      ({ before, points, right, said }) => `El total está mal sumado: ${before} + ${points} = ${right}, no ${said}.`,
    ],
    "stars-and-bars.announce": "Faltan los puntos: di los del turno y la puntuación total antes de pasar.",
  },
  missing: {
    place: "Todavía no jugaste carta: pon una, o descártala si no cabe en ningún lugar.",
    score: "Te falta anunciar: di los puntos del turno y la puntuación total.",
  },
  cost: {
    own: "pierdes este turno",
    result: "el resultado queda como está",
    right: "esa carta se descarta y sus puntos no cuentan",
  },
};

export const en: FaultWords<Facts, Missing> = {
  faults: {
    "stars-and-bars.cover": [
      "The card differs from the one below in more than two ways: put it on one more like it, or on an empty place.",
      ({ ways, most }) =>
        `The card differs from the one below in ${ways} ways, and may in ${most}: put it on one more like it, or on an empty place.`,
    ],
    "stars-and-bars.points": [
      "Those are not the points: compare the card with each open neighbour.",
      (facts) =>
        `It is not ${facts.said} points: ${facts.beside.length === 1 ? "the card beside it makes" : `the ${facts.beside.length} cards beside it make`} ${added(facts)}${
          facts.bonus > 0 ? ` (${facts.bonus} are for the piles)` : ""
        }.`,
    ],
    "stars-and-bars.total": [
      "The total is added up wrongly: it is the one before and the points of this turn.",
      ({ before, points, right, said }) => `The total is added up wrongly: ${before} + ${points} = ${right}, not ${said}.`,
    ],
    "stars-and-bars.announce": "The points are missing: say those of the turn and the total before you pass.",
  },
  missing: {
    place: "You have played no card yet: place one, or discard it if it fits nowhere.",
    score: "You have not announced yet: say the turn's points and the total.",
  },
  cost: {
    own: "you lose this turn",
    result: "the result stays",
    right: "that card is discarded and its points do not count",
  },
};
