/* Made from the engine's `details` and `missing` by `python -m tools.declared`. Do not edit. */
export const FAULTS = [
  "qwinto.sum",
  "qwinto.number",
  "qwinto.color",
  "qwinto.row",
  "qwinto.column",
] as const;
export const MISSING = [] as const;
export type Missing = (typeof MISSING)[number];
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
/** By fault, what shows it; null where the rule alone says what is wrong. */
export type Facts = {
  "qwinto.sum": WrongSum;
  "qwinto.number": WrongNumber;
  "qwinto.color": WrongColor;
  "qwinto.row": WrongOrder;
  "qwinto.column": Repeated;
};
