/* Made from the engine's `details`, `missing` and `stakes` by `python -m tools.declared`. Do not edit. */
export const FAULTS = [
  "qwinto.sum",
  "qwinto.number",
  "qwinto.color",
  "qwinto.row",
  "qwinto.column",
] as const;
export const MISSING = [] as const;
export type Missing = (typeof MISSING)[number];
/** The stakes of a challenge in each window. */
export const STAKES = { windows: {"sum": {"prizes": {"qwinto.sum": "sum_corrected"}, "price": "strike", "price_of": {}}, "review": {"prizes": {"qwinto.number": "erased", "qwinto.color": "erased", "qwinto.row": "erased", "qwinto.column": "erased"}, "price": "strike", "price_of": {}}, "late": {"prizes": {"qwinto.number": "erased", "qwinto.color": "erased", "qwinto.row": "erased", "qwinto.column": "erased"}, "price": "strike", "price_of": {}}}, third: "out" } as const;
export type Stake = "erased" | "strike" | "sum_corrected";
export type WrongSum = {
  cells: string[];
  dice: number[];
  right: number;
  said: number;
};
export type WrongNumber = {
  cells: string[];
  right: number;
  said: number;
};
export type WrongColor = {
  cells: string[];
  color: string;
  dice: string[];
};
export type WrongOrder = {
  cells: string[];
  left: number | null;
  number: number;
  right: number | null;
};
export type Repeated = {
  cells: string[];
  number: number;
};
/** The facts of each fault. A fault without facts has null: its rule says what is wrong. */
export type Facts = {
  "qwinto.sum": WrongSum;
  "qwinto.number": WrongNumber;
  "qwinto.color": WrongColor;
  "qwinto.row": WrongOrder;
  "qwinto.column": Repeated;
};
