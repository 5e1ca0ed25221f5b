/* Made from the engine's `details`, `missing` and `stakes` by `python -m tools.declared`. Do not edit. */
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
/** The stakes of a challenge in each window. */
export const STAKES = { windows: {"regular": {"prizes": {"juggle.exact-value": "pieces_home", "juggle.calculated-value": "pieces_home", "juggle.how-many": "pieces_home", "juggle.six-is-wild": "pieces_home", "juggle.after-return": "pieces_home", "juggle.must-use": "undone", "juggle.removal-time": "undone", "juggle.colours-touch": "pieces_off"}, "price": "turn", "price_of": {}}, "roundoff": {"prizes": {"juggle.exact-value": "pieces_home", "juggle.calculated-value": "pieces_home", "juggle.how-many": "pieces_home", "juggle.six-is-wild": "pieces_home", "juggle.after-return": "pieces_home", "juggle.must-use": "undone", "juggle.removal-time": "undone", "juggle.colours-touch": "win", "juggle.covered": "win"}, "price": "turn", "price_of": {}}, "declared": {"prizes": {"juggle.exact-value": "pieces_home", "juggle.calculated-value": "pieces_home", "juggle.how-many": "pieces_home", "juggle.six-is-wild": "pieces_home", "juggle.after-return": "pieces_home", "juggle.must-use": "undone", "juggle.removal-time": "undone", "juggle.colours-touch": "win", "juggle.covered": "win"}, "price": "win_stands", "price_of": {}}, "declared_both": {"prizes": {"juggle.exact-value": "win", "juggle.calculated-value": "win", "juggle.how-many": "win", "juggle.six-is-wild": "win", "juggle.after-return": "win", "juggle.must-use": "win", "juggle.removal-time": "win", "juggle.colours-touch": "win", "juggle.covered": "win"}, "price": "result_stands", "price_of": {}}, "result": {"prizes": {"juggle.exact-value": "pieces_home", "juggle.calculated-value": "pieces_home", "juggle.how-many": "pieces_home", "juggle.six-is-wild": "pieces_home", "juggle.after-return": "pieces_home", "juggle.must-use": "undone", "juggle.removal-time": "undone", "juggle.colours-touch": "pieces_off"}, "price": "result_stands", "price_of": {}}}, third: "game_lost" } as const;
export type Stake = "pieces_home" | "pieces_off" | "result_stands" | "turn" | "undone" | "win" | "win_stands";
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
/** The facts of each fault. A fault without facts has null: its rule says what is wrong. */
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
