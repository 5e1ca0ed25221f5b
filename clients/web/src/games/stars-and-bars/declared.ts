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
export type Fault = (typeof FAULTS)[number];
export type Missing = (typeof MISSING)[number];
