/** The English rules page of Par 55, in a child's words. */
import type { Howto } from "../../howto";

export const en: Howto = {
  goal: "Place blocks beside others that are like them: each likeness takes your pawn further. The player who lands exactly on 55 wins, unless the other player lands there too in the final turn.",
  turn: [
    "At the start one player calls the colour that begins and the other picks a hand: the pawn inside, blue or red, is theirs. The player with the called colour begins.",
    "You receive the flag. Look at the turn before: you may still challenge it. Once you touch a block, no more.",
    "Touch a block of the bank, then an empty base. You may put it back and take another; once laid, it does not move.",
    "Your score is 5 for the base, and one more for each likeness with each block beside it: same size, same colour, same shape. Announce it before you move.",
    "Count the spaces one by one and put your pawn on the last. If you would go beyond 55, your pawn stays where it is.",
    "Did you land on a white space where the other pawn stands? Bump it: that pawn goes 5 spaces back. Nobody is bumped on numbered spaces or at the start.",
    "Did you land on 55? Declare the win before you pass the flag.",
    "Pass the flag.",
  ],
  challenges: [
    "In a tournament the server does not point out mistakes. Challenge after you receive the flag and before you touch a block: the score, a pawn moved before announcing, the count or the bump.",
    "A declared win is challenged without the flag, within some seconds.",
    "If you are right, the block goes back to the bank, the pawns to where they stood, and you play.",
    "If you are wrong, you lose your turn and get a strike. A challenge at the wrong time, or of what is none of those rules, is a strike only. Three strikes lose the game.",
  ],
  end: [
    "After a 55 the other player has a final turn. Landing on 55 too makes a draw. If not, the player who landed first and declared it has won; not declared, it is a draw.",
    "When the last base is filled and the turn is over, it is a draw. But a player who lands on 55 with the last block and declares it, wins.",
    "The time limit is a draw, unless somebody has landed on 55: then the final turn is played.",
  ],
  clock: [
    "A turn lasts one minute, unless the room says otherwise. Then come a reminder and 10 more seconds.",
    "If you still have to place, announce or move, your turn is lost and all goes back. With the third reminder you lose the game.",
  ],
  line: [
    ["call blue · left", "call the colour that starts · pick the left hand"],
    ["?lrc", "touch a block: l large or s small; r red, b blue or y yellow; c circle, s square, t triangle, r rectangle or h hexagon"],
    ["back", "put it back into the bank"],
    ["lrc C2T", "place the large red circle on base C2T"],
    ["=7", "announce 7"],
    [">12", "count on one by one to 12 and put the pawn there"],
    [">12 8-11", "count 8 to 11 and put the pawn on 12"],
    ["bump 3", "bump: the other pawn to 3"],
    ["win", "declare the win"],
    ["!par55.score", "challenge that rule"],
    ["pass", "pass the flag"],
    ["accept · resign", "accept the result · resign"],
  ],
};
