/* Made from the engine's `details` and `missing` by `python -m tools.declared`. Do not edit. */
export const FAULTS = [
  "contig60.sentence missing",
  "contig60.sentence dice",
  "contig60.sentence value",
  "contig60.sentence cell",
  "contig60.sentence unreachable",
  "contig60.score missing",
  "contig60.score value",
  "contig60.goal row",
  "contig60.goal color",
  "contig60.goal total",
  "contig60.goal lead",
] as const;
export const MISSING = [
  "roll",
  "announce",
  "score",
] as const;
export type Fault = (typeof FAULTS)[number];
export type Missing = (typeof MISSING)[number];
