import type { GameMeta } from "../contract";

export const meta: GameMeta = {
  es: { name: "Sum Dominoes y dados", tag: "Fichas de dominó cuyas caras suman lo que dicen los dados" },
  en: { name: "Sum Dominoes & Dice", tag: "Domino tiles whose faces make the sum of the dice" },
  art: "M4 14h40v20H4zM24 14v20M11 21h.1M17 27h.1M30 19h.1M38 19h.1M34 24h.1M30 29h.1M38 29h.1",
  own: ["place", "roll", "write_sum", "draw", "reroll", "give", "pass_flag"],
};
