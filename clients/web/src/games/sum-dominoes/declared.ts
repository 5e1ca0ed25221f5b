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
export type Missing = (typeof MISSING)[number];
/** By fault, what shows it; null where the rule alone says what is wrong. */
export type Facts = {
  "sum-dominoes.match-1 contact": null;
  "sum-dominoes.match-1 sum": null;
  "sum-dominoes.unplaced-1": null;
  "sum-dominoes.match-2 contact": null;
  "sum-dominoes.match-2 sum": null;
  "sum-dominoes.unplaced-2": null;
  "sum-dominoes.sum": null;
  "sum-dominoes.draw": null;
  "sum-dominoes.second-part": null;
};
