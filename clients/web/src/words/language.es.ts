/** The language's facts about itself. */
import type { Language } from "./languages";

export const es: Language = { name: "Español" };
