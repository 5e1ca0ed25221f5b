/** What was wrong and what can be done, a sentence for each fault and each missing part, for Ramrod. Spanish first. */
import type { FaultWords } from "../contract";
import type { Facts, Missing } from "./declared";

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

export const en: FaultWords<Facts, Missing> = {
  faults: {
    "ramrod.hot-rod": "That rod is hot: the other player has just moved it. Move another one in this turn.",
    "ramrod.fit": [
      "The rod does not fit: it is longer than the room left. Choose another rectangle, or another rod.",
      ({ length, room }) => `The rod is ${length} long and there is room for ${Math.max(room, 0)}: choose another rectangle, or another rod.`,
    ],
    "ramrod.capture other_rectangle": "You did not move into that rectangle in this turn: capture only the one you put the rod in.",
    "ramrod.capture one_rod": [
      "There is a single rod in it: a capture takes two or more.",
      ({ rods, least }) => `There ${rods === 1 ? "is 1 rod" : `are ${rods} rods`} in it: a capture takes ${least} or more.`,
    ],
    "ramrod.capture not_full": [
      "The rectangle is not full yet: capture it when no room is left.",
      ({ room }) =>
        room > 0 ? `There is room for ${room} still: capture it when none is left.` : `The rods are ${-room} too long: a capture takes just a full one.`,
    ],
    "ramrod.win": [
      "Your long rectangle is not full: declare when it is full or more than full.",
      ({ content, goal }) => `The long rectangle has ${content} of ${goal}: declare when it is full or more than full.`,
    ],
  },
  missing: { move: "You have not played yet: move a rod, or capture, before you pass." },
  cost: { own: "you lose this turn", result: "the result stays", right: "the rods go back, and a false win is void" },
};
