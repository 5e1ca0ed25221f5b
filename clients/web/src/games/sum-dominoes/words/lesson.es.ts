/** The sentences of the first lesson of Sum Dominoes & Dice, in Spanish. */
import type { LessonWords } from "../../lesson";

export const es: LessonWords = {
  first: [
    "La tarjeta dice 10: tu cara y la que toca tienen que sumar 10. En el tablero hay un 3 y tú tienes un 7. Toca tu ficha marcada, el lugar marcado y el botón.",
    "3 + 7 = 10.",
  ],
  roll: ["Segunda parte: «{roll}».", "Salieron 4, 4 y 4."],
  sum: ["¿Cuánto suman? Escribe 12 y toca el botón marcado.", "Esa es la suma nueva."],
  second: [
    "Ahora hay que sumar 12. En el otro extremo hay un 7: te sirve el 5. Toca tu ficha marcada, el lugar y el botón.",
    "7 + 5 = 12.",
  ],
  draw: [
    "Al final tomas una ficha del banco y pasas la banderilla. Gana quien se queda sin fichas.",
    "El otro empieza con tu suma, el 12.",
  ],
  challenge: [
    "En torneo nadie avisa. La tarjeta dice 10, y la computadora puso un 5 junto al 7. ¡Eso da 12! Toca «{challenge}» y elige la regla de la suma en la primera parte.",
    "Es una C: recoge su ficha y recibe otra más.",
  ],
};
