import type { GameMeta } from "../contract";

export const meta: GameMeta = {
  own: [
    "start_call",
    "start_pick",
    "select",
    "move",
    "announce_trap",
    "declare_win",
    "pass_flag",
    "banish",
    "waive_banish",
  ],
  codes: true,
};
