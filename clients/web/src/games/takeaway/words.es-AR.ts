/** The words of takeaway, in the Spanish of Argentina. */
import type { Overlay } from "../../words/catalogue";
import type { Title, FaultWords } from "../contract";
import type { Howto } from "../howto";
import type { LessonWords } from "../lesson";
import type { Facts, Missing, Stake } from "./declared";
import type { View } from "./view";
import { counters, type Words } from "./words.es";

export const title = {
  tag: "Tomá hasta tres y decí cuántas quedan",
} satisfies Overlay<Title>;

export const faults = {
  faults: {
    "takeaway.take many": "Son más de tres: |tomá una, dos o tres fichas.",
    "takeaway.count missing": "Falta decir cuántas quedan: |contá el montón y decilo.",
    "takeaway.count value": [
      "Ese no es el número de fichas que quedan: |contalas otra vez.",
      ({ said, left }: { said: number; left: number }) => `Dijo ${said}, y quedan ${left}: |contá otra vez las fichas.`,
    ],
  },
  missing: {
    take: "Todavía no tomaste: tomá una, dos o tres fichas.",
    say: "Te falta decir cuántas quedan: contá el montón y decilo.",
  },
} satisfies Overlay<FaultWords<Facts, Missing, Stake>>;

export const play = {
  ...title,
  phases: {
    review: "Tomá una, dos o tres fichas",
    taken: "Decí cuántas quedan y pasá la banderilla",
  },
  reviewing: {
    result_pending: "Aceptá el resultado, o desafiá",
    review: "Revisá la jugada anterior: desafiá o tomá fichas",
  },
  faults: faults.faults,
  missing: faults.missing,
  hints: {
    take: ({ count }: { count: number }, view: View) => `Tomá ${counters(count)}: así quedan ${view.pile - count} para el otro.`,
    say: ({ left }: { left: number }) => `Contá el montón: decí que quedan ${left}.`,
  },
  ui: {
    calls: "Qué podés hacer",
    passNow: "Pasá la banderilla",
  },
} satisfies Overlay<Words>;

export const howto = {
  turn: [
    "Recibís la banderilla. Mirá la jugada anterior: todavía podés desafiarla.",
    "Tomá una, dos o tres fichas.",
    "Decí cuántas quedan.",
    "Pasá la banderilla.",
  ],
  challenges: [
    "En torneo el servidor no avisa de los errores: los descubrís vos. Desafiá después de recibir la banderilla y antes de tomar.",
    "Si acertás, las fichas vuelven al montón y es tu turno. Si te equivocás, perdés el turno y recibís una falta.",
    "Con tres faltas perdés el juego.",
  ],
  end: ["Cuando el montón queda vacío, el otro puede desafiar esa jugada o aceptar el resultado.", "Con el límite de tiempo es empate."],
  line: [
    ["take 2", "tomar dos fichas"],
    ["say 13", "decir que quedan trece"],
    ["pass · accept", "pasar la banderilla · aceptar el resultado"],
    ["!takeaway.count", "desafiar esa regla"],
    ["draw? · draw+ · draw-", "ofrecer empate · aceptarlo · no aceptarlo"],
    ["resign", "rendirse"],
  ],
} satisfies Overlay<Howto>;

export const lesson = {
  take: ["Hay un montón de fichas, y gana quien toma la última. Tomá dos con el botón marcado.", "En cada turno se toman una, dos o tres."],
  say: ["Ahora contá: eran quince y tomaste dos. Escribí cuántas quedan y decí el número."],
  challenge: [
    "Ahora es un torneo: nadie avisa las faltas. Había siete fichas, el otro tomó dos y dijo que quedan cuatro. Tocá «{challenge}» y elegí la regla de la cuenta.",
    "Es una C (correcto): quedaban cinco. Las fichas vuelven al montón y te toca.",
  ],
  last: ["Quedan tres. Tomalas todas, decí cuántas quedan y pasá la banderilla.", "Tomaste la última: si el otro no desafía, ganaste."],
} satisfies Overlay<LessonWords>;
