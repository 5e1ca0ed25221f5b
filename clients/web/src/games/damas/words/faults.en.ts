/** The English explanations of Damas' faults, each with advice. */
import type { FaultWords } from "../../contract";
import type { Facts, Missing, Stake } from "../declared";

export const en: FaultWords<Facts, Missing, Stake> = {
  faults: {
    "damas.capture": [
      "Only a move that captures will do now: |choose a piece that can capture.",
      ({ pieces }) =>
        `Only a capture will do now: ${pieces === 1 ? "there is 1 piece that can" : `there are ${pieces} pieces that can`}. |Choose a marked one.`,
    ],
    "damas.capture omitted": [
      "There is a capture! |Play a piece that captures.",
      ({ pieces }) => `There is a capture! ${pieces === 1 ? "1 piece" : `${pieces} pieces`} can capture: one of these is played.`,
    ],
    "damas.capture short": [
      "The capture goes on: |jump to the end of the way.",
      ({ pieces }) => `The capture goes on: the ${pieces === 1 ? "marked piece" : "piece"} must jump to the end of the way.`,
    ],
    "damas.capture lost": [
      "The turn was lost while there was a capture: play the piece that captures.",
      ({ pieces }) => `The turn was lost while ${pieces === 1 ? "1 piece" : `${pieces} pieces`} could capture: one of these is played.`,
    ],
    "damas.touch-dead": [
      "That piece cannot move: |touch one that can play.",
      ({ pieces }) => `That piece cannot move: ${pieces === 1 ? "1 other can" : `${pieces} others can`}, touch one that can play.`,
    ],
    "damas.draw": "It is no draw yet: the position has not come back often enough, or something has changed lately. |Play on.",
  },
  missing: {},
  stakes: {
    undone: "the position goes back and the move is made again",
    huffed_or_undone: "you huff the piece, or the position goes back and the move is made again",
  },
};
