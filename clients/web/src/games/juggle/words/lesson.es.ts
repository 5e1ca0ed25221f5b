/** The sentences of the first lesson of Juggle, in Spanish. */
import type { LessonWords } from "../../lesson";

export const es: LessonWords = {
  roll: ["Cubre tu tablero con piezas antes que el otro. «{roll}».", "Salieron 3 y 4: una pieza de 3 cuadrados y una de 4."],
  take: ["Toca el dado 3, una pieza de tres cuadrados, la marcada, y el botón.", "Pieza escogida, pieza usada."],
  place: ["Ponla: toca el tablero donde la quieras, o déjala ahí, y toca el botón marcado.", "Pieza puesta, pieza jugada."],
  second: [
    "Ahora el dado 4: elige el color azul y el cuadrado. Después ponlo. Dos piezas del mismo color no se tocan, ni en una esquina.",
    "Azul al lado de rojo: eso vale.",
  ],
  pass: ["«{pass_flag}»: así termina tu turno.", "El otro lanzó y no puso nada."],
  challenge: [
    "En torneo nadie avisa. En el tablero del otro dos rojas se tocan en una esquina: D4 y E5. Toca «{challenge}», la regla de los colores, y señala la de E5.",
    "Es una C: esa pieza vuelve al banco.",
  ],
};
