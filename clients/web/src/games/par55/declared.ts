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
export type WrongScore = {
  cells: string[];
  likenesses: number;
  par: number;
  right: number;
  said: number;
};
export type WrongPath = {
  cells: string[];
  end: number | null;
  spaces: number;
  start: number;
};
export type WrongEnd = {
  cells: string[];
  right: number;
  to: number;
};
export type Cells = {
  cells: string[];
};
export type WrongBump = {
  back: number;
  cells: string[];
  right: number;
  to: number;
};
export type NotThere = {
  at: number;
  cells: string[];
  goal: number;
};
/** By fault, what shows it; null where the rule alone says what is wrong. */
export type Facts = {
  "par55.score": WrongScore;
  "par55.announce-first": null;
  "par55.count path": WrongPath;
  "par55.count to": WrongEnd;
  "par55.bump omitted": Cells;
  "par55.bump to": WrongBump;
  "par55.bump not_due": Cells;
  "par55.win": NotThere;
};
