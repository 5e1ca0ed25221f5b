/** The English explanations of Juggle's faults and missing parts, each with advice. */
import { listed } from "../../../words/arithmetic";
import { notTrue } from "../../../words/sums.en";
import type { FaultWords } from "../../contract";
import type { Facts, Missing, Stake } from "../declared";

export const en: FaultWords<Facts, Missing, Stake> = {
  faults: {
    "juggle.exact-value": [
      "The die's number is not that of the piece's squares: |take another piece, or use another die.",
      ({ die, squares }) => `The piece has ${squares} squares and the die says ${die}: |take one of ${die}, or use another die.`,
    ],
    "juggle.calculated-value missing": "The sum is missing: |say it with both dice before you take the piece.",
    "juggle.calculated-value dice": [
      "The sum does not use the numbers of the dice: |use both, once each.",
      ({ used, dice }) => `The sum uses ${listed("en", used)}; the dice are ${listed("en", dice)}: |use both.`,
    ],
    "juggle.calculated-value value": [
      "The sum does not make what it says: |work it out again.",
      ({ wrong }) => (wrong === null ? "The sum does not make what it says." : `${notTrue(wrong)}: |work it out again.`),
    ],
    "juggle.calculated-value piece": [
      "The result is not the number of the piece's squares: |take another piece, or make another sum.",
      ({ stated, squares }) =>
        `The sum makes ${stated} and the piece has ${squares} squares: |take another piece, or make another sum.`,
    ],
    "juggle.how-many": "Those are too many pieces: one for each die, or a single one by a sum. |Use the other die, if it is left, or pass.",
    "juggle.six-is-wild":
      "That piece cannot be asked for: it takes an exact 6, and no identical one left in the bank. |Take one from the bank.",
    "juggle.after-return": "A piece has been returned in this turn: no other is taken. |Pass the flag.",
    "juggle.must-use": "The piece fits on the board: |turn it or flip it, and place it.",
    "juggle.removal-time": "Pieces are taken off before the roll: |now take one or pass.",
    "juggle.colours-touch": "It touches another piece of its colour, by a side or a corner: |find it another place.",
    "juggle.covered": [
      "The board is not covered: a win leaves no square empty.",
      ({ empty }) =>
        `${empty === 1 ? "1 square is" : `${empty} squares are`} empty: a win takes a covered board.`,
    ],
  },
  missing: {
    roll: "You have not rolled yet: roll the dice before you pass.",
    hand: "There is a piece in your hand: place it, or return it if it does not fit.",
  },
  stakes: {
    turn: "you lose this turn and what you took off goes back",
    pieces_home: "the piece that was chosen wrongly goes back",
    pieces_off: "the pieces that you point at leave the board",
  },
};
