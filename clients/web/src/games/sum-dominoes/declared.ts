/* Made from the engine's `details` and `missing` by `python -m tools.declared`. Do not edit. */
export const FAULTS = [
  "sum-dominoes.match-1 contact",
  "sum-dominoes.match-1 sum",
  "sum-dominoes.unplaced-1",
  "sum-dominoes.match-2 contact",
  "sum-dominoes.match-2 sum",
  "sum-dominoes.unplaced-2",
  "sum-dominoes.sum",
  "sum-dominoes.draw",
  "sum-dominoes.second-part",
] as const;
export const MISSING = [
  "roll",
  "write_sum",
  "draw",
] as const;
export type Fault = (typeof FAULTS)[number];
export type Missing = (typeof MISSING)[number];
