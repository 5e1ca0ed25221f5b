/** The words of Par 55, in the Spanish of Argentina. */
import type { Overlay } from "../../../words/catalogue";
import { worth, type View } from "../view";
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
  hints: {
    start_call: "Tocá cualquiera: es un sorteo.",
    start_pick: "Tocá cualquiera: es un sorteo.",
    place: ({ block, base }: { block: string; base: string }, view: View) => `Probá el ${blockEs(block)} en la base marcada: ahí suma ${worth(view, block, base)}.`,
    announce: ({ score }: { score: number }, view: View) => {
      const par = view.score[0] ?? score;
      return score === par ? `Decí ${score}: son los de la base.` : `Decí ${score}: ${par} de la base y ${score - par} por lo que se parece a sus vecinos.`;
    },
    move_pawn: ({ to, path }: { to: number; path: readonly number[] }) =>
      path.length === 0 ? `Quedate en el ${to}: para el 55 hace falta un número menor.` : `Contá ${path.length} espacios: terminás en el ${to}.`,
    bump: ({ to }: { to: number }) => `¡Chocaste! Llevá el peón del otro al ${to}: así queda más atrás.`,
    declare_win: "Tu peón está en el 55: ¡declará la victoria!",
  },
  ui: {
    announceNow: "Sumá los puntos de tu bloque y anuncialos.",
    countNow: (count: number) => `Avanzá ${count}: contá los espacios y poné tu peón.`,
    bumpNow: (name: string) => `¡Chocaste con el peón de ${name}! Llevalo atrás.`,
    passNow: "¡Listo! Pasá la banderilla.",
    winNow: "¡Llegaste a 55! Declará la victoria.",
    chooseBlock: "Tocá un bloque del banco.",
    chooseBase: (block: string) => `Tocá una base para el ${blockEs(block)}.`,
    countFrom: (from: number) => `Contá desde el ${from}: tocá los espacios o tocá el botón.`,
    calls: "Qué podés hacer",
    callNow: "Sorteo: elegí un color. El otro saca una mano a ciegas.",
    pickNow: "Elegí una mano: adentro está tu peón.",
    touches: (block: string) => `Tocá el ${blockEs(block)}`,
  },
} satisfies Overlay<typeof es>;
