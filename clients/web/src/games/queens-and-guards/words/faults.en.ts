/** The English explanations of Queens & Guards' faults and missing parts, each with advice. */
import type { FaultWords } from "../../contract";
import type { Facts, Missing, Stake } from "../declared";

export const en: FaultWords<Facts, Missing, Stake> = {
  faults: {
    "queens-and-guards.one-space": "That space is too far: |move the piece to one of its neighbouring spaces.",
    "queens-and-guards.backwards": "That takes the piece away from the middle: |move it inwards, or sideways along its band.",
    "queens-and-guards.throne": "The middle is the throne, and only a Queen enters it: |take the guard to another space.",
    "queens-and-guards.crown": "That crown belongs to another piece: only its Queen enters it. |Choose another space.",
    "queens-and-guards.into-trap": "There the piece would stand between two enemies: |choose another space.",
    "queens-and-guards.move-it-use-it": "A move has been made in this turn, and there is only one move: |pass the flag.",
    "queens-and-guards.win": [
      "This is no win yet: it takes the Queen on the throne and her six guards round it.",
      ({ guards, needed, has_queen }) =>
        `The Queen is ${has_queen ? "" : "not "}on the throne, with ${guards} of her ${needed} guards round it: it takes the Queen and all ${needed}.`,
    ],
  },
  missing: { move: "You can still move: move a piece before you pass." },
  stakes: {
    banish: "you may put that piece on the outer band",
  },
};
