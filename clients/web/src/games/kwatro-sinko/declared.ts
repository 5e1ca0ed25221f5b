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
/** By fault, what shows it; null where the rule alone says what is wrong. */
export type Facts = {
  "kwatro-sinko.route jump": null;
  "kwatro-sinko.route yellow": null;
  "kwatro-sinko.route off_line": null;
  "kwatro-sinko.piece-placed": null;
  "kwatro-sinko.move-it-use-it": null;
  "kwatro-sinko.off-numbers": null;
  "kwatro-sinko.win-path three": null;
  "kwatro-sinko.win-path empty": null;
  "kwatro-sinko.win-path mixed": null;
  "kwatro-sinko.win-path line": null;
  "kwatro-sinko.win-path yellow": null;
  "kwatro-sinko.win-path between": null;
  "kwatro-sinko.sentence": null;
  "kwatro-sinko.total": null;
  "kwatro-sinko.win-relocated": null;
};
