/** The language's facts about itself. */
import type { Language } from "./languages";

export const en: Language = { name: "English" };
