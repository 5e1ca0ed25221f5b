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
/** By fault, what shows it; null where the rule alone says what is wrong. */
export type Facts = {
  "fiar.route jump": null;
  "fiar.route yellow": null;
  "fiar.route off_line": null;
  "fiar.piece-placed": null;
  "fiar.move-it-use-it": null;
  "fiar.win-path few": null;
  "fiar.win-path empty": null;
  "fiar.win-path mixed": null;
  "fiar.win-path line": null;
  "fiar.win-path yellow": null;
  "fiar.win-path between": null;
  "fiar.win-path extinguished": null;
  "fiar.win-relocated": null;
};
