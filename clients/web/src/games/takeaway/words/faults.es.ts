/** The Spanish explanations of Takeaway's faults and missing parts, each with advice. */
import type { FaultWords } from "../../contract";
import type { Facts, Missing, Stake } from "../declared";

export const es: FaultWords<Facts, Missing, Stake> = {
  faults: {
    "takeaway.take many": "Son más de tres: |toma una, dos o tres fichas.",
    "takeaway.count missing": "Falta decir cuántas quedan: |cuenta el montón y dilo.",
    "takeaway.count value": [
      "Ese no es el número de fichas que quedan: |cuéntalas otra vez.",
      ({ said, left }) => `Dijo ${said}, y quedan ${left}: |cuenta otra vez las fichas.`,
    ],
  },
  missing: {
    take: "Todavía no tomaste: toma una, dos o tres fichas.",
    say: "Te falta decir cuántas quedan: cuenta el montón y dilo.",
  },
  stakes: {},
};
