/** The words of Qwinto, in the Spanish of Argentina. */
import type { Overlay } from "../../../words/catalogue";
import type { View } from "../view";
import { boxInRow, colourNames } from "./wording";
import { coloursEs, rowsEs, type es } from "./play.es";
import { esAR as sentences } from "./faults.es-AR";

export const esAR = {
  phases: {
    throw: "Elegí los dados y tirá",
    keep: "Volvé a tirar o decí la suma",
    say: "Decí la suma",
  },
  reviewing: {
    review: "Todos revisan: desafiá un error o decí «conforme»",
  },
  refusals: {
    already_rerolled: "Ya se volvió a tirar: decí la suma.",
    rewrite_first: "Primero anotá de nuevo o dejalo.",
    own_entry: "Ese número es tuyo: usá «error propio».",
  },
  rules: {
    "qwinto.strikes": "Con tres desafíos incorrectos queda fuera.",
  },
  faults: sentences.faults,
  actions: {
    challenge: "Desafiar",
  },
  hints: {
    roll: ({ dice }: { dice: readonly string[] }) =>
      dice.length === 3 ? "Tirá los tres dados: vas a poder anotar en cualquier fila." : `Tirá ${dice.length === 1 ? "el dado" : "los dados"} ${colourNames(dice, coloursEs, "y")}: vas a poder anotar en ${dice.length === 1 ? "esa fila" : "esas filas"}.`,
    reroll: "Tirá otra vez los mismos dados: puede salir un número mejor.",
    announce: ({ sum }: { sum: number }, view: View) => (view.throw.length > 1 ? `Decí ${sum}: ${view.throw.join(" + ")} = ${sum}.` : `Decí ${sum}: es lo que salió.`),
    write: ({ box, number }: { box: string; number: number }) => `Anotá el ${number} en la ${boxInRow(box, (row, index) => `casilla ${index} de la fila ${rowsEs[row]}`)}: ahí la fila sigue creciendo.`,
    pass: "No lo anotes: guardás lugar para un número mejor.",
    miss: "Ese número no entra en tus filas: tomá la tirada fallida y seguí.",
    ready: "Todo está bien anotado: decí «conforme».",
  },
  ui: {
    rollNow: "Elegí qué dados tirás, y tiralos.",
    sayNow: "Sumá los dados y decí cuánto da.",
    rerollOrSay: "Sumá los dados y decí cuánto da. O tiralos una vez más.",
    writeNow: (sum: number) => `Tocá la casilla donde anotás el ${sum}. Si no te sirve, no lo anotes.`,
    writeThere: (sum: number) => `Anotá el ${sum} ahí, o tocá otra casilla.`,
    chooseBox: "Tocá una casilla de tu planilla",
    mayReplace: "Ya decidiste. Podés cambiarlo hasta que se muestre.",
    challenges: {
      "qwinto.number": "Desafiar: no es el número dicho",
      "qwinto.color": "Desafiar: no es la línea",
      "qwinto.row": "Desafiar: la línea no crece",
      "qwinto.column": "Desafiar: se repite en la columna",
    },
    calls: "Qué podés hacer",
  },
} satisfies Overlay<typeof es>;
