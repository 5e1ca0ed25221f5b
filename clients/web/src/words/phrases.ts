/** The ready-made phrases and reactions in both languages: all that seats may say to each other. */
import type { PhraseId } from "../protocol/messages";
import type { Lang } from "../room/view";

/** In the order of the sheet; reactions come last and have a picture. */
export const PHRASES: readonly PhraseId[] = ["hello", "good_luck", "nice_move", "well_played", "thanks", "one_moment", "sorry", "good_game"];
export const REACTIONS = ["clap", "smile", "think", "wow"] as const satisfies readonly PhraseId[];
export type Reaction = (typeof REACTIONS)[number];

export const phraseWords: Record<Lang, Record<PhraseId, string>> = {
  es: {
    hello: "¡Hola!",
    good_luck: "¡Suerte!",
    nice_move: "¡Qué buena jugada!",
    well_played: "¡Bien jugado!",
    thanks: "¡Gracias!",
    one_moment: "Un momento, por favor",
    sorry: "Perdón",
    good_game: "¡Buen juego!",
    clap: "¡Bravo!",
    smile: "¡Ja, ja!",
    think: "Mmm…",
    wow: "¡Guau!",
  },
  en: {
    hello: "Hello!",
    good_luck: "Good luck!",
    nice_move: "What a nice move!",
    well_played: "Well played!",
    thanks: "Thanks!",
    one_moment: "One moment, please",
    sorry: "Sorry",
    good_game: "Good game!",
    clap: "Bravo!",
    smile: "Ha ha!",
    think: "Hmm…",
    wow: "Wow!",
  },
};

export const isReaction = (phrase: string): phrase is Reaction => (REACTIONS as readonly string[]).includes(phrase);

/** A phrase that came over the wire; one that this page does not know yet is left out. */
export const phraseText = (lang: Lang, phrase: unknown): string =>
  typeof phrase === "string" && phrase in phraseWords[lang] ? phraseWords[lang][phrase as PhraseId] : "";
