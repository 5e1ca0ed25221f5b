import type { GameMeta } from "../contract";

export const meta: GameMeta = {
  es: { name: "Sum Dominoes y dados", tag: "Fichas de dominó cuyas caras suman lo que dicen los dados" },
  en: { name: "Sum Dominoes & Dice", tag: "Domino tiles whose faces make the sum of the dice" },
  own: ["place", "roll", "write_sum", "draw", "reroll", "give", "pass_flag"],
};
