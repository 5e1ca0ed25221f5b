/** The words of Damas, in the Spanish of Argentina. */
import type { Overlay } from "../../../words/catalogue";
import { planned, type View } from "../view";
import type { es } from "./play.es";
import { esAR as sentences } from "./faults.es-AR";

export const esAR = {
  phases: {
    blocked: "No podés mover",
  },
  reviewing: {
    blocked: "No podés mover: solo queda reclamar",
  },
  tag: "Saltá, coroná y soplá: que no se te escape ninguna captura",
  refusals: {
    too_early: "Todavía no pasó su tiempo: mirá su reloj.",
    notation_ambiguous: "Hay más de un camino: escribí todas las casillas.",
    malformed: "A ese reclamo o jugada le falta algo: para reclamar una captura, decí si soplás o que rectifique.",
  },
  faults: sentences.faults,
  stakes: sentences.stakes,
  actions: {
    challenge: "Desafiar",
  },
  asks: (type: string): string | null => (type === "resign" ? "¿Abandonar? Perdés este juego." : type === "offer_draw" ? "¿Ofrecer tablas?" : null),
  hints: {
    move: ({ path }: { path: number[] }, view: View) => {
      const { from, to, king, taken, crowns } = planned(view, path);
      const reason = taken > 0 ? `así capturás ${taken === 1 ? "una ficha" : `${taken} fichas`}` : crowns ? "así corona" : king ? "una dama manda en todo el tablero" : "así avanza hacia la corona";
      return `Probá ${king ? "la dama" : "el peón"} de ${from}: hasta el ${to}; ${reason}.`;
    },
    claim_draw: ({ ground }: { ground: string }) => (ground === "repetition" ? "La posición salió tres veces: podés reclamar tablas." : "Nadie avanza hace mucho: podés reclamar tablas."),
    ready: "Tocá el botón marcado: empieza la partida siguiente, con los colores cambiados.",
  },
  ui: {
    moveNow: "Tocá la ficha que movés.",
    toNow: "Tocá la casilla a la que va.",
    calls: "Qué podés hacer",
    jumpsOn: "¿Sigue la captura? Tocá la casilla siguiente, o soltá la ficha.",
    blowing: "Tocá la ficha que debía capturar y no lo hizo.",
  },
} satisfies Overlay<typeof es>;
