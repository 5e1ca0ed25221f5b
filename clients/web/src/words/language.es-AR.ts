/**
 * The language's facts about itself: Spanish as in Argentina, with vos and *desafiar*. It equals Spanish, except for the sentences in its
 * files.
 */
import type { Language } from "./languages";

export const esAR: Language = { name: "Español (Argentina)", base: "es" };
