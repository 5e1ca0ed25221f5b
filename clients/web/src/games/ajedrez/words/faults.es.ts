/** The Spanish explanations of Ajedrez's faults and missing parts, each with advice. */
import { listed } from "../../../words/arithmetic";
import type { FaultWords } from "../../contract";
import type { Facts, Missing, Stake } from "../declared";

export const WHY = {
  movement: "esa pieza no se mueve así",
  stays_in_check: "el rey sigue en jaque",
  into_check: "el rey queda en jaque",
};

export const es: FaultWords<Facts, Missing, Stake> = {
  faults: {
    "ajedrez.illegal-move": [
      "Esa jugada es ilegal: la pieza no llega ahí, o el rey queda en jaque. |Haz otra.",
      ({ why }) => `Esa jugada es ilegal: ${WHY[why]}. |Haz otra.`,
    ],
    "ajedrez.touch-move": [
      "Pieza tocada, pieza jugada: |mueve la que tocaste, o captura la que tocaste, si se puede.",
      ({ squares }) =>
        squares.length === 0 ? "Pieza tocada, pieza jugada: |mueve la que tocaste." : `Pieza tocada, pieza jugada: se tocó ${listed("es", squares)}, y es lo que se mueve o se captura, si se puede.`,
    ],
    "ajedrez.offer moment": "Las tablas se ofrecen después de mover y antes de accionar el reloj: |espera ese momento.",
    "ajedrez.offer persistent": "Ya se ofrecieron tablas varias veces seguidas: |espera a que ofrezca el otro.",
    "ajedrez.claim-repetition": "La posición no ha salido tres veces todavía: |sigue jugando.",
    "ajedrez.claim-fifty": "No han pasado cincuenta jugadas sin capturar ni mover peones: |sigue jugando.",
  },
  missing: { move: "Primero mueve, después acciona el reloj." },
  stakes: {
    undone_time: "la jugada se deshace y puedes ganar tiempo",
    warned: "el otro recibe una amonestación",
    annulled: "la partida se anula",
  },
};
