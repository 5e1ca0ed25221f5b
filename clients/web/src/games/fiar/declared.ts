/* Made from the engine's `details`, `missing` and `stakes` by `python -m tools.declared`. Do not edit. */
export const FAULTS = [
  "fiar.route jump",
  "fiar.route yellow",
  "fiar.route off_line",
  "fiar.piece-placed",
  "fiar.move-it-use-it",
  "fiar.win-path few",
  "fiar.win-path empty",
  "fiar.win-path mixed",
  "fiar.win-path line",
  "fiar.win-path yellow",
  "fiar.win-path between",
  "fiar.win-path extinguished",
  "fiar.win-relocated",
] as const;
export const MISSING = [
  "place",
  "move",
] as const;
export type Missing = (typeof MISSING)[number];
/** The stakes of a challenge in each window. */
export const STAKES = { windows: {"regular": {"prizes": {"fiar.route": "relocate", "fiar.piece-placed": "relocate", "fiar.move-it-use-it": "relocate"}, "price": "turn", "price_of": {}}, "declared": {"prizes": {"fiar.route": "void_relocate", "fiar.piece-placed": "void_relocate", "fiar.move-it-use-it": "void_relocate", "fiar.win-path": "void_relocate", "fiar.win-relocated": "void_relocate"}, "price": "win_stands", "price_of": {}}, "declared_last": {"prizes": {"fiar.route": "void_draw", "fiar.piece-placed": "void_draw", "fiar.move-it-use-it": "void_draw", "fiar.win-path": "void_draw", "fiar.win-relocated": "void_draw"}, "price": "win_stands", "price_of": {}}}, third: "game_lost" } as const;
export type Stake = "relocate" | "turn" | "void_draw" | "void_relocate" | "win_stands";
export type Cells = {
  cells: string[];
};
export type TooFew = {
  cells: string[];
  circles: number;
  least: number;
};
/** The facts of each fault. A fault without facts has null: its rule says what is wrong. */
export type Facts = {
  "fiar.route jump": Cells;
  "fiar.route yellow": Cells;
  "fiar.route off_line": Cells;
  "fiar.piece-placed": Cells;
  "fiar.move-it-use-it": Cells;
  "fiar.win-path few": TooFew;
  "fiar.win-path empty": Cells;
  "fiar.win-path mixed": Cells;
  "fiar.win-path line": Cells;
  "fiar.win-path yellow": Cells;
  "fiar.win-path between": Cells;
  "fiar.win-path extinguished": Cells;
  "fiar.win-relocated": Cells;
};
