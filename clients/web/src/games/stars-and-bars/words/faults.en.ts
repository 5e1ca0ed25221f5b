/** The English explanations of Stars & Bars' faults and missing parts, each with advice. */
import type { FaultWords } from "../../contract";
import type { Facts, Missing, Stake } from "../declared";
import { added } from "./wording";

export const en: FaultWords<Facts, Missing, Stake> = {
  faults: {
    "stars-and-bars.cover": [
      "The card differs from the one below in more than two ways: |put it on one more like it, or on an empty place.",
      ({ ways, most }) =>
        `The card differs from the one below in ${ways} ways, and may in ${most}: |put it on one more like it, or on an empty place.`,
    ],
    "stars-and-bars.points": [
      "Those are not the points: |compare the card with each open neighbour.",
      (facts) =>
        `It is not ${facts.said} points: ${facts.beside.length === 1 ? "the card beside it makes" : `the ${facts.beside.length} cards beside it make`} ${added(facts)}${
          facts.bonus > 0 ? ` (${facts.bonus} are for the piles)` : ""
        }.`,
    ],
    "stars-and-bars.total": [
      "The total is added up wrongly: it is the one before and the points of this turn.",
      ({ before, points, right, said }) => `The total is added up wrongly: ${before} + ${points} = ${right}, not ${said}.`,
    ],
    "stars-and-bars.announce": "The points are missing: |say those of the turn and the total before you pass.",
  },
  missing: {
    place: "You have played no card yet: place one, or discard it if it fits nowhere.",
    score: "You have not announced yet: say the turn's points and the total.",
  },
  stakes: {
    discarded: "that card is discarded and its points do not count",
  },
};
