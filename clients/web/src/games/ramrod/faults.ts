/** What was wrong and what can be done, a sentence for each fault and each missing part, for Ramrod. Spanish first. */
import type { FaultWords } from "../contract";
import type { Facts, Missing } from "./declared";

export const es: FaultWords<Facts, Missing> = {
  faults: {
    "ramrod.hot-rod": "Esa barra está caliente: el otro la acaba de mover. Mueve otra en este turno.",
    "ramrod.fit": ({ length, room }) =>
      length == null
        ? "La barra no cabe: es más larga que el lugar que queda. Elige otro rectángulo, u otra barra."
        : `La barra mide ${length} y quedan ${room}: elige otro rectángulo, u otra barra.`,
    "ramrod.capture other_rectangle": "En ese rectángulo no moviste en este turno: solo se captura aquel donde pusiste la barra.",
    "ramrod.capture one_rod": "Ahí hay una sola barra: para capturar hacen falta dos o más.",
    "ramrod.capture not_full": "El rectángulo todavía no está lleno: se captura cuando no queda lugar.",
    "ramrod.win": ({ detail, goal }) =>
      goal == null
        ? "Tu rectángulo largo no está lleno: se declara cuando está lleno o pasado."
        : `Tu rectángulo largo tiene ${detail} de ${goal}: se declara cuando está lleno o pasado.`,
  },
  missing: { move: "Todavía no jugaste: mueve una barra, o captura, antes de pasar." },
  cost: { own: "pierdes este turno", result: "el resultado queda como está", right: "las barras vuelven atrás, y si la victoria era falsa, no vale" },
};

export const en: FaultWords<Facts, Missing> = {
  faults: {
    "ramrod.hot-rod": "That rod is hot: the other player has just moved it. Move another one in this turn.",
    "ramrod.fit": ({ length, room }) =>
      length == null
        ? "The rod does not fit: it is longer than the room left. Choose another rectangle, or another rod."
        : `The rod is ${length} long and there is room for ${room}: choose another rectangle, or another rod.`,
    "ramrod.capture other_rectangle": "You did not move into that rectangle in this turn: capture only the one you put the rod in.",
    "ramrod.capture one_rod": "There is a single rod in it: a capture takes two or more.",
    "ramrod.capture not_full": "The rectangle is not full yet: capture it when no room is left.",
    "ramrod.win": ({ detail, goal }) =>
      goal == null
        ? "Your long rectangle is not full: declare when it is full or more than full."
        : `Your long rectangle has ${detail} of ${goal}: declare when it is full or more than full.`,
  },
  missing: { move: "You have not played yet: move a rod, or capture, before you pass." },
  cost: { own: "you lose this turn", result: "the result stays", right: "the rods go back, and a false win is void" },
};
