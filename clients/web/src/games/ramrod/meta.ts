import type { GameMeta } from "../contract";

export const meta: GameMeta = {
  es: { name: "Ramrod", tag: "Regletas de colores: llena rectángulos y captura" },
  en: { name: "Ramrod", tag: "Coloured rods: fill rectangles and capture" },
  own: ["start_rods", "start_pick", "select", "move", "capture", "declare_win", "relocate", "pass_flag"],
};
