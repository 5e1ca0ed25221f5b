/** The rules page of Noughts in a child's words, in the Spanish of Argentina. */
import type { Overlay } from "../../../words/catalogue";
import type { Howto } from "../../howto";

export const esAR = {
  goal: "Poné tres fichas tuyas en fila: de lado, de arriba abajo o en diagonal.",
  turn: ["Tocá una casilla libre: ahí queda tu ficha.", "Después juega el otro."],
  challenges: ["En este juego no hay nada que desafiar: el servidor no deja hacer lo que no se puede."],
  clock: ["Cada turno dura un minuto y diez segundos más. Después perdés el juego."],
} satisfies Overlay<Howto>;
