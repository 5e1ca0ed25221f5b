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
/** By fault, what shows it; null where the rule alone says what is wrong. */
export type Facts = {
  "juggle.exact-value": null;
  "juggle.calculated-value missing": null;
  "juggle.calculated-value dice": null;
  "juggle.calculated-value value": null;
  "juggle.calculated-value piece": null;
  "juggle.how-many": null;
  "juggle.six-is-wild": null;
  "juggle.after-return": null;
  "juggle.must-use": null;
  "juggle.removal-time": null;
  "juggle.colours-touch": null;
  "juggle.covered": null;
};
