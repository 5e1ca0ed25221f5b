import type { GameMeta } from "../contract";

export const meta: GameMeta = {
  es: { name: "Par 55", tag: "Bloques que se parecen y dos peones camino al 55" },
  en: { name: "Par 55", tag: "Blocks that are alike, and two pawns on their way to 55" },
  own: [
    "start_call",
    "start_pick",
    "select",
    "put_back",
    "place",
    "announce",
    "move_pawn",
    "bump",
    "declare_win",
    "pass_flag",
  ],
};
