/** The Spanish explanations of Geominos' faults and missing parts, each with advice. */
import type { FaultWords } from "../../contract";
import type { Facts, Missing, Stake } from "../declared";

export const es: FaultWords<Facts, Missing, Stake> = {
  faults: {
    "geominos.coincidencia": "La pieza no toca por un lado ningún número igual: |gírala, voltéala o búscale otro lugar.",
    "geominos.puntos": [
      "Esos no son los puntos: |suma las secciones que están en casillas claras, sin la del centro.",
      ({ said, right, dots }) =>
        `En casillas claras ${dots.length === 0 ? "no hay ninguna sección: son 0" : dots.length === 1 ? `hay una sección de ${dots[0]}: son ${right}` : `hay ${dots.join(" + ")} = ${right}`}, no ${said}.`,
    ],
    "geominos.total": [
      "El total está mal sumado: es el de antes más los puntos de este turno.",
      ({ before, points, right, said }) => `El total está mal sumado: ${before} + ${points} = ${right}, no ${said}.`,
    ],
  },
  missing: {
    place: "Todavía no pusiste pieza: pon una antes de pasar.",
    announce: "Te falta anotar: escribe los puntos y el total.",
  },
  stakes: {
    tile_back: "la pieza vuelve a su mano y le cuesta puntos",
    corrected: "se corrige su cuenta",
  },
};
