/** The English explanations of Sum Dominoes & Dice's faults and missing parts, each with advice. */
import type { FaultWords } from "../../contract";
import type { Facts, Missing, Stake } from "../declared";

export const en: FaultWords<Facts, Missing, Stake> = {
  faults: {
    "sum-dominoes.match-1 contact": [
      "The tile must touch just one face of another: not none, and not several. |Find it another place.",
      ({ faces }) =>
        `The tile touches ${faces === 0 ? "no face" : faces === 1 ? "1 face" : `${faces} faces`} of another, and must touch just one: |find it another place.`,
    ],
    "sum-dominoes.match-1 sum": [
      "The two faces that touch do not make the sum of the first part: |try another tile or another place.",
      ({ got, total }) =>
        `The two faces that touch make ${got}, and must make ${total}, the written sum: |try another tile or another place.`,
    ],
    "sum-dominoes.unplaced-1": [
      "A tile in the hand makes the written sum: |find it and place it before you go on.",
      ({ total }) => `A tile in the hand makes ${total}, the written sum: it has to be placed before going on.`,
    ],
    "sum-dominoes.match-2 contact": [
      "In the second part too just one face is touched: not none, and not several. |Find it another place.",
      ({ faces }) =>
        `The tile touches ${faces === 0 ? "no face" : faces === 1 ? "1 face" : `${faces} faces`} of another, and must touch just one in the second part too: |find it another place.`,
    ],
    "sum-dominoes.match-2 sum": [
      "The two faces that touch do not make the sum of the dice: |try another tile or another place.",
      ({ got, total }) =>
        `The two faces that touch make ${got}, and must make ${total}, that of this turn's dice: |try another tile or another place.`,
    ],
    "sum-dominoes.unplaced-2": [
      "A tile in the hand makes the sum of the dice: |find it and place it before you go on.",
      ({ total }) => `A tile in the hand makes ${total}, the sum of the dice: it has to be placed before going on.`,
    ],
    "sum-dominoes.sum": [
      "That is not the sum of the dice: |add them again and write it.",
      ({ dice, said, right }) => `${dice.join(" + ")} = ${right}, not ${said}: |write that sum.`,
    ],
    "sum-dominoes.draw": "No tile was drawn from the bank: at the end of a turn one is drawn, if there is one.",
    "sum-dominoes.second-part": "The second part was left out: |roll the dice, write the sum and place another tile if you can.",
  },
  missing: {
    roll: "The second part is missing: roll the dice.",
    write_sum: "The sum is missing: write that of the three dice.",
    draw: "No tile drawn yet: draw one from the bank before you pass.",
  },
  stakes: {
    infraction_tile: "you get an infraction tile, but lose no turn",
    infraction_tile_result: "you get an infraction tile, which counts for the result",
    gives_tile: "the other one gets an infraction tile, and you lose no turn",
    gives_tile_result: "the other one gets an infraction tile, which counts for the result",
    tile_back: "that tile goes back to its hand and the other one gets an infraction tile",
    tile_laid: "the tile is laid where you show it and the other one gets an infraction tile",
    sum_corrected: "the sum is corrected and the other one gets an infraction tile",
    draws: "the other one draws the forgotten tile and gets an infraction tile",
    reroll: "the other one gets an infraction tile and you may roll again",
  },
};
