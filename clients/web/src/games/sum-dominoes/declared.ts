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
export type WrongContact = {
  cells: string[];
  faces: number;
};
export type WrongMatch = {
  cells: string[];
  got: number;
  total: number;
};
export type Unplaced = {
  cells: string[];
  total: number;
};
export type WrongSum = {
  cells: string[];
  dice: number[];
  right: number;
  said: number;
};
/** By fault, what shows it; null where the rule alone says what is wrong. */
export type Facts = {
  "sum-dominoes.match-1 contact": WrongContact;
  "sum-dominoes.match-1 sum": WrongMatch;
  "sum-dominoes.unplaced-1": Unplaced;
  "sum-dominoes.match-2 contact": WrongContact;
  "sum-dominoes.match-2 sum": WrongMatch;
  "sum-dominoes.unplaced-2": Unplaced;
  "sum-dominoes.sum": WrongSum;
  "sum-dominoes.draw": null;
  "sum-dominoes.second-part": null;
};
