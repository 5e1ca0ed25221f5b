/** The English rules page of Kwatro-Sinko, in a child's words. */
import type { Howto } from "../../howto";

export const en: Howto = {
  goal: "Bring your five chips off the numbered circles. Then point out three chips on one line, two of one colour and one of the other: add the two that are alike, subtract the other, and if it makes 4 or 5 you win.",
  turn: [
    "At the start each player picks a face-down chip. The lower number starts and plays even; the other player plays odd.",
    "In your turn you move one chip of yours along a line, over as many empty circles as you like. You jump no chip and do not cross the yellow area.",
    "You may touch a chip and choose another. But the one you move is the turn's chip, and where you let it go it stays.",
    "The three chips need not be neighbours: there may be empty circles between them, but no other chip. The path does not cross the yellow area.",
    "The pair may be yours or your rival's: 7 + 3 − 6 = 4 wins too.",
    "Do you see a path, and are your five chips off the numbers? With the flag, before or after your move, declare a win: touch the three chips and say the sum, such as 6 + 2 − 3 = 5. If not, pass the flag.",
  ],
  challenges: [
    "In a tournament the server does not point out mistakes. Challenge when you receive the flag and before you touch a chip: a route not allowed, a chip let go and moved again, or two chips moved.",
    "A declared win is challenged without the flag, within 20 seconds: a path wrongly named, a chip on a number, a wrong sum, or a result that is neither 4 nor 5.",
    "If you are right, you put a chip of the opponent on any empty circle, a numbered one too, and then play. You cannot win with that chip in that turn. A win that was wrong is void.",
    "If you are wrong, you lose the turn and get a strike; a win that you challenged is confirmed. Challenging at the wrong time is a strike. Three strikes lose.",
  ],
  end: [
    "The game ends when a declared win is accepted or nobody challenges it. If nobody sees a path, the game goes on.",
    "At the time limit, if the starter has touched a chip, both complete their turn. If nobody wins, it is a draw.",
  ],
  clock: [
    "A turn lasts one minute, unless the room says otherwise. Then come a reminder and 10 more seconds.",
    "If you have moved a chip, it stays there and the flag passes; if not, you lose the turn. With the third reminder you lose the game.",
  ],
  line: [
    ["slot 3", "draw hidden chip 3 (of 0 to 9)"],
    ["4>e6", "move chip 4 to the circle e6"],
    [".4", "only touch chip 4"],
    ["win c6 e6 g6 6+2-3=5", "declare a win with those chips and that sum"],
    ["3/b8 · waive", "relocate chip 3 to b8 · give up the relocation"],
    ["!kwatro-sinko.route", "challenge that rule"],
    ["accept · pass", "accept the win · pass the flag"],
  ],
};
