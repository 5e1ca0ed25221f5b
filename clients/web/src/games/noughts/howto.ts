/** How noughts is played, in words for a child. */
import type { Howto } from "../howto";

export const es: Howto = {
  goal: "Pon tres fichas tuyas en fila: de lado, de arriba abajo o en diagonal.",
  turn: ["Toca una casilla libre: ahí queda tu ficha.", "Después juega el otro."],
  challenges: ["En este juego no hay nada que retar: el servidor no deja hacer lo que no se puede."],
  end: ["Gana quien tiene tres en fila.", "Si el tablero se llena sin tres en fila, es empate.", "Quien se rinde pierde."],
  clock: ["Cada turno dura un minuto y diez segundos más. Después pierdes el juego."],
  line: [
    ["b2", "poner en el centro"],
    ["a1", "poner en la primera esquina"],
    ["resign", "rendirse"],
  ],
};

export const en: Howto = {
  goal: "Get three pieces of your own in a row: across, down or diagonally.",
  turn: ["Touch a free square: your piece stays there.", "Then it is the other player's turn."],
  challenges: ["There is nothing to challenge in this game: the server refuses what cannot be done."],
  end: ["Three in a row wins.", "If the board is full without three in a row, it is a draw.", "Who resigns loses."],
  clock: ["A turn lasts one minute and ten seconds more. After that you lose the game."],
  line: [
    ["b2", "place in the middle"],
    ["a1", "place in the first corner"],
    ["resign", "resign"],
  ],
};
