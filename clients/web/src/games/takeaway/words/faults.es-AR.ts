/** The explanations of Takeaway's faults and missing parts with advice, in the Spanish of Argentina. */
import type { Overlay } from "../../../words/catalogue";
import type { FaultWords } from "../../contract";
import type { Facts, Missing, Stake } from "../declared";

export const esAR = {
  faults: {
    "takeaway.take many": "Son más de tres: |tomá una, dos o tres fichas.",
    "takeaway.count missing": "Falta decir cuántas quedan: |contá el montón y decilo.",
    "takeaway.count value": [
      "Ese no es el número de fichas que quedan: |contalas otra vez.",
      ({ said, left }: { said: number; left: number }) => `Dijo ${said}, y quedan ${left}: |contá otra vez las fichas.`,
    ],
  },
  missing: {
    take: "Todavía no tomaste: tomá una, dos o tres fichas.",
    say: "Te falta decir cuántas quedan: contá el montón y decilo.",
  },
} satisfies Overlay<FaultWords<Facts, Missing, Stake>>;
