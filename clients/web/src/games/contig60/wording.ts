/** The parts of sentences that every language shares. */
import { figure } from "../../words/arithmetic";
import type { WrongScore } from "./declared";

export const text = (value: unknown): string => (value === null || value === undefined ? "" : String(value));

/** `4, 6 and 4`, with the language's own «and». */
export const joined = (values: readonly number[], and: string): string => `${values.slice(0, -1).join(", ")} ${and} ${values.at(-1)}`;

export const dice = (value: unknown): string => (Array.isArray(value) ? value.join(", ") : "");

/** `60 − 2 = 58`, or `60 − 2 × 2 = 56` if each chip counts more than one. */
export const taken = ({ before, touching, factor, right }: WrongScore): string =>
  `${figure(before)} − ${touching}${factor > 1 ? ` × ${factor}` : ""} = ${figure(right)}`;
