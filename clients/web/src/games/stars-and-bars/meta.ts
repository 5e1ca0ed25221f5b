import type { GameMeta } from "../contract";

export const meta: GameMeta = {
  es: { name: "Stars & Bars", tag: "Estrellas y barras: cuanto más distinta tu carta, más puntos" },
  en: { name: "Stars & Bars", tag: "The more your card differs from its neighbours, the more it scores" },
  own: ["peek", "flip", "remove", "remove_center", "place", "discard", "score", "pass_flag"],
};
