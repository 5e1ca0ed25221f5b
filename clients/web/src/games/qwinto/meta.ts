import type { GameMeta } from "../contract";

export const meta: GameMeta = {
  kind: "tiles",
  es: { name: "Qwinto", tag: "Tres dados de colores y una planilla: todos anotan a la vez" },
  en: { name: "Qwinto", tag: "Three coloured dice and a sheet: everybody writes at once" },
  own: ["roll", "reroll", "announce", "write", "pass", "miss", "fix", "rewrite", "leave", "ready", "retire"],
};
