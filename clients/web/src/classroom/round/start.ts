/** The possible start positions of a round's games: the game's own start, or a position that the class sees or has seen. Pure. */
import type { ClassView, PlayedView } from "../view";

export type Start = "game" | "shown" | "before";

/** Returns the positions that a round of this game may start from, except the game's own start. */
export function startsOf(view: ClassView, game: string, seats: number): Partial<Record<Start, PlayedView>> {
  const desk = view.desk;
  const isShown = view.position?.game === game && view.position.seats === seats;
  const shown = isShown && desk?.played !== undefined && says(desk.played) ? desk.played : undefined;
  const plan = desk?.plan;
  const before = plan?.game === game && plan.seats === seats ? plan.position : undefined;
  return {
    ...(shown && { shown }),
    ...(before && JSON.stringify(before) !== JSON.stringify(shown) && { before }),
  };
}

/** Returns the form's default, which is the start position of the last round. */
export function rememberedStart(view: ClassView, game: string, seats: number): Start {
  const starts = startsOf(view, game, seats);
  const plan = view.desk?.plan;
  if (plan?.game !== game || plan.seats !== seats || plan.position === undefined) return "game";
  return starts.before ? "before" : "shown";
}

/** Tells whether the position differs from the usual start of the game. */
function says(played: PlayedView): boolean {
  return played.acts.length > 0 || Object.keys(played.given).length > 0;
}
