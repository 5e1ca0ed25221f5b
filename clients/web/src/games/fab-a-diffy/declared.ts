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
export type Fault = (typeof FAULTS)[number];
export type Missing = (typeof MISSING)[number];
