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
export type Fault = (typeof FAULTS)[number];
export type Missing = (typeof MISSING)[number];
