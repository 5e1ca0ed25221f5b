/* Made from the engine's `details` and `missing` by `python -m tools.declared`. Do not edit. */
export const FAULTS = [
  "damas.capture",
  "damas.capture omitted",
  "damas.capture short",
  "damas.capture lost",
  "damas.touch-dead",
  "damas.draw",
] as const;
export const MISSING = [] as const;
export type Missing = (typeof MISSING)[number];
export type Able = {
  cells: string[];
  pieces: number;
};
/** By fault, what shows it; null where the rule alone says what is wrong. */
export type Facts = {
  "damas.capture": Able;
  "damas.capture omitted": Able;
  "damas.capture short": Able;
  "damas.capture lost": Able;
  "damas.touch-dead": Able;
  "damas.draw": null;
};
