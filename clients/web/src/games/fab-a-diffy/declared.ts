/* Made from the engine's `details`, `missing` and `stakes` by `python -m tools.declared`. Do not edit. */
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
/** The stakes of a challenge in each window. */
export const STAKES = { windows: {"regular": {"prizes": {"fab-a-diffy.sentence": "trick", "fab-a-diffy.equivalent": "trick", "fab-a-diffy.order": "trick", "fab-a-diffy.touch": "trick"}, "price": "turn", "price_of": {}}, "retired": {"prizes": {"fab-a-diffy.sentence": "extra_turn", "fab-a-diffy.equivalent": "extra_turn", "fab-a-diffy.order": "extra_turn", "fab-a-diffy.touch": "extra_turn"}, "price": "turn", "price_of": {}}, "capture": {"prizes": {"fab-a-diffy.sentence": "trick", "fab-a-diffy.equivalent": "trick", "fab-a-diffy.order": "trick", "fab-a-diffy.touch": "trick"}, "price": "next_turn", "price_of": {}}, "result": {"prizes": {"fab-a-diffy.sentence": "trick", "fab-a-diffy.equivalent": "trick", "fab-a-diffy.order": "trick", "fab-a-diffy.touch": "trick"}, "price": "result_stands", "price_of": {}}, "result_retired": {"prizes": {"fab-a-diffy.sentence": "undone", "fab-a-diffy.equivalent": "undone", "fab-a-diffy.order": "undone", "fab-a-diffy.touch": "undone"}, "price": "result_stands", "price_of": {}}}, third: "game_lost" } as const;
export type Stake = "extra_turn" | "next_turn" | "result_stands" | "trick" | "turn" | "undone";
export type WrongStrips = {
  cells: string[];
  said: string[];
  strips: string[];
};
export type WrongSum = {
  cells: string[];
  expression: string;
  right: string;
  said: string;
};
export type WrongName = {
  cells: string[];
  name: string;
  parts: number[];
};
export type Strips = {
  cells: string[];
  strips: string[];
};
/** The facts of each fault. A fault without facts has null: its rule says what is wrong. */
export type Facts = {
  "fab-a-diffy.sentence missing": null;
  "fab-a-diffy.sentence strips": WrongStrips;
  "fab-a-diffy.sentence false": WrongSum;
  "fab-a-diffy.equivalent": WrongName;
  "fab-a-diffy.order untouched": Strips;
  "fab-a-diffy.order missing": null;
  "fab-a-diffy.order early": Strips;
  "fab-a-diffy.touch unused": Strips;
  "fab-a-diffy.touch sample_left": null;
  "fab-a-diffy.touch usable": Strips;
};
