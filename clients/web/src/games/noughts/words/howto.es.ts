/** The Spanish rules page of Noughts, in a child's words. */
import type { Howto } from "../../howto";

export const es: Howto = {
  goal: "Pon tres fichas tuyas en fila: de lado, de arriba abajo o en diagonal.",
  turn: ["Toca una casilla libre: ahí queda tu ficha.", "Después juega el otro."],
  challenges: ["En este juego no hay nada que retar: el servidor no deja hacer lo que no se puede."],
  end: ["Gana quien tiene tres en fila.", "Si el tablero se llena sin tres en fila, es empate.", "Quien se rinde pierde."],
  cases: [
    ["goal", "Three in a row", "row", [0]],
    ["end", "The board is full", "full", []],
    ["end", "A seat resigns", "resign", [0]],
  ],
  clock: ["Cada turno dura un minuto y diez segundos más. Después pierdes el juego."],
  line: [
    ["b2", "poner en el centro"],
    ["a1", "poner en la primera esquina"],
    ["resign", "rendirse"],
  ],
};
