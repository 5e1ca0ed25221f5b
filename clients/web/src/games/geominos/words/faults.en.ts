/** The English explanations of Geominos' faults and missing parts, each with advice. */
import type { FaultWords } from "../../contract";
import type { Facts, Missing, Stake } from "../declared";

export const en: FaultWords<Facts, Missing, Stake> = {
  faults: {
    "geominos.coincidencia": "The tile touches no equal number by a side: |turn it, flip it or find it another place.",
    "geominos.puntos": [
      "Those are not the points: |add the sections on light cells, without the one in the middle.",
      ({ said, right, dots }) =>
        `On light cells there ${dots.length === 0 ? "is no section: it is 0" : dots.length === 1 ? `is one section of ${dots[0]}: it is ${right}` : `are ${dots.join(" + ")} = ${right}`}, not ${said}.`,
    ],
    "geominos.total": [
      "The total is added up wrongly: it is the one before and the points of this turn.",
      ({ before, points, right, said }) => `The total is added up wrongly: ${before} + ${points} = ${right}, not ${said}.`,
    ],
  },
  missing: {
    place: "You have laid no tile yet: lay one before you pass.",
    announce: "You have not written yet: write the points and the total.",
  },
  stakes: {
    tile_back: "the tile goes back to its hand and costs points",
    corrected: "the count is corrected",
  },
};
