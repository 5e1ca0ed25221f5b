/** The language's facts about itself: Portuguese as in Brazil. */
import type { Language } from "./languages";

export const pt: Language = { name: "Português" };
