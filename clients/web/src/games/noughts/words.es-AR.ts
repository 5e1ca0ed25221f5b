/** The words of noughts, in the Spanish of Argentina. */
import type { Overlay } from "../../words/catalogue";
import type { Howto } from "../howto";
import type { LessonWords } from "../lesson";
import { square } from "./wording";
import type { Words } from "./words.es";

export const title = {};

export const play = {
  phases: { turn: "Poné una ficha" },
  refusals: { occupied: "Esa casilla está ocupada: elegí una libre." },
  hints: {
    place: ({ cell }: { cell: number }) => `Poné tu ficha en ${square(cell)}: ahí sirve para tres en fila.`,
  },
} satisfies Overlay<Words>;

export const howto = {
  goal: "Poné tres fichas tuyas en fila: de lado, de arriba abajo o en diagonal.",
  turn: ["Tocá una casilla libre: ahí queda tu ficha.", "Después juega el otro."],
  challenges: ["En este juego no hay nada que desafiar: el servidor no deja hacer lo que no se puede."],
  clock: ["Cada turno dura un minuto y diez segundos más. Después perdés el juego."],
} satisfies Overlay<Howto>;

export const lesson = {
  middle: ["Gana quien pone tres fichas en fila. Tocá la casilla del medio: por ahí pasan cuatro filas.", "El otro puso la suya en una esquina."],
  corner: ["Tocá la esquina marcada: así te falta una sola para tres en fila.", "El otro te tapó la fila."],
  stop: ["Ahora el otro tiene dos en fila: las casillas marcadas. Poné tu ficha entre ellas.", "¡Bien! Ahí ya no puede ganar."],
  win: ["Acá tenés dos en la fila de arriba. Tocá la casilla que falta.", "¡Tres en fila!"],
} satisfies Overlay<LessonWords>;
