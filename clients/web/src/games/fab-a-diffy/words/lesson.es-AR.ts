/** The sentences of the first lesson of Fab-A-Diffy, in the Spanish of Argentina. */
import type { Overlay } from "../../../words/catalogue";
import type { LessonWords } from "../../lesson";

export const esAR = {
  sample: ["Juntá tríos de tiras: dos que sumadas dan la tercera. Sacá la muestra: tocá el botón marcado.", "La muestra es 1/12."],
  touch: ["Mirá: 1/3 menos 1/4 es 1/12. Tocá esas dos tiras.", "Tira tocada, tira usada: pensalo antes."],
  say: ["Decí la cuenta: escribí 1/3 - 1/4 = 1/12 y tocá el botón marcado. Así te llevás las tres tiras.", "¡Tu primer trío!"],
  challenge: [
    "En torneo nadie avisa. La computadora dijo 5/12 − 1/4 = 1/12. Pero 1/4 es 3/12, y 5/12 − 3/12 = 2/12. Tocá «{challenge}» y elegí la regla de la cuenta.",
    "Es una C: devuelve las tiras.",
  ],
  capture: [
    "La computadora pasó y dejó 1/12 sin usar, ¡y vos ves un trío! Tenés 10 segundos para decir «{capture}».",
    "Ahora tocarías las dos tiras, como antes.",
  ],
} satisfies Overlay<LessonWords>;
