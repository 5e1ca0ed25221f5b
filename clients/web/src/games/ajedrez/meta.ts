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
  // A player who writes the own sheet by hand has only that sheet.
  recorded: (view) => ("sheet" in view && view.sheet != null ? [] : ["moved"]),
  menu: ["claim_dead", "claim_last_two"],
};
