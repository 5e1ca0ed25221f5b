/** What was wrong and what can be done, a sentence for each fault and each missing part, for Ajedrez. Spanish first. */
import { listed } from "../../words/arithmetic";
import type { FaultWords } from "../contract";
import type { Facts, Missing } from "./declared";

const WHY_ES = {
  movement: "esa pieza no se mueve así",
  stays_in_check: "el rey sigue en jaque",
  into_check: "el rey queda en jaque",
};
const WHY_EN: typeof WHY_ES = {
  movement: "that piece does not move like that",
  stays_in_check: "the king stays in check",
  into_check: "the king comes into check",
};

export const es: FaultWords<Facts, Missing> = {
  faults: {
    "ajedrez.illegal-move": [
      "Esa jugada es ilegal: la pieza no llega ahí, o el rey queda en jaque. Haz otra.",
      ({ why }) => `Esa jugada es ilegal: ${WHY_ES[why]}. Haz otra.`,
    ],
    "ajedrez.touch-move": [
      "Pieza tocada, pieza jugada: mueve la que tocaste, o captura la que tocaste, si se puede.",
      ({ squares }) =>
        squares.length === 0 ? "Pieza tocada, pieza jugada: mueve la que tocaste." : `Pieza tocada, pieza jugada: se tocó ${listed("es", squares)}, y es lo que se mueve o se captura, si se puede.`,
    ],
    "ajedrez.offer moment": "Las tablas se ofrecen después de mover y antes de accionar el reloj: espera ese momento.",
    "ajedrez.offer persistent": "Ya ofreciste tablas varias veces seguidas: espera a que ofrezca el otro.",
    "ajedrez.claim-repetition": "La posición no ha salido tres veces todavía: sigue jugando.",
    "ajedrez.claim-fifty": "No han pasado cincuenta jugadas sin capturar ni mover peones: sigue jugando.",
  },
  missing: { move: "Primero mueve, después acciona el reloj." },
  cost: { own: "", right: "la jugada se deshace y ganas tiempo" },
};

export const en: FaultWords<Facts, Missing> = {
  faults: {
    "ajedrez.illegal-move": [
      "That move is illegal: the piece does not go there, or the king is left in check. Make another.",
      ({ why }) => `That move is illegal: ${WHY_EN[why]}. Make another.`,
    ],
    "ajedrez.touch-move": [
      "Touched piece, moved piece: move the one you touched, or capture the one you touched, if it can be done.",
      ({ squares }) =>
        squares.length === 0 ? "Touched piece, moved piece: move the one you touched." : `Touched piece, moved piece: ${listed("en", squares)} was touched, and is moved or captured, if it can be done.`,
    ],
    "ajedrez.offer moment": "A draw is offered after moving and before pressing the clock: wait for that moment.",
    "ajedrez.offer persistent": "You have offered a draw several times running: wait until the other offers.",
    "ajedrez.claim-repetition": "The position has not come up three times yet: play on.",
    "ajedrez.claim-fifty": "Fifty moves without a capture or a pawn move have not gone by: play on.",
  },
  missing: { move: "Move first, then press the clock." },
  cost: { own: "", right: "the move is undone and you gain time" },
};
