/* Made from the engine's `details` and `missing` by `python -m tools.declared`. Do not edit. */
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
/** By fault, what shows it; null where the rule alone says what is wrong. */
export type Facts = {
  "ramrod.hot-rod": Cells;
  "ramrod.fit": NoRoom;
  "ramrod.capture other_rectangle": Cells;
  "ramrod.capture one_rod": TooFew;
  "ramrod.capture not_full": NotFull;
  "ramrod.win": NotThere;
};
