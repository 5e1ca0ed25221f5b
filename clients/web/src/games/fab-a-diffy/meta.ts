import type { GameMeta } from "../contract";

export const meta: GameMeta = {
  own: ["draw_sample", "touch", "announce", "take", "retire_sample", "capture", "pass_flag"],
};
