/** The words of the table that the lobby does not need, in the Spanish of Argentina. */
import type { Overlay } from "../../words/catalogue";
import type { es } from "./words.es";

export const esAR = {
  quickHint: "Jugás con un toque y el turno pasa solo.",
  hints: {
    pass_flag: "Ya está todo: pasá la banderilla.",
    accept_result: "El resultado está bien: aceptalo.",
    accept_draw: "Es un empate justo: aceptalo.",
    no_challenge: "La jugada de tu rival está bien: seguí.",
    decline_draw: "Todavía podés ganar: seguí jugando, sin aceptar el empate.",
    other: "Probá con el botón marcado.",
  },
} satisfies Overlay<typeof es>;
