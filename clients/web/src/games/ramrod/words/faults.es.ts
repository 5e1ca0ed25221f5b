/** What was wrong and what can be done, a sentence for each fault and each missing part, for Ramrod. In Spanish. */
import type { FaultWords } from "../../contract";
import type { Facts, Missing } from "../declared";

export const es: FaultWords<Facts, Missing> = {
  faults: {
    "ramrod.hot-rod": "Esa barra está caliente: el otro la acaba de mover. Mueve otra en este turno.",
    "ramrod.fit": [
      "La barra no cabe: es más larga que el lugar que queda. Elige otro rectángulo, u otra barra.",
      ({ length, room }) => `La barra mide ${length} y quedan ${Math.max(room, 0)}: elige otro rectángulo, u otra barra.`,
    ],
    "ramrod.capture other_rectangle": "En ese rectángulo no moviste en este turno: solo se captura aquel donde pusiste la barra.",
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
      "Tu rectángulo largo no está lleno: se declara cuando está lleno o pasado.",
      ({ content, goal }) => `El rectángulo largo tiene ${content} de ${goal}: se declara cuando está lleno o pasado.`,
    ],
  },
  missing: { move: "Todavía no jugaste: mueve una barra, o captura, antes de pasar." },
  cost: { own: "pierdes este turno", result: "el resultado queda como está", right: "las barras vuelven atrás, y si la victoria era falsa, no vale" },
};
