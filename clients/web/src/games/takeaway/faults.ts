/** What was wrong and what can be done, a sentence for each fault and each missing part, for takeaway. Spanish first. */
import type { FaultWords } from "../contract";
import type { Facts, Missing } from "./declared";

export const es: FaultWords<Facts, Missing> = {
  faults: {
    "takeaway.take many": "Son más de tres: toma una, dos o tres fichas.",
    "takeaway.count missing": "Falta decir cuántas quedan: cuenta el montón y dilo.",
    "takeaway.count value": "Ese no es el número de fichas que quedan: cuéntalas otra vez.",
  },
  missing: {
    take: "Todavía no tomaste: toma una, dos o tres fichas.",
    say: "Te falta decir cuántas quedan: cuenta el montón y dilo.",
  },
  cost: { own: "pierdes este turno", result: "la victoria queda confirmada", right: "la jugada se deshace" },
};

export const en: FaultWords<Facts, Missing> = {
  faults: {
    "takeaway.take many": "Those are more than three: take one, two or three counters.",
    "takeaway.count missing": "Nobody said how many are left: count the pile and say it.",
    "takeaway.count value": "That is not how many counters are left: count them again.",
  },
  missing: {
    take: "You have taken nothing yet: take one, two or three counters.",
    say: "You have not said how many are left: count the pile and say it.",
  },
  cost: { own: "you lose this turn", result: "the win is confirmed", right: "the play is undone" },
};
