/** From where the games of a round may begin: as the game does, or from a position that the class is or was shown. Pure. */
import type { ClassView, PlayedView } from "../view";

export type Start = "game" | "shown" | "before";

/** The positions that a round of this game may begin from, beside its own beginning. */
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

/** What the form has chosen until its tutor chooses: what the round before began from. */
export function rememberedStart(view: ClassView, game: string, seats: number): Start {
  const starts = startsOf(view, game, seats);
  const plan = view.desk?.plan;
  if (plan?.game !== game || plan.seats !== seats || plan.position === undefined) return "game";
  return starts.before ? "before" : "shown";
}

/** The beginning of the game is no position. */
function says(played: PlayedView): boolean {
  return played.acts.length > 0 || Object.keys(played.given).length > 0;
}
