import type { GameMeta } from "../contract";

export const meta: GameMeta = {
  es: { name: "Fab-A-Diffy", tag: "Tiras de fracciones: suma o resta y toma el truco" },
  en: { name: "Fab-A-Diffy", tag: "Fraction strips: add or subtract and take the trick" },
  art: "M5 10h38v8H5zM5 20h38v8H5zM5 30h38v8H5zM24 10v8M18 20v8M30 20v8M14 30v8M24 30v8M34 30v8",
  own: ["draw_sample", "touch", "announce", "take", "retire_sample", "capture", "pass_flag"],
};
