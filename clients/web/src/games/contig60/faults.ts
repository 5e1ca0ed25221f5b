/** What was wrong and what can be done, a sentence for each fault and each missing part, for Contig 60. Spanish first. */
import { figure, listed, notTrue } from "../../words/arithmetic";
import type { FaultWords } from "../contract";
import type { Facts, Missing, WrongScore } from "./declared";

/** `60 − 2 = 58`, or `60 − 2 × 2 = 56` where each chip counts more than one. */
const taken = ({ before, touching, factor, right }: WrongScore): string =>
  `${figure(before)} − ${touching}${factor > 1 ? ` × ${factor}` : ""} = ${figure(right)}`;

export const es: FaultWords<Facts, Missing> = {
  faults: {
    "contig60.sentence missing": "Falta la oración numérica: di con qué cuenta se llega al número cubierto.",
    "contig60.sentence dice": [
      "La oración no usa los números de los dados: usa los tres, una vez cada uno.",
      ({ used, dice, wrong }) =>
        `La oración usa ${listed("es", used)}; los dados son ${listed("es", dice)}: usa los tres, una vez cada uno.${
          wrong === null ? "" : ` Además, ${notTrue("es", wrong)}.`
        }`,
    ],
    "contig60.sentence value": [
      "La cuenta de la oración no da lo que dice: vuelve a calcularla.",
      ({ wrong }) => (wrong === null ? "La cuenta no da lo que dice." : `${notTrue("es", wrong)}: vuelve a calcularla.`),
    ],
    "contig60.sentence cell": [
      "La oración está bien, pero no da el número cubierto: busca otra que dé ese número.",
      ({ result, cell }) => `La oración da ${result}, y la ficha está en ${cell}: busca una cuenta que dé ${cell}.`,
    ],
    "contig60.sentence unreachable": [
      "Con esos dados no hay cuenta que dé ese número: elige otro.",
      ({ dice, cell }) => `Con ${listed("es", dice)} no hay cuenta que dé ${cell}: elige otro número.`,
    ],
    "contig60.score missing": "Falta el puntaje: resta los puntos de esta ficha y di cuánto queda.",
    "contig60.score value": [
      "El puntaje no es el que queda: resta un punto por cada ficha vecina, y dos en una captura.",
      (facts) =>
        `${facts.touching === 1 ? "Toca 1 ficha vecina" : `Toca ${facts.touching} fichas vecinas`}${
          facts.factor > 1 ? ", y en una captura cada una vale dos" : ""
        }: ${taken(facts)}, no ${figure(facts.said)}.`,
    ],
    "contig60.goal row": "Esas cinco casillas no forman una fila: elige cinco seguidas y en línea recta.",
    "contig60.goal color": "En esa fila hay casillas sin ficha propia: las cinco tienen que ser del mismo jugador.",
    "contig60.goal total": [
      "Todavía no se llegó a cero: se declara con cero o menos.",
      ({ own }) => `El puntaje es ${figure(own)}: se declara con cero o menos.`,
    ],
    "contig60.goal lead": [
      "Llegaste a cero, pero con menos de tres puntos de ventaja: sigue jugando.",
      ({ own, other, lead }) => `Van ${figure(own)} y ${figure(other)}: hacen falta ${lead} puntos de ventaja. El juego sigue.`,
    ],
  },
  missing: {
    roll: "Todavía no lanzaste: lanza los dados antes de pasar.",
    announce: "Te falta la oración: dila antes de pasar.",
    score: "Te falta el puntaje: dilo antes de pasar.",
  },
  cost: {
    own: "pierdes este turno",
    away: "pierdes tu próximo turno",
    result: "la victoria queda confirmada",
    right: "la jugada se deshace y restas 2 puntos por cada regla rota; si la victoria era falsa, ganas",
  },
};

export const en: FaultWords<Facts, Missing> = {
  faults: {
    "contig60.sentence missing": "The number sentence is missing: say how to make the covered number.",
    "contig60.sentence dice": [
      "The sentence does not use the numbers of the dice: use all three, once each.",
      ({ used, dice, wrong }) =>
        `The sentence uses ${listed("en", used)}; the dice are ${listed("en", dice)}: use all three, once each.${
          wrong === null ? "" : ` And ${notTrue("en", wrong)}.`
        }`,
    ],
    "contig60.sentence value": [
      "The sentence does not make what it says: work it out again.",
      ({ wrong }) => (wrong === null ? "The sentence does not make what it says." : `${notTrue("en", wrong)}: work it out again.`),
    ],
    "contig60.sentence cell": [
      "The sentence is true, but it does not make the covered number: look for one that does.",
      ({ result, cell }) => `The sentence makes ${result}, and the chip lies on ${cell}: look for one that makes ${cell}.`,
    ],
    "contig60.sentence unreachable": [
      "Those dice cannot make that number: choose another one.",
      ({ dice, cell }) => `${listed("en", dice)} cannot make ${cell} in any way: choose another number.`,
    ],
    "contig60.score missing": "The score is missing: take off the points of this chip and say what is left.",
    "contig60.score value": [
      "That is not the score that is left: take off one point for each neighbouring chip, two in a capture.",
      (facts) =>
        `It touches ${facts.touching === 1 ? "1 other chip" : `${facts.touching} other chips`}${
          facts.factor > 1 ? ", and in a capture each counts two" : ""
        }: ${taken(facts)}, not ${figure(facts.said)}.`,
    ],
    "contig60.goal row": "Those five cells are not a row: choose five in a straight line, side by side.",
    "contig60.goal color": "Not every cell of that row has a chip of one's own: all five must be the same player's.",
    "contig60.goal total": ["The score is not zero yet: declare with zero or less.", ({ own }) => `The score is ${figure(own)}: declare with zero or less.`],
    "contig60.goal lead": [
      "You reached zero, but with a lead of less than three points: play on.",
      ({ own, other, lead }) => `It stands ${figure(own)} to ${figure(other)}: it takes a lead of ${lead} points. Play goes on.`,
    ],
  },
  missing: {
    roll: "You have not rolled yet: roll the dice before you pass.",
    announce: "Your sentence is missing: say it before you pass.",
    score: "Your score is missing: say it before you pass.",
  },
  cost: {
    own: "you lose this turn",
    away: "you lose your next turn",
    result: "the win is confirmed",
    right: "the play is undone and you take off 2 points for each broken rule; if the win was false, you win",
  },
};
