/** The Spanish explanations of Queens & Guards' faults and missing parts, each with advice. */
import type { FaultWords } from "../../contract";
import type { Facts, Missing, Stake } from "../declared";

export const es: FaultWords<Facts, Missing, Stake> = {
  faults: {
    "queens-and-guards.one-space": "Ese espacio queda lejos: |mueve la pieza a uno de sus espacios vecinos.",
    "queens-and-guards.backwards": "Así la pieza se aleja del centro: |muévela hacia dentro, o de lado por su banda.",
    "queens-and-guards.throne": "El centro es el trono, y ahí solo entra una Reina: |lleva el guardia a otro espacio.",
    "queens-and-guards.crown": "Esa corona es de otra pieza: ahí solo entra su Reina. |Elige otro espacio.",
    "queens-and-guards.into-trap": "Ahí la pieza quedaría entre dos contrarias: |elige otro espacio.",
    "queens-and-guards.move-it-use-it": "Ya se movió en este turno, y solo se mueve una vez: |pasa la banderilla.",
    "queens-and-guards.win": [
      "Todavía no se ganó: hacen falta la Reina en el trono y sus seis guardias alrededor.",
      ({ guards, needed, has_queen }) =>
        `${has_queen ? "La Reina está en el trono" : "La Reina no está en el trono"}, con ${guards} de sus ${needed} guardias alrededor: hacen falta la Reina y los ${needed}.`,
    ],
  },
  missing: { move: "Todavía puedes mover: mueve una pieza antes de pasar." },
  stakes: {
    banish: "puedes llevar esa pieza a la banda externa",
  },
};
