/** Reads a pentathlon's plan: its past, current and next games. Pure. */
import { nameOfGame } from "../../games";
import type { ClassView, RoundView } from "../view";
import { classWords } from "../words";
import { roundWords } from "../round/words";
import { pentathlonWords } from "./words";

export type PartState = "done" | "now" | "next" | "later";
export type Part = { number: number; game: string; state: PartState };

/**
 * Returns the plan's games in order; empty without a plan. At stations each group plays a different game, so no game is the current one.
 */
export function partsOf(view: ClassView): Part[] {
  const plan = view.pentathlon;
  if (plan === undefined) return [];
  const states = new Map(view.rounds.map((round) => [round.part, round.state]));
  return plan.games.map(({ game }, part) => {
    const round = states.get(part);
    const state = plan.stations ? "later" : round === "closed" ? "done" : round === "playing" ? "now" : part === plan.next ? "next" : "later";
    return { number: part + 1, game, state };
  });
}

/**
 * Returns «Ronda 2 de 5: Contig 60» for a round of the plan, and «Ronda 2 · Contig 60» for any other. It adds a note if the round starts
 * from a position.
 */
export function roundTitle(view: ClassView, round: RoundView, lang: string): string {
  const name = nameOfGame(round.game, lang);
  const game = round.position ? `${name}, ${roundWords.of(lang).fromPosition}` : name;
  if (round.part === undefined || view.pentathlon === undefined) return `${classWords.of(lang).planNumber(round.number + 1)} · ${game}`;
  const said = pentathlonWords.of(lang);
  return said.roundOf(round.part + 1, view.pentathlon.games.length, view.pentathlon.stations ? said.stations : game);
}

/** Returns the number of rounds of the plan that have started. Their games can no longer be changed. */
export function begunParts(view: ClassView): number {
  return view.rounds.filter((round) => round.part !== undefined && (round.state === "playing" || round.state === "closed")).length;
}
