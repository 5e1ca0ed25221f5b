import type { GameMeta } from "../contract";

export const meta: GameMeta = {
  kind: "classic",
  own: ["touch", "move", "waive", "shout_time", "claim_draw", "ready"],
  recorded: () => ["moved"],
};
