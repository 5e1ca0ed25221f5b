/** The sentences of the first lesson of Kwatro-Sinko, in the Spanish of Argentina. */
import type { Overlay } from "../../../words/catalogue";
import type { LessonWords } from "../../lesson";

export const esAR = {
  move: [
    "Vos jugás con las fichas pares. Una ficha se mueve en línea recta, sin saltar a otra. Tocá el 4 y después el círculo marcado.",
    "Ficha puesta, ficha jugada.",
  ],
  challenge: [
    "Es un torneo: nadie avisa las faltas. El 5 cruzó la zona amarilla del medio, y por ahí no hay líneas. Tocá «{challenge}» y elegí la regla del camino.",
    "Es una C: la falta está.",
  ],
  relocate: ["Como acertaste, vos decidís adónde va el 5. Tocalo y mandalo de vuelta a su número.", "¡A empezar de nuevo!"],
  line: [
    "Se gana con tres fichas en fila, dos de una clase y una de la otra, que den 4 o 5. Llevá el 6 al círculo marcado, en la fila del 2 y del 3.",
    "2 y 6 son pares, 3 es impar.",
  ],
  win: [
    "Sumá las dos de la misma clase y restá la otra: 2+6-3=5. Tocá «{declare_win}», las tres fichas, escribí 2+6-3=5 y tocá el botón marcado.",
    "¡Da 5! Si nadie te desafía, ganaste.",
  ],
} satisfies Overlay<LessonWords>;
