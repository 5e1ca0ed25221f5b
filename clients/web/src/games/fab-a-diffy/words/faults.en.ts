/** The English explanations of Fab-A-Diffy's faults and missing parts, each with advice. */
import { listed } from "../../../words/arithmetic";
import type { FaultWords } from "../../contract";
import type { Facts, Missing, Stake } from "../declared";

export const en: FaultWords<Facts, Missing, Stake> = {
  faults: {
    "fab-a-diffy.sentence missing": "The sum is missing: |add or subtract the two strips and the sample.",
    "fab-a-diffy.sentence strips": [
      "The sum does not use the three strips: |use the two that you touched and the sample, once each.",
      ({ said, strips }) =>
        `The sum uses ${listed("en", said)}, and the strips are ${listed("en", strips)}: |name them all, once each.`,
    ],
    "fab-a-diffy.sentence false": [
      "The sum is wrong: |try another order, or minus instead of plus.",
      ({ expression, said, right }) =>
        `${expression} is ${right}, not ${said}: |try another order, or minus instead of plus.`,
    ],
    "fab-a-diffy.equivalent": [
      "That name does not do: |name the strips in halves, thirds, fourths, sixths or twelfths.",
      ({ name, parts }) => `“${name}” does not do: strips are divided into ${listed("en", parts)}.`,
    ],
    "fab-a-diffy.order untouched": [
      "A strip is taken that was not touched: |touch both before you say the sum.",
      ({ strips }) =>
        `A strip is taken untouched: ${strips.length === 0 ? "none was touched" : `only ${listed("en", strips)} was touched`}. |Touch both before you say the sum.`,
    ],
    "fab-a-diffy.order missing": "The trick is taken without a sum: |say it first.",
    "fab-a-diffy.order early": [
      "Two strips have not been touched yet: |touch the other one, then say the sum.",
      ({ strips }) =>
        `${strips.length === 0 ? "No strip was touched" : `Only ${listed("en", strips)} was touched`}: |touch the other one, then say the sum.`,
    ],
    "fab-a-diffy.touch unused": [
      "A touched strip is taken: two have been touched, and the trick is made with them.",
      ({ strips }) => `A touched strip is taken: ${listed("en", strips)} were touched, and a trick is made with two.`,
    ],
    "fab-a-diffy.touch sample_left": "A strip was touched and the sample left: |make the trick, or put the sample back if you cannot.",
    "fab-a-diffy.touch usable": [
      "There is a trick with what was touched, so the sample is not put back: |look for the sum.",
      ({ strips }) => `There is a trick with ${listed("en", strips)}, so the sample is not put back: |look for the sum.`,
    ],
  },
  missing: {
    draw_sample: "There is no sample yet: draw a strip for it.",
    take: "You touched a strip: say the sum and take the trick.",
    retire_sample: "If it makes no trick, put the sample back.",
  },
  stakes: {
    trick: "that trick becomes yours",
    extra_turn: "the other one loses the next turn",
  },
};
