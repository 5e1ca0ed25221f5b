/** The English rules page of Contig 60, in a child's words. */
import type { Howto } from "../../howto";

export const en: Howto = {
  goal: "Cover five numbers in a row with your own chips: across, down or diagonally. If nobody does, the lower score wins; everybody starts at 60.",
  turn: [
    "At the start each player rolls one die: the lower one begins.",
    "You receive the flag. Look at the move before: you may still challenge it.",
    "Roll the three dice.",
    "Find a sum that uses all three values, once each, with +, −, × or ÷. Its result must be a free number of the board.",
    "Place a chip there. A chip let go stays where it is.",
    "Say your sum (“number sentence” in the rulebook). The order of operations counts: 3+5*4 is 23. To make 32 write 3+5=8; 8*4=32, or use brackets if the room allows them.",
    "Take off one point for each chip beside yours, of either colour, by side or corner. Say your new score even if it did not change.",
    "Pass the flag. You may also pass without placing.",
    "If the other player passed without placing, you may capture before you roll: you place a chip with their dice and take off twice the points. Then you play your own turn.",
  ],
  challenges: [
    "In a tournament the server does not point out mistakes: you find them. Challenge the sum or the score after you receive the flag and before you roll.",
    "A capture is challenged without the flag, until the one who captured passes it. If their turn is cut short instead, you may challenge it all through your next turn.",
    "If you are right, the move is undone, you take 2 points off your own score and it is your turn: use the same roll or roll again. With a capture, what the other player did after it is undone too.",
    "If you are wrong, you lose a turn and get a strike. A challenge at the wrong time is a strike too. Three strikes lose the game.",
  ],
  end: [
    "Declare your win with the flag in hand: five in a row, or zero or less and at least 3 points ahead. If it is false and the other player challenges it, they win; if it was true, their challenge confirms it.",
    "It also ends with a score of zero or less, when somebody receives the flag and has no chips left (you start with 25), or at the time limit.",
    "Then the lower score wins if the difference is 3 or more. If not, it is a draw.",
    "The round is not completed, except at the time limit: if the starter has placed a chip in that round or passed the flag, both complete their turn.",
  ],
  clock: [
    "A turn lasts one minute. Then come a reminder and 10 more seconds.",
    "If you have given chip, sum and score by then, the server passes the flag. If not, you lose the turn and what you did is undone, except a capture. With the third reminder you lose the game.",
    "The clock waits during a challenge.",
  ],
  line: [
    ["roll", "roll the dice"],
    ["use", "use the roll on offer"],
    ["@28", "place on 28"],
    ['"4*6+4=28"', "say the sum"],
    ["=57", "say the score"],
    ["x7 \"1+2+4=7\" =58", "capture 7, with sum and score"],
    ["five 27,28,29,30,31", "declare five in a row"],
    ["zero", "declare zero or less"],
    ["!contig60.score", "challenge that rule"],
    ["!contig60.score @capture", "challenge it in the capture"],
    ["pass · accept · nochallenge", "pass the flag · accept the result · no challenge"],
  ],
};
