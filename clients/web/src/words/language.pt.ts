/** What this language says of itself: Portuguese as in Brazil. */
import type { Language } from "./languages";

export const pt: Language = { name: "Português" };
