/* Made from the engine's `details`, `missing` and `stakes` by `python -m tools.declared`. Do not edit. */
export const FAULTS = [
  "kwatro-sinko.route jump",
  "kwatro-sinko.route yellow",
  "kwatro-sinko.route off_line",
  "kwatro-sinko.piece-placed",
  "kwatro-sinko.move-it-use-it",
  "kwatro-sinko.off-numbers",
  "kwatro-sinko.win-path three",
  "kwatro-sinko.win-path empty",
  "kwatro-sinko.win-path mixed",
  "kwatro-sinko.win-path line",
  "kwatro-sinko.win-path yellow",
  "kwatro-sinko.win-path between",
  "kwatro-sinko.sentence",
  "kwatro-sinko.total",
  "kwatro-sinko.win-relocated",
] as const;
export const MISSING = [
  "move",
] as const;
export type Missing = (typeof MISSING)[number];
/** The stakes of a challenge in each window. */
export const STAKES = { windows: {"regular": {"prizes": {"kwatro-sinko.route": "relocate", "kwatro-sinko.piece-placed": "relocate", "kwatro-sinko.move-it-use-it": "relocate", "kwatro-sinko.off-numbers": "relocate"}, "price": "turn", "price_of": {}}, "declared": {"prizes": {"kwatro-sinko.route": "void_relocate", "kwatro-sinko.piece-placed": "void_relocate", "kwatro-sinko.move-it-use-it": "void_relocate", "kwatro-sinko.off-numbers": "void_relocate", "kwatro-sinko.win-path": "void_relocate", "kwatro-sinko.sentence": "void_relocate", "kwatro-sinko.total": "void_relocate", "kwatro-sinko.win-relocated": "void_relocate"}, "price": "win_stands", "price_of": {}}, "declared_last": {"prizes": {"kwatro-sinko.route": "void_draw", "kwatro-sinko.piece-placed": "void_draw", "kwatro-sinko.move-it-use-it": "void_draw", "kwatro-sinko.off-numbers": "void_draw", "kwatro-sinko.win-path": "void_draw", "kwatro-sinko.sentence": "void_draw", "kwatro-sinko.total": "void_draw", "kwatro-sinko.win-relocated": "void_draw"}, "price": "win_stands", "price_of": {}}}, third: "game_lost" } as const;
export type Stake = "relocate" | "turn" | "void_draw" | "void_relocate" | "win_stands";
export type Cells = {
  cells: string[];
};
export type WrongSentence = {
  cells: string[];
  right: string;
  said: string;
};
export type WrongTotal = {
  cells: string[];
  result: number;
  sentence: string;
};
/** The facts of each fault. A fault without facts has null: its rule says what is wrong. */
export type Facts = {
  "kwatro-sinko.route jump": Cells;
  "kwatro-sinko.route yellow": Cells;
  "kwatro-sinko.route off_line": Cells;
  "kwatro-sinko.piece-placed": Cells;
  "kwatro-sinko.move-it-use-it": Cells;
  "kwatro-sinko.off-numbers": Cells;
  "kwatro-sinko.win-path three": Cells;
  "kwatro-sinko.win-path empty": Cells;
  "kwatro-sinko.win-path mixed": Cells;
  "kwatro-sinko.win-path line": Cells;
  "kwatro-sinko.win-path yellow": Cells;
  "kwatro-sinko.win-path between": Cells;
  "kwatro-sinko.sentence": WrongSentence;
  "kwatro-sinko.total": WrongTotal;
  "kwatro-sinko.win-relocated": Cells;
};
