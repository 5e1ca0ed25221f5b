/** What was wrong and what can be done, a sentence for each fault, for Damas. Spanish first. */
import type { FaultWords } from "../contract";
import type { Facts, Missing } from "./declared";

export const es: FaultWords<Facts, Missing> = {
  faults: {
    "damas.capture": "Ahora solo vale una jugada que capture: elige una ficha que pueda capturar.",
    "damas.capture omitted": "¡Hay una captura! Juega una ficha que capture.",
    "damas.capture short": "La captura todavía sigue: salta hasta el final del camino.",
    "damas.capture lost": "Se perdió el turno cuando había una captura: se juega la ficha que captura.",
    "damas.touch-dead": "Esa ficha no puede moverse: toca una que pueda jugar.",
    "damas.draw": "Todavía no hay tablas: la posición no se repitió bastante, o hubo avances hace poco. Sigue jugando.",
  },
  missing: {},
  cost: { own: "", right: "soplas la ficha, o la posición vuelve atrás y la jugada se hace de nuevo" },
};

export const en: FaultWords<Facts, Missing> = {
  faults: {
    "damas.capture": "Only a move that captures will do now: choose a piece that can capture.",
    "damas.capture omitted": "There is a capture! Play a piece that captures.",
    "damas.capture short": "The capture goes on: jump to the end of the way.",
    "damas.capture lost": "The turn was lost while there was a capture: play the piece that captures.",
    "damas.touch-dead": "That piece cannot move: touch one that can play.",
    "damas.draw": "It is no draw yet: the position has not come back often enough, or something has changed lately. Play on.",
  },
  missing: {},
  cost: { own: "", right: "you huff the piece, or the position goes back and the move is made again" },
};
