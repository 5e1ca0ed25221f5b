/* Made from the engine's `details` and `missing` by `python -m tools.declared`. Do not edit. */
export const FAULTS = [
  "stars-and-bars.cover",
  "stars-and-bars.points",
  "stars-and-bars.total",
  "stars-and-bars.announce",
] as const;
export const MISSING = [
  "place",
  "score",
] as const;
export type Missing = (typeof MISSING)[number];
export type TooDifferent = {
  cells: string[];
  most: number;
  ways: number;
};
export type WrongPoints = {
  beside: number[];
  bonus: number;
  cells: string[];
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
  "stars-and-bars.cover": TooDifferent;
  "stars-and-bars.points": WrongPoints;
  "stars-and-bars.total": WrongTotal;
  "stars-and-bars.announce": null;
};
