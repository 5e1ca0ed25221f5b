import type { GameMeta } from "../contract";

export const meta: GameMeta = {
  es: { name: "Kwatro-Sinko", tag: "Tres fichas en línea que dan 4 o 5" },
  en: { name: "Kwatro-Sinko", tag: "Three chips in a line that make 4 or 5" },
  art: "M10 10h28v28h-28zM24 4l20 20-20 20L4 24zM24 18l6 6-6 6-6-6zM10 7a3 3 0 1 0 .01 0M38 7a3 3 0 1 0 .01 0M10 35a3 3 0 1 0 .01 0M38 35a3 3 0 1 0 .01 0",
  own: ["draw_chip", "select", "move", "declare_win", "pass_flag", "relocate", "waive_relocation"],
};
