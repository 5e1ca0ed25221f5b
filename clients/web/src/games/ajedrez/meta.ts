import type { GameMeta } from "../contract";

export const meta: GameMeta = {
  kind: "classic",
  es: { name: "Ajedrez", tag: "El juego de los reyes, con reloj, planilla y árbitro" },
  en: { name: "Chess", tag: "The game of kings, with clocks, score sheet and arbiter" },
  art: "M15 42h20v-5H15zM17 35h16c0-12 2-24-11-26l-2-4-3 6c-3 2-5 6-7 11l3 4c3 0 5-2 8-3-1 4-4 6-4 12z",
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
