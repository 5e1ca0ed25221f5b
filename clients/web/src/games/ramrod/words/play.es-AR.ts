/** The words of Ramrod, in the Spanish of Argentina. */
import type { Overlay } from "../../../words/catalogue";
import { planned, rodOf, type Rod, type View } from "../view";
import { coloursEs, type es, rodEs } from "./play.es";
import { esAR as sentences } from "./faults.es-AR";

export const esAR = {
  tag: "Regletas de colores: llená rectángulos y capturá",
  phases: {
    moving: "Mové una barra",
    moved: "Capturá si llenaste el rectángulo, y pasá la banderilla",
  },
  reviewing: {
    result_pending: "Aceptá el resultado, o desafiá",
  },
  refusals: {
    relocation_pending: "Primero se recolocan las barras del desafío.",
    result_pending: "Hay un resultado por confirmar: aceptalo o desafialo.",
    copies_first_play: "Eso copia la primera jugada: elegí otro color u otro largo.",
    quiet_shift_again: "En tu turno anterior ya trasladaste sin llenar: ahora hacé otra cosa.",
    not_challenger: "Recoloca quien desafió.",
  },
  rules: {
    "ramrod.move-it-use-it": "Movelo, usalo: una barra por turno, y queda donde la soltaste.",
    "ramrod.start": "Inicio: dos barras escondidas; la más corta da la banderilla a quien la eligió.",
    "ramrod.challenge": "Desafíos: al recibir la banderilla y antes de tocar una barra.",
    "ramrod.declared-win": "Victoria declarada: el otro puede desafiarla sin tener la banderilla.",
  },
  faults: sentences.faults,
  missing: sentences.missing,
  stakes: sentences.stakes,
  happenings: {
    end_announced: () => "La ronda terminó: quien empezó todavía puede desafiar el último turno.",
  },
  actions: {
    start_pick: "Elegir una mano",
    challenge: "Desafiar",
  },
  columns: {
    undone: "desafiado",
  },
  hints: {
    start_rods: "Tocá dos cualquiera y escondelas: es un sorteo.",
    start_pick: "Tocá cualquiera: es un sorteo.",
    move: ({ rod, to }: { rod: string; to: string }, view: View) => {
      const { zone, length, fills } = planned(view, rod, to);
      const colour = coloursEs[rodOf(rod).colour] ?? "";
      if (zone === "start") return `Devolvé la barra ${colour} al lugar marcado: así te sirve otra vez.`;
      return `Llevá la barra ${colour} al rectángulo marcado, de largo ${length}: ${fills ? "lo llena justo" : "ahí cabe"}.`;
    },
    capture: "El rectángulo marcado está lleno: capturá sus barras.",
    declare_win: "Tu rectángulo largo está lleno: ¡declará la victoria!",
  },
  ui: {
    calls: "Qué podés hacer",
    hideTwo: "Sorteo: escondé dos barras de distinto color. Empieza quien saque la más corta.",
    pickHand: (colours: string[]) =>
      `Hay dos barras escondidas: ${colours.map((colour) => coloursEs[colour]).join(" y ")}. Elegí una mano: si es la más corta, empezás vos.`,
    takeRod: "Tocá una barra, o un rectángulo lleno para capturarlo.",
    passNow: "¡Listo! Pasá la banderilla.",
    takeTo: (rod: Rod) => `Barra ${rodEs(rod)}: tocá adónde va.`,
    relocate: (rod: Rod) => `Barra ${rodEs(rod)}: tocá un rectángulo morado vacío o devolvela.`,
  },
} satisfies Overlay<typeof es>;
