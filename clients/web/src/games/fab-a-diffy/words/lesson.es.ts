/** The sentences of the first lesson of Fab-A-Diffy, in Spanish. */
import type { LessonWords } from "../../lesson";

export const es: LessonWords = {
  sample: ["Junta tríos de tiras: dos que sumadas dan la tercera. Saca la muestra: toca el botón marcado.", "La muestra es 1/12."],
  touch: ["Mira: 1/3 menos 1/4 es 1/12. Toca esas dos tiras.", "Tira tocada, tira usada: piénsalo antes."],
  say: ["Di la cuenta: escribe 1/3 - 1/4 = 1/12 y toca el botón marcado. Así te llevas las tres tiras.", "¡Tu primer trío!"],
  pass: ["«{pass_flag}»: así termina tu turno.", "Ahora saca muestra el otro."],
  challenge: [
    "En torneo nadie avisa. La computadora dijo 5/12 − 1/4 = 1/12. Pero 1/4 es 3/12, y 5/12 − 3/12 = 2/12. Toca «{challenge}» y elige la regla de la cuenta.",
    "Es una C: devuelve las tiras.",
  ],
  capture: [
    "La computadora pasó y dejó 1/12 sin usar, ¡y tú ves un trío! Tienes 10 segundos para decir «{capture}».",
    "Ahora tocarías las dos tiras, como antes.",
  ],
};
