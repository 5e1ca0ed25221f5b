/** The English rules page of Geominos, in a child's words. */
import type { Howto } from "../../howto";

export const en: Howto = {
  goal: "Lay all your tiles by joining equal numbers. Mind the points: the fewest win.",
  turn: [
    "In the centre lies a tile that scores for nobody. The others are dealt by cards: five in hand that are refilled, all at once, or one card each turn.",
    "In “One tile”, draw your card first.",
    "Choose a tile. You may turn it and flip it: either side may be used.",
    "Lay it on the board, on free cells. At least one of its numbers must touch an equal number of another tile, side to side. A corner is not enough. Other numbers that touch need not be equal.",
    "Until you say that you are done, you may move it or take another instead.",
    "Add up the dots that lie on light squares. Dark ones do not count, nor does the centre square.",
    "Write down the points of the turn and your new total. Say that you are done. The player on your left is next.",
    "Is there no place for any tile? Say so: the server checks it and you are passed over, without a penalty.",
  ],
  challenges: [
    "In a tournament the server does not point out mistakes. Any other player may challenge from the end of the turn until the next player lays a tile.",
    "Match: if no equal numbers touch, the tile goes back to the hand, its points are struck out, 5 are added, and there is an extra minute to lay one properly.",
    "Points or total: the right number is written. If the one announced was too low, the difference is added once more; for a total, 5 points at most.",
    "If you are wrong, or challenge at the wrong time, you get a strike. You lose no turn. Three strikes lose the game.",
  ],
  end: [
    "The game ends when all tiles are laid. The others accept, or may challenge the last turn for 30 seconds.",
    "The fewest points win; equal points share the win.",
    "A match has as many games as players, and each time another one starts. The total runs on from game to game. The lowest total wins; if they are equal, more games won.",
  ],
  clock: [
    "A turn lasts 1, 2 or 3 minutes, as the room says. In “One tile” the clock starts when the card is drawn.",
    "If it runs out and your tile lies on the board, your turn ends there. If you wrote nothing, the server counts.",
    "If you have laid no tile you get 5 points and an extra minute. If you lay none in that either, you lose the game.",
    "The clock waits during a challenge.",
  ],
  line: [
    ["snake A0 4 8", "lay the snake: side A, not turned, row 4, column 8 (from 0, top left)"],
    ["snake B3 4 8", "side B, three quarter turns"],
    ["lift", "take the tile back"],
    ["announce 6 7", "write 6 points, total 7"],
    ["pass_flag", "done"],
    ["draw", "draw a card"],
    ["no_place", "no place for any tile"],
    ["challenge puntos", "challenge the points; also coincidencia (match) or total"],
    ["accept", "accept"],
  ],
};
