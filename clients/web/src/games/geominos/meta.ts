import type { GameMeta } from "../contract";

export const meta: GameMeta = {
  kind: "tiles",
  own: ["draw", "place", "lift", "announce", "pass_flag", "no_place", "accept"],
  byScore: ["all_laid"],
};
