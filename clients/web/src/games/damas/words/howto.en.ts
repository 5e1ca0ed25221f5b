/** The English rules page of Damas, in a child's words. */
import type { Howto } from "../../howto";

export const en: Howto = {
  goal: "Capture all of your rival's pieces, or leave them without any move.",
  turn: [
    "Play is on the dark squares, with twelve pieces each. Black begins.",
    "A man steps one square diagonally, always forwards.",
    "You capture by jumping over a neighbouring rival piece, if the square behind it is empty. A man jumps forwards only, too.",
    "If it can jump again from there, it goes on. The captured pieces come off at the end.",
    "If you can capture, you must capture, and go on to the end of the path. Which capture is your choice: one piece or five.",
    "A man that reaches the last row is crowned: a king steps and jumps forwards and backwards, one square at a time. Crowning ends the turn.",
    "Touched, moved. In a tournament, touching a piece that cannot play loses the turn.",
    "To capture on the board: tap the piece, tap every square where it lands, and leave it there.",
  ],
  challenges: [
    "In a tournament the server lets you forget a capture. Your rival may claim it before touching a piece.",
    "Huff: a piece that should have captured and did not is taken off. If it is the one that moved, name it where it is now. A huff is no turn: the one who huffed then plays.",
    "Correct it: the position before comes back and the rival makes the capture.",
    "A turn lost by touching a blocked piece may be given back.",
    "A wrong claim is a strike: no turn is lost, but three strikes lose the game.",
  ],
  end: [
    "You win by capturing everything or leaving the other without a move, or if the other resigns.",
    "It is a draw if both agree. It may be claimed when the same position stands for the third time, or after eighty turns without a capture or a step of a man.",
    "A match has an even number of games, and colours are swapped. A win is 2 points, a draw 1. More points win the match.",
    "If the referee calls the time limit, the turn is completed and more pieces win; if they are equal, more kings.",
  ],
  clock: [
    "Each turn has five minutes. Then the one who waits may call “Time!”: the other must play within the next minute or loses the game.",
    "If nobody calls, there is no hurry.",
    "A player with no move has a minute to claim, in case a huff frees them.",
  ],
  line: [
    ["11-15", "move from 11 to 15"],
    ["14x23 · 14x23x32", "capture; with several, every square"],
    ["touch 14", "touch the piece on 14"],
    ["huff 15", "huff the piece on 15"],
    ["rectify", "make your rival correct it"],
    ["give back", "the lost turn does not count: play again"],
    ["waive", "nothing to claim"],
    ["time", "Time!"],
    ["draw? · accept · decline", "offer, accept, decline a draw"],
    ["repetition · no progress", "claim a draw"],
    ["ready", "ready for the next game"],
    ["resign", "resign the game"],
  ],
};
