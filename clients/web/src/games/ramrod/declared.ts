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
export type Fault = (typeof FAULTS)[number];
export type Missing = (typeof MISSING)[number];
