/** The English rules page of Noughts, in a child's words. */
import type { Howto } from "../../howto";

export const en: Howto = {
  goal: "Get three pieces of your own in a row: across, down or diagonally.",
  turn: ["Touch a free square: your piece stays there.", "Then it is the other player's turn."],
  challenges: ["There is nothing to challenge in this game: the server refuses what cannot be done."],
  end: ["Three in a row wins.", "If the board is full without three in a row, it is a draw.", "A player who resigns loses."],
  clock: ["A turn lasts one minute and ten seconds more. After that you lose the game."],
  line: [
    ["b2", "place in the middle"],
    ["a1", "place in the first corner"],
    ["resign", "resign"],
  ],
};
