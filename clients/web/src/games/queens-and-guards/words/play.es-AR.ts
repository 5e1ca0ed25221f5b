/** The words of Queens & Guards, in the Spanish of Argentina. */
import type { Overlay } from "../../../words/catalogue";
import { THRONE, whyMove, type View } from "../view";
import { listed } from "./wording";
import { type es, namedEs } from "./play.es";
import { esAR as sentences } from "./faults.es-AR";

export const esAR = {
  phases: {
    play: "Mové, y pasá la banderilla",
  },
  refusals: {
    turn_done: "Ya retrocediste o saliste de la trampa: pasá la banderilla.",
    piece_trapped: "Esa pieza está atrapada y bloqueada: mové otra.",
    not_opponents: "Solo podés atrapar piezas contrarias.",
    too_late: "Sin banderilla y después de que movió ya no vale. Esperá tu turno.",
    not_challenger: "Eso lo decide quien desafió.",
  },
  rules: {
    "queens-and-guards.move-it-use-it": "Movela, usala: un solo movimiento por turno.",
    "queens-and-guards.trap": "Trampa: se anuncia, no se desafía (al que la desafía se le recuerda la palabra).",
    "queens-and-guards.challenge": "Los desafíos: en su momento y con su regla.",
  },
  faults: sentences.faults,
  missing: sentences.missing,
  stakes: sentences.stakes,
  happenings: {
    say_trap: (event, names) =>
      `${names(event.seat)}: se dice «trampa», no «desafío».${event.params?.effect ? " Y ahora no hay trampa que anunciar." : ""}`,
  },
  actions: {
    start_pick: "Elegir una mano",
    challenge: "Desafiar",
  },
  hints: {
    start_call: "Tocá cualquiera: es un sorteo.",
    start_pick: "Tocá cualquiera: es un sorteo.",
    move: ({ piece, to }: { piece: string; to: string }, view: View) => {
      const reasons = { trap: "así sale de la trampa", throne: "es su lugar", ring: "así rodea el trono", nearer: "así se acerca al trono", other: "así busca un lugar mejor" };
      return `Mové ${namedEs(piece)} ${to === THRONE ? "al trono" : "al espacio marcado"}: ${reasons[whyMove(view, piece, to)]}.`;
    },
    announce_trap: ({ pieces }: { pieces: readonly string[] }) =>
      `¡Atrapaste ${pieces.map((each) => namedEs(each).replace(/^el /, "al ").replace(/^la /, "a la ")).join(" y ")}! Anunciá la trampa.`,
    declare_win: "Tu Reina está en el trono con sus seis guardias: ¡declará la victoria!",
  },
  ui: {
    calls: "Qué podés hacer",
    callNow: "Sorteo: elegí un color. El otro saca una mano a ciegas.",
    pickNow: "Elegí una mano: jugás con el color que tenga.",
    goNow: (piece: string) => `Mové ${namedEs(piece)} ahí, o tocá otro espacio.`,
    pickPiece: "Tocá una de tus piezas y después un espacio vecino.",
    pickSpace: (piece: string) => `¿A dónde va ${namedEs(piece)}? Tocá un espacio.`,
    judge: "¿Es verdad? Aceptá el resultado o desafialo.",
    movedNow: "¿Trampa? Anunciala. Después pasá.",
    acceptNow: "Aceptá el resultado.",
    passNow: "¡Listo! Pasá la banderilla.",
    nameThem: "Tocá las piezas contrarias que están atrapadas.",
    banishNow: (pieces: readonly string[]) => `Podés llevar ${listed(pieces, "y", namedEs)} a un espacio libre de la banda externa.`,
  },
} satisfies Overlay<typeof es>;
