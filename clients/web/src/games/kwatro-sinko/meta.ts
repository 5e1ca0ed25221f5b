import type { GameMeta } from "../contract";

export const meta: GameMeta = {
  es: { name: "Kwatro-Sinko", tag: "Tres fichas en línea que dan 4 o 5" },
  en: { name: "Kwatro-Sinko", tag: "Three chips in a line that make 4 or 5" },
  own: ["draw_chip", "select", "move", "declare_win", "pass_flag", "relocate", "waive_relocation"],
};
