import type { GameMeta } from "../contract";

export const meta: GameMeta = {
  kind: "cards",
  own: ["cut", "discard", "say", "play", "declare", "mazo", "signal", "look", "accept"],
};
