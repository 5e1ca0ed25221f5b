/* Made from the engine's `details` and `missing` by `python -m tools.declared`. Do not edit. */
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
export type Cells = {
  cells: string[];
};
export type TooFew = {
  cells: string[];
  circles: number;
  least: number;
};
/** By fault, what shows it; null where the rule alone says what is wrong. */
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
