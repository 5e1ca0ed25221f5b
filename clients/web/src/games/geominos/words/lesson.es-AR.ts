/** The sentences of the first lesson of Geominos, in the Spanish of Argentina. */
import type { Overlay } from "../../../words/catalogue";
import type { LessonWords } from "../../lesson";

export const esAR = {
  place: [
    "Poné tus piezas juntando números iguales. Tocá la pieza marcada, girala dos veces, tocá el lugar marcado y el botón: un 1 tuyo queda al lado de un 1.",
    "Los otros números que se tocan no importan.",
  ],
  say: [
    "Sumá los puntos que quedaron sobre casillas claras: solo el 1. Escribí 1 y 1 de total, y tocá el botón marcado.",
    "Lo oscuro no cuenta. Gana quien tiene menos.",
  ],
  pass: ["«{pass_flag}»: así terminás.", "El otro juntó 5 con 5 y sumó 4."],
  second: ["Otra: tocá la pieza marcada, el lugar marcado y el botón.", "Antes de terminar podés moverla otra vez."],
  challenge: [
    "En torneo nadie avisa. La computadora puso su última pieza y dijo 4 puntos, pero sobre claro hay 1 y 5. Tocá «{challenge}» y elegí la regla de los puntos.",
    "Es una C: se anotan los 6, y la diferencia otra vez.",
  ],
} satisfies Overlay<LessonWords>;
