/** The ready-made phrases and reactions. Seats cannot send each other any other text. */
import type { PhraseId } from "@banderilla/client";

import { catalogue } from "./catalogue";
import type { Lang } from "./languages";

/** In the order of the sheet. Reactions come last and have pictures. */
export const PHRASES: readonly PhraseId[] = ["hello", "good_luck", "nice_move", "well_played", "thanks", "one_moment", "sorry", "good_game"];
export const REACTIONS = ["clap", "smile", "think", "wow", "up", "party", "oops", "phew"] as const satisfies readonly PhraseId[];
export type Reaction = (typeof REACTIONS)[number];

export const phraseWords = catalogue<Record<PhraseId, string>>(import.meta.glob("./phrases.{??,??-??}.ts"));

export const isReaction = (phrase: string): phrase is Reaction => (REACTIONS as readonly string[]).includes(phrase);

/** Returns the text of a received phrase; empty for a phrase that this page does not know. */
export const phraseText = (lang: Lang, phrase: unknown): string =>
  typeof phrase === "string" && phrase in phraseWords.of(lang) ? phraseWords.of(lang)[phrase as PhraseId] : "";
