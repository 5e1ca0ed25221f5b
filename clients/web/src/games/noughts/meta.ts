import type { GameMeta } from "../contract";

export const meta: GameMeta = {
  kind: "classic",
  art: "M18 6V42M30 6V42M6 18H42M6 30H42",
  own: ["place"],
};
