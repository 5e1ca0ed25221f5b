import type { GameMeta } from "../contract";

export const meta: GameMeta = {
  es: { name: "Stars & Bars", tag: "Estrellas y barras: cuanto más distinta tu carta, más puntos" },
  en: { name: "Stars & Bars", tag: "The more your card differs from its neighbours, the more it scores" },
  art: "M4 8h24v32H4zM16 14l3 7 7 .5-5.500 4.500 2 7-6.500-4-6.500 4 2-7-5.500-4.500 7-.5zM32 8h12v32H32zM36 14h4v20h-4z",
  own: ["peek", "flip", "remove", "remove_center", "place", "discard", "score", "pass_flag"],
};
