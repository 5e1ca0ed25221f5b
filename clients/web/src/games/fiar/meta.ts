import type { GameMeta } from "../contract";

export const meta: GameMeta = {
  es: { name: "FIAR", tag: "Cuatro en línea en una red de círculos" },
  en: { name: "FIAR", tag: "Four in a row on a net of circles" },
  art: "M8 24h8m8 0h0m8 0h8M12.8 20.8l6.4-6.4m9.6 19.2 6.4-6.4M8 20a4 4 0 1 0 .01 0M24 6a4 4 0 1 0 .01 0M24 20a4 4 0 1 0 .01 0M40 20a4 4 0 1 0 .01 0M24 34a4 4 0 1 0 .01 0M24 14v6m0 8v6",
  own: ["start_call", "start_pick", "select", "place", "move", "declare_win", "pass_flag", "relocate", "waive_relocation"],
};
