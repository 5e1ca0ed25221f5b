/** The words of noughts, in the Spanish of Argentina. */
import type { Overlay } from "../../../words/catalogue";
import { square } from "./wording";
import type { es } from "./play.es";

export const esAR = {
  phases: { turn: "Poné una ficha" },
  refusals: { occupied: "Esa casilla está ocupada: elegí una libre." },
  hints: {
    place: ({ cell }: { cell: number }) => `Poné tu ficha en ${square(cell)}: ahí sirve para tres en fila.`,
  },
} satisfies Overlay<typeof es>;
