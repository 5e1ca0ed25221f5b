/** The English rules page of Queens & Guards, in a child's words. */
import type { Howto } from "../../howto";

export const en: Howto = {
  goal: "Be the first to have your Queen on the throne, the middle of the board, with your six guards round her.",
  turn: [
    "At the start one calls the colour that begins and the other picks a hand, and plays the colour in it.",
    "You receive the flag. Look at the turn before: until you touch a piece you may challenge it, or say “trap”.",
    "Move one piece one space, towards the middle or sideways, to a free space. Never back, and only one.",
    "The throne is the Queen's. So are the crowns, where the Queens begin: each Queen enters only her own.",
    "Two of your pieces on both sides of an enemy, in a straight line, are a trap: the piece that arrives makes it. Nobody walks between two enemy pieces.",
    "A trap counts if you announce it with the flag: after making it and before passing; or at the start of your turn, before touching, and then the other's last move is taken back.",
    "A trapped guard goes one space back in its turn; a trapped Queen goes to her crown. The Queen goes first; between guards their player chooses. A player who cannot go back is blocked and moves another piece.",
    "While you are trapped you neither announce nor make a trap, unless you are blocked.",
    "If you say “trap” without the flag and the other player has not moved yet, the piece does not go back: it walks out by a move without a fault.",
    "Pass the flag. Only a player with no move without a fault may pass without moving.",
  ],
  challenges: [
    "In a tournament the server does not point out mistakes. Challenge when you receive the flag and before you touch a piece.",
    "If you are right about a space too far, the throne, a crown or a second move, the board goes back and it is your turn.",
    "If you are right about moving backwards or into a trap, you may put that piece on a free space of the outer band that is no crown. Then it is your turn.",
    "A declared win is challenged without the flag, within 20 seconds. If it was false, you win.",
    "If you are wrong, you lose the turn and get a strike. At the wrong time, or about what cannot be challenged, you only get the strike. Three strikes lose the game.",
    "A trap is not challenged: it is announced. If you say “challenge” instead of “trap”, you are reminded, and that is all.",
  ],
  end: [
    "You win with your Queen on the throne and your six guards round her. Announce it; if not, the server does as the flag is passed.",
    "It is a draw if your six guards are round the throne and your Queen is not on it; if both agree that nobody can move without a fault; or if both pass without a move.",
    "At the time limit, if the starter has moved, both complete their turn. If nobody wins, it is a draw.",
  ],
  clock: [
    "A turn lasts one minute, unless the room says otherwise. Then come a reminder and 10 more seconds.",
    "A piece you moved stays and the flag passes; if you have not moved, you lose the turn. With the third reminder you lose.",
    "The game lasts 30 minutes.",
  ],
  line: [
    ["call red · left", "red begins · the left hand"],
    ["B1 4.15", "move B1 to the space 4.15"],
    ["trap R1 · trap R1 RQ", "announce the trap of those pieces"],
    ["B1", "touch B1 without moving it"],
    ["R1 > 5.10", "put R1 on the outer band"],
    ["waive", "leave it where it is"],
    ["win", "declare the win"],
    ["!queens-and-guards.backwards", "challenge that rule"],
    ["pass", "pass the flag"],
    ["draw? · draw+ · draw-", "offer a draw · accept · decline"],
    ["accept · resign", "accept the result · resign"],
  ],
};
