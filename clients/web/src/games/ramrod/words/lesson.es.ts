/** The sentences of the first lesson of Ramrod, in Spanish. */
import type { LessonWords } from "../../lesson";

export const es: LessonWords = {
  move: [
    "Llena rectángulos morados justo, sin que sobre. En el marcado ya hay una barra de 8 y le falta 5. Toca tu barra de 5 y después el rectángulo marcado.",
    "8 + 5 = 13: ¡lleno!",
  ],
  capture: ["Lo llenaste: captúralo. Toca el botón marcado.", "Las dos barras van a tu rectángulo largo."],
  pass: ["«{pass_flag}»: así termina tu turno. Gana quien llena su rectángulo largo.", "El otro entró con una barra de 3."],
  challenge: [
    "En torneo nadie avisa. En el rectángulo de 9 había una barra de 7: quedaban 2. ¡Y la computadora metió una de 3! Toca «{challenge}» y elige la regla de que la barra quepa.",
    "Es una C: la falta está.",
  ],
  relocate: [
    "Como acertaste, tú decides adónde va esa barra. Mándala de vuelta a su lugar con el botón marcado.",
    "¡Y ahora te toca jugar!",
  ],
};
