/** Marks the places on the Stars & Bars board that a hint points at. */
import type { HintMarks } from "../contract";
import { CENTRE, type Action, type View } from "./view";

export const marks: HintMarks<View, Action> = {
  place: ({ card, cell }) => ({ cells: [cell], calls: [card, "place"] }),
  discard: ({ card }) => ({ calls: [card, "discard"] }),
  score: () => ({ calls: ["say"] }),
  flip: ({ cell }) => ({ cells: [cell], calls: [`flip ${cell}`] }),
  remove: ({ cell }) => ({ cells: [cell], calls: [`remove ${cell}`] }),
  remove_center: () => ({ cells: CENTRE, calls: ["remove_center"] }),
};
