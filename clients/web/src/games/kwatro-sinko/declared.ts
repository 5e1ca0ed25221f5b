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
export type Fault = (typeof FAULTS)[number];
export type Missing = (typeof MISSING)[number];
