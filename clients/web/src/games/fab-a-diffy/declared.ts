/* Made from the engine's `details` and `missing` by `python -m tools.declared`. Do not edit. */
export const FAULTS = [
  "fab-a-diffy.sentence missing",
  "fab-a-diffy.sentence strips",
  "fab-a-diffy.sentence false",
  "fab-a-diffy.equivalent",
  "fab-a-diffy.order untouched",
  "fab-a-diffy.order missing",
  "fab-a-diffy.order early",
  "fab-a-diffy.touch unused",
  "fab-a-diffy.touch sample_left",
  "fab-a-diffy.touch usable",
] as const;
export const MISSING = [
  "draw_sample",
  "take",
  "retire_sample",
] as const;
export type Missing = (typeof MISSING)[number];
/** By fault, what shows it; null where the rule alone says what is wrong. */
export type Facts = {
  "fab-a-diffy.sentence missing": null;
  "fab-a-diffy.sentence strips": null;
  "fab-a-diffy.sentence false": null;
  "fab-a-diffy.equivalent": null;
  "fab-a-diffy.order untouched": null;
  "fab-a-diffy.order missing": null;
  "fab-a-diffy.order early": null;
  "fab-a-diffy.touch unused": null;
  "fab-a-diffy.touch sample_left": null;
  "fab-a-diffy.touch usable": null;
};
