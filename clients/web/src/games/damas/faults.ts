/** What was wrong and what can be done, a sentence for each fault, for Damas. Spanish first. */
import type { FaultWords } from "../contract";
import type { Facts, Missing } from "./declared";

export const es: FaultWords<Facts, Missing> = {
  faults: {
    "damas.capture": [
      "Ahora solo vale una jugada que capture: elige una ficha que pueda capturar.",
      ({ pieces }) =>
        `Ahora solo vale capturar: ${pieces === 1 ? "hay 1 ficha que puede" : `hay ${pieces} fichas que pueden`}. Elige una de las marcadas.`,
    ],
    "damas.capture omitted": [
      "¡Hay una captura! Juega una ficha que capture.",
      ({ pieces }) => `¡Hay una captura! ${pieces === 1 ? "1 ficha puede" : `${pieces} fichas pueden`} capturar: se juega una de esas.`,
    ],
    "damas.capture short": [
      "La captura todavía sigue: salta hasta el final del camino.",
      ({ pieces }) => `La captura sigue: ${pieces === 1 ? "la ficha marcada" : "la ficha"} tiene que saltar hasta el final del camino.`,
    ],
    "damas.capture lost": [
      "Se perdió el turno cuando había una captura: se juega la ficha que captura.",
      ({ pieces }) => `Se perdió el turno cuando ${pieces === 1 ? "1 ficha podía" : `${pieces} fichas podían`} capturar: se juega una de esas.`,
    ],
    "damas.touch-dead": [
      "Esa ficha no puede moverse: toca una que pueda jugar.",
      ({ pieces }) => `Esa ficha no puede moverse: ${pieces === 1 ? "hay 1 que sí" : `hay ${pieces} que sí`}, toca una que pueda jugar.`,
    ],
    "damas.draw": "Todavía no hay tablas: la posición no se repitió bastante, o hubo avances hace poco. Sigue jugando.",
  },
  missing: {},
  cost: { own: "", right: "soplas la ficha, o la posición vuelve atrás y la jugada se hace de nuevo" },
};

export const en: FaultWords<Facts, Missing> = {
  faults: {
    "damas.capture": [
      "Only a move that captures will do now: choose a piece that can capture.",
      ({ pieces }) =>
        `Only a capture will do now: ${pieces === 1 ? "there is 1 piece that can" : `there are ${pieces} pieces that can`}. Choose a marked one.`,
    ],
    "damas.capture omitted": [
      "There is a capture! Play a piece that captures.",
      ({ pieces }) => `There is a capture! ${pieces === 1 ? "1 piece" : `${pieces} pieces`} can capture: one of these is played.`,
    ],
    "damas.capture short": [
      "The capture goes on: jump to the end of the way.",
      ({ pieces }) => `The capture goes on: the ${pieces === 1 ? "marked piece" : "piece"} must jump to the end of the way.`,
    ],
    "damas.capture lost": [
      "The turn was lost while there was a capture: play the piece that captures.",
      ({ pieces }) => `The turn was lost while ${pieces === 1 ? "1 piece" : `${pieces} pieces`} could capture: one of these is played.`,
    ],
    "damas.touch-dead": [
      "That piece cannot move: touch one that can play.",
      ({ pieces }) => `That piece cannot move: ${pieces === 1 ? "1 other can" : `${pieces} others can`}, touch one that can play.`,
    ],
    "damas.draw": "It is no draw yet: the position has not come back often enough, or something has changed lately. Play on.",
  },
  missing: {},
  cost: { own: "", right: "you huff the piece, or the position goes back and the move is made again" },
};
