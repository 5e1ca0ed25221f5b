/** The Spanish explanations of Ramrod's faults and missing parts, each with advice. */
import type { FaultWords } from "../../contract";
import type { Facts, Missing, Stake } from "../declared";

export const es: FaultWords<Facts, Missing, Stake> = {
  faults: {
    "ramrod.hot-rod": "Esa barra está caliente: acaba de moverse o de recolocarse. |Mueve otra en este turno.",
    "ramrod.fit": [
      "La barra no cabe: es más larga que el lugar que queda. |Elige otro rectángulo, u otra barra.",
      ({ length, room }) => `La barra mide ${length} y quedan ${Math.max(room, 0)}: |elige otro rectángulo, u otra barra.`,
    ],
    "ramrod.capture other_rectangle": "En ese rectángulo no se movió en este turno: solo se captura aquel donde se puso la barra.",
    "ramrod.capture one_rod": [
      "Ahí hay una sola barra: para capturar hacen falta dos o más.",
      ({ rods, least }) => `Ahí hay ${rods === 1 ? "1 barra" : `${rods} barras`}: para capturar hacen falta ${least} o más.`,
    ],
    "ramrod.capture not_full": [
      "El rectángulo todavía no está lleno: se captura cuando no queda lugar.",
      ({ room }) =>
        room > 0 ? `Todavía quedan ${room} de lugar: se captura cuando no queda nada.` : `Las barras se pasan por ${-room}: se captura cuando llenan justo.`,
    ],
    "ramrod.win": [
      "El rectángulo largo no está lleno: se declara en cuanto se llena o se pasa.",
      ({ content, goal }) => `El rectángulo largo tiene ${content} de ${goal}: se declara en cuanto se llena o se pasa.`,
    ],
  },
  missing: { move: "Todavía no jugaste: mueve una barra, o captura, antes de pasar." },
  stakes: {
    rods: "recolocas las barras de esa jugada: donde estaban o en rectángulos morados vacíos",
    captured_rods: "recolocas las barras capturadas: donde estaban o en rectángulos morados vacíos",
    void: "la victoria no vale",
    void_rods: "la victoria no vale y recolocas las barras: donde estaban o en rectángulos morados vacíos",
    void_captured_rods: "la victoria no vale y recolocas las barras capturadas",
  },
};
