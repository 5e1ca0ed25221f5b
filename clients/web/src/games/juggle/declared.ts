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
export type Fault = (typeof FAULTS)[number];
export type Missing = (typeof MISSING)[number];
