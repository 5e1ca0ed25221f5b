/** The English rules page of FIAR, in a child's words. */
import type { Howto } from "../../howto";

export const en: Howto = {
  goal: "The first to point out a path wins: four or more chips of one colour on one line of circles, with no chip of the other colour between. The chips may be your rival's!",
  turn: [
    "At the start one calls the colour that begins and the other picks a hand: their colour is in it.",
    "Each player has seven chips. Two bear an X: they are extinguishers.",
    "Phase I: taking turns, each player places a chip on an empty circle and passes the flag, until both hands are empty.",
    "Phase II: in your turn you move one chip of yours along a line, over as many empty circles as you like. You jump no chip and do not cross the yellow area.",
    "You may touch a chip and choose another. But the one you move is the turn's chip, and where you let it go it stays.",
    "The four chips need not be neighbours: there may be empty circles between them, but the path does not cross the yellow area.",
    "An extinguisher puts out the chips of the other colour that a line joins to it: they are no good for a path.",
    "Do you see a path, of either colour? With the flag, before or after your move, declare a win and touch its circles. If not, pass the flag.",
  ],
  challenges: [
    "In a tournament the server does not point out mistakes. Challenge when you receive the flag and before you touch a chip: a route not allowed, a chip let go and moved again, or two chips moved.",
    "A declared win is challenged without the flag, within 20 seconds.",
    "If you are right, you put a chip of the opponent on any empty circle, and then play. You cannot win with that chip in that turn. A win that was wrong is void.",
    "If you are wrong, you lose the turn and get a strike; a win that you challenged is confirmed. Challenging at the wrong time is a strike. Three strikes lose.",
  ],
  end: [
    "The game ends when a declared win is accepted or nobody challenges it. If nobody sees a path, the game goes on.",
    "At the time limit, if the starter has touched or relocated a chip, both complete their turn. If nobody wins, it is a draw.",
  ],
  clock: [
    "A turn lasts one minute, unless the room says otherwise. Then come a reminder and 10 more seconds.",
    "If you have let a chip go, it stays there and the flag passes; if not, you lose the turn. With the third reminder you lose the game.",
  ],
  line: [
    ["call blue · pick left", "blue begins · pick the left hand"],
    ["B1@c3r3", "place B1 on the circle c3r3"],
    ["B1>c3r0", "move B1 to c3r0"],
    [".B1", "only touch B1"],
    ["win c1r2 c2r2 c3r2 c5r2", "declare a win with those circles"],
    ["R1/c0r3 · waive", "relocate R1 to c0r3 · give up the relocation"],
    ["!fiar.route", "challenge that rule"],
    ["accept · pass", "accept the win · pass the flag"],
  ],
};
