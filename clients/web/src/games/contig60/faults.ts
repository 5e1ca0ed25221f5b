/** What was wrong and what can be done, a sentence for each fault and each missing part, for Contig 60. Spanish first. */
import type { FaultWords, Params } from "../contract";
import type { Fault, Missing } from "./declared";
import { joined } from "../../words/sayings";

const all = (lang: string, value: unknown): string => (Array.isArray(value) ? joined(lang, value.map(String)) : "");
const times = ({ factor }: Params): boolean => factor === 2;

export const es: FaultWords<Fault, Missing> = {
  faults: {
    "contig60.sentence missing": "Falta la oración numérica: di con qué cuenta se llega al número cubierto.",
    "contig60.sentence dice": ({ used, dice }) =>
      dice && used
        ? `La oración usa ${all("es", used)}, y los dados son ${all("es", dice)}: usa los tres, una vez cada uno.`
        : "La oración no usa los números de los dados: usa los tres, una vez cada uno.",
    "contig60.sentence value": "La cuenta de la oración no da lo que dice: vuelve a calcularla.",
    "contig60.sentence cell": ({ result, cell }) =>
      result == null
        ? "La oración está bien, pero no da el número cubierto: busca otra que dé ese número."
        : `La oración da ${result}, y la ficha está en ${cell}: busca una cuenta que dé ${cell}.`,
    "contig60.sentence unreachable": ({ cell, dice }) =>
      dice
        ? `Con ${all("es", dice)} no hay cuenta que dé ${cell}: elige otro número.`
        : "Con esos dados no hay cuenta que dé ese número: elige otro.",
    "contig60.score missing": "Falta el puntaje: resta los puntos de esta ficha y di cuánto queda.",
    "contig60.score value": (params) =>
      params.before == null
        ? "El puntaje no es el que queda: resta un punto por cada ficha vecina, y dos en una captura."
        : `De ${params.before} no quedan ${params.said}: cuenta las fichas vecinas y resta ${times(params) ? "dos puntos" : "un punto"} por cada una.`,
    "contig60.goal row": "Esas cinco casillas no forman una fila: elige cinco seguidas y en línea recta.",
    "contig60.goal color": "En esa fila hay casillas sin ficha tuya: las cinco tienen que ser tuyas.",
    "contig60.goal total": "Todavía no llegas a cero: se declara con cero o menos.",
    "contig60.goal lead": "Llegaste a cero, pero con menos de tres puntos de ventaja: sigue jugando.",
  },
  missing: {
    roll: "Todavía no lanzaste: lanza los dados antes de pasar.",
    announce: "Te falta la oración: dila antes de pasar.",
    score: "Te falta el puntaje: dilo antes de pasar.",
  },
  cost: { own: "pierdes este turno", away: "pierdes tu próximo turno", result: "la victoria queda confirmada" },
};

export const en: FaultWords<Fault, Missing> = {
  faults: {
    "contig60.sentence missing": "The number sentence is missing: say how to make the covered number.",
    "contig60.sentence dice": ({ used, dice }) =>
      dice && used
        ? `The sentence uses ${all("en", used)}, and the dice are ${all("en", dice)}: use all three, once each.`
        : "The sentence does not use the numbers of the dice: use all three, once each.",
    "contig60.sentence value": "The sentence does not make what it says: work it out again.",
    "contig60.sentence cell": ({ result, cell }) =>
      result == null
        ? "The sentence is true, but it does not make the covered number: look for one that does."
        : `The sentence makes ${result}, and the chip lies on ${cell}: look for one that makes ${cell}.`,
    "contig60.sentence unreachable": ({ cell, dice }) =>
      dice
        ? `${all("en", dice)} cannot make ${cell} in any way: choose another number.`
        : "Those dice cannot make that number: choose another one.",
    "contig60.score missing": "The score is missing: take off the points of this chip and say what is left.",
    "contig60.score value": (params) =>
      params.before == null
        ? "That is not the score that is left: take off one point for each neighbouring chip, two in a capture."
        : `${params.before} does not become ${params.said}: count the neighbouring chips and take off ${times(params) ? "two points" : "one point"} for each.`,
    "contig60.goal row": "Those five cells are not a row: choose five in a straight line, side by side.",
    "contig60.goal color": "Not every cell of that row has a chip of yours: all five must be yours.",
    "contig60.goal total": "You are not at zero yet: declare with zero or less.",
    "contig60.goal lead": "You reached zero, but with a lead of less than three points: play on.",
  },
  missing: {
    roll: "You have not rolled yet: roll the dice before you pass.",
    announce: "Your sentence is missing: say it before you pass.",
    score: "Your score is missing: say it before you pass.",
  },
  cost: { own: "you lose this turn", away: "you lose your next turn", result: "the win is confirmed" },
};
