/** The rules page of Takeaway in a child's words, in the Spanish of Argentina. */
import type { Overlay } from "../../../words/catalogue";
import type { Howto } from "../../howto";

export const esAR = {
  turn: [
    "Recibís la banderilla. Mirá la jugada anterior: todavía podés desafiarla.",
    "Tomá una, dos o tres fichas.",
    "Decí cuántas quedan.",
    "Pasá la banderilla.",
  ],
  challenges: [
    "En torneo el servidor no avisa de los errores: los descubrís vos. Desafiá después de recibir la banderilla y antes de tomar.",
    "Si acertás, las fichas vuelven al montón y es tu turno. Si te equivocás, perdés el turno y recibís una falta.",
    "Con tres faltas perdés el juego.",
  ],
  end: ["Cuando el montón queda vacío, el otro puede desafiar esa jugada o aceptar el resultado.", "Con el tiempo límite es empate."],
  line: [
    ["take 2", "tomar dos fichas"],
    ["say 13", "decir que quedan trece"],
    ["pass · accept", "pasar la banderilla · aceptar el resultado"],
    ["!takeaway.count", "desafiar esa regla"],
    ["draw? · draw+ · draw-", "ofrecer empate · aceptarlo · no aceptarlo"],
    ["resign", "rendirse"],
  ],
} satisfies Overlay<Howto>;
