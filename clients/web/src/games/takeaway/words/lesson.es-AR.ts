/** The sentences of the first lesson of takeaway, in the Spanish of Argentina. */
import type { Overlay } from "../../../words/catalogue";
import type { LessonWords } from "../../lesson";

export const esAR = {
  take: ["Hay un montón de fichas, y gana quien toma la última. Tomá dos con el botón marcado.", "En cada turno se toman una, dos o tres."],
  say: ["Ahora contá: eran quince y tomaste dos. Escribí cuántas quedan y decí el número."],
  challenge: [
    "Ahora es un torneo: nadie avisa las faltas. Había siete fichas, el otro tomó dos y dijo que quedan cuatro. Tocá «{challenge}» y elegí la regla de la cuenta.",
    "Es una C: quedaban cinco. Las fichas vuelven al montón y te toca.",
  ],
  last: ["Quedan tres. Tomalas todas, decí cuántas quedan y pasá la banderilla.", "Tomaste la última: si el otro no desafía, ganaste."],
} satisfies Overlay<LessonWords>;
