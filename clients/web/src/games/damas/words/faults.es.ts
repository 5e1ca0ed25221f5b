/** The Spanish explanations of Damas' faults, each with advice. */
import type { FaultWords } from "../../contract";
import type { Facts, Missing, Stake } from "../declared";

export const es: FaultWords<Facts, Missing, Stake> = {
  faults: {
    "damas.capture": [
      "Ahora solo vale una jugada que capture: |elige una ficha que pueda capturar.",
      ({ pieces }) =>
        `Ahora solo vale capturar: ${pieces === 1 ? "hay 1 ficha que puede" : `hay ${pieces} fichas que pueden`}. |Elige una de las marcadas.`,
    ],
    "damas.capture omitted": [
      "¡Hay una captura! |Juega una ficha que capture.",
      ({ pieces }) => `¡Hay una captura! ${pieces === 1 ? "1 ficha puede" : `${pieces} fichas pueden`} capturar: se juega una de esas.`,
    ],
    "damas.capture short": [
      "La captura todavía sigue: |salta hasta el final del camino.",
      ({ pieces }) => `La captura sigue: ${pieces === 1 ? "la ficha marcada" : "la ficha"} tiene que saltar hasta el final del camino.`,
    ],
    "damas.capture lost": [
      "Se perdió el turno cuando había una captura: se juega la ficha que captura.",
      ({ pieces }) => `Se perdió el turno cuando ${pieces === 1 ? "1 ficha podía" : `${pieces} fichas podían`} capturar: se juega una de esas.`,
    ],
    "damas.touch-dead": [
      "Esa ficha no puede moverse: |toca una que pueda jugar.",
      ({ pieces }) => `Esa ficha no puede moverse: ${pieces === 1 ? "hay 1 que sí" : `hay ${pieces} que sí`}, toca una que pueda jugar.`,
    ],
    "damas.draw": "Todavía no hay tablas: la posición no se repitió bastante, o hubo avances hace poco. |Sigue jugando.",
  },
  missing: {},
  stakes: {
    undone: "la posición vuelve atrás y la jugada se hace de nuevo",
    huffed_or_undone: "soplas la ficha, o la posición vuelve atrás y la jugada se hace de nuevo",
  },
};
