/** The sentences of the first lesson of Ramrod, in the Spanish of Argentina. */
import type { Overlay } from "../../../words/catalogue";
import type { LessonWords } from "../../lesson";

export const esAR = {
  move: [
    "Llená rectángulos morados justo, sin que sobre. En el marcado ya hay una barra de 8 y le falta 5. Tocá tu barra de 5 y después el rectángulo marcado.",
    "8 + 5 = 13: ¡lleno!",
  ],
  capture: ["Lo llenaste: capturalo. Tocá el botón marcado.", "Las dos barras van a tu rectángulo largo."],
  challenge: [
    "En torneo nadie avisa. En el rectángulo de 9 había una barra de 7: quedaban 2. ¡Y la computadora metió una de 3! Tocá «{challenge}» y elegí la regla de que la barra quepa.",
    "Es una C: la falta está.",
  ],
  relocate: [
    "Como acertaste, vos decidís adónde va esa barra. Mandala de vuelta a su lugar con el botón marcado.",
    "¡Y ahora te toca jugar!",
  ],
} satisfies Overlay<LessonWords>;
