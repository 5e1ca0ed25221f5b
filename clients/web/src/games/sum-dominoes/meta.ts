import type { GameMeta } from "../contract";

export const meta: GameMeta = {
  own: ["place", "roll", "write_sum", "draw", "reroll", "give", "pass_flag"],
  codes: true,
};
