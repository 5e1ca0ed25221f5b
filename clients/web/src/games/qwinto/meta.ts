import type { GameMeta } from "../contract";

export const meta: GameMeta = {
  kind: "tiles",
  es: { name: "Qwinto", tag: "Tres dados de colores y una planilla: todos anotan a la vez" },
  en: { name: "Qwinto", tag: "Three coloured dice and a sheet: everybody writes at once" },
  art: "M12 12a5 5 0 1 0 .1 0M26 12a5 5 0 1 0 .1 0M38 8l5 4-2 6h-6l-2-6zM8 28a5 5 0 1 0 .1 0M22 28a5 5 0 1 0 .1 0M36 28a5 5 0 1 0 .1 0",
  own: ["roll", "reroll", "announce", "write", "pass", "miss", "fix", "rewrite", "leave", "ready", "retire"],
};
