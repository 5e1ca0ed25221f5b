/** The lobby's facts about Takeaway. */
import type { GameMeta } from "../contract";

export const meta: GameMeta = {
  kind: "classic",
  art: "M12 34a5 5 0 1 0 .01 0M24 34a5 5 0 1 0 .01 0M36 34a5 5 0 1 0 .01 0M18 23a5 5 0 1 0 .01 0M30 23a5 5 0 1 0 .01 0M24 12a5 5 0 1 0 .01 0",
  own: ["take", "say", "pass_flag"],
};
