/** The English explanations of Par 55's faults and missing parts, each with advice. */
import type { FaultWords } from "../../contract";
import type { Facts, Missing, Stake } from "../declared";

export const en: FaultWords<Facts, Missing, Stake> = {
  faults: {
    "par55.score": [
      "That is not the score: 5 for the base and 1 for each likeness with the blocks beside it. |Count them again.",
      ({ said, right, par, likenesses }) =>
        `It is ${par} for the base and ${likenesses} for the likenesses with the blocks beside it: ${par} + ${likenesses} = ${right}, not ${said}.`,
    ],
    "par55.announce-first": "The pawn moves after the announcement: |say the score first.",
    "par55.count path": [
      "The spaces are not counted right: one by one, as many as were announced. If they lead beyond 55, the pawn stays.",
      ({ start, spaces, end }) =>
        end === null
          ? `From ${start}, with ${spaces}, the pawn would go beyond 55: it stays where it is and nothing is counted.`
          : `From ${start} it is ${spaces} spaces, one by one: ${start} + ${spaces} = ${start + spaces}.`,
    ],
    "par55.count to": [
      "The pawn does not go there: it goes on the last space that was counted.",
      ({ to, right }) => `The pawn does not go to ${to}: counting leads to ${right}.`,
    ],
    "par55.bump omitted": "The pawn came upon the other on a white space: |bump it before you pass.",
    "par55.bump to": [
      "The bumped pawn does not go there: it goes 5 spaces back, and from below 5 to the start.",
      ({ to, right, back }) =>
        `The bumped pawn does not go to ${to}: it goes ${back} spaces back, to ${right === 0 ? "the start" : right}.`,
    ],
    "par55.bump not_due": "No bump here: the pawn must have come upon the other on a white space.",
    "par55.win": [
      "The pawn is not on 55: the win comes by landing just there.",
      ({ at, goal }) => `The pawn is on ${at}: a win is a landing exactly on ${goal}.`,
    ],
  },
  missing: {
    place: "You have placed no block yet: put one on a base.",
    announce: "Your score is missing: announce it.",
    move_pawn: "Your pawn has not moved: move it as many spaces as you announced.",
    declare_win: "Your pawn is on 55! Announce your win before you pass.",
  },
  stakes: {
    undone: "the block goes back to the bank and the pawns to their places",
    void_undone: "the result is void: the block goes back to the bank and the pawns to their places",
    first_landed: "that landing is void and the one who landed first decides",
    undone_draw: "the play is undone and the game ends in a draw",
  },
};
