/* Made from the engine's `details`, `missing` and `stakes` by `python -m tools.declared`. Do not edit. */
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
/** The stakes of a challenge in each window. */
export const STAKES = { windows: {"regular": {"prizes": {"par55.score": "undone", "par55.announce-first": "undone", "par55.count": "undone", "par55.bump": "undone"}, "price": "turn", "price_of": {}}, "declared": {"prizes": {"par55.score": "void_undone", "par55.announce-first": "void_undone", "par55.count": "void_undone", "par55.bump": "void_undone", "par55.win": "void_undone"}, "price": "win_stands", "price_of": {}}, "result": {"prizes": {"par55.score": "void_undone", "par55.announce-first": "void_undone", "par55.count": "void_undone", "par55.bump": "void_undone"}, "price": "result_stands", "price_of": {}}, "both": {"prizes": {"par55.score": "first_landed", "par55.announce-first": "first_landed", "par55.count": "first_landed", "par55.bump": "first_landed"}, "price": "result_stands", "price_of": {}}, "stood": {"prizes": {"par55.score": "void_undone", "par55.announce-first": "void_undone", "par55.count": "void_undone", "par55.bump": "void_undone", "par55.win": "void_undone"}, "price": "turn", "price_of": {}}, "regular_last": {"prizes": {"par55.score": "undone_draw", "par55.announce-first": "undone_draw", "par55.count": "undone_draw", "par55.bump": "undone_draw"}, "price": "turn", "price_of": {}}, "stood_last": {"prizes": {"par55.score": "undone_draw", "par55.announce-first": "undone_draw", "par55.count": "undone_draw", "par55.bump": "undone_draw", "par55.win": "undone_draw"}, "price": "turn", "price_of": {}}, "declared_last": {"prizes": {"par55.score": "undone_draw", "par55.announce-first": "undone_draw", "par55.count": "undone_draw", "par55.bump": "undone_draw", "par55.win": "undone_draw"}, "price": "win_stands", "price_of": {}}, "result_last": {"prizes": {"par55.score": "undone_draw", "par55.announce-first": "undone_draw", "par55.count": "undone_draw", "par55.bump": "undone_draw"}, "price": "result_stands", "price_of": {}}}, third: "game_lost" } as const;
export type Stake = "first_landed" | "result_stands" | "turn" | "undone" | "undone_draw" | "void_undone" | "win_stands";
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
/** The facts of each fault. A fault without facts has null: its rule says what is wrong. */
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
