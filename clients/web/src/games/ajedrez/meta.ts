import type { GameMeta } from "../contract";

export const meta: GameMeta = {
  kind: "classic",
  es: { name: "Ajedrez", tag: "El juego de los reyes, con reloj, planilla y árbitro" },
  en: { name: "Chess", tag: "The game of kings, with clocks, score sheet and arbiter" },
  own: [
    "arrive",
    "touch",
    "move",
    "pass_flag",
    "claim_draw",
    "claim_dead",
    "claim_last_two",
    "claim_flag",
    "call_arbiter",
    "write",
  ],
};
