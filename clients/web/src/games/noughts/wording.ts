/** The parts of sentences that every language shares. */
import { nameOf } from "./view";

export const square = (cell: unknown): string => nameOf(Number(cell));
