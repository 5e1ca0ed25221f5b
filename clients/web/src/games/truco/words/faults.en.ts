/** The English explanations of Truco's faults, each with advice. */
import type { FaultWords } from "../../contract";
import type { Facts, Missing, Stake } from "../declared";

export const en: FaultWords<Facts, Missing, Stake> = {
  faults: {
    "truco.flor-callada": "A flor must be sung, and was not: |sing it before you play or say anything else.",
    "truco.flor-sin-tener": "There is no flor: it takes three cards of one suit. |Say something else.",
    "truco.flor-mal-cantada": [
      "Those are not the points of the flor: 20 and the three cards; court cards count 0. |Count again.",
      ({ said, right }) => `A flor of ${said} was said${right === null ? ", and that is not what the cards say" : `, and it is ${right}`}: 20 and the three cards; court cards count 0.`,
    ],
    "truco.envido-mal-cantado": [
      "Those are not the points of the envido: two of a suit count 20 and their points; court cards count 0.",
      ({ said, right }) => `An envido of ${said} was said${right === null ? ", and that is not what the cards say" : `, and it is ${right}`}: two of a suit count 20 and their points; court cards count 0.`,
    ],
    "truco.entrometerse": "In the pica-pica only the two who play speak: |wait for your turn.",
    "truco.palabras": "The word is said exactly, without a diminutive: |use the button, or say it as it is.",
  },
  missing: {},
  stakes: {
    flor_points: "your side wins the points of the hand and those of the unsung flor",
    points_taken: "your side wins the points of the hand",
    envido_points: "your side wins the points of the envido",
    sung_points: "your side wins the points of the flor",
    fine: "your side wins the points of the fine",
    false_flor: "the other side wins the points for a flor asked for wrongly, and you get no strike",
  },
};
