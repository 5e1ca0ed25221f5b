import type { GameMeta } from "../contract";

export const meta: GameMeta = {
  es: { name: "FIAR", tag: "Cuatro en línea en una red de círculos" },
  en: { name: "FIAR", tag: "Four in a row on a net of circles" },
  own: ["start_call", "start_pick", "select", "place", "move", "declare_win", "pass_flag", "relocate", "waive_relocation"],
};
