/** What was wrong and what can be done, a sentence for each fault and each missing part, for Geominos. Spanish first. */
import type { FaultWords } from "../contract";
import type { Facts, Missing } from "./declared";

export const es: FaultWords<Facts, Missing> = {
  faults: {
    "geominos.coincidencia": "La pieza no toca por un lado ningún número igual: gírala, voltéala o búscale otro lugar.",
    "geominos.puntos": "Esos no son los puntos: suma las secciones que están en casillas claras, sin la del centro.",
    "geominos.total": ({ before, points }) =>
      before == null
        ? "El total está mal sumado: es el de antes más los puntos de este turno."
        : `El total está mal sumado: antes tenías ${before} y este turno da ${points}.`,
  },
  missing: {
    place: "Todavía no pusiste pieza: pon una antes de pasar.",
    announce: "Te falta anotar: escribe los puntos y el total antes de pasar.",
  },
  cost: { own: "", right: "la pieza vuelve a su mano y paga puntos, o se corrige su cuenta" },
};

export const en: FaultWords<Facts, Missing> = {
  faults: {
    "geominos.coincidencia": "The tile touches no equal number by a side: turn it, flip it or find it another place.",
    "geominos.puntos": "Those are not the points: add the sections on light cells, without the one in the middle.",
    "geominos.total": ({ before, points }) =>
      before == null
        ? "The total is added up wrongly: it is the one before and the points of this turn."
        : `The total is added up wrongly: you had ${before}, and this turn makes ${points}.`,
  },
  missing: {
    place: "You have laid no tile yet: lay one before you pass.",
    announce: "You have not written yet: write the points and the total before you pass.",
  },
  cost: { own: "", right: "the tile goes back to its hand and costs points, or the count is corrected" },
};
