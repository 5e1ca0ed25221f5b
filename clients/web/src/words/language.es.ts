/** What this language says of itself. */
import type { Language } from "./languages";

export const es: Language = { name: "Español" };
