import type { GameMeta } from "../contract";

export const meta: GameMeta = {
  es: { name: "Par 55", tag: "Bloques que se parecen y dos peones camino al 55" },
  en: { name: "Par 55", tag: "Blocks that are alike, and two pawns on their way to 55" },
  art: "M24 4L38 14L33 30H15L10 14ZM19 17h10v8H19zM5 36h6v6H5zM15 36h6v6h-6zM25 36h6v6h-6zM38 35l1.4 2.9 3.2.4-2.3 2.2.6 3.2-2.9-1.5-2.9 1.5.6-3.2-2.3-2.2 3.2-.4z",
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
