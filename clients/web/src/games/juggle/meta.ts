import type { GameMeta } from "../contract";

export const meta: GameMeta = {
  es: { name: "Juggle", tag: "Cubre tu tablero con poliominós sin que se toquen los del mismo color" },
  en: { name: "Juggle", tag: "Cover your board with polyominoes; no two of a colour may touch" },
  own: ["remove", "roll", "take", "place", "return", "declare_win", "pass_flag"],
};
