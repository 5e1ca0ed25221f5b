/** The sentences of the first lesson of Kwatro-Sinko, in Spanish. */
import type { LessonWords } from "../../lesson";

export const es: LessonWords = {
  move: [
    "Tú juegas con las fichas pares. Una ficha se mueve en línea recta, sin saltar a otra. Toca el 4 y después el círculo marcado.",
    "Ficha puesta, ficha jugada.",
  ],
  pass: ["«{pass_flag}»: así termina tu turno.", "El otro sacó su 5."],
  challenge: [
    "Es un torneo: nadie avisa las faltas. El 5 cruzó la zona amarilla del medio, y por ahí no hay líneas. Toca «{challenge}» y elige la regla del camino.",
    "Es una C: la falta está.",
  ],
  relocate: ["Como acertaste, tú decides adónde va el 5. Tócalo y mándalo de vuelta a su número.", "¡A empezar de nuevo!"],
  line: [
    "Se gana con tres fichas en fila, dos de una clase y una de la otra, que den 4 o 5. Lleva el 6 al círculo marcado, en la fila del 2 y del 3.",
    "2 y 6 son pares, 3 es impar.",
  ],
  win: [
    "Suma las dos de la misma clase y resta la otra: 2+6-3=5. Toca «{declare_win}», las tres fichas, escribe 2+6-3=5 y toca el botón marcado.",
    "¡Da 5! Si nadie te reta, ganaste.",
  ],
};
