/** The sentences of the first lesson of Geominos, in Spanish. */
import type { LessonWords } from "../../lesson";

export const es: LessonWords = {
  place: [
    "Pon tus piezas juntando números iguales. Toca la pieza marcada, gírala dos veces, toca el lugar marcado y el botón: un 1 tuyo queda al lado de un 1.",
    "Los otros números que se tocan no importan.",
  ],
  say: [
    "Suma los puntos que quedaron sobre casillas claras: solo el 1. Escribe 1 y 1 de total, y toca el botón marcado.",
    "Lo oscuro no cuenta. Gana quien tiene menos.",
  ],
  pass: ["«{pass_flag}»: así terminas.", "El otro juntó 5 con 5 y sumó 4."],
  second: ["Otra: toca la pieza marcada, el lugar marcado y el botón.", "Antes de terminar puedes moverla otra vez."],
  challenge: [
    "En torneo nadie avisa. La computadora puso su última pieza y dijo 4 puntos, pero sobre claro hay 1 y 5. Toca «{challenge}» y elige la regla de los puntos.",
    "Es una C: se anotan los 6, y la diferencia otra vez.",
  ],
};
