/** The sentences of the first lesson of Contig 60, in Spanish. */
import type { LessonWords } from "../../lesson";

export const es: LessonWords = {
  roll: ["Es tu turno. Toca «{roll}».", "Salieron 4, 6 y 4."],
  place: ["Busca una cuenta con los tres números: 4 × 6 + 4 = 28. Toca el 28 y después el botón marcado.", "Ficha puesta, ficha jugada."],
  say: [
    "Ahora dilo: escribe 4*6+4=28. Empiezas con 60 y restas 1 por cada ficha vecina. El 28 toca tres: 60 − 3 = 57. Pon 57 y toca el botón marcado.",
    "Cuantas más vecinas, más baja tu puntaje. ¡Eso es bueno!",
  ],
  pass: ["«{pass_flag}»: así termina tu turno.", "Ahora jugaría el otro."],
  challenge: [
    "En un torneo nadie avisa las faltas: las ves tú. Salió 3, 5 y 4, y la computadora dijo 3+5*4=32. Primero se multiplica: ¡da 23! Toca «{challenge}» y elige la regla de la cuenta.",
    "Es una C: la falta está. Su ficha sale y tú restas 2 puntos.",
  ],
  win: ["Cinco fichas tuyas en línea ganan, y ya las tienes. Toca «{declare_win}», los cinco números y el botón marcado.", "Si el otro no lo reta, ganaste."],
};
