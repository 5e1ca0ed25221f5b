import type { GameMeta } from "../contract";

export const meta: GameMeta = {
  codes: true,
  own: ["start_rods", "start_pick", "select", "move", "capture", "declare_win", "relocate", "pass_flag"],
};
