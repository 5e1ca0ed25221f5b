/* Made from the engine's `details` and `missing` by `python -m tools.declared`. Do not edit. */
export const FAULTS = [
  "juggle.exact-value",
  "juggle.calculated-value missing",
  "juggle.calculated-value dice",
  "juggle.calculated-value value",
  "juggle.calculated-value piece",
  "juggle.how-many",
  "juggle.six-is-wild",
  "juggle.after-return",
  "juggle.must-use",
  "juggle.removal-time",
  "juggle.colours-touch",
  "juggle.covered",
] as const;
export const MISSING = [
  "roll",
  "hand",
] as const;
export type Missing = (typeof MISSING)[number];
export type WrongSize = {
  cells: string[];
  die: number;
  squares: number;
};
export type DiceUsed = {
  cells: string[];
  dice: number[];
  used: number[];
};
export type WrongPart = {
  expression: string;
  right: string | null;
  said: string;
};
export type WrongValue = {
  cells: string[];
  wrong: WrongPart | null;
};
export type WrongPiece = {
  cells: string[];
  squares: number;
  stated: number;
};
export type Cells = {
  cells: string[];
};
export type StillEmpty = {
  cells: string[];
  empty: number;
};
/** By fault, what shows it; null where the rule alone says what is wrong. */
export type Facts = {
  "juggle.exact-value": WrongSize;
  "juggle.calculated-value missing": null;
  "juggle.calculated-value dice": DiceUsed;
  "juggle.calculated-value value": WrongValue;
  "juggle.calculated-value piece": WrongPiece;
  "juggle.how-many": null;
  "juggle.six-is-wild": null;
  "juggle.after-return": null;
  "juggle.must-use": Cells;
  "juggle.removal-time": null;
  "juggle.colours-touch": Cells;
  "juggle.covered": StillEmpty;
};
