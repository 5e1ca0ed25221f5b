/** The explanations of Queens & Guards' faults and missing parts with advice, in the Spanish of Argentina. */
import type { Overlay } from "../../../words/catalogue";
import type { FaultWords } from "../../contract";
import type { Facts, Missing, Stake } from "../declared";

export const esAR = {
  faults: {
    "queens-and-guards.one-space": "Ese espacio queda lejos: |mové la pieza a uno de sus espacios vecinos.",
    "queens-and-guards.backwards": "Así la pieza se aleja del centro: |movela hacia dentro, o de lado por su banda.",
    "queens-and-guards.throne": "El centro es el trono, y ahí solo entra una Reina: |llevá el guardia a otro espacio.",
    "queens-and-guards.crown": "Esa corona es de otra pieza: ahí solo entra su Reina. |Elegí otro espacio.",
    "queens-and-guards.into-trap": "Ahí la pieza quedaría entre dos contrarias: |elegí otro espacio.",
    "queens-and-guards.move-it-use-it": "Ya se movió en este turno, y solo se mueve una vez: |pasá la banderilla.",
  },
  missing: { move: "Todavía podés mover: mové una pieza antes de pasar." },
  stakes: {
    banish: "podés llevar esa pieza a la banda externa",
  },
} satisfies Overlay<FaultWords<Facts, Missing, Stake>>;
