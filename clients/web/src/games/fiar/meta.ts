import type { GameMeta } from "../contract";

export const meta: GameMeta = {
  own: ["start_call", "start_pick", "select", "place", "move", "declare_win", "pass_flag", "relocate", "waive_relocation"],
  codes: true,
};
