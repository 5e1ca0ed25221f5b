import type { GameMeta } from "../contract";

export const meta: GameMeta = {
  kind: "classic",
  own: [
    "arrive",
    "touch",
    "move",
    "pass_flag",
    "claim_draw",
    "claim_dead",
    "claim_last_two",
    "claim_flag",
    "call_arbiter",
    "write",
  ],
  menu: ["claim_dead", "claim_last_two"],
};
