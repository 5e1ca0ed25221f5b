/** The explanations of Ramrod's faults and missing parts with advice, in the Spanish of Argentina. */
import type { Overlay } from "../../../words/catalogue";
import type { FaultWords } from "../../contract";
import type { Facts, Missing, Stake } from "../declared";

export const esAR = {
  faults: {
    "ramrod.hot-rod": "Esa barra está caliente: acaba de moverse o de recolocarse. |Mové otra en este turno.",
    "ramrod.fit": [
      "La barra no cabe: es más larga que el lugar que queda. |Elegí otro rectángulo, u otra barra.",
      ({ length, room }) => `La barra mide ${length} y quedan ${Math.max(room, 0)}: |elegí otro rectángulo, u otra barra.`,
    ],
  },
  missing: { move: "Todavía no jugaste: mové una barra, o capturá, antes de pasar." },
  stakes: {
    rods: "recolocás las barras de esa jugada: donde estaban o en rectángulos morados vacíos",
    captured_rods: "recolocás las barras capturadas: donde estaban o en rectángulos morados vacíos",
    void_rods: "la victoria no vale y recolocás las barras: donde estaban o en rectángulos morados vacíos",
    void_captured_rods: "la victoria no vale y recolocás las barras capturadas",
  },
} satisfies Overlay<FaultWords<Facts, Missing, Stake>>;
