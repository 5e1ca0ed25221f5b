/** The English explanations of Qwinto's faults, each with advice. */
import { listed } from "../../../words/arithmetic";
import type { FaultWords } from "../../contract";
import type { Facts, Missing, Stake } from "../declared";

export const en: FaultWords<Facts, Missing, Stake> = {
  faults: {
    "qwinto.sum": [
      "That is not the sum of the dice: |add them again.",
      ({ dice, said, right }) => `${dice.length > 1 ? `${dice.join(" + ")} = ${right}` : `The die says ${right}`}, not ${said}: that is the sum to announce.`,
    ],
    "qwinto.number": [
      "That is not the announced number: |write the one that was announced.",
      ({ said, right }) => `${right} was announced, and ${said} was written: |write the one that was announced.`,
    ],
    "qwinto.color": [
      "Not in that row: write in the row of the colour of a die that was thrown.",
      ({ color, dice }) =>
        `The row is ${color}, and the dice thrown are ${listed("en", dice)}: |write in a row of those colours.`,
    ],
    "qwinto.row": [
      "The numbers of a row grow from left to right: |find a place between a smaller and a larger one.",
      ({ number, left, right }) =>
        `${number} cannot go there: ${left !== null ? `on the left there is ${left}` : `on the right there is ${right}`}, and numbers grow from left to right.`,
    ],
    "qwinto.column": [
      "That number is in the column already: |find another place.",
      ({ number }) => `That column has ${number === 8 || number === 11 || number === 18 ? "an" : "a"} ${number} already: |find another place.`,
    ],
  },
  missing: {},
  stakes: {
    sum_corrected: "the right sum is announced",
    erased: "that number is erased",
  },
};
