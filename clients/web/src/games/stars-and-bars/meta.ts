import type { GameMeta } from "../contract";

export const meta: GameMeta = {
  own: ["peek", "flip", "remove", "remove_center", "place", "discard", "score", "pass_flag"],
  codes: true,
};
