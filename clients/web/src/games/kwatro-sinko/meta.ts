import type { GameMeta } from "../contract";

export const meta: GameMeta = {
  own: ["draw_chip", "select", "move", "declare_win", "pass_flag", "relocate", "waive_relocation"],
  codes: true,
};
