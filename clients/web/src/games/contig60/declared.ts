/* Made from the engine's `details`, `missing` and `stakes` by `python -m tools.declared`. Do not edit. */
export const FAULTS = [
  "contig60.sentence missing",
  "contig60.sentence dice",
  "contig60.sentence value",
  "contig60.sentence cell",
  "contig60.sentence unreachable",
  "contig60.score missing",
  "contig60.score value",
  "contig60.goal row",
  "contig60.goal color",
  "contig60.goal total",
  "contig60.goal lead",
] as const;
export const MISSING = [
  "roll",
  "announce",
  "score",
] as const;
export type Missing = (typeof MISSING)[number];
/** The stakes of a challenge in each window. */
export const STAKES = { windows: {"regular": {"prizes": {"contig60.sentence": "undone_points", "contig60.score": "undone_points"}, "price": "turn", "price_of": {}}, "capture": {"prizes": {"contig60.sentence": "undone_points", "contig60.score": "undone_points"}, "price": "next_turn", "price_of": {}}, "kept": {"prizes": {"contig60.sentence": "undone_points", "contig60.score": "undone_points"}, "price": "turn", "price_of": {}}, "declared": {"prizes": {"contig60.sentence": "undone_points", "contig60.score": "undone_points", "contig60.goal": "win"}, "price": "win_stands", "price_of": {}}, "result": {"prizes": {"contig60.sentence": "undone_points", "contig60.score": "undone_points"}, "price": "result_stands", "price_of": {}}}, third: "game_lost" } as const;
export type Stake = "next_turn" | "result_stands" | "turn" | "undone_points" | "win" | "win_stands";
export type Cells = {
  cells: string[];
};
export type WrongPart = {
  expression: string;
  right: string | null;
  said: string;
};
export type DiceUsed = {
  cells: string[];
  dice: number[];
  used: number[];
  wrong: WrongPart | null;
};
export type WrongValue = {
  cells: string[];
  wrong: WrongPart | null;
};
export type WrongCell = {
  cell: number;
  cells: string[];
  result: string;
};
export type Unreachable = {
  cell: number;
  cells: string[];
  dice: number[];
};
export type WrongScore = {
  before: number;
  cells: string[];
  factor: number;
  right: number;
  said: number;
  touching: number;
};
export type NotYet = {
  cells: string[];
  lead: number;
  other: number;
  own: number;
};
/** The facts of each fault. A fault without facts has null: its rule says what is wrong. */
export type Facts = {
  "contig60.sentence missing": Cells;
  "contig60.sentence dice": DiceUsed;
  "contig60.sentence value": WrongValue;
  "contig60.sentence cell": WrongCell;
  "contig60.sentence unreachable": Unreachable;
  "contig60.score missing": Cells;
  "contig60.score value": WrongScore;
  "contig60.goal row": Cells;
  "contig60.goal color": Cells;
  "contig60.goal total": NotYet;
  "contig60.goal lead": NotYet;
};
