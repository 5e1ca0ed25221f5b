/** The Spanish explanations of Contig 60's faults and missing parts, each with advice. */
import { figure, listed } from "../../../words/arithmetic";
import { notTrue } from "../../../words/sums.es";
import type { FaultWords } from "../../contract";
import type { Facts, Missing, Stake } from "../declared";
import { taken } from "./wording";

export const es: FaultWords<Facts, Missing, Stake> = {
  faults: {
    "contig60.sentence missing": "Falta la cuenta: |di con qué cuenta se llega al número cubierto.",
    "contig60.sentence dice": [
      "La cuenta no usa los números de los dados: |usa los tres, una vez cada uno.",
      ({ used, dice, wrong }) =>
        `La cuenta usa ${listed("es", used)}; los dados son ${listed("es", dice)}: |usa los tres, una vez cada uno.|${
          wrong === null ? "" : ` Además, ${notTrue(wrong)}.`
        }`,
    ],
    "contig60.sentence value": [
      "La cuenta no da lo que dice: |vuelve a calcularla.",
      ({ wrong }) => (wrong === null ? "La cuenta no da lo que dice." : `${notTrue(wrong)}: |vuelve a calcularla.`),
    ],
    "contig60.sentence cell": [
      "La cuenta está bien, pero no da el número cubierto: |busca otra que dé ese número.",
      ({ result, cell }) => `La cuenta da ${result}, y la ficha está en ${cell}: |busca una cuenta que dé ${cell}.`,
    ],
    "contig60.sentence unreachable": [
      "Con esos dados no hay cuenta que dé ese número: |elige otro.",
      ({ dice, cell }) => `Con ${listed("es", dice)} no hay cuenta que dé ${cell}: |elige otro número.`,
    ],
    "contig60.score missing": "Falta el puntaje: |resta los puntos de esta ficha y di cuánto queda.",
    "contig60.score value": [
      "El puntaje no es el que queda: |resta un punto por cada ficha vecina, y dos en una captura.",
      (facts) =>
        `${facts.touching === 1 ? "Toca 1 ficha vecina" : `Toca ${facts.touching} fichas vecinas`}${
          facts.factor > 1 ? ", y en una captura cada una vale dos" : ""
        }: ${taken(facts)}, no ${figure(facts.said)}.`,
    ],
    "contig60.goal row": "Esas cinco casillas no forman una fila: |elige cinco seguidas y en línea recta.",
    "contig60.goal color": "En esa fila hay casillas sin ficha propia: las cinco tienen que ser del mismo jugador.",
    "contig60.goal total": [
      "Todavía no se llegó a cero: se declara con cero o menos.",
      ({ own }) => `El puntaje es ${figure(own)}: se declara con cero o menos.`,
    ],
    "contig60.goal lead": [
      "El puntaje llegó a cero, pero con menos de tres puntos de ventaja: |sigue jugando.",
      ({ own, other, lead }) => `Van ${figure(own)} y ${figure(other)}: hacen falta ${lead} puntos de ventaja. El juego sigue.`,
    ],
  },
  missing: {
    roll: "Todavía no lanzaste: lanza los dados antes de pasar.",
    announce: "Te falta la cuenta: di con qué cuenta llegas a tu número.",
    score: "Te falta el puntaje: di cuánto te queda.",
  },
  stakes: {
    undone_points: "la jugada se deshace y bajas 2 puntos por cada regla rota (aquí bajar es bueno)",
  },
};
