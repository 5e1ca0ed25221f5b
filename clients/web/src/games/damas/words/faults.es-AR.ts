/** The explanations of Damas' faults with advice, in the Spanish of Argentina. */
import type { Overlay } from "../../../words/catalogue";
import type { FaultWords } from "../../contract";
import type { Facts, Missing, Stake } from "../declared";

export const esAR = {
  faults: {
    "damas.capture": [
      "Ahora solo vale una jugada que capture: |elegí una ficha que pueda capturar.",
      ({ pieces }) =>
        `Ahora solo vale capturar: ${pieces === 1 ? "hay 1 ficha que puede" : `hay ${pieces} fichas que pueden`}. |Elegí una de las marcadas.`,
    ],
    "damas.capture short": [
      "La captura todavía sigue: |saltá hasta el final del camino.",
      ({ pieces }) => `La captura sigue: ${pieces === 1 ? "la ficha marcada" : "la ficha"} tiene que saltar hasta el final del camino.`,
    ],
    "damas.touch-dead": [
      "Esa ficha no puede moverse: |tocá una que pueda jugar.",
      ({ pieces }) => `Esa ficha no puede moverse: ${pieces === 1 ? "hay 1 que sí" : `hay ${pieces} que sí`}, tocá una que pueda jugar.`,
    ],
    "damas.draw": "Todavía no hay tablas: la posición no se repitió bastante, o hubo avances hace poco. |Seguí jugando.",
  },
  stakes: {
    huffed_or_undone: "soplás la ficha, o la posición vuelve atrás y la jugada se hace de nuevo",
  },
} satisfies Overlay<FaultWords<Facts, Missing, Stake>>;
