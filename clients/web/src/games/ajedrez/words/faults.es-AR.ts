/** The explanations of Ajedrez's faults and missing parts with advice, in the Spanish of Argentina. */
import { listed } from "../../../words/arithmetic";
import type { Overlay } from "../../../words/catalogue";
import type { FaultWords } from "../../contract";
import type { Facts, Missing, Stake } from "../declared";
import { WHY } from "./faults.es";

export const esAR = {
  faults: {
    "ajedrez.illegal-move": [
      "Esa jugada es ilegal: la pieza no llega ahí, o el rey queda en jaque. |Hacé otra.",
      ({ why }) => `Esa jugada es ilegal: ${WHY[why]}. |Hacé otra.`,
    ],
    "ajedrez.touch-move": [
      "Pieza tocada, pieza jugada: |mové la que tocaste, o capturá la que tocaste, si se puede.",
      ({ squares }) =>
        squares.length === 0 ? "Pieza tocada, pieza jugada: |mové la que tocaste." : `Pieza tocada, pieza jugada: se tocó ${listed("es", squares)}, y es lo que se mueve o se captura, si se puede.`,
    ],
    "ajedrez.offer moment": "Las tablas se ofrecen después de mover y antes de accionar el reloj: |esperá ese momento.",
    "ajedrez.offer persistent": "Ya se ofrecieron tablas varias veces seguidas: |esperá a que ofrezca el otro.",
    "ajedrez.claim-repetition": "La posición no ha salido tres veces todavía: |seguí jugando.",
    "ajedrez.claim-fifty": "No han pasado cincuenta jugadas sin capturar ni mover peones: |seguí jugando.",
  },
  stakes: {
    undone_time: "la jugada se deshace y podés ganar tiempo",
  },
} satisfies Overlay<FaultWords<Facts, Missing, Stake>>;
