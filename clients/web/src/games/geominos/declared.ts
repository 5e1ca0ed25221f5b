/* Made from the engine's `details` and `missing` by `python -m tools.declared`. Do not edit. */
export const FAULTS = [
  "geominos.coincidencia",
  "geominos.puntos",
  "geominos.total",
] as const;
export const MISSING = [
  "place",
  "announce",
] as const;
export type Missing = (typeof MISSING)[number];
export type Cells = {
  cells: string[];
};
export type WrongPoints = {
  cells: string[];
  dots: number[];
  right: number;
  said: number;
};
export type WrongTotal = {
  before: number;
  cells: string[];
  points: number;
  right: number;
  said: number;
};
/** By fault, what shows it; null where the rule alone says what is wrong. */
export type Facts = {
  "geominos.coincidencia": Cells;
  "geominos.puntos": WrongPoints;
  "geominos.total": WrongTotal;
};
