/** The Spanish rules page of Takeaway, in a child's words. */
import type { Howto } from "../../howto";

export const es: Howto = {
  goal: "Hay quince fichas en un montón. Gana quien toma la última.",
  turn: [
    "Recibes la banderilla. Mira la jugada anterior: todavía puedes retarla.",
    "Toma una, dos o tres fichas.",
    "Di cuántas quedan.",
    "Pasa la banderilla.",
  ],
  challenges: [
    "En torneo el servidor no avisa de los errores: los descubres tú. Reta después de recibir la banderilla y antes de tomar.",
    "Si aciertas, las fichas vuelven al montón y es tu turno. Si te equivocas, pierdes el turno y recibes una falta.",
    "Con tres faltas pierdes el juego.",
  ],
  end: ["Cuando el montón queda vacío, el otro puede retar esa jugada o aceptar el resultado.", "Con el tiempo límite es empate."],
  cases: [
    ["goal", "The pile is empty: the result stands", "emptied", [0]],
    ["end", "The time limit", "time", []],
  ],
  clock: ["Cada turno dura un minuto. Después hay un aviso y diez segundos más; luego la jugada se deshace."],
  line: [
    ["take 2", "tomar dos fichas"],
    ["say 13", "decir que quedan trece"],
    ["pass · accept", "pasar la banderilla · aceptar el resultado"],
    ["!takeaway.count", "retar esa regla"],
    ["draw? · draw+ · draw-", "ofrecer empate · aceptarlo · no aceptarlo"],
    ["resign", "rendirse"],
  ],
};
