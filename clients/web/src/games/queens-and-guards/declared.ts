/* Made from the engine's `details` and `missing` by `python -m tools.declared`. Do not edit. */
export const FAULTS = [
  "queens-and-guards.one-space",
  "queens-and-guards.backwards",
  "queens-and-guards.throne",
  "queens-and-guards.crown",
  "queens-and-guards.into-trap",
  "queens-and-guards.move-it-use-it",
  "queens-and-guards.win",
] as const;
export const MISSING = [
  "move",
] as const;
export type Missing = (typeof MISSING)[number];
export type Cells = {
  cells: string[];
};
export type NotWon = {
  cells: string[];
  guards: number;
  has_queen: boolean;
  needed: number;
};
/** By fault, what shows it; null where the rule alone says what is wrong. */
export type Facts = {
  "queens-and-guards.one-space": Cells;
  "queens-and-guards.backwards": Cells;
  "queens-and-guards.throne": Cells;
  "queens-and-guards.crown": Cells;
  "queens-and-guards.into-trap": Cells;
  "queens-and-guards.move-it-use-it": null;
  "queens-and-guards.win": NotWon;
};
