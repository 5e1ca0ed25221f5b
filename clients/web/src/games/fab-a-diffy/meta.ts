import type { GameMeta } from "../contract";

export const meta: GameMeta = {
  es: { name: "Fab-A-Diffy", tag: "Tiras de fracciones: suma o resta y toma el truco" },
  en: { name: "Fab-A-Diffy", tag: "Fraction strips: add or subtract and take the trick" },
  own: ["draw_sample", "touch", "announce", "take", "retire_sample", "capture", "pass_flag"],
};
