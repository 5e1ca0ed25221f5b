/** The sentences of the first lesson of Sum Dominoes & Dice, in the Spanish of Argentina. */
import type { Overlay } from "../../../words/catalogue";
import type { LessonWords } from "../../lesson";

export const esAR = {
  first: [
    "La tarjeta dice 10: tu cara y la que toca tienen que sumar 10. En el tablero hay un 3 y vos tenés un 7. Tocá tu ficha marcada, el lugar marcado y el botón.",
    "3 + 7 = 10.",
  ],
  sum: ["¿Cuánto suman? Escribí 12 y tocá el botón marcado.", "Esa es la suma nueva."],
  second: [
    "Ahora hay que sumar 12. En el otro extremo hay un 7: te sirve el 5. Tocá tu ficha marcada, el lugar y el botón.",
    "7 + 5 = 12.",
  ],
  draw: [
    "Al final tomás una ficha del banco y pasás la banderilla. Gana quien se queda sin fichas.",
    "El otro empieza con tu suma, el 12.",
  ],
  challenge: [
    "En torneo nadie avisa. La tarjeta dice 10, y la computadora puso un 5 junto al 7. ¡Eso da 12! Tocá «{challenge}» y elegí la regla de la suma en la primera parte.",
    "Es una C: recoge su ficha y recibe otra más.",
  ],
} satisfies Overlay<LessonWords>;
