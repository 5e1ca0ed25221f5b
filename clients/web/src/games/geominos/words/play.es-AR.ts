/** The words of Geominos, in the Spanish of Argentina. */
import type { Overlay } from "../../../words/catalogue";
import { tileEs, type es } from "./play.es";
import { esAR as sentences } from "./faults.es-AR";

export const esAR = {
  tag: "Dominó de figuras: girá, da vuelta y juntá números iguales con pocos puntos",
  phases: {
    draw: "Sacá una carta",
    turn: "Poné una pieza, anotá los puntos y pasá",
    last: "Última revisión: decí «conforme»",
  },
  reviewing: {
    last: "Última revisión: desafiá o decí «conforme»",
  },
  refusals: {
    nothing_placed: "Primero poné una pieza.",
  },
  faults: sentences.faults,
  missing: sentences.missing,
  rules: { "geominos.impugnar": "Los desafíos." },
  actions: {
    challenge: "Desafiar",
  },
  hints: {
    draw: "Tomá una pieza: con ella jugás.",
    place: ({ tile, side, turn }: { tile: string; side: string; turn: number }) =>
      `Probá la pieza ${tileEs(tile)}${side === "B" ? ", dada vuelta" : ""}${turn > 0 ? ", girada" : ""}, en el lugar marcado: ahí toca un número igual.`,
    announce: ({ points, total }: { points: number; total: number }) => `Tu pieza suma ${points}: anotá ${points}, y ${total} de total.`,
    no_place: "Ninguna de tus piezas tiene lugar: tocá el botón marcado y sigue el juego.",
    accept: "Todo está bien: decí «conforme».",
  },
  ui: {
    total: (before: number) => `Total, con los ${before} que traés`,
    pickNow: "Tocá una de tus piezas y buscá dónde cabe.",
    layNow: "Llevala con un toque, girala si hace falta y ponela.",
    countNow: "Contá los puntos de tu pieza y anotalos con tu total: gana quien suma menos.",
    passNow: "¡Listo! Pasá la banderilla.",
    drawNow: "Tomá una pieza.",
    retry: "Esta vez la pieza tiene que coincidir. Tenés el minuto extra.",
    hint: "Tocá una celda para llevar ahí la pieza; tocala otra vez para ponerla.",
    keysHint: "En el teclado: flechas, G gira, V da vuelta.",
    handles: { flip: "Dar vuelta" },
    calls: "Qué podés hacer",
  },
} satisfies Overlay<typeof es>;
