/** The byes that a tutor can give a pupil for the next round, as choices of a list. Pure. */
import type { ClassView } from "../view";

export const BYE_KINDS = ["plays", "zero", "half", "full", "withdrawn"] as const;
export type ByeKind = (typeof BYE_KINDS)[number];

/** The fields of the message `set_bye` for each choice. */
export const BYES: Record<ByeKind, { points: number | null; stays: boolean }> = {
  plays: { points: null, stays: false },
  zero: { points: 0, stays: false },
  half: { points: 0.5, stays: false },
  full: { points: 1, stays: false },
  withdrawn: { points: 0, stays: true },
};

export function byeOf(view: ClassView, person: string): ByeKind {
  const bye = view.desk?.byes?.find((each) => each.person === person);
  if (bye === undefined) return "plays";
  return bye.stays ? "withdrawn" : bye.points === 0.5 ? "half" : bye.points === 0 ? "zero" : "full";
}
