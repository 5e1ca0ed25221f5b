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
export type Missing = (typeof MISSING)[number];
/** By fault, what shows it; null where the rule alone says what is wrong. */
export type Facts = {
  "par55.score": null;
  "par55.announce-first": null;
  "par55.count path": null;
  "par55.count to": null;
  "par55.bump omitted": null;
  "par55.bump to": null;
  "par55.bump not_due": null;
  "par55.win": null;
};
