/**
 * The places of the board that an event of the log names. Most events name them in the same fields; a game whose places have other names
 * exports `told` from its `hint.ts`.
 */
import type { GameEvent, Params, ToldPlaces } from "./contract";
import { packageOf } from "./packages.svelte";

const files = import.meta.glob<ToldPlaces | undefined>("./*/hint.ts", { import: "told" });

/** Returns the game's own namings; empty if it has none or they cannot be fetched. */
export async function toldOf(slug: string): Promise<ToldPlaces> {
  if (packageOf(slug) !== undefined) return {};
  return (await files[`./${slug}/hint.ts`]?.().catch(() => undefined)) ?? {};
}

/** The fields whose values are names of places. */
const FIELDS = ["cell", "cells", "from", "to", "path", "line", "square", "base", "rectangle"] as const;

function inFields(params: Params): string[] {
  return FIELDS.flatMap((field) => params[field] ?? []).flatMap((place) => (typeof place === "string" || typeof place === "number" ? [String(place)] : []));
}

/**
 * Returns the places that an event names, as notices name them. A board ignores a name that it does not have. The places of a ruling's facts
 * are not among them: the ruling lights them itself, and later the board may lack them, such as the thrown dice.
 */
export function placesOf(told: ToldPlaces, event: GameEvent): readonly string[] {
  const params = event.params ?? {};
  return told[event.kind]?.(params, event.seat ?? null) ?? inFields(params);
}
