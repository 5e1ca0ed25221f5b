import type { GameMeta } from "../contract";

export const meta: GameMeta = {
  es: { name: "Ramrod", tag: "Regletas de colores: llena rectángulos y captura" },
  en: { name: "Ramrod", tag: "Coloured rods: fill rectangles and capture" },
  art: "M4 12h40v10H4zM7 15h16v4H7zM23 15h18v4H23zM4 28h32v10H4zM7 31h11v4H7z",
  own: ["start_rods", "start_pick", "select", "move", "capture", "declare_win", "relocate", "pass_flag"],
};
