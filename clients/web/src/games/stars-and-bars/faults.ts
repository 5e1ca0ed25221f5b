/** What was wrong and what can be done, a sentence for each fault and each missing part, for Stars & Bars. Spanish first. */
import type { FaultWords } from "../contract";
import type { Fault, Missing } from "./declared";

export const es: FaultWords<Fault, Missing> = {
  faults: {
    "stars-and-bars.cover":
      "La carta es diferente de la de abajo en más de dos formas: ponla sobre otra más parecida, o en un lugar vacío.",
    "stars-and-bars.points": ({ said, bonus }) =>
      `${said == null ? "Esos no son los puntos" : `No son ${said} puntos`}: compara la carta con cada vecina descubierta${
        typeof bonus === "number" && bonus > 0 ? ` y suma los ${bonus} de los pilares` : ""
      }.`,
    "stars-and-bars.total": ({ before, points }) =>
      before == null
        ? "La puntuación total está mal sumada: es la de antes más los puntos de este turno."
        : `La puntuación total está mal sumada: antes tenías ${before} y este turno da ${points}.`,
    "stars-and-bars.announce": "Faltan los puntos: di los del turno y la puntuación total antes de pasar.",
  },
  missing: {
    place: "Todavía no jugaste carta: pon una, o descártala si no cabe en ningún lugar.",
    score: "Te falta anunciar: di los puntos del turno y la puntuación total.",
  },
  cost: { own: "pierdes este turno", result: "el resultado queda como está" },
};

export const en: FaultWords<Fault, Missing> = {
  faults: {
    "stars-and-bars.cover":
      "The card differs from the one below in more than two ways: put it on one more like it, or on an empty place.",
    "stars-and-bars.points": ({ said, bonus }) =>
      `${said == null ? "Those are not the points" : `It is not ${said} points`}: compare the card with each open neighbour${
        typeof bonus === "number" && bonus > 0 ? ` and add the ${bonus} for the piles` : ""
      }.`,
    "stars-and-bars.total": ({ before, points }) =>
      before == null
        ? "The total is added up wrongly: it is the one before and the points of this turn."
        : `The total is added up wrongly: you had ${before}, and this turn makes ${points}.`,
    "stars-and-bars.announce": "The points are missing: say those of the turn and the total before you pass.",
  },
  missing: {
    place: "You have played no card yet: place one, or discard it if it fits nowhere.",
    score: "You have not announced yet: say the turn's points and the total.",
  },
  cost: { own: "you lose this turn", result: "the result stays" },
};
