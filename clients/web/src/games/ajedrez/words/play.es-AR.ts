/** The words of chess, in the Spanish of Argentina. */
import type { Overlay } from "../../../words/catalogue";
import type { View } from "../view";
import { way, planned } from "./wording";
import { reasonsOfMove, the, type es } from "./play.es";
import { esAR as sentences } from "./faults.es-AR";

export const esAR = {
  refusals: {
    promotion_needed: "Elegí en qué se convierte el peón.",
    king_capture: "Al rey no se lo captura: reclamá la jugada ilegal.",
    claimed_move: "Debés hacer la jugada que anunciaste en el reclamo.",
    not_plain:
      "Sin réferi el servidor solo da tablas si el rival no puede dar mate o si en las últimas 25 jugadas de cada uno no hubo captura ni jugada de peón. No te cuesta nada: podés reclamar otra vez.",
    write_in_order: "Anotá las jugadas en orden.",
    no_challenges: "Con ayuda no hay desafíos: el servidor avisa solo.",
    notation_ambiguous: "Más de una pieza puede hacer esa jugada: decí cuál.",
  },
  faults: sentences.faults,
  stakes: sentences.stakes,
  actions: {
    challenge: "Desafiar",
  },
  asks: (type: string, may: readonly string[]) =>
    type !== "offer_draw"
      ? null
      : may.includes("pass_flag")
        ? "¿Ofrecer tablas?"
        : "Las tablas se ofrecen al mover, antes de accionar el reloj. Ahora la oferta vale, pero el otro la puede desafiar y te anotan una amonestación.",
  reasons: {
    strikes: "tres desafíos incorrectos",
  },
  hints: {
    move: ({ uci }: { uci: string }, view: View) => {
      const { from, to, letter, why, taken } = planned(view, uci);
      const reason = why === "capture" ? `así capturás ${the[taken] ?? ""}` : reasonsOfMove[why];
      return `Probá ${the[letter] ?? ""}: de ${from} a ${to}; ${reason}.`;
    },
    claim_draw: ({ ground }: { ground: string }) =>
      ground === "fifty" ? "Hace cincuenta jugadas que nadie captura ni mueve un peón: podés reclamar tablas." : "La posición salió tres veces: podés reclamar tablas.",
    arrive: "Decí que llegaste, y empieza la partida.",
    pass_flag: "Tu jugada está hecha: accioná el reloj y le toca a tu rival.",
    write: "Anotá en tu planilla la última jugada: después podés mover.",
  },
  ui: {
    moveNow: "Tocá la pieza que movés.",
    toNow: "Tocá la casilla a la que va.",
    calls: "Qué podés hacer",
    offering: "Con tu jugada ofrecés tablas.",
    touchNotice: "Pieza tocada, pieza jugada: la pieza que tocás es la que movés.",
    mustPlay: (uci: string) => `Debés jugar ${way(uci)}, que anunciaste.`,
    claim: {
      cost: "Si no lo fue, es un desafío incorrecto; con tres se pierde la partida.",
    },
    writeMove: (number: number, white: boolean) => `Anotá la jugada ${number} de las ${white ? "blancas" : "negras"}`,
  },
} satisfies Overlay<typeof es>;
