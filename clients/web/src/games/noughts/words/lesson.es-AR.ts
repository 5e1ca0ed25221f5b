/** The sentences of the first lesson of noughts, in the Spanish of Argentina. */
import type { Overlay } from "../../../words/catalogue";
import type { LessonWords } from "../../lesson";

export const esAR = {
  middle: ["Gana quien pone tres fichas en fila. Tocá la casilla del medio: por ahí pasan cuatro filas.", "El otro puso la suya en una esquina."],
  corner: ["Tocá la esquina marcada: así te falta una sola para tres en fila.", "El otro te tapó la fila."],
  stop: ["Ahora el otro tiene dos en fila: las casillas marcadas. Poné tu ficha entre ellas.", "¡Bien! Ahí ya no puede ganar."],
  win: ["Acá tenés dos en la fila de arriba. Tocá la casilla que falta.", "¡Tres en fila!"],
} satisfies Overlay<LessonWords>;
