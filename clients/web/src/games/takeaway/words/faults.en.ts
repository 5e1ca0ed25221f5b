/** The English explanations of Takeaway's faults and missing parts, each with advice. */
import type { FaultWords } from "../../contract";
import type { Facts, Missing, Stake } from "../declared";

export const en: FaultWords<Facts, Missing, Stake> = {
  faults: {
    "takeaway.take many": "Those are more than three: |take one, two or three counters.",
    "takeaway.count missing": "Nobody said how many are left: |count the pile and say it.",
    "takeaway.count value": [
      "That is not how many counters are left: |count them again.",
      ({ said, left }) => `${said} was said, and ${left} are left: |count the counters again.`,
    ],
  },
  missing: {
    take: "You have taken nothing yet: take one, two or three counters.",
    say: "You have not said how many are left: count the pile and say it.",
  },
  stakes: {},
};
