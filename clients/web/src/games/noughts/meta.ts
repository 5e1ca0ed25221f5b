import type { GameMeta } from "../contract";

export const meta: GameMeta = {
  es: { name: "Tres en raya", tag: "Nueve casillas y tres fichas en fila" },
  en: { name: "Noughts", tag: "Nine squares and three in a row" },
  kind: "classic",
  art: "M18 6V42M30 6V42M6 18H42M6 30H42",
  own: ["place"],
};
