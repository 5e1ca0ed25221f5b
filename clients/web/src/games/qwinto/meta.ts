import type { GameMeta } from "../contract";

export const meta: GameMeta = {
  kind: "tiles",
  own: ["roll", "reroll", "announce", "write", "pass", "miss", "fix", "rewrite", "leave", "ready", "retire"],
  menu: ["retire"],
  together: ["write", "review"],
  byScore: ["two_rows", "four_misses"],
};
