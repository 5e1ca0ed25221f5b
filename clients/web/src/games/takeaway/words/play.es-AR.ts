/** The words of takeaway, in the Spanish of Argentina. */
import type { Overlay } from "../../../words/catalogue";
import type { es } from "./play.es";
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
  ui: {
    calls: "Qué podés hacer",
  },
} satisfies Overlay<typeof es>;
