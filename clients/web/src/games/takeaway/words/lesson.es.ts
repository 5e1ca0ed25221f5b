/** The sentences of the first lesson of takeaway, in Spanish. */
import type { LessonWords } from "../../lesson";

export const es: LessonWords = {
  take: ["Hay un montón de fichas, y gana quien toma la última. Toma dos con el botón marcado.", "En cada turno se toman una, dos o tres."],
  say: ["Ahora cuenta: eran quince y tomaste dos. Escribe cuántas quedan y di el número."],
  pass: ["«{pass_flag}»: termina tu turno y juega el otro.", "El otro tomó una y dijo que quedan doce: es verdad."],
  challenge: [
    "Ahora es un torneo: nadie avisa las faltas. Había siete fichas, el otro tomó dos y dijo que quedan cuatro. Toca «{challenge}» y elige la regla de la cuenta.",
    "Es una C: quedaban cinco. Las fichas vuelven al montón y te toca.",
  ],
  last: ["Quedan tres. Tómalas todas, di cuántas quedan y pasa la banderilla.", "Tomaste la última: si el otro no reta, ganaste."],
};
