/* Made from the engine's `details`, `missing` and `stakes` by `python -m tools.declared`. Do not edit. */
export const FAULTS = [
  "takeaway.take many",
  "takeaway.count missing",
  "takeaway.count value",
] as const;
export const MISSING = [
  "take",
  "say",
] as const;
export type Missing = (typeof MISSING)[number];
/** What a challenge in each window may bring and cost. */
export const STAKES = { windows: {"regular": {"prizes": {"takeaway.take": "undone", "takeaway.count": "undone"}, "price": "turn", "price_of": {}}, "result": {"prizes": {"takeaway.take": "undone", "takeaway.count": "undone"}, "price": "win_stands", "price_of": {}}}, third: "game_lost" } as const;
export type Stake = "turn" | "undone" | "win_stands";
export type WrongCount = {
  left: number;
  said: number;
};
/** By fault, what shows it; null where the rule alone says what is wrong. */
export type Facts = {
  "takeaway.take many": null;
  "takeaway.count missing": null;
  "takeaway.count value": WrongCount;
};
