/** The English explanations of Contig 60's faults and missing parts, each with advice. */
import { figure, listed } from "../../../words/arithmetic";
import { notTrue } from "../../../words/sums.en";
import type { FaultWords } from "../../contract";
import type { Facts, Missing, Stake } from "../declared";
import { taken } from "./wording";

export const en: FaultWords<Facts, Missing, Stake> = {
  faults: {
    "contig60.sentence missing": "The sum is missing: |say how to make the covered number.",
    "contig60.sentence dice": [
      "The sum does not use the numbers of the dice: |use all three, once each.",
      ({ used, dice, wrong }) =>
        `The sum uses ${listed("en", used)}; the dice are ${listed("en", dice)}: |use all three, once each.|${
          wrong === null ? "" : ` And ${notTrue(wrong)}.`
        }`,
    ],
    "contig60.sentence value": [
      "The sum does not make what it says: |work it out again.",
      ({ wrong }) => (wrong === null ? "The sum does not make what it says." : `${notTrue(wrong)}: |work it out again.`),
    ],
    "contig60.sentence cell": [
      "The sum is right, but it does not make the covered number: |look for one that does.",
      ({ result, cell }) => `The sum makes ${result}, and the chip lies on ${cell}: |look for one that makes ${cell}.`,
    ],
    "contig60.sentence unreachable": [
      "Those dice cannot make that number: |choose another one.",
      ({ dice, cell }) => `${listed("en", dice)} cannot make ${cell} in any way: |choose another number.`,
    ],
    "contig60.score missing": "The score is missing: |take off the points of this chip and say what is left.",
    "contig60.score value": [
      "That is not the score that is left: |take off one point for each neighbouring chip, two in a capture.",
      (facts) =>
        `It touches ${facts.touching === 1 ? "1 other chip" : `${facts.touching} other chips`}${
          facts.factor > 1 ? ", and in a capture each counts two" : ""
        }: ${taken(facts)}, not ${figure(facts.said)}.`,
    ],
    "contig60.goal row": "Those five cells are not a row: |choose five in a straight line, side by side.",
    "contig60.goal color": "Not every cell of that row has a chip of the same player: all five must.",
    "contig60.goal total": ["The score is not zero yet: declare with zero or less.", ({ own }) => `The score is ${figure(own)}: declare with zero or less.`],
    "contig60.goal lead": [
      "The score reached zero, but with a lead of less than three points: |play on.",
      ({ own, other, lead }) => `It stands ${figure(own)} to ${figure(other)}: it takes a lead of ${lead} points. Play goes on.`,
    ],
  },
  missing: {
    roll: "You have not rolled yet: roll the dice before you pass.",
    announce: "Your sum is missing: say how you make your number.",
    score: "Your score is missing: say how much is left.",
  },
  stakes: {
    undone_points: "the play is undone and you go down 2 points for each broken rule (down is good here)",
  },
};
