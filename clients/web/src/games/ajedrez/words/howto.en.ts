/** The English rules page of chess, in a child's words. */
import type { Howto } from "../../howto";

export const en: Howto = {
  goal: "Give checkmate: attack the other king so that it cannot escape. Here chess is played as in a real tournament, with a clock, a score sheet and a referee.",
  turn: [
    "White begins, and players take turns.",
    "Move one of your pieces. The queen goes straight and diagonally; the rook straight; the bishop diagonally; the knight jumps in an L; the king takes one step.",
    "A pawn goes one step forward, or two on its first move, and captures diagonally. It also captures en passant. At the far end it is promoted: you change it for a queen, rook, bishop or knight.",
    "Castling: the king goes two steps towards a rook and the rook jumps to its other side. Neither has moved before, nothing stands between them, and the king is not in check and crosses no attacked square.",
    "You may never leave your king in check.",
    "Touch a piece, play it: touch your own and you move it, touch the other's and you capture it, if that is possible. A move made is not changed.",
    "A move is complete when you press the clock. The room can press it for you.",
    "To offer a draw, do so after your move and before you press the clock. With a score sheet kept by hand, write each move before the next one.",
  ],
  challenges: [
    "In a tournament the server takes an illegal move without a word. You may challenge it until the end of the game, even when it is not your turn.",
    "If you are right, the position before it comes back and the other player must play something legal. Their first and second illegal moves give you 2 minutes each; the third loses.",
    "Touched piece: challenge it before you touch or move. If you are right, the other must play what was touched. You may also challenge a draw offer made at the wrong moment, and a wrong starting position.",
    "A wrong or badly timed challenge is a strike: you lose no turn, but three strikes lose the game.",
  ],
  end: [
    "Checkmate wins. You also win if the other resigns or their flag falls, unless you have no way at all left to mate: then it is a draw.",
    "It is a draw by agreement, by stalemate (no check and no moves), or when nobody can mate.",
    "Claim a draw, before you move, for the same position three times or for fifty moves without a capture or a pawn move. A wrong claim takes half of your time, at most 3 minutes, and gives the other 3.",
    "A win is 1 point and a draw is half.",
  ],
  clock: [
    "Each player has a clock that runs only in their own turn. There are no one-minute turns here. With help there is no clock unless somebody chooses one. The room says how much time there is and whether each move adds some.",
    "In the last two minutes of the last period you may claim a draw from the referee.",
    "With an appointed time, a player who is an hour late loses.",
    "Online there are no hands and no crooked pieces: you need not say “I adjust”, nobody hits the clock, and the server keeps the record. The class itself watches that nobody uses notes or takes advice.",
  ],
  line: [
    ["e2e4 · e7e8q", "move · promote to a queen"],
    ["Cf3 · 0-0 · exd5", "the same in notation, with Spanish letters: R king, D queen, T rook, A bishop, C knight"],
    ["e2e4 (=)", "move and offer a draw"],
    ["touch g1", "touch the piece on g1"],
    ["pass_flag", "press the clock"],
    ["offer_draw · accept_draw · decline_draw", "offer, accept, decline a draw"],
    ["claim_draw threefold · claim_draw fifty", "claim: three times the same position · fifty moves"],
    ["challenge ajedrez.illegal-move 2", "challenge the third move of the game (counted from 0)"],
    ["write 0 e4", "write on the score sheet"],
    ["resign", "resign"],
  ],
};
