/** What this language says of itself: Portuguese as in Brazil. What it does not say yet is in Spanish. */
import type { Language } from "./languages";

export const pt: Language = { name: "Português", base: "es" };
