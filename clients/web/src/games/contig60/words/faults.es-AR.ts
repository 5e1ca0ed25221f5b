/** The explanations of Contig 60's faults and missing parts with advice, in the Spanish of Argentina. */
import { figure, listed } from "../../../words/arithmetic";
import type { Overlay } from "../../../words/catalogue";
import { notTrue } from "../../../words/sums.es";
import type { FaultWords } from "../../contract";
import type { Facts, Missing, Stake } from "../declared";
import { taken } from "./wording";

export const esAR = {
  faults: {
    "contig60.sentence missing": "Falta la cuenta: |decí con qué cuenta se llega al número cubierto.",
    "contig60.sentence dice": [
      "La cuenta no usa los números de los dados: |usá los tres, una vez cada uno.",
      ({ used, dice, wrong }) =>
        `La cuenta usa ${listed("es", used)}; los dados son ${listed("es", dice)}: |usá los tres, una vez cada uno.|${
          wrong === null ? "" : ` Además, ${notTrue(wrong)}.`
        }`,
    ],
    "contig60.sentence value": [
      "La cuenta no da lo que dice: |volvé a calcularla.",
      ({ wrong }) => (wrong === null ? "La cuenta no da lo que dice." : `${notTrue(wrong)}: |volvé a calcularla.`),
    ],
    "contig60.sentence cell": [
      "La cuenta está bien, pero no da el número cubierto: |buscá otra que dé ese número.",
      ({ result, cell }) => `La cuenta da ${result}, y la ficha está en ${cell}: |buscá una cuenta que dé ${cell}.`,
    ],
    "contig60.sentence unreachable": [
      "Con esos dados no hay cuenta que dé ese número: |elegí otro.",
      ({ dice, cell }) => `Con ${listed("es", dice)} no hay cuenta que dé ${cell}: |elegí otro número.`,
    ],
    "contig60.score missing": "Falta el puntaje: |restá los puntos de esta ficha y decí cuánto queda.",
    "contig60.score value": [
      "El puntaje no es el que queda: |restá un punto por cada ficha vecina, y dos en una captura.",
      (facts) =>
        `${facts.touching === 1 ? "Toca 1 ficha vecina" : `Toca ${facts.touching} fichas vecinas`}${
          facts.factor > 1 ? ", y en una captura cada una vale dos" : ""
        }: ${taken(facts)}, no ${figure(facts.said)}.`,
    ],
    "contig60.goal row": "Esas cinco casillas no forman una fila: |elegí cinco seguidas y en línea recta.",
    "contig60.goal lead": [
      "El puntaje llegó a cero, pero con menos de tres puntos de ventaja: |seguí jugando.",
      ({ own, other, lead }) => `Van ${figure(own)} y ${figure(other)}: hacen falta ${lead} puntos de ventaja. El juego sigue.`,
    ],
  },
  missing: {
    roll: "Todavía no lanzaste: lanzá los dados antes de pasar.",
    announce: "Te falta la cuenta: decí con qué cuenta llegás a tu número.",
    score: "Te falta el puntaje: decí cuánto te queda.",
  },
  stakes: {
    undone_points: "la jugada se deshace y bajás 2 puntos por cada regla rota (acá bajar es bueno)",
  },
} satisfies Overlay<FaultWords<Facts, Missing, Stake>>;
