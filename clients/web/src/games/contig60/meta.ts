import type { GameMeta } from "../contract";

export const meta: GameMeta = {
  es: { name: "Contig 60", tag: "Tres dados, una oración numérica y cinco fichas en fila" },
  en: { name: "Contig 60", tag: "Three dice, a number sentence and five chips in a row" },
  own: ["roll", "use_roll", "place", "announce", "score", "pass_flag", "capture", "declare_win"],
};
