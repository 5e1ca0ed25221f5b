import type { GameMeta } from "../contract";

export const meta: GameMeta = {
  es: { name: "Contig 60", tag: "Tres dados, una oración numérica y cinco fichas en fila" },
  en: { name: "Contig 60", tag: "Three dice, a number sentence and five chips in a row" },
  art: "M6 6h36v36H6zM12 14h24v20H18v-12h12v6h-6",
  own: ["roll", "use_roll", "place", "announce", "score", "pass_flag", "capture", "declare_win"],
};
