/** The ready-made phrases and reactions in Portuguese. */
import type { PhraseId } from "@banderilla/client";

export const pt = {
  hello: "Oi!",
  good_luck: "Boa sorte!",
  nice_move: "Boa jogada!",
  well_played: "Bem jogado!",
  thanks: "Valeu!",
  one_moment: "Um momento, por favor",
  sorry: "Desculpe",
  good_game: "Bom jogo!",
  clap: "Bravo!",
  smile: "Ha ha!",
  think: "Hmm…",
  wow: "Uau!",
  up: "Genial!",
  party: "Festa!",
  oops: "Opa!",
  phew: "Ufa!",
} satisfies Record<PhraseId, string>;
