/** The words of Contig 60, in the Spanish of Argentina. */
import type { Overlay } from "../../words/catalogue";
import type { GameEvent, Names } from "../contract";
import { text } from "./wording";
import type { es } from "./words.es";
import { esAR as sentences } from "./faults.es-AR";

export const esAR = {
  phases: {
    review: "Revisá la jugada anterior: desafiá o lanzá los dados",
    rolled: "Colocá la ficha, decí la oración y el puntaje, y pasá la banderilla",
  },
  helped: { review: "Lanzá los dados, o capturá el pase del otro" },
  faults: sentences.faults,
  missing: sentences.missing,
  cost: sentences.cost,
  happenings: {
    no_challenge: (event: GameEvent, names: Names) => `${names(event.seat)} no desafía.`,
    restored: (event: GameEvent, names: Names) =>
      `La jugada de ${names(event.seat)} vuelve atrás; quien desafió resta ${text(event.params?.points)} puntos.`,
  },
  actions: {
    no_challenge: "No desafío",
    challenge: "Desafiar",
  },
  ui: {
    calls: "Qué podés hacer",
    chooseCell: "Tocá una casilla",
    captureHere: "Tocá la casilla que capturás",
  },
} satisfies Overlay<typeof es>;
