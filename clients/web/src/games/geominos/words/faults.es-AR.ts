/** The explanations of Geominos' faults and missing parts with advice, in the Spanish of Argentina. */
import type { Overlay } from "../../../words/catalogue";
import type { FaultWords } from "../../contract";
import type { Facts, Missing, Stake } from "../declared";

export const esAR = {
  faults: {
    "geominos.coincidencia": "La pieza no toca por un lado ningún número igual: |girala, dala vuelta o buscale otro lugar.",
    "geominos.puntos": [
      "Esos no son los puntos: |sumá las secciones que están en casillas claras, sin la del centro.",
      ({ said, right, dots }) =>
        `En casillas claras ${dots.length === 0 ? "no hay ninguna sección: son 0" : dots.length === 1 ? `hay una sección de ${dots[0]}: son ${right}` : `hay ${dots.join(" + ")} = ${right}`}, no ${said}.`,
    ],
  },
  missing: {
    place: "Todavía no pusiste pieza: poné una antes de pasar.",
    announce: "Te falta anotar: escribí los puntos y el total.",
  },
} satisfies Overlay<FaultWords<Facts, Missing, Stake>>;
