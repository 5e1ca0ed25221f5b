import type { GameMeta } from "../contract";

export const meta: GameMeta = {
  codes: true,
  own: [
    "start_call",
    "start_pick",
    "select",
    "put_back",
    "place",
    "announce",
    "move_pawn",
    "bump",
    "declare_win",
    "pass_flag",
  ],
};
