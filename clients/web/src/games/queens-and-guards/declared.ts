/* Made from the engine's `details`, `missing` and `stakes` by `python -m tools.declared`. Do not edit. */
export const FAULTS = [
  "queens-and-guards.one-space",
  "queens-and-guards.backwards",
  "queens-and-guards.throne",
  "queens-and-guards.crown",
  "queens-and-guards.into-trap",
  "queens-and-guards.move-it-use-it",
  "queens-and-guards.win",
] as const;
export const MISSING = [
  "move",
] as const;
export type Missing = (typeof MISSING)[number];
/** The stakes of a challenge in each window. */
export const STAKES = { windows: {"regular": {"prizes": {"queens-and-guards.one-space": "undone", "queens-and-guards.backwards": "banish", "queens-and-guards.throne": "undone", "queens-and-guards.crown": "undone", "queens-and-guards.into-trap": "banish", "queens-and-guards.move-it-use-it": "undone"}, "price": "turn", "price_of": {}}, "declared": {"prizes": {"queens-and-guards.one-space": "undone", "queens-and-guards.backwards": "banish", "queens-and-guards.throne": "undone", "queens-and-guards.crown": "undone", "queens-and-guards.into-trap": "banish", "queens-and-guards.move-it-use-it": "undone", "queens-and-guards.win": "win"}, "price": "win_stands", "price_of": {}}, "result": {"prizes": {"queens-and-guards.one-space": "undone", "queens-and-guards.backwards": "banish", "queens-and-guards.throne": "undone", "queens-and-guards.crown": "undone", "queens-and-guards.into-trap": "banish", "queens-and-guards.move-it-use-it": "undone"}, "price": "result_stands", "price_of": {}}}, third: "game_lost" } as const;
export type Stake = "banish" | "result_stands" | "turn" | "undone" | "win" | "win_stands";
export type Cells = {
  cells: string[];
};
export type NotWon = {
  cells: string[];
  guards: number;
  has_queen: boolean;
  needed: number;
};
/** The facts of each fault. A fault without facts has null: its rule says what is wrong. */
export type Facts = {
  "queens-and-guards.one-space": Cells;
  "queens-and-guards.backwards": Cells;
  "queens-and-guards.throne": Cells;
  "queens-and-guards.crown": Cells;
  "queens-and-guards.into-trap": Cells;
  "queens-and-guards.move-it-use-it": null;
  "queens-and-guards.win": NotWon;
};
