/** The English rules page of Takeaway, in a child's words. */
import type { Howto } from "../../howto";

export const en: Howto = {
  goal: "There are fifteen counters in a pile. The player who takes the last counter wins.",
  turn: [
    "You receive the flag. Look at the move before: you may still challenge it.",
    "Take one, two or three counters.",
    "Say how many are left.",
    "Pass the flag.",
  ],
  challenges: [
    "In a tournament the server does not point out mistakes: you find them. Challenge after you receive the flag and before you take.",
    "If you are right, the counters go back to the pile and it is your turn. If you are wrong, you lose the turn and get a strike.",
    "Three strikes lose the game.",
  ],
  end: ["When the pile is empty, the other player may challenge that move or accept the result.", "At the time limit it is a draw."],
  clock: ["A turn lasts one minute. Then come a reminder and ten more seconds; after that the move is undone."],
  line: [
    ["take 2", "take two counters"],
    ["say 13", "say that thirteen are left"],
    ["pass · accept", "pass the flag · accept the result"],
    ["!takeaway.count", "challenge that rule"],
    ["draw? · draw+ · draw-", "offer a draw · accept it · decline it"],
    ["resign", "resign"],
  ],
};
