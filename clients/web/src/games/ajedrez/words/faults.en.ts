/** The English explanations of Ajedrez's faults and missing parts, each with advice. */
import { listed } from "../../../words/arithmetic";
import type { FaultWords } from "../../contract";
import type { Facts, Missing, Stake } from "../declared";

const WHY = {
  movement: "that piece does not move like that",
  stays_in_check: "the king stays in check",
  into_check: "the king comes into check",
};

export const en: FaultWords<Facts, Missing, Stake> = {
  faults: {
    "ajedrez.illegal-move": [
      "That move is illegal: the piece does not go there, or the king is left in check. |Make another.",
      ({ why }) => `That move is illegal: ${WHY[why]}. |Make another.`,
    ],
    "ajedrez.touch-move": [
      "Touched piece, moved piece: |move the one you touched, or capture the one you touched, if it can be done.",
      ({ squares }) =>
        squares.length === 0 ? "Touched piece, moved piece: |move the one you touched." : `Touched piece, moved piece: ${listed("en", squares)} was touched, and is moved or captured, if it can be done.`,
    ],
    "ajedrez.offer moment": "A draw is offered after moving and before pressing the clock: |wait for that moment.",
    "ajedrez.offer persistent": "A draw has been offered several times running: |wait until the other offers.",
    "ajedrez.claim-repetition": "The position has not come up three times yet: |play on.",
    "ajedrez.claim-fifty": "Fifty moves without a capture or a pawn move have not gone by: |play on.",
  },
  missing: { move: "Move first, then press the clock." },
  stakes: {
    undone_time: "the move is undone and you may gain time",
    warned: "the other one gets a warning",
    annulled: "the game is annulled",
  },
};
