/** The sentences of the first lesson of noughts, in Spanish. */
import type { LessonWords } from "../../lesson";

export const es: LessonWords = {
  middle: ["Gana quien pone tres fichas en fila. Toca la casilla del medio: por ahí pasan cuatro filas.", "El otro puso la suya en una esquina."],
  corner: ["Toca la esquina marcada: así te falta una sola para tres en fila.", "El otro te tapó la fila."],
  stop: ["Ahora el otro tiene dos en fila: las casillas marcadas. Pon tu ficha entre ellas.", "¡Bien! Ahí ya no puede ganar."],
  win: ["Aquí tienes dos en la fila de arriba. Toca la casilla que falta.", "¡Tres en fila!"],
};
