/** The English rules page of Juggle, in a child's words. */
import type { Howto } from "../../howto";

export const en: Howto = {
  goal: "Cover your board of 9 × 9 with polyominoes before the other does. Two pieces of one colour may not touch, not even at a corner.",
  turn: [
    "At the start each throws a die: the lower begins.",
    "You receive the flag. Look at the other board and the last turn: you may still challenge.",
    "Before you touch the dice you may take pieces off your board. They go back to the bank.",
    "Roll the two dice. A die says how many squares the piece has. The 6 is a wild card: any piece.",
    "Exact value: one piece for each die, up to two. Or calculated value: one piece only, with a sum of both dice, such as 6 ÷ 2 = 3.",
    "With a 6 on a die you may ask for a piece of the other board if the bank has none like it. With a calculated 6, from the bank only.",
    "Turn and flip the piece and place it on your board. Piece placed, piece played: it is not moved.",
    "A chosen piece is used. If it fits nowhere, return it: then you choose no other in this turn.",
    "If your board is covered, declare the win. If not, pass the flag. You need not choose anything.",
  ],
  challenges: [
    "In a tournament the server does not point out mistakes. Challenge when you receive the flag, before you roll.",
    "Pieces that touch: point at them. You may challenge them in any turn as long as they lie there. Every other rule, only for the turn that has just ended.",
    "If you are right: a wrongly chosen piece goes back where it came from; pieces pointed at go to the bank; for a piece wrongly returned or taken off the whole turn is undone. Then you play.",
    "A declared win is challenged without the flag. If colours touch or spaces are empty, you win.",
    "If you are wrong, you lose the turn and get a strike. A challenge at the wrong time is a strike only. Three strikes lose the game.",
  ],
  end: [
    "The player who covers the board and declares it wins. If that is the starter, the other completes its turn; if that board is covered too, it is a draw.",
    "At the time limit the round is completed and the empty spaces are counted: 3 or more fewer win; else it is a draw.",
  ],
  clock: [
    "A turn lasts one minute, unless the room says otherwise. Then come a reminder and 10 more seconds.",
    "If you have rolled and your hand is empty, the flag passes by itself. If not, all that you did in the turn is undone. With the third reminder you lose.",
    "The clock waits during a challenge.",
  ],
  line: [
    ["roll", "roll the dice"],
    ["+r5P d1", "choose the red P pentomino with the first die (r, b, g, y: red, blue, green, yellow)"],
    ["+g3L 6/2=3", "choose with a sum"],
    ["+g3L ?", "choose by calculated value without saying the sum"],
    ["<r5X d2", "ask from the other board with the second die"],
    ["@A1,A2,B1", "place on those spaces"],
    ["return", "return the piece"],
    ["-r1#2", "take the second red monomino off your board"],
    ["win", "declare the win"],
    ["!juggle.colours-touch @r1#2,r5P", "challenge those two pieces that touch"],
    ["!juggle.must-use", "challenge that rule"],
    ["pass", "pass the flag"],
    ["accept", "accept the result"],
  ],
};
