/** The sentences of the first lesson of Contig 60, in the Spanish of Argentina. */
import type { Overlay } from "../../../words/catalogue";
import type { LessonWords } from "../../lesson";

export const esAR = {
  roll: ["Es tu turno. Tocá «{roll}».", "Salieron 4, 6 y 4."],
  place: ["Buscá una cuenta con los tres números: 4 × 6 + 4 = 28. Tocá el 28 y después el botón marcado.", "Ficha puesta, ficha jugada."],
  say: [
    "Ahora decilo: escribí 4*6+4=28. Empezás con 60 y restás 1 por cada ficha vecina. El 28 toca tres: 60 − 3 = 57. Poné 57 y tocá el botón marcado.",
    "Cuantas más vecinas, más baja tu puntaje. ¡Eso es bueno!",
  ],
  challenge: [
    "En un torneo nadie avisa las faltas: las ves vos. Salió 3, 5 y 4, y la computadora dijo 3+5*4=32. Primero se multiplica: ¡da 23! Tocá «{challenge}» y elegí la regla de la cuenta.",
    "Es una C: la falta está. Su ficha sale y vos restás 2 puntos.",
  ],
  win: ["Cinco fichas tuyas en línea ganan, y ya las tenés. Tocá «{declare_win}», los cinco números y el botón marcado.", "Si el otro no lo desafía, ganaste."],
} satisfies Overlay<LessonWords>;
