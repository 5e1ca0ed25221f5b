import type { GameMeta } from "../contract";

export const meta: GameMeta = {
  es: { name: "Juggle", tag: "Cubre tu tablero con poliominós sin que se toquen los del mismo color" },
  en: { name: "Juggle", tag: "Cover your board with polyominoes; no two of a colour may touch" },
  art: "M6 6h12v12H6zM18 6h12v12H18zM18 18h12v12H18zM34 6h8v24h-8zM6 22h8v20H6zM18 34h24v8H18z",
  own: ["remove", "roll", "take", "place", "return", "declare_win", "pass_flag"],
};
