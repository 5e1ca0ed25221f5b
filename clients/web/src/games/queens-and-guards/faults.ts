/** What was wrong and what can be done, a sentence for each fault and each missing part, for Queens & Guards. Spanish first. */
import type { FaultWords } from "../contract";
import type { Facts, Missing } from "./declared";

export const es: FaultWords<Facts, Missing> = {
  faults: {
    "queens-and-guards.one-space": "Ese espacio queda lejos: mueve la pieza a uno de sus espacios vecinos.",
    "queens-and-guards.backwards": "Así la pieza se aleja del centro: muévela hacia dentro, o de lado por su banda.",
    "queens-and-guards.throne": "El centro es el trono, y ahí solo entra una Reina: lleva el guardia a otro espacio.",
    "queens-and-guards.crown": "Esa corona es de otra pieza: ahí solo entra su Reina. Elige otro espacio.",
    "queens-and-guards.into-trap": "Ahí la pieza quedaría entre dos contrarias: elige otro espacio.",
    "queens-and-guards.move-it-use-it": "Ya moviste en este turno, y solo se mueve una vez: pasa la banderilla.",
    "queens-and-guards.win": [
      "Todavía no ganaste: hacen falta la Reina en el trono y sus seis guardias alrededor.",
      ({ guards, needed, has_queen }) =>
        `${has_queen ? "La Reina está en el trono" : "La Reina no está en el trono"}, con ${guards} de sus ${needed} guardias alrededor: hacen falta la Reina y los ${needed}.`,
    ],
  },
  missing: { move: "Todavía puedes mover: mueve una pieza antes de pasar." },
  cost: { own: "pierdes este turno", result: "el resultado queda como está", right: "recolocas la pieza, o la jugada vuelve atrás" },
};

export const en: FaultWords<Facts, Missing> = {
  faults: {
    "queens-and-guards.one-space": "That space is too far: move the piece to one of its neighbouring spaces.",
    "queens-and-guards.backwards": "That takes the piece away from the middle: move it inwards, or sideways along its band.",
    "queens-and-guards.throne": "The middle is the throne, and only a Queen enters it: take the guard to another space.",
    "queens-and-guards.crown": "That crown belongs to another piece: only its Queen enters it. Choose another space.",
    "queens-and-guards.into-trap": "There the piece would stand between two enemies: choose another space.",
    "queens-and-guards.move-it-use-it": "You have moved in this turn, and there is only one move: pass the flag.",
    "queens-and-guards.win": [
      "You have not won yet: it takes the Queen on the throne and her six guards round it.",
      ({ guards, needed, has_queen }) =>
        `The Queen is ${has_queen ? "" : "not "}on the throne, with ${guards} of her ${needed} guards round it: it takes the Queen and all ${needed}.`,
    ],
  },
  missing: { move: "You can still move: move a piece before you pass." },
  cost: { own: "you lose this turn", result: "the result stays", right: "you relocate the piece, or the move is taken back" },
};
