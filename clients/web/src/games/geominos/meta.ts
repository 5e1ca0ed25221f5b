import type { GameMeta } from "../contract";

export const meta: GameMeta = {
  kind: "tiles",
  es: { name: "Geominos", tag: "Dominó de figuras: gira, voltea y junta números iguales con pocos puntos" },
  en: { name: "Geominos", tag: "Dominoes of shapes: turn, flip and join equal numbers for few points" },
  own: ["draw", "place", "lift", "announce", "pass_flag", "no_place", "accept"],
};
