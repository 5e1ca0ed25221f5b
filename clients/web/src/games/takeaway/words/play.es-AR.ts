/** The words of takeaway, in the Spanish of Argentina. */
import type { Overlay } from "../../../words/catalogue";
import type { View } from "../view";
import { counters, type es } from "./play.es";
import { esAR as sentences } from "./faults.es-AR";

export const esAR = {
  tag: "Tomá hasta tres y decí cuántas quedan",
  phases: {
    review: "Tomá una, dos o tres fichas",
    taken: "Decí cuántas quedan y pasá la banderilla",
  },
  reviewing: {
    result_pending: "Aceptá el resultado, o desafiá",
    review: "Revisá la jugada anterior: desafiá o tomá fichas",
  },
  faults: sentences.faults,
  missing: sentences.missing,
  hints: {
    take: ({ count }: { count: number }, view: View) => `Tomá ${counters(count)}: así quedan ${view.pile - count} para el otro.`,
    say: ({ left }: { left: number }) => `Contá el montón: decí que quedan ${left}.`,
  },
  ui: {
    calls: "Qué podés hacer",
    passNow: "Pasá la banderilla",
  },
} satisfies Overlay<typeof es>;
