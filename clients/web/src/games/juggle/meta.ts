import type { GameMeta } from "../contract";

export const meta: GameMeta = {
  own: ["remove", "roll", "take", "place", "return", "declare_win", "pass_flag"],
  codes: true,
};
