/** The sentences of the first lesson of Juggle, in the Spanish of Argentina. */
import type { Overlay } from "../../../words/catalogue";
import type { LessonWords } from "../../lesson";

export const esAR = {
  roll: ["Cubrí tu tablero con piezas antes que el otro. «{roll}».", "Salieron 3 y 4: una pieza de 3 cuadrados y una de 4."],
  take: ["Tocá el dado 3, una pieza de tres cuadrados, la marcada, y el botón.", "Pieza elegida, pieza usada."],
  place: ["Ponela: tocá el tablero donde la quieras, o dejala ahí, y tocá el botón marcado.", "Pieza puesta, pieza jugada."],
  second: [
    "Ahora el dado 4: elegí el color azul y el cuadrado. Después ponelo. Dos piezas del mismo color no se tocan, ni en una esquina.",
    "Azul al lado de rojo: eso vale.",
  ],
  challenge: [
    "En torneo nadie avisa. En el tablero del otro dos rojas se tocan en una esquina: D4 y E5. Tocá «{challenge}», la regla de los colores, y señalá la de E5.",
    "Es una C: esa pieza vuelve al banco.",
  ],
} satisfies Overlay<LessonWords>;
