/** The types of the names and sentences with which boards, the log and the voice tell events of a room. */
import type { GameEvent, Seat } from "./view";

/** Returns a seat's name as it appears inside a sentence. */
export type Names = (seat: Seat | null | undefined) => string;

/**
 * Returns the sentence of an event. `hasCodes` is false while the board shows no codes of places (`board/grid/codes.ts`): the sentence then
 * names no place by its code. The voice and the recording always have codes.
 */
export type Tell = (event: GameEvent, names: Names, hasCodes: boolean) => string;
