import type { GameMeta } from "../contract";

export const meta: GameMeta = {
  own: ["roll", "use_roll", "place", "announce", "score", "pass_flag", "capture", "declare_win"],
  byScore: ["chips"],
};
