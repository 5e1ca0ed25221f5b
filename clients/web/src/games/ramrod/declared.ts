/* Made from the engine's `details`, `missing` and `stakes` by `python -m tools.declared`. Do not edit. */
export const FAULTS = [
  "ramrod.hot-rod",
  "ramrod.fit",
  "ramrod.capture other_rectangle",
  "ramrod.capture one_rod",
  "ramrod.capture not_full",
  "ramrod.win",
] as const;
export const MISSING = [
  "move",
] as const;
export type Missing = (typeof MISSING)[number];
/** The stakes of a challenge in each window. */
export const STAKES = { windows: {"regular": {"prizes": {"ramrod.hot-rod": "rods", "ramrod.fit": "rods", "ramrod.capture": "captured_rods"}, "price": "turn", "price_of": {}}, "stood": {"prizes": {"ramrod.hot-rod": "void_rods", "ramrod.fit": "void_rods", "ramrod.capture": "void_captured_rods", "ramrod.win": "void"}, "price": "turn", "price_of": {}}, "declared": {"prizes": {"ramrod.hot-rod": "void_rods", "ramrod.fit": "void_rods", "ramrod.capture": "void_captured_rods", "ramrod.win": "void"}, "price": "win_stands", "price_of": {}}, "declared_both": {"prizes": {"ramrod.hot-rod": "void_rods", "ramrod.fit": "void_rods", "ramrod.capture": "void_captured_rods", "ramrod.win": "void"}, "price": "result_stands", "price_of": {}}, "result": {"prizes": {"ramrod.hot-rod": "rods", "ramrod.fit": "rods", "ramrod.capture": "captured_rods"}, "price": "result_stands", "price_of": {}}}, third: "game_lost" } as const;
export type Stake = "captured_rods" | "result_stands" | "rods" | "turn" | "void" | "void_captured_rods" | "void_rods" | "win_stands";
export type Cells = {
  cells: string[];
};
export type NoRoom = {
  cells: string[];
  length: number;
  room: number;
};
export type TooFew = {
  cells: string[];
  least: number;
  rods: number;
};
export type NotFull = {
  cells: string[];
  room: number;
};
export type NotThere = {
  cells: string[];
  content: number;
  goal: number;
};
/** The facts of each fault. A fault without facts has null: its rule says what is wrong. */
export type Facts = {
  "ramrod.hot-rod": Cells;
  "ramrod.fit": NoRoom;
  "ramrod.capture other_rectangle": Cells;
  "ramrod.capture one_rod": TooFew;
  "ramrod.capture not_full": NotFull;
  "ramrod.win": NotThere;
};
