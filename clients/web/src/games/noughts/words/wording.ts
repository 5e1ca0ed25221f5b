/** What the words share in every language. */
import { nameOf } from "../view";

export const square = (cell: unknown): string => nameOf(Number(cell));
