/** The words of Par 55, in the Spanish of Argentina. */
import type { Overlay } from "../../../words/catalogue";
import { blockEs, type es } from "./play.es";
import { esAR as sentences } from "./faults.es-AR";

export const esAR = {
  phases: {
    placing: "Colocá un bloque en una base",
    scoring: "Anunciá, contá, mové y pasá",
  },
  reviewing: {
    result_pending: "Aceptá el resultado, o desafiá",
  },
  refusals: {
    result_pending: "Hay un resultado por confirmar: aceptalo o desafialo.",
  },
  rules: {
    "par55.challenge": "Se desafía al recibir la banderilla, antes de tocar los bloques.",
    "par55.declared-win": "Una victoria declarada se puede desafiar sin la banderilla.",
  },
  faults: sentences.faults,
  missing: sentences.missing,
  actions: {
    start_pick: "Elegir una mano",
    put_back: "Devolverlo al banco",
    challenge: "Desafiar",
  },
  ui: {
    announceNow: "Sumá los puntos de tu bloque y anuncialos.",
    countNow: (count: number) => `Avanzá ${count}: contá los espacios y poné tu peón.`,
    bumpNow: (name: string) => `¡Chocaste con el peón de ${name}! Llevalo atrás.`,
    passNow: "¡Listo! Pasá la banderilla.",
    winNow: "¡Llegaste a 55! Declará la victoria.",
    chooseBlock: "Tocá un bloque del banco.",
    chooseBase: (block: string) => `Tocá una base para el ${blockEs(block)}.`,
    countFrom: (from: number) => `Contá desde el ${from}: tocá los espacios o pulsá el botón.`,
    calls: "Qué podés hacer",
    callNow: "Decí qué color empieza. El otro elegirá una mano, y en cada mano hay un color.",
    pickNow: "Elegí una mano: adentro está tu peón.",
    touches: (block: string) => `Tocá el ${blockEs(block)}`,
  },
} satisfies Overlay<typeof es>;
