/* Made from the engine's `details` and `missing` by `python -m tools.declared`. Do not edit. */
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
/** By fault, what shows it; null where the rule alone says what is wrong. */
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
