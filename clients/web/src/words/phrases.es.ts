/** The ready-made phrases and reactions in Spanish. */
import type { PhraseId } from "@banderilla/client";

export const es: Record<PhraseId, string> = {
  hello: "¡Hola!",
  good_luck: "¡Suerte!",
  nice_move: "¡Qué buena jugada!",
  well_played: "¡Bien jugado!",
  thanks: "¡Gracias!",
  one_moment: "Un momento, por favor",
  sorry: "Perdón",
  good_game: "¡Buen juego!",
  clap: "¡Bravo!",
  smile: "¡Ja, ja!",
  think: "Mmm…",
  wow: "¡Guau!",
  up: "¡Genial!",
  party: "¡Fiesta!",
  oops: "¡Uy!",
  phew: "¡Uf!",
};
