/* Made from the engine's `details` and `missing` by `python -m tools.declared`. Do not edit. */
export const FAULTS = [
  "par55.score",
  "par55.announce-first",
  "par55.count path",
  "par55.count to",
  "par55.bump omitted",
  "par55.bump to",
  "par55.bump not_due",
  "par55.win",
] as const;
export const MISSING = [
  "place",
  "announce",
  "move_pawn",
  "declare_win",
] as const;
export type Fault = (typeof FAULTS)[number];
export type Missing = (typeof MISSING)[number];
