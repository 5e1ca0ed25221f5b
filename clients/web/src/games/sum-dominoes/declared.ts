/* Made from the engine's `details`, `missing` and `stakes` by `python -m tools.declared`. Do not edit. */
export const FAULTS = [
  "sum-dominoes.match-1 contact",
  "sum-dominoes.match-1 sum",
  "sum-dominoes.unplaced-1",
  "sum-dominoes.match-2 contact",
  "sum-dominoes.match-2 sum",
  "sum-dominoes.unplaced-2",
  "sum-dominoes.sum",
  "sum-dominoes.draw",
  "sum-dominoes.second-part",
] as const;
export const MISSING = [
  "roll",
  "write_sum",
  "draw",
] as const;
export type Missing = (typeof MISSING)[number];
/** The stakes of a challenge in each window. */
export const STAKES = { windows: {"first_part": {"prizes": {"sum-dominoes.match-1": "tile_back", "sum-dominoes.unplaced-1": "tile_laid"}, "price": "infraction_tile", "price_of": {}}, "second_part": {"prizes": {"sum-dominoes.match-2": "tile_back", "sum-dominoes.unplaced-2": "tile_laid", "sum-dominoes.sum": "sum_corrected"}, "price": "infraction_tile", "price_of": {}}, "regular": {"prizes": {"sum-dominoes.match-2": "tile_back", "sum-dominoes.unplaced-2": "tile_laid", "sum-dominoes.sum": "sum_corrected", "sum-dominoes.draw": "draws", "sum-dominoes.second-part": "reroll"}, "price": "infraction_tile", "price_of": {}}, "result": {"prizes": {"sum-dominoes.match-2": "tile_back", "sum-dominoes.unplaced-2": "tile_laid", "sum-dominoes.sum": "sum_corrected", "sum-dominoes.draw": "draws", "sum-dominoes.second-part": "reroll"}, "price": "infraction_tile_result", "price_of": {}}, "full": {"prizes": {"sum-dominoes.match-1": "tile_back", "sum-dominoes.match-2": "tile_back", "sum-dominoes.sum": "sum_corrected"}, "price": "infraction_tile_result", "price_of": {}}, "declared": {"prizes": {"sum-dominoes.match-1": "tile_back", "sum-dominoes.match-2": "tile_back", "sum-dominoes.sum": "sum_corrected"}, "price": "win_stands", "price_of": {}}, "first_part_given": {"prizes": {"sum-dominoes.match-1": "tile_back", "sum-dominoes.unplaced-1": "tile_laid"}, "price": "gives_tile", "price_of": {}}, "second_part_given": {"prizes": {"sum-dominoes.match-2": "tile_back", "sum-dominoes.unplaced-2": "tile_laid", "sum-dominoes.sum": "sum_corrected"}, "price": "gives_tile", "price_of": {}}, "regular_given": {"prizes": {"sum-dominoes.match-2": "tile_back", "sum-dominoes.unplaced-2": "tile_laid", "sum-dominoes.sum": "sum_corrected", "sum-dominoes.draw": "draws", "sum-dominoes.second-part": "reroll"}, "price": "gives_tile", "price_of": {}}, "result_given": {"prizes": {"sum-dominoes.match-2": "tile_back", "sum-dominoes.unplaced-2": "tile_laid", "sum-dominoes.sum": "sum_corrected", "sum-dominoes.draw": "draws", "sum-dominoes.second-part": "reroll"}, "price": "gives_tile_result", "price_of": {}}, "full_given": {"prizes": {"sum-dominoes.match-1": "tile_back", "sum-dominoes.match-2": "tile_back", "sum-dominoes.sum": "sum_corrected"}, "price": "gives_tile_result", "price_of": {}}, "declared_given": {"prizes": {"sum-dominoes.match-1": "tile_back", "sum-dominoes.match-2": "tile_back", "sum-dominoes.sum": "sum_corrected"}, "price": "win_stands", "price_of": {}}}, third: "game_lost" } as const;
export type Stake = "draws" | "gives_tile" | "gives_tile_result" | "infraction_tile" | "infraction_tile_result" | "reroll" | "sum_corrected" | "tile_back" | "tile_laid" | "win_stands";
export type WrongContact = {
  cells: string[];
  faces: number;
};
export type WrongMatch = {
  cells: string[];
  got: number;
  total: number;
};
export type Unplaced = {
  cells: string[];
  total: number;
};
export type WrongSum = {
  cells: string[];
  dice: number[];
  right: number;
  said: number;
};
/** The facts of each fault. A fault without facts has null: its rule says what is wrong. */
export type Facts = {
  "sum-dominoes.match-1 contact": WrongContact;
  "sum-dominoes.match-1 sum": WrongMatch;
  "sum-dominoes.unplaced-1": Unplaced;
  "sum-dominoes.match-2 contact": WrongContact;
  "sum-dominoes.match-2 sum": WrongMatch;
  "sum-dominoes.unplaced-2": Unplaced;
  "sum-dominoes.sum": WrongSum;
  "sum-dominoes.draw": null;
  "sum-dominoes.second-part": null;
};
